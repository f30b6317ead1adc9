package org.futo.inputmethod.event;

/** What the combiner uses of FUTO Keyboard's, declared anew. */
public final class Event {
    public static final int EVENT_TYPE_NOT_HANDLED = 0;
    public static final int EVENT_TYPE_INPUT_KEYPRESS = 1;
    public static final int EVENT_TYPE_INPUT_KEYPRESS_RESUMED = 9;
    public static final int EVENT_TYPE_STOP_COMPOSING = 10;

    public final int mCodePoint;
    public final int mKeyCode;
    public final Event mNextEvent;
    private final int type;
    private final boolean isConsumed;

    private Event(int type, int codePoint, int keyCode, boolean isConsumed, Event next) {
        this.type = type;
        mCodePoint = codePoint;
        mKeyCode = keyCode;
        this.isConsumed = isConsumed;
        mNextEvent = next;
    }

    public static Event key(int type, int codePoint, int keyCode) {
        return new Event(type, codePoint, keyCode, false, null);
    }

    public static Event createConsumedEvent(Event source) {
        return new Event(source.type, source.mCodePoint, source.mKeyCode, true, source.mNextEvent);
    }

    public static Event createResetEvent(Event source) {
        return new Event(EVENT_TYPE_STOP_COMPOSING, -1, 0, false, source);
    }

    public static Event createNotHandledEvent() {
        return new Event(EVENT_TYPE_NOT_HANDLED, -1, 0, false, null);
    }

    public int getEventType() { return type; }

    public boolean isConsumed() { return isConsumed; }

    public boolean isFunctionalKeyEvent() { return mCodePoint == -1; }
}

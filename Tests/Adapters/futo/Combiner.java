package org.futo.inputmethod.event;

import java.util.ArrayList;

/** As FUTO Keyboard declares it, in Java. */
public interface Combiner {
    Event processEvent(ArrayList<Event> previousEvents, Event event);

    CharSequence getCombiningStateFeedback();

    void reset();
}

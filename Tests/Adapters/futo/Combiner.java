package org.futo.inputmethod.event;

import java.util.ArrayList;

/** FUTO Keyboard's declaration, in Java. */
public interface Combiner {
    Event processEvent(ArrayList<Event> previousEvents, Event event);

    CharSequence getCombiningStateFeedback();

    void reset();
}

package org.futo.inputmethod.event;

import java.util.ArrayList;

/** The interface of FUTO Keyboard's combiners, which is written in Java. */
public interface Combiner {
    Event processEvent(ArrayList<Event> previousEvents, Event event);

    CharSequence getCombiningStateFeedback();

    void reset();
}

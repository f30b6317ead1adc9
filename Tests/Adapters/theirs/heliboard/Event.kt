// Combiners of HeliBoard's for which more of it would be needed.
package helium314.keyboard.event

import java.util.ArrayList

abstract class AnotherCombiner : Combiner {
    override val combiningStateFeedback: CharSequence get() = ""

    override fun processEvent(previousEvents: ArrayList<Event>?, event: Event): Event = event

    override fun reset() = Unit
}

class HangulCombiner : AnotherCombiner()

class BnKhiproCombiner : AnotherCombiner()

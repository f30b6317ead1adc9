/** The details of the events that the element sends. */
interface HwaljaKeyboardEventMap {
  press: CustomEvent<SlotPress>;
  page: CustomEvent<{ readonly page: string }>;
  commit: CustomEvent<{ readonly text: string }>;
  layoutchange: CustomEvent<{ readonly layout: string }>;
  action: CustomEvent<{ readonly action: FieldAction }>;
  dismiss: CustomEvent<null>;
}

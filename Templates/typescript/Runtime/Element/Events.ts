/** The details of the events that the element sends. */
interface HwaljaKeyboardEventMap {
  press: CustomEvent<{ readonly legend: string; readonly role: PageRole | "page" | null; readonly outcome: Outcome }>;
  page: CustomEvent<{ readonly page: string }>;
  commit: CustomEvent<{ readonly text: string }>;
  layoutchange: CustomEvent<{ readonly layout: string }>;
  action: CustomEvent<{ readonly action: FieldAction }>;
  dismiss: CustomEvent<null>;
}

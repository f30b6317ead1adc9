// Generated; do not edit. Made by: swift run gen --format typescript
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

// Declares the element for templates of Vue 3: import type {} from "hwalja/vue";
import type { HTMLAttributes, ReservedProps } from "vue";
import type { HwaljaKeyboardAttributes, HwaljaKeyboardElement, HwaljaKeyboardEventMap } from "./element.js";

type Listeners = {
  [Name in keyof HwaljaKeyboardEventMap as `on${Capitalize<Name>}`]?:
    ((event: HwaljaKeyboardEventMap[Name]) => unknown) | undefined;
};

declare module "vue" {
  interface GlobalComponents {
    "hwalja-keyboard": new () => HwaljaKeyboardElement & {
      /** The attributes and listeners that a template can set. */
      $props: HwaljaKeyboardAttributes & Listeners & HTMLAttributes & ReservedProps;
    };
  }
}

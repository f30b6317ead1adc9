// Generated; do not edit. Made by: swift run gen --format typescript
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

// Declares the element for JSX in React 19 and later: import type {} from "hwalja/react";
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { HwaljaKeyboardAttributes, HwaljaKeyboardElement, HwaljaKeyboardEventMap } from "./element.js";

type Listeners = {
  [Name in keyof HwaljaKeyboardEventMap as `on${Name}`]?: ((event: HwaljaKeyboardEventMap[Name]) => unknown) | undefined;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "hwalja-keyboard": DetailedHTMLProps<HTMLAttributes<HwaljaKeyboardElement>, HwaljaKeyboardElement>
        & HwaljaKeyboardAttributes & Listeners;
    }
  }
}

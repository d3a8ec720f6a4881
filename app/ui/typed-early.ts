import { useEffect } from "react";

/**
 * Tells React what was typed or chosen in a control before hydration: it leaves that in the control, but calls no
 * `onChange` for it. `id` is the control's.
 */
export function useTypedEarly(id: string): void {
  useEffect(() => {
    const control = document.getElementById(id);
    if (control instanceof HTMLSelectElement) {
      const rendered = [...control.options].find(({ defaultSelected }) => defaultSelected);
      if (rendered && !rendered.selected) report(control, "change");
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      const typed = control.value;
      if (typed === control.defaultValue) return;
      // React takes no notice of an event without another value, and knows of those that this property is given.
      control.value = control.defaultValue;
      Reflect.set(Object.getPrototypeOf(control), "value", typed, control);
      report(control, "input");
    }
  }, [id]);
}

function report(control: EventTarget, type: "change" | "input"): void {
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

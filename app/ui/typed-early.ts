import { useEffect } from "react";

/**
 * Tells React what was typed or chosen in the control `id` before hydration: React keeps it but
 * calls no `onChange`.
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
      // React ignores an event without a new value, and knows the value through this property.
      control.value = control.defaultValue;
      Reflect.set(Object.getPrototypeOf(control), "value", typed, control);
      report(control, "input");
    }
  }, [id]);
}

function report(control: EventTarget, type: "change" | "input"): void {
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

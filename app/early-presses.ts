/**
 * Runs in the browser before React, for the seconds in which a page can already be pressed. Until
 * React has seen a click (live/press-again.tsx), keeps the last pressed button that only React
 * answers, also that of a form without action and method, which the browser would send to the
 * page's own address. Links, other forms, popovers and dialogs work without it. Also handles
 * `aria-keyshortcuts`: Ctrl/Cmd+K presses its button, "/" focuses its box.
 */
export const EARLY_PRESSES_SCRIPT = `(() => {
  addEventListener("click", ({ target }) => {
    const button = target.closest?.("button[type=button]");
    if (button && !button.popoverTargetElement && !button.commandForElement) window.earlyPress = button;
  }, true);
  addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (form.hasAttribute("action") || form.hasAttribute("method")) return;
    event.preventDefault();
    window.earlyPress = submitter;
  }, true);
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event;
    if (altKey) return;
    if (ctrlKey || metaKey) {
      const button = key.toLowerCase() === "k" && document.querySelector("button[aria-keyshortcuts~='Control+K']");
      if (!button || shiftKey || repeat) return;
      event.preventDefault();
      button.click();
    } else if (key === "/" && !target.closest?.("input, textarea, select, [contenteditable]")) {
      const box = document.querySelector("input[aria-keyshortcuts='/']");
      if (!box) return;
      event.preventDefault();
      box.focus();
    }
  }, true);
})()`.replaceAll(/\n\s*/g, " ");

/**
 * Runs in the browser, from the document alone, as a page can be pressed seconds before React runs in it. It keeps the
 * last button whose press only React answers, until React has seen a click (live/press-again.tsx), and the one that
 * sends a form without action and method, which the browser would send to the page's own address. Links, other forms,
 * popovers and dialogs with a command work by themselves. The keys of `aria-keyshortcuts` work from here on,
 * too: Ctrl or Cmd with K presses its button, "/" focuses its box.
 */
const SCRIPT = `() => {
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
}`.replaceAll(/\n\s*/g, " ");

/** The script as an element. `nonceAttribute` is ` nonce="…"`, or "" without a policy. */
export function earlyPressesScript(nonceAttribute: string): string {
  return `<script${nonceAttribute}>(${SCRIPT})()</script>`;
}

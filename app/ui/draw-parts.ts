/** What the style sheet has drawn when it comes near (app.css). */
const PARTS = "[data-later], [data-cards] > li";
/** Of a long list, the first screens. */
const MOST = 64;
/** What the page does to become live goes on a little after this part of it; milliseconds. */
const REST = 200;

/**
 * The `ref` of an element whose parts are drawn one after the other, a part with each frame, once it is live.
 * It does not wait for scrolling: who saves the whole page as a picture wants all of it.
 */
export function drawParts(root: Element | null): () => void {
  let frame = 0;
  function start(): void {
    const parts = [...(root?.querySelectorAll<HTMLElement>(PARTS) ?? [])].slice(0, MOST).values();
    function drawNext(): void {
      const { value: part } = parts.next();
      if (!part) return;
      part.style.contentVisibility = "visible";
      frame = requestAnimationFrame(drawNext);
    }
    drawNext();
  }
  const rest = setTimeout(start, REST);
  return () => {
    clearTimeout(rest);
    cancelAnimationFrame(frame);
  };
}

import type { Page } from "playwright-core";
import { twoFrames } from "./browser.ts";

/** An entry of https://wicg.github.io/layout-instability, which the DOM's types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: LayoutShiftAttribution[];
}

interface LayoutShiftAttribution {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

export interface Shift {
  value: number;
  /** Whether it followed a click or a key within half a second, which is no surprise. */
  isAnswer: boolean;
  /** What moved: the start of each element's HTML, and its old and new top. */
  sources: string[];
}

/** Records layout shifts in a page; the returned function takes those since its last call. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(noteShifts);
  return async () => {
    await twoFrames(page);
    return page.evaluate(() => {
      const take: () => Shift[] = Reflect.get(window, "takeShifts");
      return take();
    });
  };
}

/** The layout shift of a list, as browsers add it up. */
export function sumOf(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** Runs in the page, before anything else. */
function noteShifts(): void {
  const shifts: Shift[] = [];
  function describe({ node, previousRect, currentRect }: LayoutShiftAttribution): string {
    const html = node instanceof Element ? node.outerHTML : (node?.textContent ?? "");
    return `${html.slice(0, 120)}: ${previousRect.top} to ${currentRect.top}`;
  }
  function note(entries: PerformanceEntryList): void {
    for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
      shifts.push({ value, isAnswer: hadRecentInput, sources: sources.map(describe) });
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  Reflect.set(window, "takeShifts", () => {
    note(observer.takeRecords());
    return shifts.splice(0);
  });
}

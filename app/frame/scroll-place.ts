/** A place in a page, by the element there: a number of pixels means another place once sizes above it change. */
export interface Place {
  /** Pixels scrolled, used while the element is missing. */
  y: number;
  /** The element in the middle of the view: the index of each ancestor below `main`, and its tag. */
  path: readonly number[];
  tag: string;
  /** Its distance from the top of the view in pixels. */
  top: number;
}

const STORAGE_KEY = "scroll-places";
/** Entries of the tab's history that are remembered. */
const MAX_PLACES = 50;

let places: Map<string, Place> | null = null;

function readPlaces(): Map<string, Place> {
  if (places) return places;
  places = new Map();
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
    for (const [entry, place] of Object.entries(stored ?? {})) {
      if (isPlace(place)) places.set(entry, place);
    }
  } catch {
    // without storage, or with another text in it, none is known
  }
  return places;
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== "object" || value === null) return false;
  const { y, path, tag, top }: Partial<Record<keyof Place, unknown>> = value;
  const isPath = Array.isArray(path) && path.every((index) => typeof index === "number");
  return isPath && typeof y === "number" && typeof tag === "string" && typeof top === "number";
}

/** The place of a history entry, also from before a reload. */
export function placeOfEntry(entry: string): Place | undefined {
  return readPlaces().get(entry);
}

export function keepPlace(entry: string, place: Place): void {
  const all = readPlaces();
  all.delete(entry);
  all.set(entry, place);
  for (const oldest of [...all.keys()].slice(0, -MAX_PLACES)) all.delete(oldest);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // without storage, until the next reload
  }
}

/** The place that the view shows now. */
export function currentPlace(main: HTMLElement): Place {
  const element = elementInView(main);
  const path: number[] = [];
  for (let node = element; node !== main && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  const { top } = element.getBoundingClientRect();
  return { y: window.scrollY, path, tag: element.tagName, top };
}

/** An item of a list or table near the middle of the view, else any element there, else `main`. */
function elementInView(main: HTMLElement): Element {
  const { innerWidth, innerHeight } = window;
  const inside = [0.5, 0.4, 0.6].flatMap((down) =>
    [0.5, 0.25, 0.75].flatMap((across) =>
      document
        .elementsFromPoint(innerWidth * across, innerHeight * down)
        .filter((element) => element !== main && main.contains(element))
        .slice(0, 1),
    ),
  );
  for (const element of inside) {
    const item = element.closest("li, tr");
    if (item && main.contains(item)) return item;
  }
  return inside[0] ?? main;
}

/** Scrolls to a place, or as near as the page's height allows. */
export function scrollToPlace(main: HTMLElement, { y, path, tag, top }: Place): void {
  const element = path.reduce<Element | undefined>((node, index) => node?.children[index], main);
  if (element?.tagName !== tag || path.length === 0) {
    window.scrollTo({ top: y, behavior: "instant" });
    return;
  }
  const distance = element.getBoundingClientRect().top - top;
  if (Math.abs(distance) >= 1) window.scrollBy({ top: distance, behavior: "instant" });
}

/** The state of a link of our own pages: following it is as good as an import. */
export const CHOSEN_HERE = { chosen: "here" } as const;

/** Whether the visitor came by such a link; links of other sites carry no state. */
export function isChosenHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && Reflect.get(state, "chosen") === "here";
}

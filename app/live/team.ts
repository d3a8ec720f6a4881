import { ERRORS } from "../contract/errors.ts";
import type { Member } from "../contract/person.ts";
import { tellFailure } from "./request.ts";
import { createStore } from "./store.ts";

/** The team as this tab knows it (§4): asked for once. */
export type TeamNow =
  | { state: "unasked" | "loading" }
  | { state: "known"; members: readonly Member[] }
  | { state: "failed"; error: string };

export const NOT_ASKED: TeamNow = { state: "unasked" };

export const teamStore = createStore<TeamNow>(NOT_ASKED);

/** Asks for the team unless that is under way or done. Never fails: the outcome is in the store. */
export async function loadTeam(): Promise<void> {
  const { state } = teamStore.get();
  if (state === "loading" || state === "known") return;
  teamStore.set({ state: "loading" });
  try {
    // The decoders weigh more than the frame, and only those who are signed in get here.
    const { read } = await import("./read.ts");
    teamStore.set({ state: "known", members: (await read("team", [])).value });
  } catch (error) {
    teamStore.set({ state: "failed", error: tellFailure(error, ERRORS.fetchTeam) });
  }
}

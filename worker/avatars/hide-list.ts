import { ANSWERS } from "../../app/content/answers.ts";
import { UNAVAILABLE } from "../../app/contract/unavailable.ts";
import { BotError, type BotApi, type Reading } from "../../app/contract/bot.ts";
import { Derivation, type Source } from "../../app/contract/derivation.ts";
import type { AvatarRecord } from "../../app/contract/person.ts";
import type { HideList } from "../context/services.ts";
import { countAction } from "../db/counts.ts";
import { isHidden, readHiddenPeople, setHidden, type HiddenPeople } from "../db/hidden-avatars.ts";
import { readRevision } from "../db/revisions.ts";
import { reasonOf, type Log } from "../logging/log.ts";
import { createSingleFlight, type SingleFlight } from "../primitives/single-flight.ts";
import { withTimeout } from "../primitives/with-timeout.ts";

/** No list has been read, or the last one lacks a change. */
export class HiddenUnknown extends Error {
  override name = "HiddenUnknown";

  constructor() {
    super(UNAVAILABLE.hiding);
  }
}

/** Too many changes by this person today. */
export class TooManyChanges extends Error {
  override name = "TooManyChanges";

  constructor() {
    super(ANSWERS.tooManyChanges);
  }
}

/** A change takes effect in all isolates within this time. */
const REMEMBER_MS = 30_000;
const RETRY_MS = 5000;
const READ_MS = 1500;
const WRITE_MS = 3000;
/** How long a visitor waits; the work goes on for the next one. */
const WAIT_MS = 2000;
/** How long reading a long list may take. */
const LIST_MS = 5000;

export interface HideMemory {
  people: HiddenPeople | null;
  /** The newest that this isolate knows. */
  revision: number;
  /** When to read again, epoch ms. */
  refreshFrom: number;
  refreshOnce: SingleFlight<void>;
}

export function createHideMemory(now: () => number): HideMemory {
  return {
    people: null,
    revision: 0,
    refreshFrom: 0,
    refreshOnce: createSingleFlight(LIST_MS, now),
  };
}

interface HideContext {
  memory: HideMemory;
  db: D1Database;
  /** Epoch ms. */
  now: () => number;
  log: Log;
  waitUntil: (work: Promise<unknown>) => void;
}

export function createHideList(context: HideContext): HideList {
  const { memory, db, now, log, waitUntil } = context;

  return {
    async ids() {
      if (now() >= memory.refreshFrom) {
        const refreshed = memory.refreshOnce("", {
          start: () => refresh(context),
          onError: (error) => log("avatars.hide_list_failed", { reason: reasonOf(error) }),
          waitUntil,
        });
        // If the database fails, the remembered list serves; without one, nothing is shown.
        await withTimeout(WAIT_MS, refreshed).catch(() => (memory.refreshFrom = now() + RETRY_MS));
      }
      if (!memory.people || isBehind(memory)) throw new HiddenUnknown();
      return memory.people.ids;
    },
    async set(id, hidden) {
      if ((await withTimeout(READ_MS, isHidden(db, id))) === hidden) return;
      const change = { action: "hiding", person: id, now: now() } as const;
      if (!(await withTimeout(WRITE_MS, countAction(db, change)))) throw new TooManyChanges();
      noteRevision(memory, await withTimeout(WRITE_MS, setHidden(db, { id, hidden, now: now() })));
      memory.refreshFrom = 0;
    },
  };
}

/** Updates the memory. @throws what the stores throw */
async function refresh({ memory, ...context }: HideContext): Promise<void> {
  const { db, now } = context;
  if (memory.people) {
    noteRevision(memory, await withTimeout(READ_MS, readRevision(db, "hidden_avatars")));
  }
  if (!memory.people || isBehind(memory)) {
    memory.people = await withTimeout(LIST_MS, readHiddenPeople(db));
    noteRevision(memory, memory.people.revision);
  }
  // This list may lack a change made here meanwhile, so the next request reads again.
  if (!isBehind(memory)) memory.refreshFrom = now() + REMEMBER_MS;
}

function noteRevision(memory: HideMemory, revision: number): void {
  memory.revision = Math.max(memory.revision, revision);
}

function isBehind({ people, revision }: HideMemory): boolean {
  return (people?.revision ?? 0) < revision;
}

/** The bot API without the pictures of people who hide them. */
export function withoutHidden(bot: BotApi, list: HideList): BotApi {
  async function visible(
    pictures: Promise<Reading<AvatarRecord[]>>,
  ): Promise<Reading<AvatarRecord[]>> {
    const [reading, ids] = await Promise.all([pictures, list.ids().catch(asBotError)]);
    return withoutIds(reading, ids);
  }
  return {
    ...bot,
    avatars: () => visible(bot.avatars()),
    avatarsOf: (id) => visible(bot.avatarsOf(id)),
  };
}

function asBotError(error: unknown): never {
  if (!(error instanceof HiddenUnknown)) throw error;
  throw new BotError("not-ready", error.message, { retryAfter: RETRY_MS / 1000 });
}

interface Filtered {
  ids: ReadonlySet<string>;
  visible: Required<Source<AvatarRecord[]>>;
}

const FILTERED = new Derivation<{ last: Filtered }>();

/** Filters up to 100,000 pictures once for each list of ids. */
function withoutIds(
  reading: Reading<AvatarRecord[]>,
  ids: ReadonlySet<string>,
): Reading<AvatarRecord[]> {
  if (ids.size === 0) return reading;
  const filter = (): Filtered => {
    const value = reading.value.filter(({ user_id }) => !ids.has(user_id));
    return { ids, visible: { value, copy: {} } };
  };
  const kept = FILTERED.of(reading, () => ({ last: filter() }));
  if (kept.last.ids !== ids) kept.last = filter();
  return { ...reading, ...kept.last.visible };
}

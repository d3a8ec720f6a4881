import { DATA_KINDS, type DataKind } from "../../contract/own-data.ts";
import { isServerList, LISTS, type ListId } from "../../contract/lists.ts";
import type { Appeals, Brand } from "../brand-schema.ts";
import { readsOffOf } from "../reads-off.ts";
import { APPEAL_DEFAULTS } from "./appeals.ts";

/** What signed-in people may see and ask for, by the brand and the bot's reads. */
export interface YouSwitches {
  /** Lists in which people see what blocks them or their servers. */
  lists: readonly ListId[];
  /** Lists with reasons. */
  reasons: readonly ListId[];
  /** What blocks the person. */
  standing: boolean;
  appeals: Appeals | null;
  servers: boolean;
  data: boolean;
  deletion: boolean;
}

/** Default days after a decline until the next appeal about the same. */
export const DEFAULT_WAIT_DAYS = 30;

const DEFAULT_APPEALS: Appeals = {
  ...APPEAL_DEFAULTS,
  waitDays: DEFAULT_WAIT_DAYS,
  byAnother: false,
};

/** Whether /me has pages. */
export function hasYou({ standing, servers, data, deletion }: YouSwitches): boolean {
  return standing || servers || data || deletion;
}

/** Kinds of data that bot and site keep about people; null if the brand hides them. */
export function dataKindsOf(brand: Pick<Brand, "reads" | "pages" | "you">): DataKind[] | null {
  const { data, standing, appeals, deletion } = youOf(brand);
  const off = readsOffOf(brand);
  const isEnabled: Partial<Record<DataKind, boolean>> = {
    blacklists: standing,
    economy: !off.includes("economyLogs"),
    avatars: !off.includes("avatarsOf"),
    feedback: !off.includes("feedback"),
    activity: !off.includes("activity"),
    hidden: !off.includes("avatarsOf"),
    appeals: appeals !== null || deletion,
  };
  return data ? DATA_KINDS.filter((kind) => isEnabled[kind] ?? true) : null;
}

type Chosen = Exclude<NonNullable<Brand["you"]>, false>;

/** A brand's switches: on unless left out by the brand or unanswered by the bot. */
export function youOf(brand: Pick<Brand, "reads" | "pages" | "you">): YouSwitches {
  const you: Chosen = brand.you === false ? ALL_OFF : (brand.you ?? {});
  const off = readsOffOf(brand);
  const lists = LISTS.filter(({ read }) => !off.includes(read)).map(({ id }) => id);
  const standing = you.standing !== false && lists.some((list) => !isServerList(list));
  const appeals = you.appeals ?? DEFAULT_APPEALS;
  return {
    lists: standing ? lists : [],
    reasons: standing ? lists.filter((list) => you.reasons?.[list] === "all") : [],
    standing,
    appeals: standing && appeals !== false ? appeals : null,
    servers: you.servers !== false,
    data: you.data !== false,
    deletion: you.deletion !== false,
  };
}

const ALL_OFF: Chosen = {
  standing: false,
  appeals: false,
  servers: false,
  data: false,
  deletion: false,
};

import { DATA_KINDS, type DataKind } from "../../contract/own-data.ts";
import { isServerList, LISTS, type ListId } from "../../contract/lists.ts";
import type { Appeals, Brand } from "../brand-schema.ts";
import { readsOffOf } from "../reads-off.ts";
import { APPEAL_DEFAULTS } from "./appeals.ts";

/** What a signed-in person may see and ask for, as the brand and the bot's reads allow it. */
export interface YouSwitches {
  /** The lists in which people may see what bars them, or their servers. */
  lists: readonly ListId[];
  /** The lists whose reasons are shown. */
  reasons: readonly ListId[];
  /** What bars the person. */
  standing: boolean;
  appeals: Appeals | null;
  servers: boolean;
  data: boolean;
  deletion: boolean;
}

/** Days after a declined appeal until the next about the same, where the brand says nothing else. */
export const DEFAULT_WAIT_DAYS = 30;

const DEFAULT_APPEALS: Appeals = {
  ...APPEAL_DEFAULTS,
  waitDays: DEFAULT_WAIT_DAYS,
  byAnother: false,
};

/** Whether there is anything below /me. */
export function hasYou({ standing, servers, data, deletion }: YouSwitches): boolean {
  return standing || servers || data || deletion;
}

/** The kinds of what bot and site keep about people; null where the brand does not show them. */
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

/** The switches of a brand: what it leaves out is on; what the bot does not answer is off. */
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

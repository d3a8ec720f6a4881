import { BLACKLISTS } from "../../app/content/staff/blacklists.ts";
import { FEATURE_PATHS, LEGAL_PATHS } from "../../app/content/paths.ts";
import type { Fault } from "../../worker/local/fault.ts";

/** A picture to take: a page in a state. */
export interface Shot {
  path: string;
  /** Names the picture, after the page. */
  state: string;
  /** Who is signed in; nobody by default. */
  as?: "Developer";
  /** Reached by a link whose answers never come, so that its placeholders stay. */
  isWaiting?: boolean;
  /** Typed into the page's search box. */
  search?: string;
  /** The name of a button that is pressed first: a menu, a dialog. */
  press?: string;
  /** The only widths at which there is anything to see. */
  widths?: readonly number[];
  /** How far the reader's clock runs on while no answer comes, in minutes. */
  minutesLater?: number;
}

/** Pictures of one outside world; each has a site of its own, so that no cached copy is shown. */
export interface World {
  faults: readonly Fault[];
  shots: readonly Shot[];
}

/** A person of the seed who has pictures. */
const KNOWN = "/avatars/337604668138472810";

const READING = ["/commands", "/status", "/team", "/templates", "/feedback", "/avatars", KNOWN];

const PUBLIC = [
  "/",
  ...READING,
  "/commands/music",
  "/premium",
  "/contact",
  "/embed",
  ...FEATURE_PATHS,
  ...LEGAL_PATHS,
  "/no/such/page",
];

const STAFF = [
  "/staff/overview",
  "/staff/commands",
  "/staff/logging/economy",
  "/staff/logging/economy?user=1112326429807966185",
  "/staff/lookup",
  "/staff/lookup?id=1112326429807966185",
  "/staff/lookup?ids=1112326429807966185+1126844954996346884",
  "/staff/blacklist",
  ...BLACKLISTS.map(({ path }) => `/staff/blacklist/${path}`),
  "/staff/appeals",
  "/staff/appeals?kind=deletion",
  "/staff/trail",
  "/staff/incidents",
  "/staff/incidents?new=maintenance",
  "/staff/health",
];

/** Pages with people's names, and a name that is long and runs from the right. */
const NAMED = [
  "/staff/overview",
  "/staff/lookup?id=1112326429807966185",
  "/staff/blacklist/user/user",
  "/team",
  "/feedback",
  "/avatars/234567890123456789",
];
const LONG = "عبد الرحمن بن محمد بن عبد الله الطويل الاسم جدا";

function each(paths: readonly string[], state: string, rest: Partial<Shot> = {}): Shot[] {
  return paths.map((path) => ({ path, state, ...rest }));
}

const PUBLIC_READS = ["/commands", "/history", "/shards", "/team", "/templates", "/feedback"];
const PICTURE_READS = ["/avatars", KNOWN];
const STAFF_READS = ["/commands", "/activity/*", "/logs/*", "/blacklist/*"];

const WIDE = [1280, 1920];

/** Menus and dialogs. */
const OPENED: readonly Shot[] = [
  { path: "/", state: "features menu", press: "Features", widths: WIDE },
  { path: "/", state: "information menu", press: "Information", widths: WIDE },
  { path: "/", state: "small menu", press: "Open menu", widths: [390, 768] },
  { path: "/", state: "palette", press: "Jump to a page" },
  { path: "/commands", state: "categories", press: "Category: All Commands" },
  ...["Import", "Drafts", "Share"].map((press) => ({
    path: "/embed",
    state: `${press.toLowerCase()} dialog`,
    press,
  })),
];

function all(paths: readonly string[], trouble: Omit<Fault, "path">): Fault[] {
  return paths.map((path) => ({ path, ...trouble }));
}

export const WORLDS: readonly World[] = [
  {
    faults: [],
    shots: [
      ...each(PUBLIC, "full"),
      ...each(["/commands", "/templates"], "no match", { search: "xyzzyx" }),
      { path: "/avatars/234567890123456789", state: "unknown" },
      ...OPENED,
      ...each(["/commands", "/status", "/team", "/templates", "/feedback", "/avatars"], "loading", {
        isWaiting: true,
      }),
      { path: "/status", state: "stale", minutesLater: 20 },
      ...each(["/", "/avatars"], "signed in", { as: "Developer" }),
      ...each(STAFF, "full", { as: "Developer" }),
      ...each(["/staff/overview", "/staff/commands"], "loading", {
        as: "Developer",
        isWaiting: true,
      }),
    ],
  },
  {
    faults: all([...PUBLIC_READS, ...PICTURE_READS], { body: "[]" }),
    shots: each(READING, "empty"),
  },
  {
    faults: all([...PUBLIC_READS, ...PICTURE_READS], { status: 500 }),
    shots: each(["/", ...READING], "error"),
  },
  {
    faults: all(STAFF_READS, { status: 500 }),
    shots: each(STAFF, "error", { as: "Developer" }),
  },
  {
    faults: all(STAFF_READS, { body: "[]" }),
    shots: each(STAFF, "empty", { as: "Developer" }),
  },
  {
    faults: [{ path: "/team", status: 500 }],
    shots: [{ path: "/staff/overview", state: "membership unknown", as: "Developer" }],
  },
  {
    faults: [{ path: "/user/*", body: JSON.stringify({ id: "1", user: LONG, username: "long" }) }],
    shots: each(NAMED, "long names", { as: "Developer" }),
  },
];

import { brand } from "#brand";
import { sourceOf } from "../../../app/content/reads.ts";
import { isDigits } from "../../../app/contract/digits.ts";
import { READ_NAMES, reads, type ReadName } from "../../../app/contract/endpoints.ts";
import { MOST } from "../../../app/contract/most.ts";
import { ACTIVITY_RANGES } from "../../../app/contract/range.ts";
import { upstreamPath } from "../../bot/client.ts";
import { isCached, POLICIES } from "../../bot/policy.ts";
import { eachOnce, fail, ok, skip, warn, type Finding } from "../report/findings.ts";
import { answers } from "./answers.ts";
import { ask, type Asked, type Source } from "./ask.ts";
import { judge, type Mismatches } from "./judge.ts";
import { pathOf } from "./openapi.ts";
import { faultOfAddress, lookAtKey, PROBES } from "./probe.ts";

export interface Sample {
  /** The server for the activity read. */
  staffServerId: string;
  /** Whose records to ask for; by default a member's. */
  userId?: string;
}

export interface Examination {
  findings: Finding[];
  /** The bot API's clock, and ours when it answered; epoch ms. */
  clock: { theirs: number; ours: number } | null;
  /** Answers by name of the read. */
  bodies: Map<ReadName, unknown>;
}

/** Well-formed but never issued: its time is before the platform opened. */
const NOBODY = "10000000000000001";
/** People to try until one has something to show. */
const TRIES = 5;
/** The share of spoilt records that makes a long list count as broken. */
const FEW = 0.1;
const LONG = 20;
const ID_FIELDS = ["user_id", "guild_id"];
/** This many ids aren't round by chance: of 32 ids with 18 digits, one is. */
const LEAST_IDS = 3;
/** Reads that no brand can switch off. */
const LEAST: ReadonlySet<ReadName> = new Set(["commands", "staffCommands", "shards", "team"]);
/** Why the bot isn't asked, by the answer's source. */
const NOT_ASKED = {
  push: "the bot pushes it",
  own: "the site measures it",
  off: "the brand switches this read off",
} as const;
const SLOW_MS = 1000;

/**
 * Asks a bot API for everything the site reads and compares it with the contract. `strict`: the
 * documents' promises must hold; otherwise a warning where the site copes.
 */
export async function examine(
  source: Source,
  sample: Sample,
  strict: boolean,
): Promise<Examination> {
  const probed = PROBES.find((name) => sourceOf(name) === "pull");
  const bodies = new Map<ReadName, unknown>();
  if (!probed) {
    return { findings: [skip("bot API", "not asked: the bot pushes")], clock: null, bodies };
  }
  const probe = pathOf(probed);
  const first = await ask(source, probe);
  const clock = first.date === null ? null : { theirs: first.date, ours: Date.now() };
  bodies.set(probed, first.body);
  const closed = await faultOfAddress(source, probe, first);
  if (closed) return { findings: [closed], clock, bodies };
  const findings = first.problem
    ? []
    : [await lookAtKey(source, probe, { records: first.body, strict })];
  const seen = new Set<string>();
  for (const name of READ_NAMES) {
    const from = sourceOf(name);
    if (from !== "pull") {
      findings.push(skip(pathOf(name), `not asked: ${NOT_ASKED[from]}`));
      continue;
    }
    let last: Look | null = null;
    for (const args of questions(name, bodies, sample)) {
      const path = upstreamPath(sample, name, reads[name], args);
      if (seen.has(path)) continue;
      seen.add(path);
      last = await lookAt(source, name, path, strict);
      bodies.set(name, last.body);
      if (name === "activity") findings.push(...last.findings);
      else if (!last.isBare) break;
    }
    if (last && name !== "activity") findings.push(...last.findings);
    if (!last && name !== "staffCommands") {
      findings.push(skip(pathOf(name), "not asked: nobody's id is known to ask for"));
    }
  }
  findings.push(...(await lookAtNobody(source, strict)));
  findings.push(...lookAtIds(bodies), ...lookAtNames(bodies));
  findings.push(...(await lookAtStaffServer(source, bodies)));
  return { findings: eachOnce(findings), clock, bodies };
}

/** Lists whose ids all lost their last digits, as JavaScript numbers do. */
function lookAtIds(bodies: Map<ReadName, unknown>): Finding[] {
  return [...bodies].flatMap(([name, body]) => {
    const ids = ID_FIELDS.flatMap((field) => textsOf(body, field)).filter(isDigits);
    const areRound = ids.length >= LEAST_IDS && ids.every((id) => String(Number(id)) === id);
    const says =
      "the ids look rounded: JavaScript's numbers lose the last digits of an id, so keep ids as text";
    return areRound ? [fail(pathOf(name), says)] : [];
  });
}

/** Ranks and categories unknown to the brand, whose commands everybody would see. */
function lookAtNames(bodies: Map<ReadName, unknown>): Finding[] {
  const categories = new Set([
    ...Object.values(brand.commandGroups)
      .flat()
      .map((category) => category.toLowerCase()),
    ...brand.ranks.flatMap((rank) => rank.categories),
  ]);
  const ranks = new Set(brand.ranks.map(({ rank }) => rank.toLowerCase()));
  const strangeCategories = textsOf(bodies.get("commands"), "category").filter(
    (category) => category !== "" && !categories.has(category.toLowerCase()),
  );
  const strangeRanks = textsOf(bodies.get("team"), "rank").filter(
    (rank) => !ranks.has(rank.toLowerCase()),
  );
  const findings: Finding[] = [];
  if (strangeCategories.length > 0) {
    const says = `categories that the brand does not know: ${strangeCategories.join(", ")}. Their commands are shown to everybody under these names; enter each in commandGroups, or in a rank's categories if it is the team's`;
    findings.push(warn("/commands", says));
  }
  if (strangeRanks.length > 0) {
    const last = brand.ranks.at(-1)?.rank ?? "";
    const says = `ranks that the brand does not know: ${strangeRanks.join(", ")}. They are shown as ${last}`;
    findings.push(warn("/team", says));
  }
  return findings;
}

/** Whether the bot counts the team's messages in this server, and reads `server_id` at all. */
async function lookAtStaffServer(
  source: Source,
  bodies: Map<ReadName, unknown>,
): Promise<Finding[]> {
  const activity = bodies.get("activity");
  if (!Array.isArray(activity)) return [];
  const team = textsOf(bodies.get("team"), "user_id");
  const writers = new Set(textsOf(activity, "user_id"));
  if (team.length > 0 && !team.some((id) => writers.has(id))) {
    const says = "no message of the team was ever counted there: is it the staff's server?";
    return [warn("STAFF_SERVER_ID", says)];
  }
  const args = ACTIVITY_RANGES.slice(-1);
  const path = upstreamPath({ staffServerId: NOBODY }, "activity", reads.activity, args);
  const { body } = await ask(source, path);
  if (activity.length === 0 || JSON.stringify(body) !== JSON.stringify(activity)) return [];
  const says =
    "the bot counts the same messages in a server that does not exist: it does not look at server_id, so nobody notices a wrong one";
  return [warn("STAFF_SERVER_ID", says)];
}

/** A field's distinct trimmed texts. */
function textsOf(list: unknown, field: string): string[] {
  if (!Array.isArray(list)) return [];
  const texts = list.map((record: unknown) => Reflect.get(Object(record), field) as unknown);
  return [...new Set(texts.filter((each) => typeof each === "string").map((each) => each.trim()))];
}

/** The result of requesting a path. */
interface Look {
  findings: Finding[];
  body: unknown;
  /** A 404 or an empty list, which doesn't show a record's shape. */
  isBare: boolean;
}

/** Arguments to try; for reads by id, people until one has records. */
function questions(name: ReadName, bodies: Map<ReadName, unknown>, sample: Sample): string[][] {
  const people = (of: ReadName) =>
    (sample.userId ? [sample.userId] : idsIn(bodies.get(of))).map((id) => [id]);
  switch (name) {
    case "user":
    case "economyLogs":
      return people("team");
    case "avatarsOf":
      return people("avatars");
    case "activity":
      return ACTIVITY_RANGES.map((range) => [range]);
    default:
      return [[]];
  }
}

function idsIn(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  const ids = list.map((record: unknown) => Reflect.get(Object(record), "user_id") as unknown);
  return [...new Set(ids)]
    .filter((id) => typeof id === "string")
    .filter(isDigits)
    .slice(0, TRIES);
}

async function lookAt(
  source: Source,
  name: ReadName,
  path: string,
  strict: boolean,
): Promise<Look> {
  const limit = isCached(name) ? POLICIES[name].maxBytes : undefined;
  const asked = await ask(source, path, limit);
  const { body, ms } = asked;
  const check = path.replace(/&server_id=\d+$/, "");
  const { unknown } = answers[name];
  if (asked.status === 404 && unknown) {
    return { findings: [skip(check, `404: ${unknown}`)], body, isBare: true };
  }
  if (asked.status === 404 && !LEAST.has(name)) {
    const says = `answered 404; a bot without it says so in the brand's file: reads: { ${name}: false }`;
    return { findings: [fail(check, says)], body, isBare: true };
  }
  const findings = [compare(name, check, asked, strict)];
  if (ms > SLOW_MS && asked.status === 200) {
    findings.push(warn(check, `slow: ${ms} ms; visitors wait for it when no copy is kept`));
  }
  return { findings, body, isBare: Array.isArray(body) && body.length === 0 };
}

function compare(name: ReadName, check: string, asked: Asked, strict: boolean): Finding {
  if (asked.status !== 200 && asked.status !== 0) {
    return fail(check, `answered ${asked.status}${asked.problem ? `: ${asked.problem}` : ""}`);
  }
  if (asked.problem) return fail(check, asked.problem);
  const { records, unreadable, broken } = judge(answers[name], asked.body);
  const few = (found: Mismatches) =>
    found.count > 0 && records > LONG && found.count <= records * FEW;
  const isList = answers[name].kind === "list";
  const told = ({ first, count }: Mismatches) =>
    isList && records > 0 ? `${first} (${count} of ${records} records)` : `${first}`;
  if (unreadable.count > 0 && !few(unreadable)) return fail(check, told(unreadable));
  if (strict && broken.count > 0 && !few(broken)) return fail(check, told(broken));
  if (unreadable.count > 0) return warn(check, `left out by the site: ${told(unreadable)}`);
  if (broken.count > 0) return warn(check, told(broken));
  const most = new Map<string, number>(Object.entries(MOST)).get(name) ?? Infinity;
  if (records > most) return warn(check, `${records} records, and the site reads ${most} of them`);
  if (!isList) return ok(check, "as agreed");
  if (records > 0) return ok(check, `${records} records`);
  return EMPTY[name] ?? ok(check, "an empty list");
}

/** Lists that a healthy bot never leaves empty. */
const EMPTY: Partial<Record<ReadName, Finding>> = {
  team: fail("/team", "the team list is empty: nobody can open the staff pages"),
  commands: warn("/commands", "no commands"),
  history: warn("/history", "no history: the status page has nothing to draw"),
  shards: warn("/shards", "no shards: the status page says that there is no data"),
};

/** An unknown id: 404 for a profile, 404 or an empty list for pictures. */
async function lookAtNobody(source: Source, strict: boolean): Promise<Finding[]> {
  const wrong = strict ? fail : warn;
  const findings: Finding[] = [];
  if (sourceOf("user") === "pull") {
    const { status } = await ask(source, `/user/${NOBODY}`);
    findings.push(
      status === 404
        ? ok(`/user/${NOBODY}`, "404 for an unknown person")
        : wrong(`/user/${NOBODY}`, `answered ${status} for an unknown person, not 404`),
    );
  }
  if (sourceOf("avatarsOf") === "pull") {
    const { status, body } = await ask(source, `/avatars/${NOBODY}`);
    const isEmpty = Array.isArray(body) && body.length === 0;
    findings.push(
      status === 404 || isEmpty
        ? ok(`/avatars/${NOBODY}`, "no pictures of an unknown person")
        : wrong(`/avatars/${NOBODY}`, `answered ${status}, not 404 or an empty list`),
    );
  }
  return findings;
}

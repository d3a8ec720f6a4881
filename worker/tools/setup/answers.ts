import { createInterface, type ReadLineOptions } from "node:readline/promises";
import * as v from "valibot";
import { faultsOf } from "../../../app/content/brand-faults.ts";
import { minimalBrand, type BrandFacts } from "./minimal-brand.ts";

const answersShape = v.object({
  product: v.string(),
  domain: v.string(),
  clientId: v.string(),
  prefix: v.string(),
  accent: v.string(),
  source: v.picklist(["push", "pull"]),
  /** "" if the bot pushes. */
  botUrl: v.string(),
  language: v.picklist(["en", "de"]),
});

/** The checked answers. */
export type Answers = v.InferOutput<typeof answersShape>;

/** An answer in its stored form, or what is wrong. */
type Judged = { value: string } | { fault: string };

interface Question {
  flag: string;
  words: string;
  judge: (given: string) => Judged;
}

const EXAMPLE: BrandFacts = {
  product: "Bot",
  prefix: "!",
  accent: "#b48cf2",
  source: "push",
  language: "en",
};

/** By a brand file's rules. */
function asBrand(key: "product" | "prefix" | "accent", value: string): Judged {
  const start = `brand.${key}: `;
  const faults = faultsOf(minimalBrand({ ...EXAMPLE, [key]: value }));
  const own = faults.filter((fault) => fault.startsWith(start));
  if (own.length === 0) return { value };
  const fault = own.map((one) => one.slice(start.length)).join("; ");
  return { fault: key === "accent" ? `${fault}: choose a lighter one` : fault };
}

/** A domain's host, also from a whole address; non-ASCII in punycode. */
function domainOf(given: string): Judged {
  const url = URL.parse(given.includes("://") ? given : `https://${given}`);
  const host = url?.host ?? "";
  const isDomain = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(host);
  return isDomain ? { value: host } : { fault: "must be a domain, such as lumen.gg" };
}

function botUrlOf(given: string): Judged {
  const url = URL.parse(given);
  if (url?.protocol !== "https:" || url.search || url.hash || url.username) {
    return { fault: "must be an https address, such as https://bot.lumen.gg/v1" };
  }
  return { value: `${url.origin}${url.pathname}`.replace(/\/+$/, "") };
}

function accentOf(given: string): Judged {
  const hex = given.replace(/^#?/, "#").toLowerCase();
  return asBrand("accent", hex);
}

/** The six questions, and the bot's address for `--source pull`. */
const QUESTIONS = {
  product: {
    flag: "name",
    words: "The bot's name",
    judge: (given) => asBrand("product", given),
  },
  domain: { flag: "domain", words: "The site's domain, such as lumen.gg", judge: domainOf },
  clientId: {
    flag: "client-id",
    words: "The application's id at the chat platform",
    judge: (given) =>
      /^\d{17,20}$/.test(given) ? { value: given } : { fault: "must be 17 to 20 digits" },
  },
  prefix: {
    flag: "prefix",
    words: "The prefix of its commands, / for slash commands",
    judge: (given) => asBrand("prefix", given),
  },
  accent: { flag: "accent", words: "One colour, such as #b48cf2", judge: accentOf },
  source: {
    flag: "source",
    words: "push if the bot sends its data, pull if the site asks the bot",
    judge: (given) =>
      given === "push" || given === "pull" ? { value: given } : { fault: "must be push or pull" },
  },
  botUrl: {
    flag: "bot-url",
    words: "The address of the bot's API, such as https://bot.lumen.gg/v1",
    judge: botUrlOf,
  },
} satisfies Record<string, Question>;

type Given = Readonly<Record<string, string | boolean | undefined>>;

/** Answers that don't work: a line each, with the flag's name. */
export class BadAnswers extends Error {
  override name = "BadAnswers";
}

/**
 * Takes answers from flags and asks for the others.
 * @param ask asks a person; null without a terminal
 * @throws BadAnswers
 */
export async function readAnswers(
  given: Given,
  ask: ((words: string) => Promise<string>) | null,
): Promise<Answers> {
  const faults: string[] = [];
  const kept: Record<string, string> = { botUrl: "" };
  for (const [key, question] of Object.entries<Question>(QUESTIONS)) {
    if (key === "botUrl" && kept.source !== "pull") continue;
    const flag = given[question.flag];
    let judged = judge(question, typeof flag === "string" ? flag : await ask?.(question.words));
    while ("fault" in judged) {
      const again = await ask?.(`${question.words} (${judged.fault})`);
      if (again === undefined) break;
      judged = judge(question, again);
    }
    if ("value" in judged) kept[key] = judged.value;
    else faults.push(`--${question.flag} ${judged.fault}`);
  }
  const { language = "en" } = given;
  if (language !== "en" && language !== "de") faults.push("--language must be en or de");
  if (faults.length > 0) throw new BadAnswers(faults.join("\n"));
  return v.parse(answersShape, { ...kept, language });
}

/**
 * Takes the answers from the flags, and asks in a terminal for those that are missing.
 * @throws BadAnswers where the person ends it, by Ctrl+C or Ctrl+D
 */
export async function askAnswers(given: Given, streams: ReadLineOptions): Promise<Answers> {
  const terminal = createInterface({ ...streams, terminal: true });
  const closed = new AbortController();
  terminal.once("close", () => closed.abort());
  try {
    const { signal } = closed;
    return await readAnswers(given, (words) => terminal.question(`${words}: `, { signal }));
  } catch (error) {
    const isEnded = error instanceof Error && error.name === "AbortError";
    throw isEnded ? new BadAnswers("\nNothing was written.") : error;
  } finally {
    terminal.close();
  }
}

function judge({ judge: rule }: Question, answer: string | undefined): Judged {
  const text = answer?.trim() ?? "";
  return text === "" ? { fault: "is missing" } : rule(text);
}

/** Names the folder, the worker and its queues: small letters, digits and hyphens. */
export function slugOf({ product, domain }: Pick<Answers, "product" | "domain">): string {
  const plain = product.toLowerCase().replaceAll("ß", "ss").normalize("NFKD");
  const slug = plain
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40);
  // No Latin letter in the name.
  return slug.replaceAll(/^-+|-+$/g, "") || (domain.split(".").at(-2) ?? "bot");
}

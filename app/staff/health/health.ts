import type { CircuitHealth, Health } from "../../contract/health.ts";
import { MOST } from "../../contract/most.ts";
import { HEALTH } from "../../content/staff/health.ts";
import { formatAgo } from "../../format/elapsed.ts";

/** Something that works or doesn't, in words. */
interface Condition {
  text: string;
  isFailing: boolean;
}

interface Fact extends Condition {
  title: string;
}

export function healthFacts(health: Health): Fact[] {
  const { facts } = HEALTH;
  return [
    { title: facts.version, text: health.version ?? HEALTH.noVersion, isFailing: false },
    { title: facts.sample, ...sampleFact(health) },
    { title: facts.queue, ...queueFact(health) },
    { title: facts.commands, ...commandsFact(health) },
    { title: facts.database, ...databaseFact(health) },
  ];
}

function sampleFact({ sample, at }: Health): Condition {
  if (sample === null) return { text: HEALTH.notRead, isFailing: true };
  const text =
    sample.at === null ? HEALTH.noSample : HEALTH.ago(formatAgo((at - sample.at) / 1000));
  return { text, isFailing: sample.isLate };
}

function queueFact({ queue, at }: Health): Condition {
  if (queue === null) return { text: HEALTH.notRead, isFailing: true };
  const { nextAt, pausedUntil, isLate } = queue;
  const lasting = (ms: number) => formatAgo(ms / 1000);
  if (nextAt === null) return { text: HEALTH.nothingDue, isFailing: false };
  if (pausedUntil !== null && pausedUntil > at) {
    return { text: HEALTH.pausedFor(lasting(pausedUntil - at)), isFailing: isLate };
  }
  const text =
    nextAt > at ? HEALTH.dueIn(lasting(nextAt - at)) : HEALTH.dueFor(lasting(at - nextAt));
  return { text, isFailing: isLate };
}

function commandsFact({ commands }: Health): Condition {
  if (commands === null) return { text: HEALTH.notRead, isFailing: true };
  const text = commands.isCut ? HEALTH.cutTo(MOST.commands) : HEALTH.allRead;
  return { text, isFailing: commands.isCut };
}

function databaseFact({ database }: Health): Condition {
  return database === "ok"
    ? { text: HEALTH.answers, isFailing: false }
    : { text: HEALTH.failing, isFailing: true };
}

/** The state of a circuit, and its colour. */
export function circuitState({ failures, openFor: seconds }: CircuitHealth) {
  if (seconds > 0) return { text: HEALTH.openFor(seconds), tone: "down" } as const;
  if (failures > 0) return { text: HEALTH.closedAfter(failures), tone: "warn" } as const;
  return { text: HEALTH.answersAll, tone: "ok" } as const;
}

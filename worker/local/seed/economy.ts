import { createRandom, type Random } from "../random.ts";

/** A transaction in `GET /logs/economy/{id}`; databases return decimals as text. */
export interface EconomyAnswer {
  id: number;
  user_id: string;
  action: string;
  type: string;
  amount: number | string;
  cash: number | string;
  card: number | string;
  /** Epoch seconds. */
  created: number;
}

const LOGS_PER_USER = 2_000;
const WORK = { action: "work", type: "gain", weight: 26, high: 4_200 };

const ACTIONS: readonly { action: string; type: string; weight: number; high: number }[] = [
  WORK,
  { action: "daily", type: "gain", weight: 8, high: 12_500 },
  { action: "weekly", type: "gain", weight: 2, high: 90_000 },
  { action: "vote", type: "gain", weight: 5, high: 20_000 },
  { action: "company", type: "gain", weight: 6, high: 64_000 },
  { action: "blackjack", type: "win", weight: 8, high: 150_000 },
  { action: "blackjack", type: "loss", weight: 8, high: 145_000 },
  { action: "slots", type: "win", weight: 4, high: 260_000 },
  { action: "slots", type: "loss", weight: 8, high: 60_000 },
  { action: "coinflip", type: "win", weight: 5, high: 80_000 },
  { action: "coinflip", type: "loss", weight: 5, high: 80_000 },
  { action: "shop buy", type: "spend", weight: 7, high: 115_000 },
  { action: "rob", type: "loss", weight: 2, high: 9_000 },
  { action: "transfer", type: "transfer", weight: 4, high: 250_000 },
  { action: "economy add", type: "add", weight: 1, high: 500_000 },
  { action: "economy remove", type: "remove", weight: 1, high: 120_000 },
  { action: "lottery ticket", type: "ticket", weight: 1, high: 1_000 },
];

const OUTGOING = new Set(["spend", "loss", "transfer", "remove", "ticket"]);
const DAY = 86_400;

type Action = (typeof ACTIONS)[number];

/** A weighted random action; work replaces one the person can't afford. */
function pickAction(random: Random, wealth: number): Action & { sum: number } {
  const total = ACTIONS.reduce((sum, item) => sum + item.weight, 0);
  let rest = random.next() * total;
  const picked = ACTIONS.find((item) => (rest -= item.weight) < 0) ?? WORK;
  const sum = coins((0.05 + 0.95 * random.next() ** 2) * picked.high);
  return OUTGOING.has(picked.type) && sum > wealth
    ? { ...WORK, sum: coins(sum % WORK.high) }
    : { ...picked, sum };
}

function coins(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Three transfers within a day, 90 minutes apart, that exceed the daily limit. */
function overLimit(day: number): { created: number; amount: number }[] {
  return [4_250_000, 3_999_999.99, 2_500_000.5].map((amount, index) => ({
    amount,
    created: day + index * 5_400,
  }));
}

/**
 * 2,000 transactions of half a year, newest first, with balances. `texts` writes amounts as text;
 * `greedy` exceeds the transfer limit on two days.
 */
export function createEconomyLogs(
  userId: string,
  now: number,
  options: { texts: boolean; greedy: boolean },
): EconomyAnswer[] {
  const random = createRandom(`economy ${userId}`);
  const end = Math.floor(now / 1000);
  const midnight = Math.floor(end / DAY) * DAY;
  const forced = options.greedy
    ? [...overLimit(midnight - 9 * DAY + 36_000), ...overLimit(midnight - 3 * DAY + 50_400)]
    : [];
  const times = Array.from({ length: LOGS_PER_USER - forced.length }, () => ({
    created: end - random.int(120, 180 * DAY),
    amount: null,
  }));
  const plan = [...times, ...forced].sort((a, b) => a.created - b.created);
  let cash = 125_000.5;
  let card = options.greedy ? 48_000_000 : 2_350_000;
  const rows = plan.map(({ created, amount }, index): EconomyAnswer => {
    const chosen =
      amount === null
        ? pickAction(random, cash + card)
        : { action: "transfer", type: "transfer", sum: amount };
    const { action, type, sum } = chosen;
    const out = OUTGOING.has(type);
    // Out of cash, the card pays the rest and a little more.
    const spare = Math.min(card + cash - sum, random.int(500, 9_000));
    const needed = out && sum > cash ? coins(sum - cash + spare) : 0;
    card = coins(card - needed);
    cash = coins(cash + needed + (out ? -sum : sum));
    if (cash > 400_000) {
      card = coins(card + Math.floor(cash * 0.8));
      cash = coins(cash - Math.floor(cash * 0.8));
    }
    const show = (value: number) => (options.texts ? value.toFixed(2) : value);
    return {
      id: index + 1,
      user_id: userId,
      action,
      type,
      amount: show(sum),
      cash: show(cash),
      card: show(card),
      created,
    };
  });
  return rows.toReversed();
}

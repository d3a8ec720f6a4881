import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { tellQueue } from "../../../worker/appeals/tell-queue.ts";
import { DELETION_DAYS } from "../../../app/contract/appeals.ts";
import { withdrawAppeal } from "../../../worker/db/appeals.ts";
import {
  appeal,
  DAY,
  deletionRequest,
  forgetAppeals,
  MINUTE,
  MIRA,
  NOON,
  ODA,
} from "../../support/appeals.ts";
import { SITE_URL } from "../../support/fixtures.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

const { DB } = env;
const staffWebhook = { origin: "https://chat.test", id: "1300000000000000001", token: "token" };

let posts: { embeds: { title: string; url: string; description: string }[] }[] = [];
let lines: string[] = [];
let answer = () => Response.json({ id: "1400000000000000001" });

stubFetch(async (request) => {
  posts.push(await request.json());
  return answer();
});

afterEach(async () => {
  [posts, lines] = [[], []];
  answer = () => Response.json({ id: "1400000000000000001" });
  await forgetAppeals();
});

/** The run of the cron so many minutes after noon. */
function tell(
  minute: number,
  webhook: Parameters<typeof tellQueue>[0]["staffWebhook"] = staffWebhook,
) {
  const config = { staffWebhook: webhook, db: DB, siteUrl: SITE_URL, userAgent: "test" };
  const now = NOON + minute * MINUTE;
  return tellQueue(config, { now, scheduledAt: now, log: (event) => void lines.push(event) });
}

const titles = () => posts.map(({ embeds }) => embeds.map(({ title }) => title));

describe("the staff channel", () => {
  it("T75: hears how many appeals and deletion requests are new, once, with a link and nobody's words or ID", async () => {
    await appeal();
    await appeal({ id: "m8w4d6h2c5xb", person: ODA });
    await deletionRequest();
    for (const minute of [0, 5, 10, 15]) await tell(minute);
    expect(titles()).toEqual([["Haven: 2 new appeals", "Haven: 1 new deletion request"]]);
    expect(posts[0]?.embeds.map(({ url }) => url)).toEqual([
      `${SITE_URL}/staff/appeals?kind=sanction`,
      `${SITE_URL}/staff/appeals?kind=deletion`,
    ]);
    const said = JSON.stringify(posts);
    for (const secret of [MIRA, ODA, "brother", "k3q9z7m2p4rt", "m8w4d6h2c5xb"]) {
      expect(said).not.toContain(secret);
    }
  });

  it("hears once in a quarter of an hour at most", async () => {
    for (let minute = 0; minute < 45; minute += 5) {
      await appeal({ id: `appeal${minute}`, target: `command ${minute}` });
      await tell(minute);
    }
    expect(titles()).toEqual([
      ["Haven: 1 new appeal"],
      ["Haven: 3 new appeals"],
      ["Haven: 3 new appeals"],
    ]);
  });

  it("hears once which deletion is due within a week", async () => {
    await deletionRequest();
    await deletionRequest({ id: "k3q9z7m2p4rt", person: ODA, now: NOON + DAY });
    await tell(0);
    const weekBefore = (DELETION_DAYS - 7) * 24 * 60;
    for (const minute of [weekBefore - 15, weekBefore, weekBefore + 15]) await tell(minute);
    expect(titles()).toEqual([
      ["Haven: 2 new deletion requests"],
      ["Haven: 1 deletion is due within a week"],
    ]);
    const due = (NOON + DELETION_DAYS * DAY) / 1000;
    expect(posts[1]?.embeds[0]?.description).toContain(`- <t:${due}:f>\n`);
  });

  it("hears a quarter later what it has not taken", async () => {
    await appeal();
    answer = () => new Response("no", { status: 500 });
    await tell(0);
    expect(lines).toEqual(["appeals.not_told"]);
    answer = () => Response.json({ id: "1400000000000000001" });
    await tell(15);
    await tell(30);
    expect(titles()).toEqual([["Haven: 1 new appeal"], ["Haven: 1 new appeal"]]);
  });

  it("ignores what is over, and sends nothing when nothing is new", async () => {
    await deletionRequest();
    await withdrawAppeal(DB, { id: "d3q9z7m2p4rt", person: MIRA, now: NOON });
    await tell(0);
    await appeal();
    await tell(15, null);
    await tell(15, "malformed");
    expect(posts).toEqual([]);
    expect(lines).toEqual(["appeals.not_told"]);
  });
});

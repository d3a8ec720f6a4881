import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { BLACKLISTS } from "../../../app/content/staff/blacklists.ts";
import { INCIDENT_PROBLEMS } from "../../../app/content/status/incidents.ts";
import { blankDraft } from "../../../app/incidents/staff/draft.ts";
import { FactFields } from "../../../app/incidents/staff/fact-fields.tsx";
import type { IncidentView } from "../../../app/incidents/view.ts";
import { IncidentCard } from "../../../app/incidents/staff/incident-card.tsx";
import { BlacklistTable } from "../../../app/staff/blacklist/table.tsx";
import { IdCell } from "../../../app/staff/list/id-cell.tsx";
import { lookUp } from "../../../app/staff/lookup/lookup.ts";
import { LookupResult } from "../../../app/staff/lookup/result.tsx";
import { Sidebar } from "../../../app/staff/sidebar.tsx";
import { createTestBot } from "../../support/bot.ts";
import { EMPTY_LISTS, ID, remember } from "./build.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

/** The first paint for a developer of the team. */
function paint(part: ReactNode): string {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => null,
      HydrateFallback: () => null,
      children: [
        { id: "routes/staff/layout", path: "*", loader: () => null, Component: () => part },
      ],
    },
  ]);
  const viewer = { id: ID, username: "juniper", avatar: null, rank: "Developer" };
  const site = { origin: "https://haven.test", supportUrl: "https://support.test" };
  const loaderData = { root: { site }, "routes/staff/layout": { viewer } };
  return renderToStaticMarkup(<Stub initialEntries={["/x"]} hydrationData={{ loaderData }} />);
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, "");

describe("the staff menu", () => {
  const viewer = { id: ID, username: "juniper", avatar: null, rank: "Developer" };
  const menu = (waiting: number | null) =>
    textOf(paint(<Sidebar viewer={viewer} waiting={waiting} />));

  test("shows the number of open appeals at their link", () => {
    expect(menu(3)).toContain("Appeals 3 open");
    expect(menu(201)).toContain("Appeals 200+ open");
  });

  test.each([0, null])("has no number for %s", (waiting) => {
    expect(menu(waiting)).not.toContain("open");
  });
});

describe("a person whom the bot does not know", () => {
  const html = paint(<IdCell id={ID} names={{ [ID]: null }} />);

  test("is called so, with the id", () => {
    expect(textOf(html)).toBe(`Unknown (${ID})`);
  });

  test("is the id alone on phones, as both would take two lines of a card", () => {
    const seen = html.replaceAll(/<span class="max-md:sr-only">[^<]*<\/span>/g, "");
    expect(textOf(seen)).toBe(ID);
  });
});

async function paintLookUp(answers: object): Promise<string> {
  const world = { "/team": [], [`/logs/economy/${ID}`]: [], ...EMPTY_LISTS, ...answers };
  const { bot } = createTestBot(world);
  const query = new URLSearchParams({ wait: "1" });
  const lookup = await lookUp(bot, ID, { query, now: NOW, remember });
  return paint(<LookupResult lookup={lookup} now={NOW} />);
}

describe("a look-up", () => {
  const ban = { moderator_id: ID, duration: 0, reason: "spam", timestamp: NOW / 1000 };

  test("of a person has the age of the account, and not the game that is played", async () => {
    const user = { username: "mira_b", activity: { name: "Custom", state: "brb, tea" } };
    const text = textOf(await paintLookUp({ [`/user/${ID}`]: user }));
    expect(text).toContain("mira_b");
    expect(text).toContain("Created 30.04.2016, 10y 207d ago");
    expect(text).not.toContain("brb, tea");
  });

  test("of a server has neither an economy nor a rank, which only people have", async () => {
    const nobody = { [`/user/${ID}`]: new Error("unknown") };
    const dealt = {
      user_id: ID,
      action: "work",
      type: "add",
      amount: 5,
      cash: 5,
      card: 0,
      created: 1,
    };
    const logs = { [`/logs/economy/${ID}`]: [dealt] };
    const team = { "/team": [{ user_id: ID, rank: "Manager", socials: {} }] };
    const person = textOf(await paintLookUp({ ...nobody, ...logs, ...team }));
    expect(person).toMatch(/Economy total.*Team.*Manager/);
    expect(textOf(await paintLookUp(nobody))).not.toMatch(/Economy total|Manager/);
    const servers = { "/blacklist/server/servers": [{ ...ban, guild_id: ID, moderator_id: "5" }] };
    const server = textOf(await paintLookUp({ ...nobody, ...servers }));
    expect(server).toContain("Server Blacklist");
    expect(server).not.toMatch(/Economy total|Manager/);
  });
});

describe("a look-up without an event", () => {
  test("says that nothing is known", async () => {
    expect(textOf(await paintLookUp({}))).toContain("TimelineNothing about this ID");
  });

  test("has no empty heading where a list could not be read", async () => {
    const text = textOf(await paintLookUp({ "/blacklist/user/users": new Error("down") }));
    expect(text).not.toMatch(/Timeline|Nothing about/);
    expect(text).toContain("None on the lists we could read.");
  });
});

test("an entry without an end is called permanent once, in its state or, where that is hidden, its duration", () => {
  const [list] = BLACKLISTS;
  if (!list) throw new Error("no list");
  const entry = {
    list: list.id,
    subject: ID,
    target: null,
    moderator: "5",
    reason: "spam",
    timestamp: NOW / 1000,
  };
  const textWith = (duration: number, hidden: string[] = []) =>
    textOf(
      paint(
        <BlacklistTable
          blacklist={list}
          entries={[{ ...entry, duration }]}
          page={1}
          names={{}}
          now={NOW}
          sort={{ key: "date", descending: true }}
          view={{ hidden: new Set(hidden), toggleColumn: () => {} }}
        />,
      ),
    );
  expect(textWith(0).match(/Permanent/g)).toHaveLength(1);
  expect(textWith(0, ["state"]).match(/Permanent/g)).toHaveLength(1);
  expect(textWith(86_400)).toContain("1d 0h 0m");
});

test("the form of a maintenance asks members for words, and its errors show no date format", () => {
  const problems = { scheduled_until: INCIDENT_PROBLEMS.scheduled_until };
  const text = textOf(
    paint(
      <FactFields
        kind="maintenance"
        draft={blankDraft("maintenance")}
        change={() => {}}
        problems={problems}
      />,
    ),
  );
  expect(text).toContain("In words a member would use.");
  expect(text).toContain(problems.scheduled_until);
  expect(text).not.toMatch(/\d{4}-\d\d/);
});

describe("the team's card of an incident", () => {
  const incident: IncidentView = {
    id: "shards-1",
    title: "Offline in 4% of servers",
    status: "resolved",
    impact: "minor",
    shards: [17],
    start: NOW,
    end: NOW + 35 * 60_000,
    updates: [],
    planned: null,
    recorded: null,
    reach: "",
    silence: "",
    factsChangedAt: null,
    edits: 0,
    editedAt: null,
  };
  const textOfCard = (change: Partial<IncidentView> = {}) =>
    textOf(
      paint(
        <IncidentCard
          incident={{ ...incident, ...change }}
          authors={{}}
          earlier={{}}
          names={{}}
          mayWrite={false}
          panels={[]}
          to="/"
        />,
      ),
    );

  test("has its times in the form of the staff pages", () => {
    expect(textOfCard()).toMatch(/21\.11\.\d{4} 12:00:00 – 21\.11\.\d{4} 12:35:00/);
  });
});

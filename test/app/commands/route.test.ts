import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { BotError, type PublicBot } from "../../../app/contract/bot.ts";
import type { Command } from "../../../app/contract/command.ts";
import { pageContext, type PageServices } from "../../../app/loaders/context.ts";
import { isFailed } from "../../../app/page-load/failed.ts";
import { loader, shouldRevalidate } from "../../../app/routes/commands.tsx";
import { command } from "./build.ts";

const SITE = {
  origin: "https://haven.test",
  docsUrl: "https://docs.test",
  supportUrl: "https://support.test",
  inviteUrl: "https://invite.test",
  supportEmail: "help@haven.test",
  avatarCdn: "https://cdn.test",
  canFollow: true,
};

/** Runs the loader of /commands/{category} against a bot that answers, or fails, like this. */
function load(category: string | undefined, answer: Command[] | Error) {
  const context = new RouterContextProvider();
  const commands = async () => {
    if (answer instanceof Error) throw answer;
    return { value: answer, state: "miss", age: 0, asOf: 0 } as const;
  };
  const bot = { commands } as Partial<PublicBot> as PublicBot;
  const services: Partial<PageServices> = { bot, requestId: "r-9", site: SITE };
  context.set(pageContext, services as PageServices);
  const url = new URL("https://haven.test/commands");
  const request = new Request(url);
  return loader({ context, params: { category }, request, url, pattern: "/commands/:category?" });
}

describe("the loader of the command page", () => {
  test("sends all commands with every category", async () => {
    const commands = [command({ name: "ban" }), command({ name: "work", category: "economy" })];
    const { data, init } = await load("moderation", commands);
    if (isFailed(data)) throw new Error("the list was not read");
    expect(data.commands).toEqual(commands);
    expect(init?.status).toBeUndefined();
  });

  test("answers 503 without caching when the bot cannot be reached", async () => {
    const { data, init } = await load(undefined, new BotError("timeout", "too slow"));
    expect(data).toEqual({ failed: null, requestId: "r-9" });
    expect(init?.status).toBe(503);
    expect(new Headers(init?.headers).get("Cache-Control")).toBe("no-store");
    expect(new Headers(init?.headers).get("Retry-After")).toBe("5");
  });

  test.each(["nonsense", "all commands", "%E0%A4%A", "moderation/"])(
    "sends the unknown category '%s' to the whole list",
    async (category) => {
      const thrown: unknown = await load(category, []).catch((reason: unknown) => reason);
      if (!(thrown instanceof Response)) throw new Error("expected a redirect");
      expect(thrown.status).toBe(302);
      expect(thrown.headers.get("Location")).toBe("/commands");
    },
  );
});

test("only an unknown category makes another request to the server", () => {
  const again = (category?: string) => shouldRevalidate({ nextParams: { category } });
  expect(again()).toBe(false);
  expect(again("FUN")).toBe(false);
  expect(again("nonsense")).toBe(true);
});

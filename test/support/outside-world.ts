import { Hono } from "hono";
import { listen } from "../../worker/local/ports.ts";
import { createSettings, type Ports, type Settings } from "../../worker/local/settings.ts";
import { worldFor, type OutsideWorld } from "../../worker/local/world.ts";
import { freePort } from "./free-port.ts";

/** An outside world on its own ports, with the settings for a site. */
export interface Outside {
  ports: Ports;
  settings: Settings;
  world: OutsideWorld;
  stop: () => void;
}

export interface OutsideOptions {
  /** Replaces answers of the bot API. */
  bot?: Hono;
}

/** Starts the bot API and the chat platform; the site's port is free still. */
export async function startOutsideWorld(
  sessionSecret: string,
  { bot = new Hono() }: OutsideOptions = {},
): Promise<Outside> {
  const ports = { site: await freePort(), bot: await freePort(), chat: await freePort() };
  const settings = createSettings(ports, sessionSecret);
  const world = worldFor(settings);
  const answering = new Hono().route("/", bot).mount("/", world.bot.fetch);
  const stopBot = await listen(answering, "the bot API", ports.bot);
  const stopChat = await listen(world.discord, "the chat platform", ports.chat);
  function stop(): void {
    stopBot();
    stopChat();
  }
  return { ports, settings, world, stop };
}

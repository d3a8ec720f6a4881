import type { FeaturePath } from "../paths.ts";
import { automod } from "./automod.ts";
import { bump } from "./bump.ts";
import { buttonroles } from "./buttonroles.ts";
import { economy } from "./economy.ts";
import { giveaways } from "./giveaways.ts";
import { leveling } from "./leveling.ts";
import { music } from "./music.ts";
import type { FeaturePage } from "./page.ts";
import { tickets } from "./tickets.ts";
import { vanityroles } from "./vanityroles.ts";
import { voicemaster } from "./voicemaster.ts";
import { welcome } from "./welcome.ts";

/** The feature pages by path. Import it in loaders only, so that no text enters the client bundle. */
export const featurePages: Record<FeaturePath, FeaturePage> = {
  "/features/automod": automod,
  "/features/tickets": tickets,
  "/features/welcome": welcome,
  "/features/music": music,
  "/features/economy": economy,
  "/features/giveaways": giveaways,
  "/features/voicemaster": voicemaster,
  "/features/vanityroles": vanityroles,
  "/features/buttonroles": buttonroles,
  "/features/leveling": leveling,
  "/features/bump": bump,
};

import type { PublicBot } from "../../app/contract/bot.ts";
import type { ReadFollowing } from "../../app/contract/following.ts";
import type { ReadClosedIncidents, ReadIncident } from "../../app/contract/incident.ts";
import type { ServerList } from "../../app/contract/servers.ts";
import type { ReadStatusReport } from "../../app/contract/uptime.ts";
import type { ReadPerson } from "../../app/contract/you.ts";
import type { Guard, SiteInfo } from "../../app/loaders/context.ts";

/** What the worker gives to the pages of a language, whose contexts hold it. */
export interface PageServices {
  bot: PublicBot;
  statusReport: ReadStatusReport;
  incident: ReadIncident;
  incidentHistory: ReadClosedIncidents;
  following: ReadFollowing;
  servers: ServerList | null;
  nonce: string;
  requestId: string;
  isShared: boolean;
  onFailure: (error: unknown) => void;
  site: SiteInfo;
  guard: Guard;
  person: ReadPerson;
}

/** The pages of one language. */
export interface Renderer {
  /** Renders a page or its data. */
  site: (request: Request, services: PageServices) => Promise<Response>;
  /** Whether a page of its own is at a path, which begins with the language's prefix. */
  isPage: (path: string) => Promise<boolean>;
}

import { INCIDENTS, STATUS_WORDS } from "../content/status/incidents.ts";
import { STATUS } from "../content/status/status.ts";
import type { LinkCard } from "./card.ts";
import { addressOf, changedAt, type IncidentView } from "../incidents/view.ts";
import { shardsText } from "../incidents/words.ts";
import { here } from "../content/addresses.ts";

/** The link card of an incident's page, with its newest update. */
export function incidentCard(origin: string, incident: IncidentView): LinkCard {
  const { title, status, shards, updates, detail } = incident;
  return {
    title: `${title} (${STATUS_WORDS[status]})`,
    text: updates[0]?.text ?? detail,
    lines: [{ kind: "text", text: `${INCIDENTS.affected}: ${shardsText(shards)}` }],
    asOf: changedAt(incident),
    buttons: [
      { label: INCIDENTS.openIncident, url: addressOf(incident, origin) },
      { label: STATUS.title, url: origin + here("/status") },
    ],
  };
}

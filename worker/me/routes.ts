import { Hono } from "hono";
import { you } from "../../app/content/you/you.static.ts";
import { isServerList } from "../../app/contract/lists.ts";
import type { EdgeEnv } from "../context/edge-env.ts";
import { methodNotAllowed, refuseHead } from "../http/json-error.ts";
import { refuseOtherSites } from "../http/security.ts";
import { log } from "../logging/log.ts";
import { readSanctions } from "../standing/read.ts";
import { standingOf } from "../standing/standing.ts";
import { refuseTooMany } from "./limit.ts";
import { collectOwnData } from "./own-data.ts";
import { requirePerson } from "./require-person.ts";

/** What bot and site keep about the signed-in person, as far as the brand offers it. */
export const me = new Hono<EdgeEnv>();

// For all routes below, in other rooms too, so that no handler can forget it.
me.use("*", async function keepNothing(c, next) {
  await next();
  c.res.headers.set("Cache-Control", "private, no-store");
});

if (you.data) {
  me.get("/data", refuseHead, refuseOtherSites, async function respondWithData(c) {
    const person = await requirePerson(c);
    if (person instanceof Response) return person;
    const refusal = await refuseTooMany(c, "look", person.id);
    if (refusal) return refusal;
    const data = await collectOwnData(c, person.session);
    const unread = data.sections.filter(({ records }) => records === null).length;
    log("me.data_read", { requestId: c.get("requestId"), unread });
    // Indented, as people open the file.
    return c.body(JSON.stringify(data, null, 2), 200, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="my-data-${data.at.slice(0, 10)}.json"`,
    });
  });
  me.all("/data", methodNotAllowed("GET"));
}

const OWN_LISTS = you.lists.filter((list) => !isServerList(list));

if (you.standing) {
  me.get("/standing", refuseHead, refuseOtherSites, async function respondWithStanding(c) {
    const person = await requirePerson(c, { anyAge: true });
    if (person instanceof Response) return person;
    const refusal = await refuseTooMany(c, "look", person.id);
    if (refusal) return refusal;
    const read = await readSanctions(c, OWN_LISTS, [person.id]);
    const [secret] = c.get("config").sessionSecrets;
    const now = c.get("now")();
    const standing = await standingOf(read, { person: person.id, secret, now });
    log("standing.read", { requestId: c.get("requestId"), failed: read.failed.length });
    return c.json(standing);
  });
  me.all("/standing", methodNotAllowed("GET"));
}

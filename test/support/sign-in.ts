import type { OutsideWorld } from "../../worker/local/world.ts";

/** Signs a person in at a running site; answers the Cookie header of the session. */
export async function signIn(
  site: string,
  world: Pick<OutsideWorld, "people">,
  rank: string,
): Promise<string> {
  const start = await fetch(`${site}/api/auth/discord`, { redirect: "manual" });
  const consent = new URL(start.headers.get("Location") ?? "");
  const person = world.people.find((item) => item.rank === rank);
  const body = new URLSearchParams([...consent.searchParams, ["person", person?.id ?? ""]]);
  const agreed = await fetch(`${consent.origin}${consent.pathname}`, {
    method: "POST",
    body,
    redirect: "manual",
  });
  const back = new URL(agreed.headers.get("Location") ?? "");
  const done = await fetch(site + back.pathname + back.search, {
    headers: { Cookie: cookiesOf(start) },
    redirect: "manual",
  });
  const cookie = cookiesOf(done);
  if (!cookie.includes("__Host-session=")) throw new Error(`no session: ${done.status}`);
  return cookie;
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(";")))
    .filter((pair) => !pair.endsWith("="))
    .join("; ");
}

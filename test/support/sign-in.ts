import type { SignInPerson } from "../../worker/local/consent.ts";

/** The visit with which the platform's consent page returns a browser, and its Cookie header. */
export interface Callback {
  address: string;
  cookie: string;
}

/** Opens the consent page by a path of the site and agrees, with a choice such as a channel. */
export async function agree(
  site: string,
  path: string,
  choice: [name: "person" | "channel", value: string],
): Promise<Callback> {
  const start = await fetch(site + path, { redirect: "manual" });
  const consent = new URL(start.headers.get("Location") ?? "");
  const agreed = await fetch(`${consent.origin}${consent.pathname}`, {
    method: "POST",
    body: new URLSearchParams([...consent.searchParams, choice]),
    redirect: "manual",
  });
  const back = new URL(agreed.headers.get("Location") ?? "");
  return { address: site + back.pathname + back.search, cookie: cookiesOf(start) };
}

/** Signs a person in at a running site; answers the Cookie header of the session. */
export async function signIn(
  site: string,
  world: { people: readonly Pick<SignInPerson, "id" | "rank">[] },
  rank: string,
): Promise<string> {
  const person = world.people.find((item) => item.rank === rank);
  const { address, cookie } = await agree(site, "/api/auth/discord", ["person", person?.id ?? ""]);
  const done = await fetch(address, { headers: { Cookie: cookie }, redirect: "manual" });
  const session = cookiesOf(done);
  if (!session.includes("__Host-session=")) throw new Error(`no session: ${done.status}`);
  return session;
}

/** The cookies an answer sets, as a Cookie header. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(";")))
    .filter((pair) => !pair.endsWith("="))
    .join("; ");
}

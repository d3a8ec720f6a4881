import { fail, ok, skip, warn, type Finding } from "../report/findings.ts";

/** Requests a path of the running site. */
export type Visit = (path: string, headers?: HeadersInit) => Promise<Response>;

/** A consent, from `path` to `callback`. */
interface Way {
  path: string;
  callback: string;
  scope: string;
  cookie: string;
  /** The finding's name for its redirect URI. */
  check: string;
}

const SIGN_IN: Way = {
  path: "/api/auth/discord",
  callback: "/api/auth/discord/callback",
  scope: "identify",
  cookie: "__Host-oauth",
  check: "redirect URI",
};

const FOLLOWING: Way = {
  path: "/api/follow",
  callback: "/api/follow/callback",
  scope: "webhook.incoming",
  cookie: "__Host-follow",
  check: "redirect URI for following",
};

/** The sign-in, up to the platform's word about the worker's client. */
export async function lookAtSignIn(visit: Visit, origin: string): Promise<Finding[]> {
  const start = await visit(SIGN_IN.path);
  const { findings, cookie, state } = await lookAtStart(start, origin, SIGN_IN);
  return state === null ? findings : [...findings, await lookAtClient(visit, cookie, state)];
}

/** Following has its own redirect URI, which only the platform's owner sees. */
export async function lookAtFollowing(visit: Visit, origin: string): Promise<Finding[]> {
  const start = await visit(`${FOLLOWING.path}?scope=all`);
  if (start.status === 404) {
    await start.body?.cancel();
    return [skip(FOLLOWING.path, "not offered: DELIVERIES is not bound")];
  }
  return (await lookAtStart(start, origin, FOLLOWING)).findings;
}

/** Checks a consent's start: target, parameters and cookie. */
async function lookAtStart(start: Response, origin: string, way: Way) {
  const { path, callback, scope, check } = way;
  await start.body?.cancel();
  const target = URL.parse(start.headers.get("Location") ?? "");
  if (start.status !== 302 || !target) {
    const findings = [fail(path, `answered ${start.status}, not a redirect`)];
    return { findings, cookie: "", state: null };
  }
  const query = target.searchParams;
  const ours = `${origin}${callback}`;
  const theirs = query.get("redirect_uri");
  const isWhole =
    query.get("scope") === scope &&
    query.get("response_type") === "code" &&
    query.get("code_challenge_method") === "S256" &&
    ["client_id", "state", "code_challenge"].every((name) => query.get(name));
  const cookie = start.headers.getSetCookie().find((line) => line.startsWith(`${way.cookie}=`));
  const attributes = ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"];
  const lacking = attributes.filter((name) => !cookie?.split("; ").includes(name));
  const findings = [
    theirs === ours
      ? ok(check, `is ${ours}, which has to be entered at the chat platform`)
      : fail(
          check,
          `wrong: ${path} asks for ${theirs}, this site is ${origin}; SITE_URL must be ${origin}`,
        ),
    isWhole
      ? ok(path, `leads to ${target.origin} with state and PKCE`)
      : fail(path, "a parameter is missing or wrong"),
    lacking.length === 0
      ? ok(way.cookie, attributes.join(", "))
      : fail(way.cookie, cookie ? `lacks ${lacking.join(", ")}` : "the cookie is not set"),
  ];
  return { findings, cookie: cookie?.split(";")[0] ?? "", state: query.get("state") ?? "" };
}

/**
 * Ends the attempt with an invalid code: the platform refuses the code if it accepts client id and
 * secret, else the client.
 */
async function lookAtClient(visit: Visit, cookie: string, state: string): Promise<Finding> {
  const check = "DISCORD_CLIENT_SECRET";
  const query = new URLSearchParams({ code: "a-code-nobody-was-given", state });
  const answer = await visit(`/api/auth/discord/callback?${query}`, { Cookie: cookie });
  await answer.body?.cancel();
  const error = answer.headers.get("X-Sign-In-Error");
  if (error === "invalid_grant") return ok(check, "the chat platform accepts the worker's client");
  if (error === "invalid_client") {
    const says =
      "the chat platform refuses the worker's DISCORD_CLIENT_ID with this secret: nobody can sign in";
    return fail(check, says);
  }
  return warn(check, "not judged: the chat platform did not answer the worker as OAuth says");
}

import { afterEach, describe, expect, it, vi } from "vitest";
import { SIGN_IN_AGAIN } from "../../../app/contract/sign-in-again.ts";
import {
  isSignInTooOld,
  jsonOf,
  request,
  RequestError,
  failureText,
  onUnauthorized,
} from "../../../app/live/http/request.ts";
import { read } from "../../../app/live/http/read.ts";

afterEach(() => vi.unstubAllGlobals());

/** Answers every call with `response`; the mock records the calls. */
function answer(response: Response) {
  const fake = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal("fetch", fake);
  return fake;
}

async function failureOf(response: Response): Promise<unknown> {
  answer(response);
  return await request("/api/team").catch((error: unknown) => error);
}

describe("a call to our own worker", () => {
  it("carries the headers the worker demands, and cookies to this site only", async () => {
    const fake = answer(Response.json([]));
    await request("/api/team", { method: "POST" });
    expect(fake).toHaveBeenCalledWith(
      "/api/team",
      expect.objectContaining({
        method: "POST",
        credentials: "same-origin",
        headers: {
          "X-Requested-With": "XMLHttpRequest",
          "Content-Type": "application/json",
          Accept: "application/json",
        },
      }),
    );
  });

  it("fails with the words of the status, the worker's text and the request id", async () => {
    const body = { error: "Too many calls", requestId: "r-1" };
    const error = await failureOf(Response.json(body, { status: 429 }));
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({
      message: "API request failed: Too Many Requests",
      status: 429,
      text: "Too many calls",
      requestId: "r-1",
    });
  });

  it.each([
    ["an HTML page", new Response("<p>", { status: 502 })],
    ["another shape", Response.json(["error"], { status: 502 })],
    ["a text that is no text", Response.json({ error: 5 }, { status: 502 })],
    ["an empty text", Response.json({ error: "" }, { status: 502 })],
  ])("uses our own error text if the failure carries %s", async (_, response) => {
    const error = await failureOf(response);
    expect(error).toMatchObject({ message: "API request failed: Bad Gateway", text: null });
    expect(failureText(error, "Failed to fetch team members")).toBe("Failed to fetch team members");
  });

  it("prefers the worker's own text to the fallback", async () => {
    const error = await failureOf(Response.json({ error: "Closed" }, { status: 503 }));
    expect(failureText(error, "Logout failed")).toBe("Closed");
    expect(failureText(new TypeError("network"), "Logout failed")).toBe("Logout failed");
  });

  it("knows by the worker's own text, whatever the page's language, that only a newer sign-in is asked for", () => {
    const refused = (status: number, text: string) => new RequestError(status, text, null);
    expect(isSignInTooOld(refused(401, SIGN_IN_AGAIN.tooOld))).toBe(true);
    expect(isSignInTooOld(refused(401, SIGN_IN_AGAIN.staffRightsEnded))).toBe(true);
    expect(isSignInTooOld(refused(401, "Not signed in"))).toBe(false);
    expect(isSignInTooOld(refused(409, SIGN_IN_AGAIN.tooOld))).toBe(false);
    expect(isSignInTooOld(new TypeError(SIGN_IN_AGAIN.tooOld))).toBe(false);
  });

  it("notifies listeners of a 401 and of nothing else", async () => {
    const heard = vi.fn<() => void>();
    const stop = onUnauthorized(heard);
    await failureOf(Response.json({}, { status: 403 }));
    expect(heard).not.toHaveBeenCalled();
    await failureOf(Response.json({}, { status: 401 }));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    await failureOf(Response.json({}, { status: 401 }));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("accepts only JSON as an answer", async () => {
    await expect(jsonOf(new Response("<p>"))).rejects.toThrow(
      "Invalid response format: expected JSON",
    );
    await expect(jsonOf(Response.json({ a: 1 }))).resolves.toEqual({ a: 1 });
  });
});

describe("a read of the endpoint table", () => {
  it("requests the path of its row", async () => {
    const fake = answer(Response.json({ username: "oak" }));
    await read("user", ["123456789012345678"]);
    expect(fake.mock.calls[0]?.[0]).toBe("/api/user/123456789012345678");
  });

  it("decodes the answer and leaves out what is unreadable", async () => {
    answer(Response.json([{ id: 1, name: "Jail", embed: "{embed}" }, "broken"]));
    expect(await read("templates", [])).toMatchObject({
      args: [],
      value: [{ id: "1", name: "Jail", image: null, embed: "{embed}" }],
    });
  });
});

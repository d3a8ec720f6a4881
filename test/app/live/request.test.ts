import { afterEach, describe, expect, it, vi } from "vitest";
import {
  codeOf,
  jsonOf,
  NotJsonError,
  request,
  RequestError,
  failureText,
  onUnauthorized,
} from "../../../app/live/http/request.ts";
import { reads } from "../../../app/contract/endpoints.ts";
import { read } from "../../../app/live/http/read.ts";
import { errorResponse } from "../../support/worker-error.ts";

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
    const error = await failureOf(errorResponse("too_many", "Too many calls"));
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({
      message: "API request failed: Too Many Requests",
      status: 429,
      code: "too_many",
      text: "Too many calls",
      requestId: "r-1",
    });
  });

  it.each([
    ["an HTML page", new Response("<p>", { status: 502 })],
    ["another shape", Response.json(["error"], { status: 502 })],
    ["no code", Response.json({ error: "Traceback" }, { status: 502 })],
    ["an unknown code", Response.json({ error: "Oh", code: "toString" }, { status: 502 })],
    ["a text that is no text", Response.json({ error: 5, code: "list" }, { status: 502 })],
    ["an empty text", Response.json({ error: "", code: "list" }, { status: 502 })],
  ])("uses our own error text if the failure carries %s", async (_, response) => {
    const error = await failureOf(response);
    expect(error).toMatchObject({ message: "API request failed: Bad Gateway", text: null });
    expect(failureText(error, "Failed to fetch team members")).toBe("Failed to fetch team members");
  });

  it("prefers the worker's own text to the fallback", async () => {
    const error = await failureOf(errorResponse("closed", "Closed"));
    expect(failureText(error, "Logout failed")).toBe("Closed");
    expect(failureText(new TypeError("network"), "Logout failed")).toBe("Logout failed");
  });

  it("has a code only for the worker's errors", async () => {
    expect(codeOf(await failureOf(errorResponse("sign_in_again")))).toBe("sign_in_again");
    expect(codeOf(await failureOf(Response.json({}, { status: 401 })))).toBeNull();
    expect(codeOf(new TypeError("sign_in_again"))).toBeNull();
  });

  it("notifies listeners when the session is over, and of nothing else", async () => {
    const heard = vi.fn<() => void>();
    const stop = onUnauthorized(heard);
    await failureOf(errorResponse("forbidden"));
    await failureOf(errorResponse("sign_in_again"));
    await failureOf(Response.json({}, { status: 401 }));
    expect(heard).not.toHaveBeenCalled();
    await failureOf(errorResponse("signed_out"));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    await failureOf(errorResponse("signed_out"));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("accepts only JSON as an answer", async () => {
    await expect(jsonOf(new Response("<p>"))).rejects.toThrow(NotJsonError);
    await expect(jsonOf(Response.json({ a: 1 }))).resolves.toEqual({ a: 1 });
  });
});

describe("a read", () => {
  it("requests the path of its row", async () => {
    const fake = answer(Response.json({ username: "oak" }));
    await read(reads.user, ["123456789012345678"]);
    expect(fake.mock.calls[0]?.[0]).toBe("/api/user/123456789012345678");
  });

  it("decodes the answer and leaves out what is unreadable", async () => {
    answer(Response.json([{ id: 1, name: "Jail", embed: "{embed}" }, "broken"]));
    expect(await read(reads.templates, [])).toMatchObject({
      args: [],
      value: [{ id: "1", name: "Jail", image: null, embed: "{embed}" }],
    });
  });
});

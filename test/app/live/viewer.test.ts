import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorResponse } from "../../support/worker-error.ts";

const PERSON = { id: "123456789012345678", username: "marlow", avatar: null, rank: "Manager" };
const FLAG = "auth-storage";
const VIEWS = "staff-views";
const LOOKED_UP = "tab-looked-up";
const SAVED = `{"by":"${PERSON.id}","views":[{"name":"one person","search":"?q=${PERSON.id}"}]}`;

/** The parts of a tab that the viewer's state leans on. */
function openTab(cookie: string) {
  const kept = new Map<string, string>();
  const ofTab = new Map<string, string>();
  const page = Object.assign(new EventTarget(), { cookie, visibilityState: "visible" });
  const frame = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", frame);
  for (const [name, texts] of Object.entries({ localStorage: kept, sessionStorage: ofTab })) {
    vi.stubGlobal(name, {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => texts.set(key, value),
    });
  }
  return {
    kept,
    ofTab,
    page,
    /** Another tab's change of storage and cookies, with the event this tab gets. */
    otherTab(isAuthenticated: boolean) {
      page.cookie = isAuthenticated ? "__Host-hint=1" : "";
      kept.set(FLAG, JSON.stringify({ state: { isAuthenticated }, version: 0 }));
      frame.dispatchEvent(new Event("storage"));
    },
  };
}

/** The browser's traces of look-ups: an ID, and a view with that ID. */
function fillTab({ kept, ofTab }: ReturnType<typeof openTab>): void {
  ofTab.set(LOOKED_UP, `{"by":"${PERSON.id}","ids":["${PERSON.id}"]}`);
  kept.set(VIEWS, SAVED);
}

/** The worker's answers by path; returns the requested paths. */
function answers(table: Record<string, () => Response | Promise<Response>>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    return await (table[path]?.() ?? new Response(null, { status: 404 }));
  });
  return asked;
}

const signedIn = {
  "/api/auth/me": () => Response.json(PERSON),
  "/api/auth/logout": () => new Response(null, { status: 204 }),
};

/** The module as a page that has just been loaded sees it. */
async function load() {
  vi.resetModules();
  const live = await import("../../../app/live/session/viewer.ts");
  const { logout } = await import("../../../app/live/session/logout.ts");
  const states: string[] = [];
  const stop = live.viewerStore.subscribe(() => states.push(live.viewerStore.get().state));
  return { ...live, logout, states, stop };
}

describe("the viewer", () => {
  let stop = () => {};
  beforeEach(() => {
    stop = () => {};
  });

  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  /** A page whose visitor's session has been read; `prepare` sets what the tab holds before. */
  async function openSignedIn(
    table: Parameters<typeof answers>[0] = signedIn,
    prepare: (tab: ReturnType<typeof openTab>) => void = () => {},
  ) {
    const tab = openTab("__Host-hint=1");
    prepare(tab);
    const asked = answers(table);
    const live = await load();
    ({ stop } = live);
    await vi.waitFor(() => expect(live.viewerStore.get().state).toBe("signed-in"));
    return { tab, asked, live };
  }

  it("is not requested in a browser that never signed in", async () => {
    openTab("");
    const asked = answers(signedIn);
    const live = await load();
    ({ stop } = live);
    expect(live.viewerStore.get()).toEqual({ state: "signed-out", viewer: null });
    expect(asked).toEqual([]);
  });

  it("is loading, then signed in, if the hint cookie is set", async () => {
    const tab = openTab("__Host-hint=1");
    const asked = answers(signedIn);
    const live = await load();
    ({ stop } = live);
    expect(live.viewerStore.get().state).toBe("loading");
    await vi.waitFor(() =>
      expect(live.viewerStore.get()).toEqual({ state: "signed-in", viewer: PERSON }),
    );
    expect(tab.kept.get(FLAG)).toBe('{"state":{"isAuthenticated":true},"version":0}');
    expect(asked).toEqual(["GET /api/auth/me"]);
  });

  it("T32: is requested if only the stored flag is set, and a 401 clears the flag", async () => {
    const tab = openTab("");
    tab.kept.set(FLAG, '{"state":{"isAuthenticated":true},"version":0}');
    answers({ "/api/auth/me": () => errorResponse("signed_out") });
    const live = await load();
    ({ stop } = live);
    await vi.waitFor(() => expect(live.viewerStore.get().state).toBe("signed-out"));
    expect(tab.kept.get(FLAG)).toBe('{"state":{"isAuthenticated":false},"version":0}');
  });

  it.each([
    ["the worker's words", errorResponse("closed", "Busy"), "Busy"],
    ["the catalogue's words", new Response("", { status: 503 }), "Failed to fetch user"],
    ["the catalogue's words for a wrong shape", Response.json({ id: 1 }), "Failed to fetch user"],
  ])("is unknown after a failure, shown as %s, and the flag stays", async (_, answer, error) => {
    const tab = openTab("__Host-hint=1");
    tab.kept.set(FLAG, '{"state":{"isAuthenticated":true},"version":0}');
    answers({ "/api/auth/me": () => answer.clone() });
    const live = await load();
    ({ stop } = live);
    await vi.waitFor(() =>
      expect(live.viewerStore.get()).toEqual({ state: "failed", viewer: null, error }),
    );
    expect(tab.kept.get(FLAG)).toContain("true");
  });

  it("stays the same when a later request fails", async () => {
    const { live } = await openSignedIn();
    answers({ "/api/auth/me": () => new Response(null, { status: 503 }) });
    await live.refreshViewer();
    expect(live.viewerStore.get()).toEqual({ state: "signed-in", viewer: PERSON });
  });

  it.each([
    ["logs out", "here"],
    ["logs out in another tab", "elsewhere"],
    ["has a session that ended", "refused"],
  ] as const)("T63: leaves nothing looked up or saved in a tab that %s", async (_, way) => {
    const over = () => errorResponse("signed_out");
    const table = { ...signedIn, "/blacklist/user/users": over };
    const { tab, live } = await openSignedIn(table, fillTab);
    expect(tab.ofTab.get(LOOKED_UP)).toContain(PERSON.id);
    expect(tab.kept.get(VIEWS)).toBe(SAVED);
    if (way === "here") expect(await live.logout()).toBe(true);
    if (way === "elsewhere") tab.otherTab(false);
    if (way === "refused") {
      const { request } = await import("../../../app/live/http/request.ts");
      await expect(request("/blacklist/user/users")).rejects.toThrow("Unauthorized");
    }
    expect(live.viewerStore.get().state).toBe("signed-out");
    expect(tab.kept.get(FLAG)).toContain("false");
    expect(tab.ofTab.get(LOOKED_UP)).toBe("");
    expect(tab.kept.has(LOOKED_UP)).toBe(false);
    expect(tab.kept.get(VIEWS)).toBe("");
  });

  it("T63: leaves nothing to somebody else who signs in", async () => {
    const other = { ...PERSON, id: "212345678901234567" };
    const table = { ...signedIn, "/api/auth/me": () => Response.json(other) };
    const { tab } = await openSignedIn(table, fillTab);
    expect([tab.ofTab.get(LOOKED_UP), tab.kept.get(VIEWS)]).toEqual(["", ""]);
  });

  it("keeps saved views while nothing but the staff rights has ended", async () => {
    const ended = () => errorResponse("sign_in_again");
    const table = { ...signedIn, "/blacklist/user/users": ended };
    const { tab } = await openSignedIn(table, fillTab);
    const { request } = await import("../../../app/live/http/request.ts");
    await expect(request("/blacklist/user/users")).rejects.toThrow("Unauthorized");
    expect(tab.kept.get(VIEWS)).toBe(SAVED);
  });

  it("stays when the logout fails", async () => {
    const table = { ...signedIn, "/api/auth/logout": () => new Response(null, { status: 503 }) };
    const { tab, live } = await openSignedIn(table, fillTab);
    expect(await live.logout()).toBe(false);
    expect(tab.kept.get(VIEWS)).toBe(SAVED);
    expect(live.viewerStore.get().state).toBe("signed-in");
  });

  it("follows another tab's sign-out and sign-in", async () => {
    const { tab, live } = await openSignedIn();
    tab.otherTab(false);
    expect(live.viewerStore.get().state).toBe("signed-out");
    tab.otherTab(true);
    await vi.waitFor(() => expect(live.viewerStore.get().state).toBe("signed-in"));
    expect(live.states).toEqual(["loading", "signed-in", "signed-out", "loading", "signed-in"]);
  });

  it("does not come back with an answer that was under way at the sign-out", async () => {
    const tab = openTab("__Host-hint=1");
    const late = Promise.withResolvers<Response>();
    answers({ ...signedIn, "/api/auth/me": () => late.promise });
    const live = await load();
    ({ stop } = live);
    const asking = live.refreshViewer();
    tab.otherTab(false);
    late.resolve(Response.json(PERSON));
    await asking;
    expect(live.viewerStore.get().state).toBe("signed-out");
    expect(tab.kept.get(FLAG)).toContain("false");
  });
});

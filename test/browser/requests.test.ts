import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { complete, navigate, openPage, SITE, visit } from "../support/browser.ts";

/** The page's requests to the worker from now on; built files don't reach it. */
function callsOfWorker(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === SITE && !pathname.startsWith("/assets/")) calls.push(pathname);
  });
  return calls;
}

/** Of the documents and data of the page: whether their bodies came from the browser's own copy. */
function reused(page: Page): Promise<[path: string, isReused: boolean][]> {
  return page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, transferSize, encodedBodySize }) => ({
        path: new URL(name).pathname,
        isReused: transferSize < encodedBodySize,
      }))
      .filter(({ path }) => path === "/terms" || path.endsWith(".data"))
      .map(({ path, isReused }) => [path, isReused] as [string, boolean]),
  );
}

it("a visit of four pages asks the worker once for each, and the next visit loads no body again", async () => {
  const { page, complaints } = await openPage({ isFirstVisit: true });
  const calls = callsOfWorker(page);
  for (const isFirst of [true, false]) {
    calls.length = 0;
    await visit(page, "/terms");
    for (const path of ["/premium", "/features/tickets", "/privacy"]) await navigate(page, path);
    await complete(page);
    expect(calls).toEqual(["/terms", "/premium.data", "/features/tickets.data", "/privacy.data"]);
    expect(await reused(page)).toEqual(calls.map((path) => [path, !isFirst]));
  }
  expect(complaints).toEqual([]);
});

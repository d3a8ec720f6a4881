import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, RECONNECTING, visit } from "../support/browser.ts";

/** Serves documents with other bytes under the policy they came with. */
async function rewrite(page: Page, change: (html: string) => string): Promise<void> {
  await page.route("/terms", async (route) => {
    const answer = await route.fetch(RECONNECTING);
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
}

const HINT = 'document.documentElement.dataset.hint = "";';

describe("the policy of a document", () => {
  it("blocks an injected script and style", async () => {
    const { page, complaints } = await openPage({ isFirstVisit: true });
    const injected = "<script>window.injected = true</script><style>h1{color:red}</style>";
    await rewrite(page, (html) => html.replace("</head>", `${injected}</head>`));
    await visit(page, "/terms");
    expect(await page.evaluate(() => Reflect.get(window, "injected"))).toBeUndefined();
    expect(complaints).toEqual([
      expect.stringMatching(/inline script violates/),
      expect.stringMatching(/inline style violates/),
    ]);
  });

  it("blocks its own script if a letter was changed", async () => {
    const { page, complaints } = await openPage({ isFirstVisit: true });
    await rewrite(page, (html) => html.replace(HINT, HINT.replace('""', '"!"')));
    await visit(page, "/terms");
    expect(complaints).toEqual([expect.stringMatching(/inline script violates/)]);
  });

  it("allows every script of a page from the browser's cache", async () => {
    const { page, complaints } = await openPage({ isFirstVisit: true });
    await visit(page, "/terms");
    const sizes = async () =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType("navigation");
        return navigation instanceof PerformanceNavigationTiming
          ? [navigation.transferSize < navigation.encodedBodySize, navigation.encodedBodySize > 0]
          : [];
      });
    await visit(page, "/terms");
    // The document was not sent again.
    expect(await sizes()).toEqual([true, true]);
    expect(complaints).toEqual([]);
  });
});

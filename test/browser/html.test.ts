import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { breakDown, PEOPLE, SITE } from "../support/browser.ts";
import { PUBLIC_SHAPES, STAFF_PATHS } from "../support/paths.ts";
import { signIn } from "../support/sign-in.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes what the platform allows: void tags closed, attributes in its own case.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    // Utility classes are the style here, and sizes from data are style attributes.
    "no-inline-style": "off",
    // `crossorigin` and `nonce` on links are the framework's.
    "require-sri": "off",
  },
});

async function findings(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId} (line ${line}): ${message}`),
  );
}

async function htmlOf(path: string, status = 200, cookie = ""): Promise<string> {
  let html = "";
  // Others may have broken the bot API before, which is asked again some seconds later.
  const ask = async () => {
    const answer = await fetch(SITE + path, { redirect: "manual", headers: { Cookie: cookie } });
    html = await answer.text();
    return answer.status;
  };
  await expect.poll(ask, { message: path }).toBe(status);
  return html;
}

describe("the HTML of every page", () => {
  it.each([...PUBLIC_SHAPES, "/commands?c=ban", "/status?server=197038439483310086"])(
    "%s is valid",
    async (path) => expect(await findings(await htmlOf(path))).toEqual([]),
  );

  it.each(["/no/such/page", "/features/nothing", "/avatars/12"])(
    "%s, which is missing, is valid",
    async (path) => expect(await findings(await htmlOf(path, 404))).toEqual([]),
  );

  it.each(["/discord", "/invite"])("%s is valid", async (path) => {
    expect(await findings(await htmlOf(path, 302))).toEqual([]);
  });

  it("/epicgames/… is valid", async () => {
    expect(await findings(await htmlOf("/epicgames/fn%3Aabc%3AFortnite"))).toEqual([]);
  });

  it("is valid for the team, also while the bot is down", async () => {
    const cookie = await signIn(SITE, { people: PEOPLE }, "Manager");
    for (const path of STAFF_PATHS) {
      expect([path, await findings(await htmlOf(path, 200, cookie))]).toEqual([path, []]);
    }
    // The team list stays, because an unreadable one closes the staff pages.
    for (const path of ["/commands", "/activity/*", "/blacklist/*", "/logs/*"]) {
      await breakDown({ path, status: 503 });
    }
    for (const path of STAFF_PATHS) {
      const answer = await fetch(SITE + path, { headers: { Cookie: cookie } });
      expect([path, await findings(await answer.text())]).toEqual([path, []]);
    }
  });
});

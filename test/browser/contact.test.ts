import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, visit } from "../support/browser.ts";

/** The addresses that the page's script sends the browser to, mail programs included. */
async function departures(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const urls: string[] = [];
  session.on("Page.frameRequestedNavigation", ({ url }) => urls.push(url));
  return urls;
}

const send = (page: Page) => page.getByRole("button", { name: "Open in mail client" });

describe("the contact form", () => {
  it("names each missing field and focuses the first", async () => {
    const { page } = await openPage();
    await visit(page, "/contact");
    const left = await departures(page);
    await page.getByLabel("Subject").fill("Hello");
    await page.getByLabel("Email").fill("not an address");
    await send(page).click();
    for (const [label, words] of [
      ["Name", "Please enter your name."],
      ["Email", "Please enter an email address such as name@example.com."],
      ["Message", "Please enter a message."],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      expect(await field.getAttribute("aria-invalid"), label).toBe("true");
      const note = await field.getAttribute("aria-describedby");
      expect(await page.locator(`#${note}`).innerText()).toBe(words);
    }
    expect(await page.getByLabel("Subject").getAttribute("aria-invalid")).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
    expect(left).toEqual([]);
  });

  it.each(["/contact", "/contact?subject=From%20a%20link&message=Hello"])(
    "the contact form on %s opens the mail client with exactly two parameters, says so, and is empty again",
    async (path) => {
      const { page } = await openPage();
      await visit(page, path);
      const left = await departures(page);
      await page.getByLabel("Name").fill("Mira & Co\nBcc: x@y.test");
      await page.getByLabel("Email").fill("mira@example.com");
      await page.getByLabel("Subject").fill("Ban?&bcc=x@y.test#50% größer");
      await page.getByLabel("Message").fill("First line\nsecond & last");
      await send(page).click();
      await page.getByText("Opening email client", { exact: true }).waitFor();
      await expect.poll(() => left).toHaveLength(1);
      const [address = "", query = ""] = (left[0] ?? "").split("?");
      expect(address).toBe("mailto:support@haven.example");
      expect(query.split("&").map((part) => part.split("=")[0])).toEqual(["subject", "body"]);
      const letter = new URLSearchParams(query);
      expect(letter.get("subject")).toBe("Ban?&bcc=x@y.test#50% größer");
      expect(letter.get("body")).toContain("First line\r\nsecond & last");
      for (const label of ["Name", "Email", "Subject", "Message"]) {
        expect(await page.getByLabel(label, { exact: true }).inputValue(), label).toBe("");
      }
      expect(page.url()).toContain("/contact");
      await page.getByRole("button", { name: "Bring the text back" }).click();
      expect(await page.getByLabel("Message").inputValue()).toBe("First line\nsecond & last");
    },
  );

  it("the contact form treats values from a link as text, and says where they come from", async () => {
    const { page, complaints } = await openPage();
    const text = `"><img src=x onerror=alert(1)>`;
    await visit(page, `/contact?${new URLSearchParams({ subject: text, message: text })}`);
    expect(await page.getByLabel("Subject").inputValue()).toBe(text);
    expect(await page.getByLabel("Message").inputValue()).toBe(text);
    await page.getByText("A link filled in part of this.").waitFor();
    expect(complaints).toEqual([]);
  });

  it("the contact form is replaced by a mail link without JavaScript", async () => {
    const { page } = await openPage({ javaScript: false });
    await page.goto("/contact?subject=x");
    const link = page.getByRole("link", { name: "Write us an email" });
    expect(await link.getAttribute("href")).toBe("mailto:support@haven.example");
    expect(await page.locator("form").count()).toBe(0);
    // By its element, as searches by text pass over this one.
    await page.locator("noscript p").waitFor();
    const card = await page.getByRole("region", { name: "Write to us" }).boundingBox();
    expect(card?.height).toBeLessThan(300);
    for (const words of ["Within 24 hours", "English and German", "Join Haven Server"]) {
      expect(await page.getByText(words).first().isVisible(), words).toBe(true);
    }
  });
});

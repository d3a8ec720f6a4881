import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reportAddress } from "../../../app/avatars/history.ts";
import { mailto } from "../../../app/contact/mail.ts";
import { prefillOf } from "../../../app/contact/prefill.ts";

function read(query: string) {
  return prefillOf(new URLSearchParams(query));
}

describe("the fields of a link", () => {
  test.each([
    ["", null],
    ["?other=x", null],
    ["?subject=%20%0A&message=%0A", null],
    ["?subject=Hello", { subject: "Hello", message: "" }],
    ["?message=one%0D%0Atwo", { subject: "", message: "one\ntwo" }],
    ["?subject=a%0D%0ABcc:%20x@y.test", { subject: "a Bcc: x@y.test", message: "" }],
    ["?subject=%E2%80%AEtxt.exe&message=%00%07b%E2%80%8Bc", { subject: "txt.exe", message: "bc" }],
    ["?subject=<b>x</b>", { subject: "<b>x</b>", message: "" }],
    ["?subject=%D8%B3%D9%84%D8%A7%D9%85", { subject: "سلام", message: "" }],
  ])("a link with %j prefills %j", (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  test("is bounded, and sent as exactly two parameters whatever it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 3000 }), (text) => {
        const prefill = prefillOf(new URLSearchParams({ subject: text, message: text }));
        if (!prefill) return;
        expect(prefill.subject.length).toBeLessThanOrEqual(150);
        expect(prefill.subject).not.toMatch(/[\r\n]/);
        expect(prefill.message.length).toBeLessThanOrEqual(2000);
        const address = mailto("help@haven.test", { name: "a", email: "b@c.test", ...prefill });
        const query = address.slice(address.indexOf("?") + 1).split("&");
        expect(query.map((part) => part.split("=")[0])).toEqual(["subject", "body"]);
      }),
    );
  });

  test("a report names the person and their page", () => {
    const address = reportAddress("https://haven.test", "175928847299117063");
    expect(address.startsWith("/contact?")).toBe(true);
    expect(read(address.slice("/contact".length))).toEqual({
      subject: "Report: avatar history of 175928847299117063",
      message:
        "User ID: 175928847299117063\nPage: https://haven.test/avatars/175928847299117063\n\nWhat's wrong with it:\n",
    });
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROPERTY_TIMEOUT } from "../../support/runs.ts";
import { mailto, plainMailto, type ContactMessage } from "../../../app/contact/mail.ts";

const message: ContactMessage = {
  name: "Juno",
  email: "juno@example.com",
  subject: "A question",
  message: "Hello,\nhow do I add a role?",
};

/** The address the way a mail client takes it apart. */
function read(address: string) {
  const [recipient, query = ""] = address.replace(/^mailto:/, "").split("?");
  const pairs = query.split("&").map((pair) => pair.split("="));
  return {
    recipient: decodeURIComponent(recipient ?? ""),
    names: pairs.map(([name]) => name),
    subject: decodeURIComponent(pairs[0]?.[1] ?? ""),
    body: decodeURIComponent(pairs[1]?.[1] ?? ""),
  };
}

describe("T26: mailto", () => {
  it("fills in recipient, subject and body", () => {
    expect(read(mailto("support@haven.example", message))).toEqual({
      recipient: "support@haven.example",
      names: ["subject", "body"],
      subject: "A question",
      body: "Hello,\r\nhow do I add a role?\r\n\r\nJuno\r\njuno@example.com",
    });
  });

  it("writes the @ of the recipient plainly, as mail clients expect", () => {
    expect(mailto("support@haven.example", message)).toMatch(/^mailto:support@haven\.example\?/);
  });

  it("adds no recipient or header, whatever is typed into the subject", () => {
    const address = mailto("support@haven.example", {
      ...message,
      subject: "Hi\r\nBcc: all@example.com&cc=a@example.com?to=b#c",
    });
    expect(read(address).names).toEqual(["subject", "body"]);
    expect(read(address).subject).toBe("Hi Bcc: all@example.com&cc=a@example.com?to=b#c");
  });

  it("keeps name and address on one line each", () => {
    const { body } = read(
      mailto("support@haven.example", { ...message, name: "Ju\nno", email: "a@b.c\r\nx" }),
    );
    expect(body.split("\r\n").slice(-2)).toEqual(["Ju no", "a@b.c x"]);
  });

  it(
    "has exactly two parameters and ASCII letters only, for any text at all",
    () => {
      const anyText = fc.string({ unit: "binary" });
      fc.assert(
        fc.property(anyText, anyText, anyText, anyText, (name, email, subject, message) => {
          const address = mailto("support@haven.example", { name, email, subject, message });
          expect(address).toMatch(/^[\x21-\x7e]+$/);
          expect(read(address).names).toEqual(["subject", "body"]);
          expect(read(address).subject).not.toMatch(/[\r\n]/);
        }),
      );
    },
    PROPERTY_TIMEOUT,
  );

  it("accepts half a surrogate pair", () => {
    const address = mailto("support@haven.example", { ...message, message: "cut \uD83D" });
    expect(read(address).body).toMatch(/^cut \uFFFD/);
  });
});

describe("plainMailto", () => {
  it("names the recipient and nothing else", () => {
    expect(plainMailto("support@haven.example")).toBe("mailto:support@haven.example");
    expect(plainMailto("a?b&c@haven.example")).toBe("mailto:a%3Fb%26c@haven.example");
  });
});

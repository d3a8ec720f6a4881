import { describe, expect, it } from "vitest";
import { problemsOf } from "../../../app/contact/check.ts";
import { CONTACT_FIELDS, INVALID_EMAIL } from "../../../app/content/contact.ts";

const letter = {
  name: "Juno",
  email: "juno@example.com",
  subject: "A question",
  message: "How do I add a role?",
};

describe("problemsOf", () => {
  it("finds nothing wrong with a complete letter", () => {
    expect(problemsOf(letter)).toEqual({});
  });

  it.each(CONTACT_FIELDS)("asks for $name when it is missing or blank", (field) => {
    expect(problemsOf({ ...letter, [field.name]: "" })).toEqual({ [field.name]: field.missing });
    expect(problemsOf({ ...letter, [field.name]: " \n" })).toEqual({ [field.name]: field.missing });
  });

  it("names all four fields of an empty letter", () => {
    const problems = problemsOf({ name: "", email: "", subject: "", message: "" });
    expect(Object.keys(problems)).toEqual(["name", "email", "subject", "message"]);
  });

  it.each([
    "juno",
    "juno@",
    "@example.com",
    "ju no@example.com",
    "juno@example..com",
    "juno@-x.com",
  ])("refuses the address %j", (email) => {
    expect(problemsOf({ ...letter, email })).toEqual({ email: INVALID_EMAIL });
  });

  it.each([
    "juno@example.com",
    " juno@example.com ",
    "j.u+no@mail.example.co.uk",
    "juno@localhost",
  ])("accepts the address %j", (email) => {
    expect(problemsOf({ ...letter, email })).toEqual({});
  });
});

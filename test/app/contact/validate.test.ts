import { describe, expect, it } from "vitest";
import { validate } from "../../../app/contact/validate.ts";
import { CONTACT_FIELDS } from "../../../app/content/contact-fields.ts";
import { INVALID_EMAIL } from "../../../app/content/contact.ts";

const message = {
  name: "Juno",
  email: "juno@example.com",
  subject: "A question",
  message: "How do I add a role?",
};

describe("validate", () => {
  it("finds nothing wrong with a complete message", () => {
    expect(validate(message)).toEqual({});
  });

  it.each(CONTACT_FIELDS)("asks for $name when it is missing or blank", (field) => {
    expect(validate({ ...message, [field.name]: "" })).toEqual({ [field.name]: field.missing });
    expect(validate({ ...message, [field.name]: " \n" })).toEqual({ [field.name]: field.missing });
  });

  it("names all four fields of an empty message", () => {
    const errors = validate({ name: "", email: "", subject: "", message: "" });
    expect(Object.keys(errors)).toEqual(["name", "email", "subject", "message"]);
  });

  it.each([
    "juno",
    "juno@",
    "@example.com",
    "ju no@example.com",
    "juno@example..com",
    "juno@-x.com",
  ])("refuses the address %j", (email) => {
    expect(validate({ ...message, email })).toEqual({ email: INVALID_EMAIL });
  });

  it.each([
    "juno@example.com",
    " juno@example.com ",
    "j.u+no@mail.example.co.uk",
    "juno@localhost",
  ])("accepts the address %j", (email) => {
    expect(validate({ ...message, email })).toEqual({});
  });
});

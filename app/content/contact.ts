import { allLanguages } from "./more-facts.static.ts";
import { words } from "./words.ts";

export const CONTACT = words({
  title: "Contact Support",
  description:
    "Write to {product}'s support by email or ask in the support server. Answers within {hours} hours, in {languages}.",
  picture: { name: "contact", alt: "Two ways to reach the support: email and the support server" },
  intro: "Questions, reports, requests about your data: a person reads every message.",
  channels: {
    email: {
      title: "Email",
      text: "For anything others shouldn't read, such as data requests and payments.",
    },
    server: {
      title: "Support server",
      text: "For setup questions. Usually the quickest way, because other server owners answer, too.",
    },
  },
  facts: [
    { name: "Response time", value: "Within {hours} hours" },
    { name: "Languages", value: allLanguages },
  ],
  copy: "Copy",
  copyAddress: (address: string) => `Copy ${address}`,
  form: {
    title: "Write to us",
    hint: "Your mail program opens with the message filled in. We get nothing until you press Send there.",
    submit: "Open in mail client",
    prefilled:
      "A link filled in part of this. Read it before you send it, and change what you like.",
    opened: "Opening email client",
    cleared: "Your mail program should be open with the message in it.",
    restore: "Nothing opened? Bring the text back",
    plain: "Write us an email",
    noScript:
      "The form needs JavaScript, which is off in this browser. An email reaches the same people, and so does the support server.",
  },
});

/** Labels of the fields, and their errors when empty. */
export const FIELD_WORDS = {
  name: { label: "Name", missing: "Please enter your name." },
  email: { label: "Email", missing: "Please enter your email address." },
  subject: { label: "Subject", missing: "Please enter a subject." },
  message: { label: "Message", missing: "Please enter a message." },
} as const;

export const INVALID_EMAIL = "Please enter an email address such as name@example.com.";

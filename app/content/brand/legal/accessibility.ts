import type { Brand } from "../../brand-schema.ts";
import { list, text } from "../../legal/blocks.ts";

export const accessibility: Brand["legal"][number] = {
  path: "/accessibility",
  language: "en",
  title: "Accessibility",
  footer: "Accessibility",
  description:
    "How accessible this site is, what is not yet, how it is tested, and whom to tell of a barrier.",
  lead: "This site should be usable by everybody, with a keyboard, a screen reader, large text or strong contrast. The measure is WCAG 2.2, level AA.",
  changed: { iso: "2026-11-23", words: "23 November 2026" },
  sections: [
    {
      id: "what-works",
      title: "What works",
      blocks: [
        list(
          "Everything can be reached and used by keyboard, and the focus is always in sight.",
          "Text can be enlarged to 200 %, and pages can be read at a width of 320 pixels, without scrolling sideways. Wide tables scroll in a frame of their own.",
          "No state is shown by color alone, and every chart has its numbers in a table.",
          "Movement stops where your system asks for less of it. Lines and quiet text are stronger where it asks for more contrast, and forced colors are followed.",
          "Commands, status, templates and these documents can be read without scripts.",
        ),
      ],
    },
    {
      id: "limits",
      title: "What does not, or not fully",
      blocks: [
        list(
          "Pictures in avatar histories have no description beyond whose they are and from when: nobody has written one.",
          "Names, reviews and command texts come from people and from the bot. They may be in another language than the page, without saying which.",
          "The embed builder and sending the contact form need scripts. Templates and the email address are there without.",
          "There is a dark scheme only. Prints are dark on white.",
        ),
      ],
    },
    {
      id: "testing",
      title: "How it is tested",
      blocks: [
        text(
          "Each version of the site is tested before it is published: by axe on every kind of page, by keyboard, at 320 pixels and with text at 200 %, with reduced motion and with forced colors. These tests are made by us; nobody else has certified the site.",
        ),
      ],
    },
    {
      id: "barriers",
      title: "Something is in your way?",
      blocks: [
        text(
          "Tell us the page and what you tried. You get an answer within {hours} hours, in {languages}.",
        ),
      ],
      see: [{ path: "/contact", title: "Contact Support" }],
    },
  ],
};

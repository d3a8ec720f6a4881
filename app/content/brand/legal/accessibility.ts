import type { Brand } from "../../brand-schema.ts";
import { list, text } from "../../legal/blocks.ts";

export const accessibility: Brand["legal"][number] = {
  path: "/accessibility",
  language: "en",
  title: "Accessibility",
  footer: "Accessibility",
  description:
    "How accessible this site is, what isn't yet, how we test it, and who to tell about a barrier.",
  lead: "This site should be usable by everybody, with a keyboard, a screen reader, large text or strong contrast. The measure is WCAG 2.2, level AA.",
  changed: "2026-11-23",
  sections: [
    {
      id: "what-works",
      title: "What works",
      blocks: [
        list(
          "You can reach and use everything by keyboard, and the focus is always in sight.",
          "You can enlarge text to 200% and read pages at a width of 320 pixels without scrolling sideways. Wide tables scroll in their own frame.",
          "No state is shown by color alone, and every chart has its numbers in a table.",
          "Movement stops if your system asks for less of it. Lines and quiet text get stronger if it asks for more contrast, and the site follows forced colors.",
          "You can read commands, status, templates and these documents without scripts.",
        ),
      ],
    },
    {
      id: "limits",
      title: "What doesn't, or not fully",
      blocks: [
        list(
          "Pictures in avatar histories say only whose they are and when they're from: nobody has described them.",
          "Names, reviews and command texts come from people and from the bot. They may be in a different language than the page without saying which.",
          "The embed builder and the contact form need scripts. Templates and the email address don't.",
          "The site only has a dark scheme. It prints dark on white.",
        ),
      ],
    },
    {
      id: "testing",
      title: "How it is tested",
      blocks: [
        text(
          "We test each version of the site before we publish it: with axe on every kind of page, by keyboard, at 320 pixels and with text at 200%, with reduced motion and with forced colors. Nobody else has certified the site.",
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

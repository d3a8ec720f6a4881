import { defineConfig, presetWind4, type UtilObject } from "unocss";
import { COLORS, HUES, shadesOf } from "./content/colors.ts";

/** presetWind4's form of colours: mixed with an opacity variable. */
const UNSET_OPACITY = /color-mix\(in \w+, (.+?) var\(--un-[\w-]+-opacity\), transparent\)/;

/**
 * Removes `color-mix` and its fallback: no class sets opacity variables. Makes the inlined styles
 * smaller.
 */
function stripUnusedColorMix(util: UtilObject): [] | undefined {
  if (util.parent?.startsWith("@supports (color: color-mix(")) return [];
  for (const entry of util.entries) {
    if (typeof entry[1] === "string") entry[1] = entry[1].replace(UNSET_OPACITY, "$1");
  }
  return undefined;
}

/** Design tokens and shortcuts with a brand's accent. Colours become variables, `--colors-…`. */
export function unoConfig(brand: { accent: string }) {
  const { accent, light, deep } = shadesOf(brand.accent);
  return defineConfig({
    // The default also splits at "-" and reads the shortcut `focus-ring` as `focus:ring`.
    separators: [":"],
    postprocess: stripUnusedColorMix,
    presets: [presetWind4({ preflights: { reset: true } })],
    content: { filesystem: ["app/**/*.tsx"] },
    theme: {
      colors: {
        ...COLORS,
        "glow-light": "#fff1cf",
        accent: { DEFAULT: accent, light, deep },
        rank: HUES,
      },
      font: {
        sans: '"Hanken Grotesk Variable", "Hanken Fallback", "Hanken Android", "Hanken Linux", system-ui, sans-serif',
        display:
          '"Familjen Grotesk Variable", "Familjen Fallback", "Familjen Android", "Familjen Linux", system-ui, sans-serif',
        mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
      },
      // Sizes by viewport need a minimum, here and below: full-page screenshots use a viewport one
      // pixel wide. On narrow phones with large text, a chat picture leaves room for words.
      spacing: { "chat-picture": "clamp(40px,12.5vw,2.5rem)" },
      radius: { control: "0.625rem", card: "0.875rem", scene: "1.125rem" },
      animation: {
        keyframes: {
          // Messages of the landing page's chat
          arrive: "{from{opacity:0;transform:translateY(0.5rem)}to{opacity:1;transform:none}}",
        },
        durations: { arrive: "350ms" },
        timingFns: { arrive: "ease-out" },
        properties: { arrive: { "animation-fill-mode": "both" } },
      },
    },
    shortcuts: {
      // Layout
      wrap: "mx-auto w-full max-w-300 px-4 sm:px-6 lg:px-8",
      // Staff pages, whose tables are wider than text
      "wrap-wide": "mx-auto w-full max-w-480 px-4 sm:px-6 lg:px-8",
      prose: "max-w-[68ch] text-pretty",
      "page-body": "wrap pt-10 pb-20 md:pt-12",
      // Type. On phones with enlarged text, headings grow until their words fill a line
      "title-1":
        "font-display font-700 text-[clamp(32px,10.5vw,2rem)] leading-[1.1] md:text-[2.75rem]",
      "title-2":
        "font-display font-700 text-[clamp(24px,8.5vw,1.5rem)] leading-tight md:text-[1.875rem]",
      logo: "flex min-w-0 items-center gap-2.5 font-display text-[1.375rem] font-700 leading-none tracking-tight text-text",
      // Cut by the controls beside it, gone if enlarged text left one letter. The line leaves room
      // for descenders.
      "logo-name": "max-w-[calc((352px-14rem)*99)] md:max-w-none truncate leading-tight",
      "title-3": "font-display font-650 text-lg leading-snug",
      eyebrow: "text-sm font-600 text-accent-light",
      "text-quiet": "text-muted text-sm",
      figures: "tabular-nums",
      // Surfaces
      card: "rounded-card border border-line bg-surface",
      "focus-ring":
        "outline-none focus-visible:outline-2 focus-visible:outline-solid focus-visible:outline-offset-2 focus-visible:outline-accent-light",
      // Inside scroll containers, which clip outer rings
      "focus-ring-inset":
        "outline-none focus-visible:outline-2 focus-visible:outline-solid focus-visible:-outline-offset-2 focus-visible:outline-accent-light",
      // Compact shards: a shortcut, as a thousand cells repeat the class name
      "shard-cell":
        "flex min-h-11 w-full cursor-pointer items-center gap-1.5 rounded-control border border-line bg-surface px-2.5 text-sm text-muted hover:bg-raised aria-pressed:border-accent aria-pressed:bg-raised aria-pressed:text-text focus-ring",
      "shard-mark": "size-2.5 shrink-0",
      icon: "inline-block size-[1em] shrink-0 align-baseline",
      // Controls: touch targets at least 44 px high
      control:
        "min-h-11 w-full rounded-control border border-edge bg-ink px-3 text-base text-text placeholder:text-muted focus-ring",
      checkbox:
        "size-5 cursor-pointer appearance-none rounded-md border border-edge bg-ink checked:border-accent-light checked:bg-accent-light forced-colors:appearance-auto focus-ring",
      btn: "inline-flex min-h-11 items-center justify-center gap-2 text-center rounded-control border border-transparent px-[clamp(16px,5vw,1rem)] py-1 text-base font-600 cursor-pointer select-none transition-colors duration-150 focus-ring disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-55",
      "btn-primary": "bg-accent-light text-ink hover:bg-text",
      "btn-secondary":
        "border-accent-deep bg-raised text-text hover:border-accent hover:bg-hover aria-[current=true]:border-accent-light aria-[current=true]:bg-hover",
      "btn-ghost": "text-muted hover:bg-raised hover:text-text",
      "btn-danger": "border-down bg-transparent text-down hover:bg-down hover:text-ink",
      // Controls of staff pages, low with a pointer; screen readers read their labels
      "dense-controls":
        "md:[&_.control]:min-h-9 md:[&_.control]:text-sm md:[&_.btn]:min-h-9 md:[&_label]:sr-only",
      "dense-switches": "md:[&_.segment]:min-h-8 md:[&_.segment]:px-2",
      // Segmented control: one of a few choices
      segments: "gap-1 rounded-control border border-line bg-ink p-1",
      segment:
        "inline-flex min-h-11 items-center justify-center rounded-md border border-transparent px-3 text-sm font-600 text-muted whitespace-nowrap cursor-pointer transition-colors duration-150 focus-ring hover:text-text disabled:cursor-not-allowed disabled:opacity-55",
      "segment-on": "border-accent-deep bg-raised text-text",
      link: "text-accent-light underline decoration-accent-deep underline-offset-3 hover:decoration-accent-light focus-ring rounded-sm",
      tag: "inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-600 leading-5",
    },
  });
}

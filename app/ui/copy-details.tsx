import { useState, type ComponentProps } from "react";
import { PRODUCT } from "../content/site.ts";
import { Button } from "./button.tsx";

interface CopyDetailsProps extends Pick<ComponentProps<typeof Button>, "size" | "variant"> {
  lines: readonly string[];
}

/** Puts what support needs into the clipboard: page, time and the given lines; nothing secret. */
export function CopyDetails({ lines, size, variant = "ghost" }: CopyDetailsProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);

  async function copy() {
    const { pathname, search } = window.location;
    const head = [`${PRODUCT}: ${pathname}${search}`, `Time: ${new Date().toISOString()}`];
    try {
      await navigator.clipboard.writeText([...head, ...lines].join("\n"));
      setOutcome("copied");
    } catch {
      setOutcome("refused"); // the browser keeps the clipboard to itself
    }
  }

  return (
    <Button
      variant={variant}
      size={size}
      icon={outcome === "copied" ? "check" : "copy"}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{LABELS[outcome ?? "idle"]}</span>
    </Button>
  );
}

const LABELS = {
  idle: "Copy details for support",
  copied: "Copied",
  refused: "Copying is blocked",
} as const;

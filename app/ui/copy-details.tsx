import { useState, type ComponentProps } from "react";
import { Button } from "./button.tsx";

interface CopyDetailsProps extends Pick<ComponentProps<typeof Button>, "size" | "variant"> {
  product: string;
  /** What happened; the page's path and the time are put before it. */
  lines: readonly string[];
}

const LABELS = {
  idle: "Copy details for support",
  copied: "Copied",
  refused: "Copying is blocked",
} as const;

/** A button that copies what support needs to know about an error. */
export function CopyDetails({ product, lines, size, variant = "ghost" }: CopyDetailsProps) {
  const [state, setState] = useState<keyof typeof LABELS>("idle");

  async function copy() {
    const { pathname, search } = window.location;
    const head = [`${product}: ${pathname}${search}`, `Time: ${new Date().toISOString()}`];
    try {
      await navigator.clipboard.writeText([...head, ...lines].join("\n"));
      setState("copied");
    } catch {
      setState("refused");
    }
  }

  return (
    <Button
      variant={variant}
      size={size}
      icon={state === "copied" ? "check" : "copy"}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{LABELS[state]}</span>
    </Button>
  );
}

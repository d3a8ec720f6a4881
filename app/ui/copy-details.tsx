import { useState, type ComponentProps } from "react";
import { COPY_DETAILS, ERROR_DETAILS } from "../content/ui.ts";
import { Button } from "./button.tsx";

interface CopyDetailsProps extends Pick<ComponentProps<typeof Button>, "size" | "variant"> {
  product: string;
  /** The event; the page's path and the time go before it. */
  lines: readonly string[];
}

/** Copies an error's details for support. */
export function CopyDetails({ product, lines, size, variant = "ghost" }: CopyDetailsProps) {
  const [state, setState] = useState<keyof typeof COPY_DETAILS>("idle");

  async function copy() {
    const { pathname, search } = window.location;
    const time = `${ERROR_DETAILS.time}: ${new Date().toISOString()}`;
    try {
      await navigator.clipboard.writeText(
        [`${product}: ${pathname}${search}`, time, ...lines].join("\n"),
      );
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
      data-scripted=""
      onClick={() => void copy()}
    >
      <span aria-live="polite">{COPY_DETAILS[state]}</span>
    </Button>
  );
}

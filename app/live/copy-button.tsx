import type { ComponentProps } from "react";
import { Button } from "../ui/button.tsx";
import { useCopy } from "./hooks/use-copy.ts";

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  text: string;
}

/** Copies a text, and shows a check mark for two seconds. Hidden without scripts. */
export function CopyButton({ text, icon = "copy", ...rest }: CopyButtonProps) {
  const { copied, copy } = useCopy();
  return (
    <Button
      icon={copied === text ? "check" : icon}
      data-scripted=""
      onClick={() => void copy(text)}
      {...rest}
    />
  );
}

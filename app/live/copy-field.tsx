import { useId } from "react";
import { TOASTS } from "../content/frame/frame.ts";
import { Field, TextArea } from "../ui/field.tsx";

interface CopyFieldProps {
  text: string;
  onCopied: () => void;
}

/** A text to copy by hand. The dialog around it focuses it when it opens, and it is selected then. */
export function CopyField({ text, onCopied }: CopyFieldProps) {
  const id = useId();
  return (
    <Field label={TOASTS.copyByHand} htmlFor={id}>
      <TextArea
        id={id}
        // React's own autoFocus comes before the dialog is open.
        ref={(field) => void field?.setAttribute("autofocus", "")}
        readOnly
        rows={3}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onCopy={onCopied}
        className="font-mono text-sm"
      />
    </Field>
  );
}

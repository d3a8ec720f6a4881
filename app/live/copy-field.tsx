import { useId } from "react";
import { TOASTS } from "../content/frame/frame.ts";
import { Field, TextArea } from "../ui/field.tsx";

interface CopyFieldProps {
  text: string;
  onCopied: () => void;
}

/** A text to copy by hand, focused and selected when its dialog opens. */
export function CopyField({ text, onCopied }: CopyFieldProps) {
  const id = useId();
  return (
    <Field label={TOASTS.copyByHand} htmlFor={id}>
      <TextArea
        id={id}
        // React's autoFocus fires before the dialog opens.
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

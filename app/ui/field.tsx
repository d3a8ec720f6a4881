import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface FieldProps {
  label: string;
  htmlFor: string;
  hint?: ReactNode;
  error?: string | null;
  children: ReactNode;
}

/** A labelled control. Put `{htmlFor}-note` in its aria-describedby if it has a hint or error. */
export function Field({ label, htmlFor, hint, error, children }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={htmlFor} className="text-sm font-600">
        {label}
      </label>
      {children}
      {(error || hint) && (
        <p
          id={`${htmlFor}-note`}
          className={error ? "text-sm text-down" : "text-sm text-muted"}
          role={error ? "alert" : undefined}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

export function TextInput({ className = "", type = "text", ...rest }: ComponentProps<"input">) {
  return <input type={type} className={`control ${className}`} {...rest} />;
}

export function TextArea({ className = "", ...rest }: ComponentProps<"textarea">) {
  return <textarea className={`control py-2.5 leading-normal ${className}`} {...rest} />;
}

export function Select({ className = "", children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={`relative block ${className}`}>
      <select className="control cursor-pointer appearance-none pe-10" {...rest}>
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

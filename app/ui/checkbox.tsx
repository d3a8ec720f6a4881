import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface CheckboxProps {
  id?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  className?: string;
}

export function Checkbox({ id, checked, onChange, children, className = "" }: CheckboxProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <span className="relative grid shrink-0 place-items-center">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer checkbox"
        />
        <Icon
          name="check"
          className="pointer-events-none absolute text-base text-ink opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      <span className="min-w-0">{children}</span>
    </label>
  );
}

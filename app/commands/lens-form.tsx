import { useId, useMemo, useState } from "react";
import { LENS } from "../content/commands/commands.ts";
import { PLATFORM_PERMISSIONS, type PlatformPermission } from "../content/commands/permissions.ts";
import type { Command } from "../contract/command.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Field, TextInput } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { has, permissionsFrom, wantedBy, withPermission, type Permissions } from "./permissions.ts";
import type { Lens } from "./use-lens.ts";

/** A role's permissions: as an integer, and one by one. */
export function LensForm({ lens, all }: { lens: Lens; all: readonly Command[] }) {
  const { granted, change, isOnly, setOnly } = lens;
  const wanted = useMemo(() => wantedBy(all), [all]);
  const others = PLATFORM_PERMISSIONS.filter((permission) => !wanted.includes(permission));
  const boxes = { granted: granted ?? 0n, onChange: change };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="prose text-sm text-muted">{LENS.text}</p>
      <IntegerInput granted={granted} onChange={change} />
      <Boxes title={LENS.wanted} permissions={wanted} {...boxes} />
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-control text-sm font-600 focus-ring">
          {LENS.others}
          <Icon name="chevron-down" className="text-muted" />
        </summary>
        <Boxes permissions={others} {...boxes} />
      </details>
      {granted !== null && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-3">
          <Checkbox checked={isOnly} onChange={setOnly}>
            {LENS.only} <span className="sr-only">{LENS.onlyText}</span>
          </Checkbox>
          <Button variant="ghost" size="sm" icon="x" onClick={() => change(null)}>
            {LENS.clear}
          </Button>
        </div>
      )}
    </div>
  );
}

interface IntegerProps {
  granted: Permissions | null;
  onChange: (granted: Permissions | null) => void;
}

/** The permission integer; it and the boxes follow each other. */
function IntegerInput({ granted, onChange }: IntegerProps) {
  const id = useId();
  // Typed text that isn't an integer; null while the input shows the lens.
  const [typed, setTyped] = useState<{ text: string; granted: Permissions | null } | null>(null);
  const draft = typed && typed.granted === granted ? typed.text : null;
  return (
    <Field
      label={LENS.integer}
      htmlFor={id}
      hint={LENS.integerHint}
      error={draft === null ? null : LENS.notInteger}
    >
      <TextInput
        id={id}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={draft ?? (granted === null ? "" : String(granted))}
        aria-invalid={draft !== null || undefined}
        aria-describedby={`${id}-note`}
        className="max-w-72 font-mono"
        onChange={({ target: { value } }) => {
          const next = permissionsFrom(value);
          const isInteger = next !== null || value.trim() === "";
          setTyped(isInteger ? null : { text: value, granted });
          if (isInteger) onChange(next);
        }}
      />
    </Field>
  );
}

interface BoxesProps {
  title?: string;
  permissions: readonly PlatformPermission[];
  granted: Permissions;
  onChange: (granted: Permissions) => void;
}

function Boxes({ title, permissions, granted, onChange }: BoxesProps) {
  return (
    <fieldset>
      {title && <legend className="mb-1 text-sm font-600">{title}</legend>}
      <ul className="grid grid-cols-2 gap-x-4 text-sm sm:grid-cols-3 sm:text-base lg:grid-cols-4">
        {permissions.map((permission) => (
          <li key={permission.flag}>
            <Checkbox
              checked={has(granted, permission)}
              onChange={(isGranted) => onChange(withPermission(granted, permission, isGranted))}
            >
              {permission.name}
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

import { useId, type ComponentProps, type KeyboardEventHandler, type Ref } from "react";
import { Icon } from "./icon.tsx";
import { useTypedEarly } from "./typed-early.ts";

interface SearchBoxProps extends Pick<ComponentProps<"input">, "name" | "id" | "enterKeyHint"> {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

/** Focuses the box from anywhere but a text field (early-presses.ts). */
const HOTKEY = "/";

export function SearchBox({ label, value, onChange, inputRef, ...rest }: SearchBoxProps) {
  const ownId = useId();
  const { id = ownId } = rest;
  useTypedEarly(id);
  // With text in it, the browser's clear button takes the hint's place.
  const showsHotkey = value === "";

  return (
    <div className="relative w-full">
      <Icon
        name="search"
        className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        aria-keyshortcuts={HOTKEY}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        ref={inputRef}
        autoComplete="off"
        spellCheck={false}
        // The browser keeps room for its clear button, which phones need for the placeholder.
        className={`control ps-10 text-ellipsis [&:placeholder-shown::-webkit-search-cancel-button]:hidden ${showsHotkey ? "md:pe-10" : ""}`}
        {...rest}
        id={id}
      />
      {showsHotkey && (
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-1/2 hidden -translate-y-1/2 rounded border border-line bg-raised px-1.5 text-sm text-muted md:block"
        >
          {HOTKEY}
        </kbd>
      )}
    </div>
  );
}

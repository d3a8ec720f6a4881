import { memo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { TextArea, TextInput } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lengthOf, limitsOf } from "../limits.ts";
import type { Problem } from "../lint.ts";
import { placeId, placeName, type Place } from "../field-paths.ts";
import type { Edit } from "../reducer.ts";
import { expand } from "../variables.ts";
import { TimestampDialog } from "./timestamp-dialog.tsx";
import { useVariablePicker, VariableList } from "./variable-picker.tsx";

interface ControlProps {
  place: Place;
  value: string;
  edit: (edit: Edit) => void;
  /** Lines of a longer text; one line without it. */
  rows?: number;
  placeholder?: string;
  /** What the checks say about it. */
  level?: Problem["level"];
  note?: string;
}

const TONES = { error: "text-down", warning: "text-warn", note: "text-muted" } as const;

/** One text of the embed with its label, length, checks and the variables that `{` offers. */
export const Control = memo(function Control(props: ControlProps) {
  const { place, value, edit, rows, placeholder, level, note } = props;
  const element = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const id = placeId(place);
  function write(text: string) {
    edit({ type: "text", place, value: text });
  }
  const picker = useVariablePicker(write);
  const shared = {
    id,
    value,
    placeholder,
    autoComplete: "off",
    "aria-describedby": note ? `${id}-note` : undefined,
    "aria-invalid": level === "error" ? true : undefined,
    onKeyDown: picker.onKeyDown,
    onBlur: picker.close,
    ...picker.aria,
  } as const;
  function take(input: HTMLInputElement | HTMLTextAreaElement) {
    write(input.value);
    picker.look(input);
  }
  return (
    <div className="relative flex min-w-0 flex-col gap-1.5">
      <div className="flex min-h-6 items-end justify-between gap-3">
        <label htmlFor={id} className="text-sm font-600">
          {placeName(place)}
        </label>
        <Length place={place} value={value} />
      </div>
      <div className="relative">
        {rows ? (
          <TextArea
            {...shared}
            ref={(node) => {
              element.current = node;
            }}
            rows={rows}
            className="block pr-12"
            onChange={(event) => take(event.target)}
          />
        ) : (
          <TextInput
            {...shared}
            ref={(node) => {
              element.current = node;
            }}
            spellCheck={!placeholder}
            inputMode={placeholder ? "url" : undefined}
            onChange={(event) => take(event.target)}
          />
        )}
        {rows && <TimeButton place={place} element={element} onText={write} />}
        {picker.offer && (
          <VariableList
            offer={picker.offer}
            active={picker.active}
            listId={picker.listId}
            onChoose={(at) => element.current && picker.choose(element.current, at)}
          />
        )}
      </div>
      {note && (
        <p id={`${id}-note`} className={`flex gap-1.5 text-sm ${TONES[level ?? "note"]}`}>
          <Icon name={level === "note" ? "info" : "alert-triangle"} className="mt-1 shrink-0" />
          {note}
        </p>
      )}
    </div>
  );
});

/** How long the text is with its variables replaced, once that is worth knowing. */
function Length({ place, value }: { place: Place; value: string }) {
  const limits = limitsOf(place);
  if (!limits || value === "") return null;
  const length = lengthOf(expand(value).trim());
  const tone =
    length > limits.chat ? "text-down" : length > limits.bot ? "text-warn" : "text-muted";
  return (
    <span className={`shrink-0 text-xs tabular-nums ${tone}`}>
      <span className="sr-only">{`${placeName(place)} length: `}</span>
      {`${length} / ${limits.bot}`}
    </span>
  );
}

/** Puts a chat timestamp where the caret is. */
function TimeButton({
  place,
  element,
  onText,
}: {
  place: Place;
  element: { current: HTMLInputElement | HTMLTextAreaElement | null };
  onText: (text: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  function insert(sign: string) {
    const input = element.current;
    if (!input) return;
    const start = input.selectionStart ?? input.value.length;
    const end = input.selectionEnd ?? start;
    // The caret can only be set on the text it belongs to.
    flushSync(() => {
      onText(input.value.slice(0, start) + sign + input.value.slice(end));
      setOpen(false);
    });
    input.focus();
    input.setSelectionRange(start + sign.length, start + sign.length);
  }
  return (
    <>
      <button
        type="button"
        title="Insert a time"
        aria-label={`Insert a time into ${placeName(place)}`}
        onClick={() => setOpen(true)}
        className="absolute right-0 top-0 grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:text-text focus-ring"
      >
        <Icon name="clock" className="text-lg" />
      </button>
      {isOpen && <TimestampDialog onClose={() => setOpen(false)} onChoose={insert} />}
    </>
  );
}

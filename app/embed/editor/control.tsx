import {
  memo,
  useCallback,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { EDITOR_WORDS, EMOJI_WORDS, TIME_WORDS } from "../../content/embed/embed.ts";
import { lazyPart } from "../../page-load/lazy-part.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextArea, TextInput } from "../../ui/field.tsx";
import { inputId, labelOf, type FieldPath } from "../field-paths.ts";
import { isAddress, lengthOf, limitsOf } from "../limits.ts";
import type { Problem } from "../lint.ts";
import type { Edit } from "../reducer.ts";
import { expand } from "../variables.ts";
import { useCheck } from "./checks.ts";
import { isFormatted, markOf, withLink, withMark, type Selected } from "./text-marks.ts";
import { useVariablePicker, type TextElement } from "./variable-picker.tsx";
import { VariableList } from "./variable-list.tsx";

const TimestampDialog = lazyPart(() => import("./timestamp-dialog.tsx"));
const EmojiDialog = lazyPart(() => import("./emoji-dialog.tsx"));

interface ControlProps {
  path: FieldPath;
  value: string;
  edit: (edit: Edit) => void;
  /** Lines of a longer text; one by default. */
  rows?: number;
  /** An example address; makes the text one. */
  placeholder?: string;
}

/** An input for a text of the embed, with label, length and most severe problem. */
export function Control(props: ControlProps) {
  const check = useCheck(props.path);
  // An empty input is no mistake before it has been left.
  const [wasLeft, setLeft] = useState(false);
  const isShown = props.value !== "" || wasLeft;
  const shown = isShown ? check : undefined;
  const onLeave = useCallback(() => setLeft(true), []);
  return <ControlView {...props} level={shown?.level} note={shown?.text} onLeave={onLeave} />;
}

interface ControlViewProps extends ControlProps {
  level?: Problem["level"];
  note?: string;
  onLeave: () => void;
}

const TONES = { error: "text-down", warning: "text-warn", note: "text-muted" } as const;

function selected({ value, selectionStart, selectionEnd }: TextElement): Selected {
  const start = selectionStart ?? value.length;
  return { text: value, start, end: selectionEnd ?? start };
}

/** What Ctrl+B and the like, and a pasted address, do to a selection. */
function marksOf(path: FieldPath, setText: (text: string) => void) {
  function replace(element: TextElement, { text, start, end }: Selected) {
    // The selection can only be set after React has written the text.
    flushSync(() => setText(text));
    element.setSelectionRange(start, end);
  }
  return {
    /** Whether the keys were a mark's. */
    onKeyDown(event: KeyboardEvent<TextElement>): boolean {
      const mark = isFormatted(path) ? markOf(event) : null;
      if (mark === null) return false;
      event.preventDefault();
      replace(event.currentTarget, withMark(selected(event.currentTarget), mark));
      return true;
    },
    onPaste(event: ClipboardEvent<TextElement>) {
      const pasted = event.clipboardData.getData("text/plain");
      const next = withLink(selected(event.currentTarget), pasted);
      if (!next) return;
      event.preventDefault();
      replace(event.currentTarget, next);
    },
  };
}

/** Memoized apart from Control: checks change at each edit, but mostly not this text's. */
const ControlView = memo(function ControlView(props: ControlViewProps) {
  const { path, value, edit, rows, placeholder, level, note, onLeave } = props;
  const element = useRef<TextElement>(null);
  const compositions = useRef(0);
  const id = inputId(path);
  function setText(text: string) {
    edit({ type: "text", path, value: text });
  }
  const marks = marksOf(path, setText);
  const picker = useVariablePicker(setText, rows !== undefined);
  const shared = {
    id,
    value,
    placeholder,
    ref: (node: TextElement | null) => {
      element.current = node;
    },
    autoComplete: "off",
    dir: "auto",
    "aria-describedby": note ? `${id}-note` : undefined,
    "aria-invalid": level === "error" ? true : undefined,
    onChange({ currentTarget, nativeEvent }: ChangeEvent<TextElement>) {
      const isComposed = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
      const { value } = currentTarget;
      const composition = isComposed ? compositions.current : undefined;
      edit({ type: "text", path, value, composition });
      picker.update(currentTarget);
    },
    onCompositionStart() {
      compositions.current += 1;
    },
    onKeyDown(event: KeyboardEvent<TextElement>) {
      if (!marks.onKeyDown(event)) picker.onKeyDown(event);
    },
    // Chat shows links behind words only in longer texts.
    onPaste: (event: ClipboardEvent<TextElement>) => rows && marks.onPaste(event),
    onBlur() {
      picker.close();
      onLeave();
    },
    ...picker.aria,
  } as const;
  return (
    <div className="relative flex min-w-0 flex-col gap-1.5">
      <div
        className={`flex justify-between gap-3 ${rows ? "min-h-8 items-center pe-[92px]" : "min-h-6 items-end"}`}
      >
        <label htmlFor={id} className="min-w-0 text-sm font-600">
          {labelOf(path)}
        </label>
        <Length path={path} value={value} />
      </div>
      <div className="relative">
        {rows ? (
          <TextArea {...shared} rows={rows} className="block" />
        ) : (
          <TextInput
            {...shared}
            spellCheck={!placeholder}
            inputMode={placeholder ? "url" : undefined}
          />
        )}
        {picker.completion && (
          <VariableList
            completion={picker.completion}
            active={picker.active}
            listId={picker.listId}
            onChoose={(index) => element.current && picker.choose(element.current, index)}
          />
        )}
      </div>
      {rows ? <InsertButtons path={path} element={element} onText={setText} /> : null}
      {note && <Note id={`${id}-note`} level={level ?? "note"} text={note} />}
    </div>
  );
});

function Note({ id, level, text }: { id: string; level: Problem["level"]; text: string }) {
  return (
    <p id={id} className={`flex gap-1.5 text-sm ${TONES[level]}`}>
      <Icon name={level === "note" ? "info" : "alert-triangle"} className="mt-1 shrink-0" />
      <span>{text}</span>
    </p>
  );
}

/** A text's length with variables replaced, if it has a limit. */
function Length({ path, value }: { path: FieldPath; value: string }) {
  const limits = limitsOf(path);
  if (!limits || value === "") return null;
  const length = lengthOf(expand(value).trim());
  // Few addresses come near their limit.
  if (isAddress(path) && length <= limits.bot) return null;
  const tone =
    length > limits.chat ? "text-down" : length > limits.bot ? "text-warn" : "text-muted";
  return (
    <span className={`shrink-0 text-xs tabular-nums ${tone}`}>
      <span className="sr-only">{EDITOR_WORDS.lengthOf(labelOf(path))}</span>
      <span>{`${length} / ${limits.bot}`}</span>
    </span>
  );
}

interface InsertButtonsProps {
  path: FieldPath;
  element: RefObject<TextElement | null>;
  onText: (text: string) => void;
}

/** Inserts a chat timestamp or an emoji at the caret. Above the text, to leave it its width. */
function InsertButtons({ path, element, onText }: InsertButtonsProps) {
  const [opened, setOpened] = useState<"time" | "emoji" | null>(null);
  function insert(text: string) {
    const input = element.current;
    if (!input) return;
    const start = input.selectionStart ?? input.value.length;
    const end = input.selectionEnd ?? start;
    // The caret can only be set after React has written the text.
    flushSync(() => {
      onText(input.value.slice(0, start) + text + input.value.slice(end));
      setOpened(null);
    });
    input.focus();
    input.setSelectionRange(start + text.length, start + text.length);
  }
  const close = () => setOpened(null);
  return (
    <span className="absolute -top-1.5 end-0 flex">
      <IconButton
        icon="smile"
        label={EMOJI_WORDS.title}
        aria-label={EMOJI_WORDS.insertInto(labelOf(path))}
        onClick={() => setOpened("emoji")}
        className="size-[44px]"
      />
      <IconButton
        icon="clock"
        label={TIME_WORDS.title}
        aria-label={TIME_WORDS.insertInto(labelOf(path))}
        onClick={() => setOpened("time")}
        className="size-[44px]"
      />
      {opened === "time" && <TimestampDialog onClose={close} onChoose={insert} />}
      {opened === "emoji" && <EmojiDialog onClose={close} onChoose={insert} />}
    </span>
  );
}

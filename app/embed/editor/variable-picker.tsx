import { useId, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { completed, completion, type Completion } from "../variables.ts";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Offers the variables while one is being typed after `{`. */
export function useVariablePicker(onText: (text: string) => void) {
  const id = useId();
  const [offer, setOffer] = useState<Completion | null>(null);
  const [active, setActive] = useState(0);

  function look(element: TextElement) {
    setOffer(completion(element.value, element.selectionStart ?? 0));
    setActive(0);
  }

  function choose(element: TextElement, at: number) {
    const variable = offer?.found[at];
    if (!offer || !variable) return;
    const caret = element.selectionStart ?? offer.start;
    const next = completed(element.value, caret, offer.start, variable.name);
    // The caret can only be set on the text it belongs to.
    flushSync(() => onText(next.text));
    element.setSelectionRange(next.caret, next.caret);
    setOffer(null);
  }

  function onKeyDown(event: KeyboardEvent<TextElement>) {
    if (!offer || event.nativeEvent.isComposing) return;
    const { length } = offer.found;
    if (event.key === "ArrowDown") setActive((active + 1) % length);
    else if (event.key === "ArrowUp") setActive((active + length - 1) % length);
    else if (event.key === "Enter" || event.key === "Tab") choose(event.currentTarget, active);
    else if (event.key === "Escape") setOffer(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const listId = `${id}-variables`;
  return {
    offer,
    active,
    listId,
    look,
    choose,
    close: () => setOffer(null),
    onKeyDown,
    aria: {
      "aria-autocomplete": "list",
      "aria-controls": offer ? listId : undefined,
      "aria-activedescendant": offer ? `${listId}-${active}` : undefined,
    } as const,
  };
}

interface VariableListProps {
  offer: Completion;
  active: number;
  listId: string;
  onChoose: (at: number) => void;
}

/** The offered variables; focus stays in the text. */
export function VariableList({ offer, active, listId, onChoose }: VariableListProps) {
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-control border border-edge bg-raised p-1">
      <p role="status" className="sr-only">
        {`${offer.found.length} variables. Arrow keys choose, Enter inserts.`}
      </p>
      <div id={listId} role="listbox" aria-label="Variables">
        {offer.found.map(({ name, meaning }, at) => (
          // The keyboard's way is in the text field; this is the pointer's.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
          <div
            key={name}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            ref={at === active ? (item) => item?.scrollIntoView({ block: "nearest" }) : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(at)}
            className={`flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-md px-3 py-1 ${at === active ? "bg-hover" : ""}`}
          >
            <code className="font-mono text-sm text-accent-light">{`{${name}}`}</code>
            <span className="text-sm text-muted">{meaning}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

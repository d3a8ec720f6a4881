import { useState, type ReactNode } from "react";
import { EDITOR_WORDS } from "../../content/embed/embed.ts";
import { numbered } from "../../format/numbered.ts";
import { Button } from "../../ui/button.tsx";
import type { ListName } from "../field-paths.ts";
import type { Edit } from "../reducer.ts";
import { foldsAfter, isFolded, withFold, type Folds } from "./folds.ts";
import { Row } from "./row.tsx";
import { useDrag } from "./use-drag.ts";

export interface ListProps {
  edit: (edit: Edit) => void;
  announce: (text: string) => void;
}

/** What a row shows of its item. */
export interface ListItem {
  inputs: ReactNode;
  /** Names a folded item. */
  title: string;
  mark: string | null;
}

interface ListRowsProps extends ListProps {
  list: ListName;
  max: number;
  items: readonly ListItem[];
}

/** A list's items in rows to move, copy, remove and fold. */
export function ListRows({ list, max, items, edit, announce }: ListRowsProps) {
  const [folds, setFolds] = useState<Folds>([]);
  const areAllFolded = items.every((_, index) => isFolded(folds, index));
  function change(next: Edit) {
    // A scrolling drag moves several times between two renders.
    setFolds((now) => foldsAfter(now, next));
    edit(next);
  }
  const {
    list: listRef,
    dragged,
    handleProps,
  } = useDrag((from, to) => change({ type: "moved", list, from, to }));
  return (
    <>
      {items.length > 1 && (
        <Button
          variant="ghost"
          size="sm"
          className="-my-2 justify-self-end"
          onClick={() => setFolds(areAllFolded ? [] : items.map(() => true))}
        >
          {areAllFolded ? EDITOR_WORDS.unfoldAll : EDITOR_WORDS.foldAll}
        </Button>
      )}
      <ol ref={listRef} className="grid grid-cols-1 gap-3">
        {numbered(items).map(({ place: index, item }) => (
          <Row
            key={index}
            list={list}
            index={index}
            count={items.length}
            max={max}
            isDragged={dragged === index}
            handleProps={handleProps(index)}
            title={item.title}
            mark={item.mark}
            isFolded={isFolded(folds, index)}
            onFold={(isNowFolded) => setFolds((now) => withFold(now, index, isNowFolded))}
            edit={change}
            announce={announce}
          >
            {item.inputs}
          </Row>
        ))}
      </ol>
    </>
  );
}

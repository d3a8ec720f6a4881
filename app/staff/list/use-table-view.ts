import { useMemo } from "react";
import { useStored } from "../../live/hooks/use-stored.ts";

/** Hidden columns, which this browser remembers for all lists. */
export interface TableView {
  hidden: ReadonlySet<string>;
  toggleColumn: (key: string) => void;
}

/** Key in localStorage. The text is a word that older releases need, then the keys of the hidden columns. */
const KEY = "staff-table";

export function useTableView(): TableView {
  const [text, store] = useStored(KEY, "");
  return useMemo(() => {
    const [, ...keys] = text.split(" ");
    const hidden = new Set(keys.filter((key) => key !== ""));
    return {
      hidden,
      toggleColumn(key) {
        const next = new Set(hidden);
        if (!next.delete(key)) next.add(key);
        store(["normal", ...next].join(" "));
      },
    };
  }, [text, store]);
}

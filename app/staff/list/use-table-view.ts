import { useMemo } from "react";
import { useStored } from "../../live/hooks/use-stored.ts";

/** Hidden columns, which this browser remembers for all lists. */
export interface TableView {
  hidden: ReadonlySet<string>;
  toggleColumn: (key: string) => void;
}

/** Key in localStorage of the hidden columns, separated by spaces. */
const KEY = "staff-table";

export function useTableView(): TableView {
  const [text, store] = useStored(KEY, "");
  return useMemo(() => {
    const hidden = new Set(text.split(" ").filter((key) => key !== ""));
    return {
      hidden,
      toggleColumn(key) {
        const next = new Set(hidden);
        if (!next.delete(key)) next.add(key);
        store([...next].join(" "));
      },
    };
  }, [text, store]);
}

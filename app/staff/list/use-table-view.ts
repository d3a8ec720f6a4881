import { useMemo } from "react";
import { useStored } from "../../live/hooks/use-stored.ts";

/** Hidden columns and the height of rows. Remembered in this browser, for all lists. */
export interface TableView {
  hidden: ReadonlySet<string>;
  isCompact: boolean;
  toggleColumn: (key: string) => void;
  setCompact: (isCompact: boolean) => void;
}

/** Key in localStorage. The text is 'compact' or 'normal', then the keys of the hidden columns. */
const KEY = "staff-table";

export function useTableView(): TableView {
  const [text, store] = useStored(KEY, "");
  return useMemo(() => {
    const [height = "", ...keys] = text.split(" ");
    const save = (isCompact: boolean, hidden: Iterable<string>) =>
      store([isCompact ? "compact" : "normal", ...hidden].join(" "));
    const hidden = new Set(keys.filter((key) => key !== ""));
    const isCompact = height === "compact";
    return {
      hidden,
      isCompact,
      toggleColumn(key) {
        const next = new Set(hidden);
        if (!next.delete(key)) next.add(key);
        save(isCompact, next);
      },
      setCompact: (wanted) => save(wanted, hidden),
    };
  }, [text, store]);
}

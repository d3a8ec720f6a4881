import { useEffect } from "react";
import { useRead } from "../live/use-read.ts";
import type { Catalogue } from "./catalogue.ts";
import type { WholeList } from "./use-view.ts";

interface WholeListReaderProps {
  read: Catalogue["read"];
  /** Gets each news of the list. */
  onRead: (list: WholeList) => void;
}

/** Reads the whole list. Shows nothing; it is a component because it is loaded when the page is used. */
export default function WholeListReader({ read, onRead }: WholeListReaderProps) {
  const { answer, error, isLoading, reload } = useRead(read, []);
  const all = answer?.value ?? null;
  const failed = !all && error !== undefined && !isLoading;
  // Up to the component that loaded this one: SWR is not among its first scripts, so it cannot read the list itself.
  useEffect(
    () => onRead({ all, failed, retry: () => void reload() }),
    [all, failed, reload, onRead],
  );
  return null;
}

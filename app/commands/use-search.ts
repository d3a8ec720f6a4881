import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigation, useNavigationType } from "react-router";

const QUIET_MS = 200;

/**
 * The search text of the box, kept in step with the address both ways. Typing writes the address
 * after 200 ms of quiet; going back, forward or along a link sets the box.
 */
export function useSearch(
  search: string,
  write: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(search);
  const { key } = useLocation();
  const [seen, setSeen] = useState(key);
  const type = useNavigationType();
  const idle = useNavigation().state === "idle";

  if (key !== seen) {
    setSeen(key);
    // A replaced address is our own writing; taking it over would undo letters typed since.
    if (type !== NavigationType.Replace) setText(search);
  }

  // A timer, since the address must not change on every letter. It waits for a navigation under way,
  // which a second one would cancel.
  useEffect(() => {
    if (!idle || text === search) return undefined;
    const timer = setTimeout(() => write(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [idle, text, search, write]);

  return [text, setText];
}

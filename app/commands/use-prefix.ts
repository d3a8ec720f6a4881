import { DEFAULT_PREFIX } from "../content/site.ts";
import { useStored } from "../live/hooks/use-stored.ts";
import { prefixFrom } from "./usage.ts";

/** The key of the visitor's own prefix in the browser's storage. */
const KEY = "command-prefix";

/** The prefix that usages are shown with, as the visitor last set it. */
export function usePrefix(): [prefix: string, store: (text: string) => void] {
  const [stored, store] = useStored(KEY, DEFAULT_PREFIX);
  return [prefixFrom(stored), store];
}

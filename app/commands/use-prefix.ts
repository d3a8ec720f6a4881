import { DEFAULT_PREFIX } from "../content/site.ts";
import { useStored } from "../live/hooks/use-stored.ts";
import { prefixFrom } from "./usage.ts";

const KEY = "command-prefix";

/** The prefix in usages, as the visitor last set it. */
export function usePrefix(): [prefix: string, store: (text: string) => void] {
  const [stored, store] = useStored(KEY, DEFAULT_PREFIX);
  return [prefixFrom(stored), store];
}

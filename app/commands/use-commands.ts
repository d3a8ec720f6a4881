import useSWR from "swr";
import type { Command } from "../contract/command.ts";

const PATHS = { commands: "/api/commands", staffCommands: "/api/staff/commands" } as const;

interface Fetched {
  /** Null until they are loaded. */
  commands: readonly Command[] | null;
  failed: boolean;
  retry: () => void;
}

/** A whole list of commands, fetched at most every five minutes for all components; not at all unless `isEnabled`. */
export function useCommands(name: keyof typeof PATHS, isEnabled = true): Fetched {
  const { data, error, isValidating, mutate } = useSWR<Command[], unknown>(
    isEnabled ? PATHS[name] : null,
    // The decoders are loaded with the first fetch.
    async () => (await (await import("../live/http/read.ts")).read(name, [])).value,
    { revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 300_000 },
  );
  return {
    commands: data ?? null,
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
  };
}

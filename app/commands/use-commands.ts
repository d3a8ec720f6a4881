import useSWR from "swr";
import type { Command } from "../contract/command.ts";

const PATHS = { commands: "/api/commands", staffCommands: "/api/staff/commands" } as const;

interface Fetched {
  /** Null while they load, when that failed, and when nobody wants them. */
  commands: readonly Command[] | null;
  failed: boolean;
  retry: () => void;
}

/** A whole list of commands, asked for once in five minutes by all who want it. */
export function useCommands(name: keyof typeof PATHS, wanted = true): Fetched {
  const { data, error, isValidating, mutate } = useSWR<Command[], unknown>(
    wanted ? PATHS[name] : null,
    // The decoders come with the first answer.
    async () => (await (await import("../live/http/read.ts")).read(name, [])).value,
    { revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 300_000 },
  );
  return {
    commands: data ?? null,
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
  };
}

import * as v from "valibot";
import { AVATARS } from "../content/avatars.ts";
import { one } from "../contract/decode.ts";
import type { Endpoint } from "../live/http/read.ts";
import { failureText, jsonOf, request } from "../live/http/request.ts";
import { toast } from "../live/toasts.tsx";
import { useRead } from "../live/use-read.ts";

const HIDDEN_READ: Endpoint<[viewerId: string], { hidden: boolean }> = {
  pauses: [1_000, 2_000],
  path: () => "/api/own-avatars/hidden",
  decode: one(v.object({ hidden: v.boolean() })),
};

interface Hidden {
  /** Null while unknown. */
  isHidden: boolean | null;
  /** Changes it and shows a toast; resolves to false on failure. */
  change: (hidden: boolean) => Promise<boolean>;
}

/** Whether the signed-in person hides their avatar history. */
export function useHidden(viewerId: string): Hidden {
  const { answer, replace } = useRead(HIDDEN_READ, [viewerId]);

  async function change(hidden: boolean): Promise<boolean> {
    try {
      const path = hidden ? "/api/own-avatars/hide" : "/api/own-avatars/show";
      await jsonOf(await request(path, { method: "POST" }));
    } catch (error) {
      toast.error(failureText(error, AVATARS.notSaved));
      return false;
    }
    // Don't read it again: elsewhere the change takes effect half a minute later.
    await replace({ hidden });
    toast.success(hidden ? AVATARS.nowHidden : AVATARS.nowShown);
    return true;
  }

  return { isHidden: answer?.value.hidden ?? null, change };
}

import useSWR from "swr";
import { AVATARS } from "../content/team.ts";
import { jsonOf, request, tellFailure } from "../live/http/request.ts";
import { toast } from "../live/toasts.ts";

async function ask(path: string, method: "GET" | "POST"): Promise<boolean> {
  const answer = await jsonOf(await request(path, { method }));
  const { readHidden } = await import("../live/session/read-viewer.ts");
  return readHidden(answer);
}

interface Hidden {
  /** Whether the signed-in person hides their avatar history; null while that is unknown. */
  isHidden: boolean | null;
  /** Hides or shows it, and says in a toast how that went; true when it is done. */
  change: (hidden: boolean) => Promise<boolean>;
}

/** Whether the signed-in person's own avatar history is hidden; the worker knows whose that is. */
export function useHidden(viewerId: string): Hidden {
  const { data, mutate } = useSWR<boolean, unknown>(["avatars hidden", viewerId], () =>
    ask("/api/own-avatars/hidden", "GET"),
  );

  async function change(hidden: boolean): Promise<boolean> {
    try {
      const saved = ask(hidden ? "/api/own-avatars/hide" : "/api/own-avatars/show", "POST");
      await mutate(saved, { revalidate: false });
    } catch (error) {
      toast.error(tellFailure(error, AVATARS.notSaved));
      return false;
    }
    toast.success(hidden ? AVATARS.nowHidden : AVATARS.nowShown);
    return true;
  }

  return { isHidden: data ?? null, change };
}

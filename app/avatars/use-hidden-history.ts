import useSWR from "swr";
import { AVATARS } from "../content/team.ts";
import { jsonOf, request, failureText } from "../live/http/request.ts";
import { toast } from "../live/toasts.ts";

async function call(path: string, method: "GET" | "POST"): Promise<boolean> {
  const body = await jsonOf(await request(path, { method }));
  return (await import("../live/http/decoders.ts")).decodeHidden(body);
}

interface Hidden {
  /** Whether the signed-in person hides their avatar history; null while that is unknown. */
  isHidden: boolean | null;
  /** Hides or shows it and shows the outcome in a toast; resolves to false on failure. */
  change: (hidden: boolean) => Promise<boolean>;
}

/** Whether the avatar history of the signed-in person is hidden. */
export function useHidden(viewerId: string): Hidden {
  const { data, mutate } = useSWR<boolean, unknown>(["avatars hidden", viewerId], () =>
    call("/api/own-avatars/hidden", "GET"),
  );

  async function change(hidden: boolean): Promise<boolean> {
    try {
      const saved = call(hidden ? "/api/own-avatars/hide" : "/api/own-avatars/show", "POST");
      await mutate(saved, { revalidate: false });
    } catch (error) {
      toast.error(failureText(error, AVATARS.notSaved));
      return false;
    }
    toast.success(hidden ? AVATARS.nowHidden : AVATARS.nowShown);
    return true;
  }

  return { isHidden: data ?? null, change };
}

import useSWR from "swr";
import { AVATARS } from "../content/avatars.ts";
import { jsonOf, request, failureText } from "../live/http/request.ts";
import { toast } from "../live/toasts.ts";

async function save(hidden: boolean): Promise<boolean> {
  const path = hidden ? "/api/own-avatars/hide" : "/api/own-avatars/show";
  const { endpoints } = await import("../live/http/read.ts");
  const body = await jsonOf(await request(path, { method: "POST" }));
  return endpoints.hidden.decode(body).value.hidden;
}

interface Hidden {
  /** Whether the signed-in person hides their avatar history; null while that is unknown. */
  isHidden: boolean | null;
  /** Hides or shows it and shows the outcome in a toast; resolves to false on failure. */
  change: (hidden: boolean) => Promise<boolean>;
}

/** Whether the avatar history of the signed-in person is hidden. */
export function useHidden(viewerId: string): Hidden {
  const { data, mutate } = useSWR<boolean, unknown>(["hidden", viewerId], async () => {
    const { read } = await import("../live/http/read.ts");
    return (await read("hidden", [])).value.hidden;
  });

  async function change(hidden: boolean): Promise<boolean> {
    try {
      await mutate(save(hidden), { revalidate: false });
    } catch (error) {
      toast.error(failureText(error, AVATARS.notSaved));
      return false;
    }
    toast.success(hidden ? AVATARS.nowHidden : AVATARS.nowShown);
    return true;
  }

  return { isHidden: data ?? null, change };
}

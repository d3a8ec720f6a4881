import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

/**
 * The data of a page whose loader has a deadline. Where some of its sources were late, the page is asked for again by
 * an address that waits for all of them, and what is there stays until that has come.
 */
export function useWhole<T>(
  loaded: T,
  isPartial: (data: T) => boolean,
  isUsable: (data: T) => boolean,
): T {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  const [usable, setUsable] = useState(loaded);
  const isWaiting = new URLSearchParams(search).has("wait");
  const isShown = isUsable(loaded) || !isWaiting;
  if (isShown && usable !== loaded) setUsable(loaded);
  const isWanted = isIdle && !isWaiting && isPartial(loaded);
  // The worker, which is asked by an address of its own.
  useEffect(() => {
    if (!isWanted) return;
    const query = new URLSearchParams(search);
    query.set("wait", "1");
    void navigate({ search: `?${query}`, hash }, { replace: true, preventScrollReset: true });
  }, [isWanted, search, hash, navigate]);
  return isShown ? loaded : usable;
}

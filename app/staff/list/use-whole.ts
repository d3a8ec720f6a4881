import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

/**
 * The data of a page whose loader has a deadline. If sources were late, requests the page again with
 * `?wait=1`, which waits for all. Until then, the first data stays.
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
  // Requests the whole page once this one is shown.
  useEffect(() => {
    if (!isWanted) return;
    const query = new URLSearchParams(search);
    query.set("wait", "1");
    void navigate({ search: `?${query}`, hash }, { replace: true, preventScrollReset: true });
  }, [isWanted, search, hash, navigate]);
  return isShown ? loaded : usable;
}

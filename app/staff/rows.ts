/** Table rows on one page. */
export const ROWS_A_PAGE = 100;

/** Whether two addresses differ in `?page=` alone. */
export function onlyPageChanged(current: URL, next: URL): boolean {
  const pages = [current, next].map((url) => url.searchParams.get("page"));
  const rest = [current, next].map((url) => {
    const params = new URLSearchParams(url.search);
    params.delete("page");
    params.sort();
    return `${url.pathname}?${params}`;
  });
  return rest[0] === rest[1] && pages[0] !== pages[1];
}

/** The query a form was last rendered with, then those it has requested since, in order. */
export type Queries = readonly [rendered: string, ...asked: string[]];

/**
 * The queries once the form is rendered with `search`. A query that the form didn't request is
 * foreign: its controls must follow. A requested one may be older than their text, so they stay. The
 * previous query is foreign if others were requested since, because a link has led back.
 */
export function withRendered(
  [rendered, ...asked]: Queries,
  search: string,
): { queries: Queries; isForeign: boolean } {
  const place = asked.indexOf(search);
  return {
    queries: [search, ...(place === -1 ? [] : asked.slice(place + 1))],
    isForeign: place === -1 && (search !== rendered || asked.length > 0),
  };
}

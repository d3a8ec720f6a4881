/** The query a form was last rendered with, then those it has asked for since, in order. */
export type Queries = readonly [rendered: string, ...asked: string[]];

/**
 * The queries after the form was rendered with one. It is foreign where the form did not ask for it, so that its
 * controls have to follow; what it did ask for may be older than their current text. The one it was rendered with
 * before is foreign, too, where it has asked for another since: a link has led back before that came.
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

const SHOWN_LETTERS = 140;

/** Why somebody was barred; a long one shows its beginning and opens on demand. */
export function Reason({ text }: { text: string }) {
  if (text.trim() === "") return <span className="text-muted">–</span>;
  const isLong = text.length > SHOWN_LETTERS || text.split("\n").length > 3;
  if (!isLong) {
    return (
      <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
        {text}
      </span>
    );
  }
  // No half of a pair that only together is a letter.
  const cut = text.slice(0, SHOWN_LETTERS).replace(/[\uD800-\uDBFF]$/, "");
  const start = cut.split("\n").slice(0, 2).join(" ");
  return (
    <details className="group">
      <summary className="cursor-pointer list-none rounded-sm wrap-anywhere focus-ring">
        <span className="group-open:hidden">
          <bdi>{start}</bdi>… <span className="link whitespace-nowrap">Show all</span>
        </span>
        <span className="link hidden group-open:inline">Show less</span>
      </summary>
      <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
        {text}
      </span>
    </details>
  );
}

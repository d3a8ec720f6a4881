/** The heading of a part of a feature page. */
export function PartHeading({ id, title }: { id?: string; title: string }) {
  return (
    <h2 id={id} className="title-2 text-balance">
      {title}
    </h2>
  );
}

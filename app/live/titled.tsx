/** A note of two parts: what happened, and what that means. */
export function titled(title: string, text: string) {
  return (
    <>
      <strong className="block font-600">{title}</strong>
      <span className="block text-muted">{text}</span>
    </>
  );
}

import type { Point } from "../content/features/page.ts";

/** Frequent questions with their answers. */
export function Questions({ title, items }: { title: string; items: Point[] }) {
  return (
    <section className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <h2 className="title-2 text-balance">{title}</h2>
      <dl className="flex flex-col gap-6">
        {items.map((item) => (
          <div key={item.title}>
            <dt className="font-600 text-text">{item.title}</dt>
            <dd className="mt-1 prose text-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { Point } from "../content/features/page.ts";
import { Card } from "../ui/card.tsx";

interface Props {
  title: string;
  points: Point[];
  shape: "list" | "bento" | "strip";
}

/** The abilities of the feature, in one of three layouts. */
export function Points({ title, points, shape }: Props) {
  return (
    <section className="flex flex-col gap-6 md:gap-8">
      <h2 className="title-2 text-balance">{title}</h2>
      {shape === "list" && <PointList points={points} />}
      {shape === "bento" && <PointBento points={points} />}
      {shape === "strip" && <PointStrip points={points} />}
    </section>
  );
}

function PointList({ points }: { points: Point[] }) {
  return (
    <dl className="border-t border-line">
      {points.map((point) => (
        <div
          key={point.title}
          className="grid gap-x-10 gap-y-1 border-b border-line py-5 md:grid-cols-[16rem_1fr]"
        >
          <dt className="font-600 text-text">{point.title}</dt>
          <dd className="prose text-muted">{point.text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Even counts alternate wide and narrow cards; odd ones put a tall one beside two wide ones. */
function PointBento({ points }: { points: Point[] }) {
  const widths =
    points.length % 2 === 0
      ? ["md:col-span-4", "md:col-span-2", "md:col-span-2", "md:col-span-4"]
      : ["md:col-span-2 md:row-span-2", "md:col-span-4", "md:col-span-4"];
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-6">
      {points.map((point, index) => (
        <Card key={point.title} as="li" className={widths[index % widths.length]}>
          <h3 className="font-600 text-text">{point.title}</h3>
          <p className="mt-1.5 prose text-muted">{point.text}</p>
        </Card>
      ))}
    </ul>
  );
}

function PointStrip({ points }: { points: Point[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-7 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      {points.map((point) => (
        <div key={point.title} className="border-t-2 border-accent-deep pt-4">
          <dt className="font-600 text-text">{point.title}</dt>
          <dd className="mt-1.5 text-muted">{point.text}</dd>
        </div>
      ))}
    </dl>
  );
}

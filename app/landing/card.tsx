import type { ReactNode } from "react";
import { Link } from "react-router";
import type { FeatureCard } from "../content/landing/landing.ts";

/** Where the text is. */
export type CardShape = "text-top" | "text-below" | "text-start" | "text-end";

const SHAPES: Record<CardShape, string> = {
  "text-top": "flex flex-col justify-between gap-6",
  "text-below": "flex flex-col-reverse justify-between gap-6",
  "text-start": "grid items-center gap-6 lg:grid-cols-[4fr_5fr] lg:gap-10",
  "text-end": "grid items-center gap-6 lg:grid-cols-[5fr_4fr] lg:gap-10",
};

interface Props {
  card: FeatureCard;
  shape: CardShape;
  /** Classes for columns and rows. */
  span: string;
  children: ReactNode;
}

/** A feature's text and drawing. The whole card links to its page. */
export function Card({ card, shape, span, children }: Props) {
  return (
    <li
      className={`later-layout relative min-w-0 overflow-hidden rounded-card border border-line bg-surface p-5 transition-colors duration-200 hover:border-accent-deep md:p-6 ${SHAPES[shape]} ${span}`}
    >
      <div className={shape === "text-end" ? "min-w-0 lg:col-start-2 lg:row-start-1" : "min-w-0"}>
        <h3 className="title-3">
          <Link
            to={card.path}
            prefetch="intent"
            className="outline-none after:content-empty after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-solid focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent-light"
          >
            {card.title}
          </Link>
        </h3>
        <p className="mt-1.5 text-muted">{card.text}</p>
      </div>
      {/* The text says what the drawing shows. */}
      <div aria-hidden="true" data-chat="" className="my-auto min-w-0">
        {children}
      </div>
    </li>
  );
}

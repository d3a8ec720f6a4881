const SHAPES = {
  ok: "bg-ok rounded-full",
  warn: "bg-warn rotate-45 rounded-[2px]",
  down: "bg-down rounded-[2px]",
  gray: "border-2 border-muted rounded-full",
} as const;

/** A state, shown by shape, colour and text. */
export function StatusDot({ tone, label }: { tone: keyof typeof SHAPES; label: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-600">
      <span aria-hidden="true" data-shape={tone} className={`size-2.5 shrink-0 ${SHAPES[tone]}`} />
      <span>{label}</span>
    </span>
  );
}

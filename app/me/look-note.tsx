import { Icon } from "../ui/icon.tsx";

/** Why a look failed, or what it couldn't see. */
export function LookNote({ text, tone }: { text: string; tone: "warn" | "down" }) {
  const color = tone === "warn" ? "border-warn/50 bg-warn/8" : "border-down/60 bg-down/10";
  return (
    <p role="alert" className={`flex gap-3 rounded-card border px-4 py-3 ${color}`}>
      <Icon
        name="alert-triangle"
        className={`mt-1 ${tone === "warn" ? "text-warn" : "text-down"}`}
      />
      <span className="prose min-w-0">{text}</span>
    </p>
  );
}

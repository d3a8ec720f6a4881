import { Icon } from "../ui/icon.tsx";

/** An error in a red box (§2, §8), read out as it appears. */
export function RedBox({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="flex items-center gap-3 rounded-md border border-down bg-surface px-4 py-3 text-text"
    >
      <Icon name="alert-triangle" className="size-5 shrink-0 text-down" />
      {text}
    </p>
  );
}

import { Icon } from "../ui/icon.tsx";

export function Loading({ words }: { words: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-muted">
      <Icon name="refresh" className="animate-spin text-xl text-accent-light" />
      {words}
    </p>
  );
}

import { renderToStaticMarkup } from "react-dom/server";
import { resolveValue, useToasterStore, type Toast } from "react-hot-toast/headless";
import { beforeEach, describe, expect, it } from "vitest";
import { toast } from "../../../app/live/toasts.tsx";

function Store({ see }: { see: (toasts: Toast[]) => void }) {
  see(useToasterStore().toasts);
  return null;
}

/** The toaster's toasts, newest first. */
function held(): Toast[] {
  const seen: Toast[] = [];
  renderToStaticMarkup(<Store see={(toasts) => void seen.push(...toasts)} />);
  return seen;
}

/** A toast as a screen reader reads it. */
function textOf(item: Toast | undefined): string {
  const markup = renderToStaticMarkup(item && resolveValue(item.message, item));
  return markup.replaceAll(/<[^>]*>/g, "");
}

describe("toasts", () => {
  beforeEach(() => toast.clear());

  it.each([
    ["blank", 4000],
    ["error", 4000],
    ["success", 2000],
    ["loading", Infinity],
  ] as const)("of type %s stay for %d ms", (type, duration) => {
    toast[type]("A note");
    expect(held()).toMatchObject([{ type, duration }]);
  });

  it("stay for their duration", () => {
    toast.success("Opening email client", { duration: 3000 });
    expect(held()[0]?.duration).toBe(3000);
  });

  it("are removed 1000 ms after they were dismissed", () => {
    const id = toast.loading("Still going");
    expect(held()[0]?.removeDelay).toBe(1000);
    toast.dismiss(id);
    expect(held()[0]).toMatchObject({ visible: false, dismissed: true });
  });

  it("are kept up to twenty, the newest first", () => {
    for (let i = 1; i <= 25; i++) toast.blank(`Note ${i}`);
    const kept = held();
    expect(kept).toHaveLength(20);
    expect(kept[0]?.message).toBe("Note 25");
    expect(kept.at(-1)?.message).toBe("Note 6");
  });

  it("that are equal are one with a count, which restarts once it has left the screen", () => {
    toast.success("Copied");
    const first = toast.success("Copied");
    toast.error("Copied");
    expect(held()).toHaveLength(2);
    expect(textOf(held()[1])).toBe("Copied ×2");
    toast.keepCounts(new Set());
    expect(toast.success("Copied")).toBe(first);
    expect(textOf(held()[1])).toBe("Copied");
  });
});

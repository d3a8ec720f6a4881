import { renderToStaticMarkup } from "react-dom/server";
import { resolveValue, useToasterStore, type Toast } from "react-hot-toast/headless";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { toastQueue } from "../../../app/live/toast-queue.tsx";
import { toast } from "../../../app/live/toasts.ts";

function Store({ see }: { see: (toasts: Toast[]) => void }) {
  see(useToasterStore().toasts);
  return null;
}

/** What the toaster holds now, newest first. */
function held(): Toast[] {
  const seen: Toast[] = [];
  renderToStaticMarkup(<Store see={(toasts) => void seen.push(...toasts)} />);
  return seen;
}

/** What a reader reads of a toast. */
function textOf(item: Toast | undefined): string {
  const markup = renderToStaticMarkup(item && resolveValue(item.message, item));
  return markup.replaceAll(/<[^>]*>/g, "");
}

describe("toasts", () => {
  beforeEach(() => toastQueue.clear());

  it.each([
    ["blank", 4000],
    ["error", 4000],
    ["success", 2000],
    ["loading", Infinity],
  ] as const)("of type %s stay for %d ms", (type, duration) => {
    toastQueue[type]("A note");
    expect(held()).toMatchObject([{ type, duration }]);
  });

  it("stay as long as they are told to", () => {
    toastQueue.success("Opening email client", { duration: 3000 });
    expect(held()[0]?.duration).toBe(3000);
  });

  it("are removed 1000 ms after they were dismissed", () => {
    const id = toastQueue.loading("Still going");
    expect(held()[0]?.removeDelay).toBe(1000);
    toastQueue.dismiss(id);
    expect(held()[0]).toMatchObject({ visible: false, dismissed: true });
  });

  it("are kept up to twenty, the newest first", () => {
    for (let i = 1; i <= 25; i++) toastQueue.blank(`Note ${i}`);
    const kept = held();
    expect(kept).toHaveLength(20);
    expect(kept[0]?.message).toBe("Note 25");
    expect(kept.at(-1)?.message).toBe("Note 6");
  });

  it("that are equal are one with a count, from one again once it has left the screen", () => {
    toastQueue.success("Copied");
    const first = toastQueue.success("Copied");
    toastQueue.error("Copied");
    expect(held()).toHaveLength(2);
    expect(textOf(held()[1])).toBe("Copied ×2");
    toastQueue.keepCounts(new Set());
    expect(toastQueue.success("Copied")).toBe(first);
    expect(textOf(held()[1])).toBe("Copied");
  });

  it("of the pages arrive in the order of the calls, without being waited for", async () => {
    toast.error("First");
    toast.success("Second", { duration: 3000 });
    await vi.waitFor(() => expect(held()).toHaveLength(2));
    expect(held()).toMatchObject([
      { type: "success", message: "Second", duration: 3000 },
      { type: "error", message: "First" },
    ]);
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ChatScene } from "../../../app/chat/scene.tsx";
import { featurePages } from "../../../app/content/features/index.ts";
import type { Scene } from "../../../app/content/chat/scene.ts";

const scenes = Object.values(featurePages).flatMap((page) => page.scenes);

function draw(scene: Scene): string {
  return renderToStaticMarkup(<ChatScene scene={scene} />);
}

describe("ChatScene", () => {
  it.each(scenes)("$label: is a picture in which nothing takes the focus", (scene) => {
    expect(draw(scene)).not.toMatch(/<(a|button|input|select|textarea)\b|tabindex/);
  });

  it("is a figure named after its label, or else after its channel", () => {
    const scene: Scene = { channel: "lounge", messages: [] };
    expect(draw({ ...scene, label: "A greeting" })).toMatch(
      /^<figure\b[^>]* aria-label="A greeting"/,
    );
    expect(draw(scene)).toMatch(/^<figure\b[^>]* aria-label="Example chat in #lounge"/);
  });

  it("lists every message and shows a second heading only for another speaker or time", () => {
    const html = draw({
      channel: "lounge",
      messages: [
        { speaker: { name: "juno" }, time: "10:00", text: "one" },
        { speaker: { name: "juno" }, time: "10:00", text: "two" },
        { speaker: { name: "juno" }, time: "10:05", text: "three" },
        { speaker: { name: "otter" }, time: "10:05", text: "four" },
      ],
    });
    expect(html.match(/<li/g)).toHaveLength(4);
    expect(html.match(/>juno</g)).toHaveLength(2);
    expect(html.match(/>otter</g)).toHaveLength(1);
  });

  it("marks the bot and strikes out what it deleted, with the reason", () => {
    const html = draw({
      channel: "general",
      messages: [
        { speaker: { name: "gale" }, text: "spam", removed: "Deleted by the filter" },
        { speaker: { name: "Haven", bot: true }, text: "done" },
      ],
    });
    expect(html.match(/APP/g)).toHaveLength(1);
    expect(html).toMatch(/<del[^>]*>.*spam.*<\/del>.*Deleted by the filter/);
  });

  it("writes text as text, never as markup", () => {
    const html = draw({
      channel: "general",
      messages: [{ speaker: { name: "<i>x</i>" }, text: "<img src=x onerror=alert(1)>" }],
    });
    expect(html).not.toMatch(/<img|<i>/);
  });
});

import { describe, expect, it } from "vitest";
import { createMarker, hashInlineCode } from "../../worker/http/inline-code.ts";

/** The hash as `openssl dgst -sha256 -binary | base64` gives it for `alert(1)`. */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

describe("the inline code of a document", () => {
  it("is allowed by the hash of its text, and the marker is removed", async () => {
    const marker = createMarker();
    const html = `<style nonce="${marker}">a{}</style><script nonce="${marker}" type="module">alert(1)</script>`;
    const document = await hashInlineCode(html, marker);
    expect(document.html).toBe(`<style>a{}</style><script type="module">alert(1)</script>`);
    expect(document.inline.scripts).toEqual([ALERT]);
    expect(document.inline.styles).toHaveLength(1);
  });

  it("is the same for every marker", async () => {
    const render = (marker: string) =>
      hashInlineCode(`<script nonce="${marker}">alert(1)</script>`, marker);
    expect(await render(createMarker())).toEqual(await render(createMarker()));
  });

  it("has no hash without the marker, or with another nonce", async () => {
    const marker = createMarker();
    const html = `<script>alert(1)</script><script nonce="${createMarker()}">alert(1)</script><STYLE>b{}</STYLE>`;
    const { html: written, inline } = await hashInlineCode(html, marker);
    expect(written).toBe(html);
    expect(inline).toEqual({ scripts: [], styles: [] });
  });

  it("keeps the text of a script that contains script and style tags", async () => {
    const marker = createMarker();
    const code = String.raw`"<style nonce=\"x\"><\/style><script>"`;
    const { inline } = await hashInlineCode(`<script nonce="${marker}">${code}</script>`, marker);
    expect([inline.scripts.length, inline.styles.length]).toEqual([1, 0]);
  });
});

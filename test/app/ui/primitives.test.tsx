import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PageFailure } from "../../../app/page-load/page-failure.tsx";
import { Pager } from "../../../app/ui/pager.tsx";
import { ErrorPanel } from "../../../app/ui/panel.tsx";
import { SectionLink } from "../../../app/ui/section-link.tsx";
import { paint } from "../paint.tsx";

function pager(page: number, pages: number): string {
  return paint(<Pager page={page} pages={pages} hrefFor={(n) => `/avatars?page=${n}`} />);
}

describe("the pager", () => {
  it("links both ways from a page in the middle and names the page", () => {
    const html = pager(2, 3);
    expect(html).toContain('href="/avatars?page=1"');
    expect(html).toContain('href="/avatars?page=3"');
    expect(html).toContain("Page 2 of 3");
    expect(html).not.toContain("disabled=");
  });

  it("disables the button that would lead past the first or the last page", () => {
    expect(pager(1, 3)).toMatch(/<button[^>]*disabled=""[^>]*>.*Previous<\/button>/s);
    expect(pager(3, 3)).toMatch(/<button[^>]*disabled=""[^>]*>.*Next/s);
    expect(pager(1, 1).match(/disabled=""/g)).toHaveLength(2);
  });
});

/** The addresses of links that are marked as those of the current page. */
function marked(at: string, end: boolean): string[] {
  const html = paint(
    <>
      <SectionLink to="/status" end={end} />
      <SectionLink to="/statuses" end={end} />
    </>,
    { at },
  );
  const links = html.match(/<a [^>]*>/g) ?? [];
  const current = links.filter((link) => link.includes('aria-current="page"'));
  return current.map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? "");
}

describe("a link to a section", () => {
  it("is marked on its page and on those below it, in any case, and on no page with a longer name", () => {
    for (const at of ["/status", "/status/", "/Status?range=7d", "/status/history"]) {
      expect(marked(at, false), at).toEqual(["/status"]);
    }
    expect(marked("/statuses", false)).toEqual(["/statuses"]);
    expect(marked("/", false)).toEqual([]);
  });

  it("that leads to one page only is marked on no page below it", () => {
    expect(marked("/status", true)).toEqual(["/status"]);
    expect(marked("/status/history", true)).toEqual([]);
  });
});

describe("the error panel", () => {
  it("shows its text, the detail, the request and every action", () => {
    const html = renderToStaticMarkup(
      <ErrorPanel text="It failed." detail="HTTP error 502" requestId="r-1">
        <a href="https://s">Join Haven Server</a>
      </ErrorPanel>,
    );
    for (const text of ["It failed.", "HTTP error 502", "r-1", "Try Again", "Join Haven Server"]) {
      expect(html, text).toContain(text);
    }
  });

  it("of a page has no link to the support server where its address is unknown", () => {
    const html = paint(<PageFailure text="It failed." />);
    expect(html).toContain("It failed.");
    expect(html).not.toContain("Join");
  });
});

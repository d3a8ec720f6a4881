import { describe, expect, it } from "vitest";
import { crashDetails } from "../../../app/frame/crash-details.ts";

const NOW = Date.UTC(2026, 10, 21, 9, 5, 7);

describe("the copied details of a crash", () => {
  it("name page, time in UTC, status, request and the error's words", () => {
    const crash = { path: "/team?x=1", status: 500, requestId: "r-1", message: "Error: no" };
    expect(crashDetails(crash, NOW)).toBe(
      [
        "Haven: Unexpected Application Error!",
        "Page: /team?x=1",
        "Time: 2026-11-21T09:05:07.000Z",
        "Status: 500",
        "Request: r-1",
        "Message: Error: no",
      ].join("\n"),
    );
  });

  it("leave out what is not known", () => {
    const crash = { path: "/", status: null, requestId: null, message: null };
    expect(crashDetails(crash, NOW).split("\n")).toEqual([
      "Haven: Unexpected Application Error!",
      "Page: /",
      "Time: 2026-11-21T09:05:07.000Z",
    ]);
  });
});

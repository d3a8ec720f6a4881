/** A check's result. A warning keeps exit code 0. */
export interface Finding {
  /** What was checked: a configuration's name, a path, a header. */
  check: string;
  outcome: "ok" | "warn" | "fail" | "skip";
  /** What is so, and what to do about it. Never a secret. */
  says: string;
}

export function ok(check: string, says: string): Finding {
  return { check, outcome: "ok", says };
}

export function warn(check: string, says: string): Finding {
  return { check, outcome: "warn", says };
}

export function fail(check: string, says: string): Finding {
  return { check, outcome: "fail", says };
}

export function skip(check: string, says: string): Finding {
  return { check, outcome: "skip", says };
}

/** Merges equal faults into the first, which names all subjects. */
export function eachOnce(findings: readonly Finding[]): Finding[] {
  return findings.flatMap((finding) => {
    const { outcome, says } = finding;
    if (outcome === "ok" || outcome === "skip") return [finding];
    const alike = findings.filter((one) => one.outcome === outcome && one.says === says);
    if (alike[0] !== finding) return [];
    const also = alike.slice(1).map(({ check }) => check);
    return also.length === 0
      ? [finding]
      : [{ ...finding, says: `${says}; also ${also.join(", ")}` }];
  });
}

const WORDS = { ok: "ok  ", warn: "WARN", fail: "FAIL", skip: "  - " };

/** For people, with a closing sentence. */
export function asText(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.map(
    ({ check, outcome, says }) => `${WORDS[outcome]}  ${check.padEnd(width)}  ${says}`,
  );
  return [...lines, "", closing(findings)].join("\n");
}

/** For programs. */
export function asJson(findings: readonly Finding[]): string {
  return JSON.stringify({ ok: isGood(findings), findings }, null, 2);
}

export function isGood(findings: readonly Finding[]): boolean {
  return findings.every(({ outcome }) => outcome !== "fail");
}

function closing(findings: readonly Finding[]): string {
  const count = (outcome: Finding["outcome"]) =>
    findings.filter((finding) => finding.outcome === outcome).length;
  const warnings = count("warn");
  const also = warnings > 0 ? `, ${warnings} ${warnings === 1 ? "warning" : "warnings"}` : "";
  const failed = count("fail");
  if (failed > 0) return `${failed} of ${findings.length} checks failed${also}.`;
  if (count("ok") + warnings === 0) return "Nothing was checked.";
  return `All is well: ${count("ok")} checks passed${also}.`;
}

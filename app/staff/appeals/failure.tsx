import { WriteFailure } from "../../page-load/write-failure.tsx";
import type { useDecision } from "./use-decision.ts";

/** Why a decision was not accepted; nothing before. */
export function Failure({ outcome }: Pick<ReturnType<typeof useDecision>, "outcome">) {
  return outcome === "idle" || outcome === "sending" ? null : <WriteFailure failure={outcome} />;
}

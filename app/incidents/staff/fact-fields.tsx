import type { ReactNode } from "react";
import { IMPACT_WORDS, STAFF_INCIDENTS } from "../../content/status/incidents.ts";
import { IMPACTS, MOST_TITLE } from "../../contract/incident.ts";
import type { Problems } from "../validate.ts";
import type { Draft, Kind } from "./draft.ts";
import { ChoiceField, TextField } from "./fields.tsx";

const WORDS = STAFF_INCIDENTS.field;

interface FactFieldsProps {
  kind: Kind;
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  problems: Problems;
  /** Beside the impact. */
  children?: ReactNode;
}

export function FactFields({ kind, draft, change, problems, children }: FactFieldsProps) {
  return (
    <>
      <TextField
        name="title"
        label={WORDS.title}
        hint={WORDS.titleHint}
        error={problems.title}
        maxLength={MOST_TITLE}
        value={draft.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <ChoiceField
          name="impact"
          label={WORDS.impact}
          error={problems.impact}
          value={draft.impact}
          options={IMPACTS.map((impact) => [impact, IMPACT_WORDS[impact]])}
          onChange={(event) => change({ impact: event.target.value })}
        />
        {children}
        {kind === "maintenance" && (
          <>
            <TextField
              type="datetime-local"
              name="scheduled_for"
              label={WORDS.from}
              error={problems.scheduled_for}
              value={draft.from}
              onChange={(event) => change({ from: event.target.value })}
            />
            <TextField
              type="datetime-local"
              name="scheduled_until"
              label={WORDS.until}
              error={problems.scheduled_until}
              value={draft.until}
              onChange={(event) => change({ until: event.target.value })}
            />
          </>
        )}
      </div>
      <TextField
        name="shards"
        label={WORDS.shards}
        hint={WORDS.shardsHint}
        error={problems.shards}
        value={draft.shards}
        onChange={(event) => change({ shards: event.target.value })}
      />
    </>
  );
}

import { useId, useState, type FormEvent } from "react";
import { useSearchParams } from "react-router";
import { here } from "../../content/addresses.ts";
import { STATUS } from "../../content/status/status.ts";
import type { Shard } from "../../contract/status.ts";
import { isoTime } from "../../format/date.ts";
import { FollowShard } from "../../follow/follow-card.tsx";
import { formatUptime } from "../../format/elapsed.ts";
import { CopyButton } from "../../live/copy-button.tsx";
import { useSite } from "../../live/session/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { DeviceText } from "../../ui/device-text.tsx";
import { Field, TextInput } from "../../ui/field.tsx";
import { StatusDot } from "../../ui/status-dot.tsx";
import { useTypedEarly } from "../../ui/typed-early.ts";
import {
  advice,
  belongsTo,
  formatLatency,
  locate,
  STATE_WORDS,
  supportText,
  type Located,
} from "./locate.ts";

const TONES = { operational: "ok", down: "down", silent: "gray" } as const;

function Verdict({ found, asOf, stale }: { found: Located; asOf: number; stale: boolean }) {
  const { serverId, shardId, state, shard } = found;
  const isUp = state === "operational" && !stale;
  const text = supportText(found, isoTime(asOf) ?? "");
  return (
    <div className="flex flex-col mt-6 gap-3 border-t border-line pt-5 lg:mt-0 lg:border-s lg:border-t-0 lg:ps-8 lg:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <span className="font-600">{belongsTo(found)}</span>
        <StatusDot tone={stale ? "gray" : TONES[state]} label={STATE_WORDS[state]} />
      </p>
      {shard && (
        <p className="figures text-sm text-muted">
          {STATUS.shardFigures(formatLatency(shard.latency), formatUptime(shard.uptime))}
        </p>
      )}
      <p>{stale ? STATUS.lastKnown : advice(found)}</p>
      {isUp && <Checks />}
      <CopyButton text={text} size="sm" className="self-start">
        {STATUS.copyForSupport}
      </CopyButton>
      <FollowShard server={serverId} shard={shardId} />
    </div>
  );
}

/** Why the bot may be silent in a server whose shard is up. */
function Checks() {
  const { inviteUrl } = useSite();
  return (
    <div className="text-sm">
      <p>{STATUS.checks}</p>
      <ol className="mt-1 flex list-decimal flex-col gap-1 ps-5 text-muted">
        <li>
          <span>{STATUS.checkMember}</span>{" "}
          <a className="link py-0.75" href={inviteUrl} target="_blank" rel="noopener noreferrer">
            {STATUS.addAgain}
          </a>
        </li>
        <li>{STATUS.checkRole}</li>
        <li>{STATUS.checkChannel}</li>
      </ol>
    </div>
  );
}

interface FinderProps {
  shards: readonly Shard[];
  /** The bot's shards; 0 if unknown. */
  count: number;
  asOf: number;
  stale: boolean;
}

/** 'Is it my server?': a server's shard, its state, and advice. */
export function Finder({ shards, count, asOf, stale }: FinderProps) {
  const id = useId();
  const [params, setParams] = useSearchParams();
  const query = params.get("server") ?? "";
  const [typed, setTyped] = useState({ query, text: query });
  // A link may name another server.
  if (typed.query !== query) setTyped({ query, text: query });
  useTypedEarly(id);
  const location = locate(query, shards, count);
  const range = params.get("range");

  function search(event: FormEvent) {
    event.preventDefault();
    const next = new URLSearchParams(params);
    if (typed.text.trim() === "") next.delete("server");
    else next.set("server", typed.text.trim());
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return (
    <section aria-labelledby="finder" className="card grid p-5 lg:grid-cols-2 lg:gap-8">
      <form
        action={here("/status")}
        role="search"
        aria-labelledby="finder"
        className="flex flex-col gap-3"
        onSubmit={search}
      >
        <h2 id="finder" className="title-3">
          {STATUS.finder}
        </h2>
        <p className="text-sm text-pretty text-muted">{STATUS.finderText}</p>
        {range && <input type="hidden" name="range" value={range} />}
        <Field
          label={STATUS.finderLabel}
          htmlFor={id}
          hint={<DeviceText {...STATUS.finderHint} />}
          error={location.kind === "bad" ? location.reason : null}
        >
          <div className="flex flex-wrap gap-2">
            <TextInput
              className="min-w-0 flex-[1_1_6rem]"
              id={id}
              name="server"
              value={typed.text}
              onChange={(event) => setTyped({ query, text: event.target.value })}
              autoComplete="off"
              maxLength={100}
              aria-describedby={`${id}-note`}
              aria-invalid={location.kind === "bad"}
            />
            <Button type="submit" variant="primary">
              {STATUS.check}
            </Button>
          </div>
        </Field>
      </form>
      <div role="status" className="flex flex-col justify-center">
        {location.kind === "found" ? (
          <Verdict found={location} asOf={asOf} stale={stale} />
        ) : (
          <ShardHint />
        )}
      </div>
    </section>
  );
}

function ShardHint() {
  return (
    <p className="flex h-full items-center border-s border-line ps-8 text-sm text-muted max-lg:hidden">
      {STATUS.shardHint}
    </p>
  );
}

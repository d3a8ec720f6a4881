import { useId, useState } from "react";
import { TIME_WORDS } from "../../content/embed/embed.ts";
import { now } from "../../live/clock.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, Select, TextInput } from "../../ui/field.tsx";
import { TIME_STYLES, type TimeStyle } from "../markdown/tree.ts";
import { timeText } from "../preview/time.ts";

/** A local time for a datetime-local input. */
function localInput(milliseconds: number): string {
  const offset = new Date(milliseconds).getTimezoneOffset() * 60_000;
  return new Date(milliseconds - offset).toISOString().slice(0, 16);
}

/** Composes a chat timestamp such as `<t:1764000000:R>`, shown in each reader's time zone. */
export default function TimestampDialog({
  onClose,
  onChoose,
}: {
  onClose: () => void;
  onChoose: (timestamp: string) => void;
}) {
  const id = useId();
  const [opened] = useState(now);
  const [when, setWhen] = useState(() => localInput(opened));
  const [style, setStyle] = useState<TimeStyle>("R");
  const seconds = Math.floor(new Date(when).getTime() / 1000);
  const isTime = Number.isFinite(seconds);
  return (
    <Dialog open onClose={onClose} title={TIME_WORDS.title}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isTime) onChoose(`<t:${seconds}:${style}>`);
        }}
      >
        <Field label={TIME_WORDS.when} htmlFor={`${id}-when`} hint={TIME_WORDS.hint}>
          <TextInput
            id={`${id}-when`}
            type="datetime-local"
            required
            aria-describedby={`${id}-when-note`}
            value={when}
            onChange={(event) => setWhen(event.target.value)}
          />
        </Field>
        <Field label={TIME_WORDS.style} htmlFor={`${id}-style`}>
          <Select
            id={`${id}-style`}
            value={style}
            onChange={(event) => {
              const chosen = TIME_STYLES.find((known) => known === event.target.value);
              if (chosen) setStyle(chosen);
            }}
          >
            {TIME_STYLES.map((known) => (
              <option key={known} value={known}>
                {isTime ? timeText(seconds, known, { now: Math.floor(opened / 1000) }) : known}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="primary" className="justify-self-end">
          {TIME_WORDS.insert}
        </Button>
      </form>
    </Dialog>
  );
}

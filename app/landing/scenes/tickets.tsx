import { BUTTON_COLORS } from "../../chat/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { DRAWINGS } from "../../content/landing/drawings.ts";

const { panel, form, submit, channel, claimed, thanks, file } = DRAWINGS.tickets;

/** A ticket from panel to file: four sheets, each over the corner of the one before. */
export function TicketsScene() {
  return (
    <div className="flex flex-col text-sm">
      <div data-chat-sheet="" className="mr-10 rounded-lg border border-line bg-ink p-4 pb-8">
        <p className="border-l-4 border-accent pl-3 font-600">{panel.title}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <Button text={panel.chosen} chosen />
          {panel.others.map((kind) => (
            <Button key={kind} text={kind} />
          ))}
        </p>
      </div>
      <div
        data-chat-sheet=""
        className="relative -mt-4 ml-5 mr-5 rounded-lg border border-line bg-raised p-4 pb-8"
      >
        <p className="font-display text-base font-700">{panel.chosen}</p>
        {form.map((field) => (
          <div key={field.question}>
            <p className="mt-2.5 mb-1 text-[0.8125rem] font-600 text-muted">{field.question}</p>
            <p className="rounded-md border border-line bg-ink px-3 py-2">{field.answer}</p>
          </div>
        ))}
        <p className="mt-3">
          <Button text={submit} chosen />
        </p>
      </div>
      <div
        data-chat-sheet=""
        className="relative -mt-4 ml-10 rounded-lg border border-accent-deep bg-surface p-4 pb-8"
      >
        <p className="flex items-center gap-1.5 text-base font-600">
          <Icon name="hash" className="text-muted" />
          {channel}
        </p>
        <p className="mt-2 flex items-center gap-1.5 text-muted">
          <Icon name="check" className="text-ok" />
          {claimed}
        </p>
        <p className="mt-1 text-muted">
          <span className="font-600 text-rank-green">{thanks.who}</span> {thanks.text}
        </p>
      </div>
      <div
        data-chat-sheet=""
        className="relative -mt-4 ml-20 flex items-center gap-3 rounded-lg border border-line bg-ink p-3.5"
      >
        <Icon name="file" className="text-2xl text-accent" />
        <span className="min-w-0">
          <span className="block truncate font-600 text-accent-light">{file.name}</span>
          <span className="text-xs text-muted">{file.size}</span>
        </span>
      </div>
    </div>
  );
}

/** A drawn button in chat colours: blue if pressed, else grey. */
function Button({ text, chosen = false }: { text: string; chosen?: boolean }) {
  return (
    <span
      className={`rounded-md px-3 py-1 font-500 text-white ${BUTTON_COLORS[chosen ? "primary" : "secondary"]}`}
    >
      {text}
    </span>
  );
}

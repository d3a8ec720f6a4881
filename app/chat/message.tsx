import { CHAT } from "../content/chat/chat.ts";
import type { ChatMessage, Speaker } from "../content/chat/scene.ts";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../content/icons.ts";
import { ChatAvatar } from "./avatar.tsx";
import { ChatButtons } from "./button.tsx";
import { Embed } from "./embed.tsx";
import { Emoji } from "./emoji.tsx";
import { FormPicture } from "./form.tsx";
import { ChatText } from "./text.tsx";

const NAME_COLORS = {
  blue: "text-rank-blue",
  red: "text-rank-red",
  purple: "text-rank-purple",
  green: "text-rank-green",
  gray: "text-rank-gray",
  yellow: "text-rank-yellow",
  teal: "text-rank-teal",
} as const;

const NOTICES: Record<NonNullable<ChatMessage["system"]>, { icon: IconName; tone: string }> = {
  join: { icon: "arrow-right", tone: "text-ok" },
  leave: { icon: "arrow-left", tone: "text-down" },
  boost: { icon: "sparkles", tone: "text-rank-purple" },
};

/** A message. If it `continues` one of the same speaker, it has no avatar and name. */
export function Message({ message, continues }: { message: ChatMessage; continues: boolean }) {
  if (message.system) return <Notice message={message} kind={message.system} />;
  return (
    <li data-chat-sheet="" className={continues ? "px-4 pt-1" : "px-4 pt-4 first:pt-0"}>
      {message.replyTo && <ReplyLine replyTo={message.replyTo} />}
      <div className="flex gap-3">
        {continues ? (
          <span data-chat-aside="" className="w-chat-picture shrink-0" />
        ) : (
          <span data-chat-aside="" className="shrink-0">
            <ChatAvatar speaker={message.speaker} />
          </span>
        )}
        <div className="min-w-0 grow">
          {!continues && <Heading speaker={message.speaker} time={message.time} />}
          <Body message={message} />
        </div>
      </div>
    </li>
  );
}

function Heading({ speaker, time }: { speaker: Speaker; time?: string }) {
  const tone = speaker.bot ? "text-accent-light" : NAME_COLORS[speaker.color ?? "gray"];
  return (
    <p className="flex flex-wrap items-center gap-x-2 leading-snug">
      <span className={`font-600 ${tone}`}>{speaker.name}</span>
      {speaker.bot && (
        <span className="rounded bg-[#4f5fd6] px-1 text-[0.625rem] leading-4 font-600 tracking-wide text-white">
          {CHAT.app}
        </span>
      )}
      {time && <span className="text-xs text-muted tabular-nums">{time}</span>}
    </p>
  );
}

function Body({ message }: { message: ChatMessage }) {
  return (
    <>
      {message.text && <Text text={message.text} removed={message.removed} />}
      {message.embed && <Embed embed={message.embed} />}
      {message.form && <FormPicture form={message.form} />}
      {message.file && <File file={message.file} />}
      {message.buttons && <ChatButtons buttons={message.buttons} />}
      {message.reactions && <Reactions reactions={message.reactions} />}
      {message.ephemeral && <p className="mt-1 text-xs text-muted">{CHAT.ephemeral}</p>}
    </>
  );
}

function Text({ text, removed }: { text: string; removed?: string }) {
  if (!removed) {
    return (
      <p className="text-[0.9375rem] leading-snug text-text/95">
        <ChatText text={text} />
      </p>
    );
  }
  return (
    <p className="text-[0.9375rem] leading-snug">
      <del className="text-muted">
        <ChatText text={text} />
      </del>
      <span className="mt-1 flex items-center gap-1.5 text-xs font-500 text-down">
        <Icon name="shield" className="size-3.5" />
        <span className="min-w-0">{removed}</span>
      </span>
    </p>
  );
}

function ReplyLine({ replyTo }: { replyTo: { name: string; text: string } }) {
  return (
    <p className="mb-1 flex min-w-0 items-center gap-1.5 text-xs text-muted">
      <span
        aria-hidden="true"
        className="mt-1.5 ml-4 h-2 w-8 shrink-0 rounded-tl-md border-t-2 border-l-2 border-line"
      />
      <span className="sr-only">{CHAT.answers}</span>
      <span className="shrink-0 font-600 text-accent-light">{replyTo.name}</span>
      <span className="truncate">{replyTo.text}</span>
    </p>
  );
}

function Notice({ message, kind }: { message: ChatMessage; kind: "join" | "leave" | "boost" }) {
  const { icon, tone } = NOTICES[kind];
  return (
    <li className="flex items-center gap-3 px-4 pt-4 text-sm text-muted first:pt-0">
      <span className="flex w-chat-picture shrink-0 justify-center">
        <Icon name={icon} className={`size-4.5 ${tone}`} />
      </span>
      <p className="min-w-0 grow">
        <span className={`font-600 ${NAME_COLORS[message.speaker.color ?? "gray"]}`}>
          {message.speaker.name}
        </span>{" "}
        {message.text}{" "}
        {message.time && <span className="text-xs tabular-nums">{message.time}</span>}
      </p>
    </li>
  );
}

function Reactions({ reactions }: { reactions: { symbol: string; count: number }[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5" aria-label={CHAT.reactions}>
      {reactions.map(({ symbol, count }) => (
        <li
          key={symbol}
          className="flex items-center gap-1.5 rounded-md border border-line bg-raised px-2 py-0.5 text-sm text-text tabular-nums"
        >
          <Emoji emoji={symbol} />
          {count}
        </li>
      ))}
    </ul>
  );
}

function File({ file }: { file: { name: string; size: string } }) {
  return (
    <p className="mt-2 flex max-w-xs items-center gap-3 rounded-md border border-line bg-raised px-3 py-2.5 text-sm">
      <Icon name="file" className="size-5 shrink-0 text-accent-light" />
      <span className="min-w-0">
        <span className="block truncate font-500 text-accent-light">{file.name}</span>
        <span className="text-xs text-muted">{file.size}</span>
      </span>
    </p>
  );
}

import { inlineTokens, type InlineToken } from "./inline.ts";

/** Chat text with bold text, code and mentions. */
export function ChatText({ text }: { text: string }) {
  return (
    <span className="whitespace-pre-line break-words">
      {inlineTokens(text).map((token) => (
        <Token key={token.index} token={token} />
      ))}
    </span>
  );
}

function Token({ token }: { token: InlineToken }) {
  const content = <Content token={token} />;
  return token.bold ? <strong className="font-600 text-text">{content}</strong> : content;
}

function Content({ token }: { token: InlineToken }) {
  if (token.kind === "code") {
    return (
      <code className="rounded bg-ink px-1 py-0.5 font-mono text-[0.86em] text-accent-light">
        {token.text}
      </code>
    );
  }
  if (token.kind === "mention") {
    return (
      <span className="rounded bg-accent/20 px-0.5 font-500 text-accent-light">{token.text}</span>
    );
  }
  return token.text;
}

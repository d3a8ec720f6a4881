import { argumentParts, type ArgumentPart } from "./usage.ts";

/** A command's arguments as the bot writes them; the list draws required (b) and optional (i) ones apart. */
export function Arguments({ text }: { text: string }) {
  return (
    <code>
      {argumentParts(text).map((part) => (
        <Part key={part.from} part={part} />
      ))}
    </code>
  );
}

function Part({ part }: { part: ArgumentPart }) {
  if (part.kind === "required") return <b>{part.text}</b>;
  return part.kind === "optional" ? <i>{part.text}</i> : part.text;
}

import { useReducer } from "react";
import { Card } from "../ui/card.tsx";
import { CodePanel } from "./editor/code-panel.tsx";
import { Buttons, Fields } from "./editor/lists.tsx";
import { Author, Body, Footer, Images } from "./editor/parts.tsx";
import { blank } from "./embed.ts";
import { PreviewMessage } from "./preview/message.tsx";
import { edited } from "./reducer.ts";
import { BUILDER } from "./words.ts";

/** Editor and live preview side by side (§2). */
export function Builder() {
  const [embed, edit] = useReducer(edited, null, blank);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <form className="grid grid-cols-1 gap-4" onSubmit={(event) => event.preventDefault()}>
        <Body embed={embed} edit={edit} />
        <Author embed={embed} edit={edit} />
        <Images embed={embed} edit={edit} />
        <Footer embed={embed} edit={edit} />
        <Fields items={embed.fields} edit={edit} />
        <Buttons items={embed.buttons} edit={edit} />
      </form>
      <div className="grid grid-cols-1 gap-6 lg:sticky lg:top-24">
        <CodePanel embed={embed} edit={edit} />
        <Card as="section">
          <h2 className="mb-4 eyebrow">{BUILDER.preview}</h2>
          <PreviewMessage embed={embed} />
        </Card>
      </div>
    </div>
  );
}

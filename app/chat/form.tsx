import type { ChatForm } from "../content/chat/scene.ts";
import { BUTTON_COLORS } from "./button.tsx";

/** A picture of a filled-in chat form, without controls. */
export function FormPicture({ form }: { form: ChatForm }) {
  return (
    <div className="mt-2 max-w-md overflow-hidden rounded-lg border border-line bg-raised text-sm">
      <p
        data-chat-sheet=""
        className="border-b border-line px-4 py-3 font-display font-700 text-text"
      >
        {form.title}
      </p>
      <dl data-chat-sheet="" className="flex flex-col gap-3 px-4 py-3">
        {form.fields.map((field) => (
          <div key={field.label}>
            <dt className="mb-1 text-[0.8125rem] font-600 text-muted">{field.label}</dt>
            <dd
              data-chat-sheet=""
              className="rounded-md border border-line bg-ink px-3 py-2 text-text"
            >
              {field.value}
            </dd>
          </div>
        ))}
      </dl>
      <p data-chat-sheet="" className="flex justify-end bg-surface px-4 py-3">
        <span className={`rounded-md px-4 py-1.5 font-500 text-white ${BUTTON_COLORS.primary}`}>
          {form.submit}
        </span>
      </p>
    </div>
  );
}

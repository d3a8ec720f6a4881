import { ChatScene } from "../chat/scene.tsx";
import type { Variable } from "../content/features/page.ts";
import type { Scene } from "../content/chat/scene.ts";

interface Props {
  title: string;
  text: string;
  variables: Variable[];
  scene?: Scene;
}

/** The variables of a message, each with an example of its value. */
export function Variables({ title, text, variables, scene }: Props) {
  return (
    <section className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
      <div className="min-w-0">
        <h2 className="title-2 text-balance">{title}</h2>
        <p className="mt-4 prose text-muted">{text}</p>
        <dl className="mt-6 border-t border-line">
          {variables.map((variable) => (
            <div
              key={variable.name}
              className="grid grid-cols-[min(9.5rem,45%)_minmax(0,1fr)] gap-x-6 border-b border-line py-3 sm:grid-cols-[11rem_1fr_auto]"
            >
              <dt>
                <code className="font-mono text-sm wrap-anywhere text-accent-light">{`{${variable.name}}`}</code>
              </dt>
              <dd className="text-sm text-muted">{variable.meaning}</dd>
              <dd className="col-start-2 text-sm text-text sm:col-start-auto">
                {variable.example}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {scene && <ChatScene scene={scene} />}
    </section>
  );
}

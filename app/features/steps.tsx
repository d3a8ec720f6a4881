import { ChatScene } from "../chat/scene.tsx";
import type { Step } from "../content/features/page.ts";
import type { Scene } from "../content/chat/scene.ts";
import { Fragment } from "react";
import { FEATURE } from "../content/features/words.ts";
import { numbered } from "../format/numbered.ts";
import { useCopy } from "../live/hooks/use-copy.ts";
import { Icon } from "../ui/icon.tsx";

interface Props {
  title: string;
  steps: Step[];
  shape: "rail" | "row";
  scene?: Scene;
}

/** The setup, step by step: down a rail, or side by side. */
export function Steps({ title, steps, shape, scene }: Props) {
  if (shape === "row") {
    return (
      <section className="flex flex-col gap-6 md:gap-8">
        <h2 className="title-2 text-balance">{title}</h2>
        <ol className="grid gap-x-6 gap-y-8 md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
          {steps.map((step, index) => (
            <li key={step.title} className="flex min-w-0 flex-col">
              <p className="mb-2 font-display text-3xl leading-none font-bold text-accent">
                {index + 1}
              </p>
              <StepWords step={step} />
            </li>
          ))}
        </ol>
      </section>
    );
  }
  return (
    <section className={scene ? "grid items-start gap-x-16 gap-y-8 lg:grid-cols-2" : ""}>
      <div className="flex min-w-0 flex-col gap-6 md:gap-8">
        <h2 className="title-2 text-balance">{title}</h2>
        <ol className={scene ? "" : "max-w-2xl"}>
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="group relative flex gap-[clamp(16px,5vw,1.25rem)] pb-8 last:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-9 bottom-0 start-[clamp(14px,4.5vw,1rem)] w-px bg-line group-last:hidden"
              />
              <span className="flex size-[clamp(28px,9vw,2rem)] shrink-0 items-center justify-center rounded-full border border-accent-deep text-sm font-600 text-accent-light tabular-nums">
                {index + 1}
              </span>
              <div className="min-w-0 grow pt-0.5">
                <StepWords step={step} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      {scene && <ChatScene scene={scene} className="lg:sticky lg:top-24" />}
    </section>
  );
}

function StepWords({ step }: { step: Step }) {
  return (
    <>
      <h3 className="font-600 text-text">{step.title}</h3>
      <p className="mt-1 text-muted">{step.text}</p>
      {step.command && (
        <div className="mt-auto">
          <CommandLine command={step.command} />
        </div>
      )}
    </>
  );
}

/** A command to type, with a button that copies it. */
export function CommandLine({ command }: { command: string }) {
  const { copied, copy } = useCopy();
  return (
    <p className="mt-3 flex items-center gap-[clamp(6px,2vw,0.5rem)] rounded-md border border-line bg-surface ps-[clamp(9px,3vw,0.75rem)]">
      <code className="min-w-0 grow py-2 font-mono text-sm break-words text-accent-light">
        {numbered(command.split(" ")).map(({ place, item }) => (
          // Inline blocks: lines break between words but not in a flag such as --role.
          <Fragment key={place}>
            {place > 0 && " "}
            <span className="inline-block max-w-full">{item}</span>
          </Fragment>
        ))}
      </code>
      <button
        type="button"
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-muted transition-colors duration-150 focus-ring hover:text-text"
        aria-label={FEATURE.copy(command)}
        data-scripted=""
        onClick={() => void copy(command)}
      >
        <Icon name={copied === command ? "check" : "copy"} className="size-4" />
      </button>
    </p>
  );
}

import { useRef, useState, type FormEvent } from "react";
import { useSearchParams } from "react-router";
import { CONTACT, CONTACT_FIELDS, type ContactFieldName } from "../content/contact.ts";
import { toast } from "../live/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Field, TextArea, TextInput } from "../ui/field.tsx";
import { problemsOf, type LetterProblems } from "./check.ts";
import { mailto, type Letter } from "./mail.ts";
import { prefillOf, type Prefill } from "./prefill.ts";

/** §9: the toasts of contact and builder stay for three seconds. */
const TOAST_MS = 3000;

/** The contact form: checks, opens the visitor's mail client, says so and clears itself (§2). */
export function ContactForm({ to }: { to: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<LetterProblems>({});
  const [query] = useSearchParams();
  const prefill = prefillOf(query);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const letter = letterOf(new FormData(event.currentTarget));
    const found = problemsOf(letter);
    setProblems(found);
    const first = CONTACT_FIELDS.find((field) => found[field.name]);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
      return;
    }
    window.location.assign(mailto(to, letter));
    toast.success(CONTACT.form.opened, { duration: TOAST_MS });
    clear(event.currentTarget);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      {prefill && <p className="text-sm text-muted">{CONTACT.form.prefilled}</p>}
      {CONTACT_FIELDS.map((field) => {
        const id = `contact-${field.name}`;
        const error = problems[field.name];
        const shared = {
          id,
          name: field.name,
          required: true,
          autoComplete: field.autoComplete,
          defaultValue: prefilled(prefill, field.name),
          "aria-invalid": error ? true : undefined,
          "aria-describedby": error ? `${id}-note` : undefined,
        };
        return (
          <Field key={field.name} label={field.label} htmlFor={id} error={error}>
            {field.type === "textarea" ? (
              <TextArea {...shared} rows={6} />
            ) : (
              <TextInput {...shared} type={field.type} />
            )}
          </Field>
        );
      })}
      <div>
        <Button type="submit" variant="primary" icon="mail">
          {CONTACT.form.submit}
        </Button>
        <p className="mt-3 text-sm text-muted">{CONTACT.form.hint}</p>
      </div>
    </form>
  );
}

function prefilled(prefill: Prefill | null, name: ContactFieldName): string | undefined {
  return prefill && (name === "subject" || name === "message") ? prefill[name] : undefined;
}

/** Empties every field; a reset would bring back what a link had filled in. */
function clear(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>("[name]")) field.value = "";
}

function letterOf(data: FormData): Letter {
  const read = (name: keyof Letter) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: read("name"),
    email: read("email"),
    subject: read("subject"),
    message: read("message"),
  };
}

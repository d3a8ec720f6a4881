import { useRef, useState, type FormEvent } from "react";
import { useSearchParams } from "react-router";
import { CONTACT } from "../content/contact.ts";
import { CONTACT_FIELDS, type ContactFieldName } from "../content/contact-fields.ts";
import { toast } from "../live/toasts.tsx";
import { Button } from "../ui/button.tsx";
import { Field, TextArea, TextInput } from "../ui/field.tsx";
import { mailto, type ContactMessage } from "./mail.ts";
import { prefillOf } from "./prefill.ts";
import { validate, type FieldErrors } from "./validate.ts";

const TOAST_MS = 3000;

/** Opens the visitor's mail client with the message, then clears the form. */
export function ContactForm({ to }: { to: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [query] = useSearchParams();
  const prefill = prefillOf(query);
  /** The message last given to the mail client; browsers don't tell whether one exists. */
  const [sent, setSent] = useState<ContactMessage | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = messageOf(new FormData(event.currentTarget));
    const found = validate(message);
    setErrors(found);
    const first = CONTACT_FIELDS.find((field) => found[field.name]);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
      return;
    }
    window.location.assign(mailto(to, message));
    toast.success(CONTACT.form.opened, { duration: TOAST_MS });
    setSent(message);
    fill(event.currentTarget, NO_MESSAGE);
  }

  function restore() {
    if (form.current && sent) fill(form.current, sent);
    setSent(null);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      {prefill && <p className="text-sm text-muted">{CONTACT.form.prefilled}</p>}
      {CONTACT_FIELDS.map((field) => {
        const id = `contact-${field.name}`;
        const error = errors[field.name];
        const shared = {
          id,
          name: field.name,
          required: true,
          autoComplete: field.autoComplete,
          defaultValue:
            field.name === "subject" || field.name === "message"
              ? prefill?.[field.name]
              : undefined,
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
        {sent && (
          <p role="status" className="mt-3 flex flex-wrap items-center gap-x-3">
            {CONTACT.form.cleared}
            <Button variant="ghost" size="sm" icon="undo" onClick={restore}>
              {CONTACT.form.restore}
            </Button>
          </p>
        )}
      </div>
    </form>
  );
}

const NO_MESSAGE: ContactMessage = { name: "", email: "", subject: "", message: "" };

/** Sets every field. form.reset() would restore a link's values. */
function fill(form: HTMLFormElement, message: ContactMessage): void {
  for (const { name } of CONTACT_FIELDS) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field) field.value = message[name];
  }
}

function messageOf(data: FormData): ContactMessage {
  const read = (name: ContactFieldName) => {
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

import { CONTACT } from "../content/contact.ts";
import { SITE } from "../content/site.ts";
import { CopyButton } from "../live/copy-button.tsx";
import { useSite } from "../live/session/use-site.ts";
import { useHydrated } from "../live/hooks/use-hydrated.ts";
import { ButtonAnchor } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { ContactForm } from "./form.tsx";
import { plainMailto } from "./mail.ts";

export function ContactPage() {
  const site = useSite();
  return (
    <div className="page-body grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <PageHeader title={CONTACT.title} description={CONTACT.intro} />
        <EmailChannel address={site.supportEmail} />
        <section className="border-t border-line py-6">
          <h2 className="flex items-center gap-2.5 font-600 text-text">
            <Icon name="users" className="size-5 text-accent-light" />
            {CONTACT.channels.server.title}
          </h2>
          <p className="mt-1.5 prose text-muted">{CONTACT.channels.server.text}</p>
          <ButtonAnchor href={site.supportUrl} external variant="secondary" className="mt-4">
            {SITE.support}
          </ButtonAnchor>
        </section>
        <dl className="grid gap-x-8 gap-y-4 border-y border-line py-6 sm:grid-cols-2">
          {CONTACT.facts.map((fact) => (
            <div key={fact.name}>
              <dt className="text-sm text-muted">{fact.name}</dt>
              <dd className="mt-0.5 font-600 text-text">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FormColumn address={site.supportEmail} />
    </div>
  );
}

function EmailChannel({ address }: { address: string }) {
  return (
    <section className="border-t border-line py-6">
      <h2 className="flex items-center gap-2.5 font-600 text-text">
        <Icon name="mail" className="size-5 text-accent-light" />
        {CONTACT.channels.email.title}
      </h2>
      <p className="mt-1.5 prose text-muted">{CONTACT.channels.email.text}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-2">
        <a
          href={plainMailto(address)}
          className="flex min-h-11 items-center font-500 break-all link"
        >
          {address}
        </a>
        <CopyButton
          text={address}
          variant="ghost"
          size="sm"
          aria-label={CONTACT.copyAddress(address)}
        >
          {CONTACT.copy}
        </CopyButton>
      </p>
    </section>
  );
}

/** The form needs scripts; the server renders a mail link, in the room it needs. */
function FormColumn({ address }: { address: string }) {
  const hydrated = useHydrated();
  return (
    <section
      aria-labelledby="write"
      data-grows=""
      className="self-start rounded-card border border-line bg-surface p-5 md:p-8"
    >
      <h2 id="write" className="title-2">
        {CONTACT.form.title}
      </h2>
      {hydrated ? (
        <ContactForm to={address} />
      ) : (
        <>
          <noscript>
            <p className="mt-4 prose text-muted">{CONTACT.form.noScript}</p>
          </noscript>
          <p className="mt-4">
            <ButtonAnchor href={plainMailto(address)} variant="primary" icon="mail">
              {CONTACT.form.plain}
            </ButtonAnchor>
          </p>
        </>
      )}
    </section>
  );
}

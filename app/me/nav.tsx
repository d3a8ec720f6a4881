import { youPages } from "../content/you/nav.static.ts";
import { YOU } from "../content/you/you.ts";
import { SectionLink } from "../ui/section-link.tsx";

/** Links between personal pages. */
export function MeNav() {
  if (youPages.length < 2) return null;
  return (
    <nav aria-label={YOU.pages} className="segments mb-6 flex flex-wrap sm:inline-flex">
      {youPages.map(({ path, title }) => (
        <SectionLink
          key={path}
          to={path}
          end
          className="segment max-sm:grow aria-[current=page]:border-accent-deep aria-[current=page]:bg-raised aria-[current=page]:text-text"
        >
          {title}
        </SectionLink>
      ))}
    </nav>
  );
}

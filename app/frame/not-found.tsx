import { Link, useNavigate } from "react-router";
import { ERROR_PAGES, FRAME } from "../content/frame/frame.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { ErrorLayout } from "./error-layout.tsx";

export function NotFound() {
  const navigate = useNavigate();
  function goBack() {
    // In a new tab there is no history to go back to.
    void (window.history.length > 1 ? navigate(-1) : navigate("/"));
  }
  return (
    <ErrorLayout>
      <div className="flex flex-col gap-4">
        <p className="eyebrow">{ERROR_PAGES.notFoundCode}</p>
        <h1 className="title-1">{ERROR_PAGES.notFoundTitle}</h1>
        <p className="prose text-lg text-muted">{ERROR_PAGES.notFoundText}</p>
        <div className="my-2 flex flex-wrap gap-3">
          <Button icon="arrow-left" data-scripted="" onClick={goBack}>
            {ERROR_PAGES.goBack}
          </Button>
          <ButtonLink to="/" variant="primary" icon="home">
            {FRAME.goHome}
          </ButtonLink>
        </div>
        <nav aria-label={ERROR_PAGES.otherPages} className="border-t border-line pt-4">
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 sm:w-fit sm:grid-cols-2 sm:gap-x-8">
            {ERROR_PAGES.otherLinks.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} className="link inline-flex min-h-11 items-center">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <img src="/not-found.svg" alt="" width={640} height={480} className="h-auto w-full" />
    </ErrorLayout>
  );
}

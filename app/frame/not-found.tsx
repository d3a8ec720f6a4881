import { useNavigate } from "react-router";
import { ERRORS } from "../contract/errors.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FRAME } from "./words.ts";

/** The page of every unknown path (§2). */
export function NotFound() {
  const navigate = useNavigate();
  function goBack() {
    // A page opened in a tab of its own has nowhere to go back to.
    void (window.history.length > 1 ? navigate(-1) : navigate("/"));
  }
  return (
    <div className="page-body">
      <div className="flex flex-col gap-5 py-8 md:py-16">
        <p
          aria-hidden="true"
          className="font-display text-[5rem] font-700 leading-none text-accent md:text-[8rem]"
        >
          404
        </p>
        <h1 className="title-1">{ERRORS.notFoundTitle}</h1>
        <p className="prose text-lg text-muted">{ERRORS.notFoundText}</p>
        <div className="flex flex-wrap gap-3">
          <Button icon="arrow-left" onClick={goBack}>
            {FRAME.goBack}
          </Button>
          <ButtonLink to="/" variant="primary" icon="home">
            {FRAME.goHome}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

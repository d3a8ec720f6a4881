import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

/** A group of the editor's inputs. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <fieldset className="grid grid-cols-1 gap-4">
        <legend className="title-3 mb-4">{title}</legend>
        {children}
      </fieldset>
    </Card>
  );
}

import { download } from "../format/download.ts";
import { Button } from "../ui/button.tsx";

/** 'Export CSV' (design, section 9). Name and text are asked for on the click, which knows the day. */
export function ExportButton({
  fileName,
  text,
}: {
  fileName: (now: number) => string;
  text: () => string;
}) {
  return (
    <Button variant="secondary" size="sm" onClick={() => download(fileName(Date.now()), text())}>
      Export CSV
    </Button>
  );
}

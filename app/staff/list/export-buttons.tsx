import { useState } from "react";
import type { CsvForm } from "../../format/csv.ts";
import { download } from "../../live/download.ts";
import { request, tellFailure } from "../../live/http/request.ts";
import { toast } from "../../live/toasts.ts";
import { Button } from "../../ui/button.tsx";

/** A file and how many rows it has. */
export interface ExportedFile {
  rows: number;
  text: string;
}

interface ExportButtonsProps {
  /** The read the rows come from, for the log. */
  list: string;
  fileName: (now: number) => string;
  /** Reads the whole list and writes the rows of this view, on all its pages. */
  make: (form: CsvForm, now: number) => Promise<ExportedFile>;
}

/** 'Export CSV' and its Excel form (design, section 9). No file without a line in the log. */
export function ExportButtons({ list, fileName, make }: ExportButtonsProps) {
  const [busy, setBusy] = useState<CsvForm | null>(null);

  async function save(form: CsvForm): Promise<void> {
    setBusy(form);
    try {
      const now = Date.now();
      const { rows, text } = await make(form, now);
      await request("/api/staff/exports", { method: "POST", body: { list, rows, form } });
      download(fileName(now), text);
    } catch (error) {
      toast.error(tellFailure(error, "The export failed. Please try again."));
    }
    setBusy(null);
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon="download" isBusy={busy !== null} onClick={() => void save("comma")}>
        Export CSV
      </Button>
      <Button size="sm" icon="download" isBusy={busy !== null} onClick={() => void save("excel")}>
        Excel (;)
      </Button>
    </div>
  );
}

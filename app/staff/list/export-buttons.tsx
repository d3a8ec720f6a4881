import { useState } from "react";
import type { CsvForm } from "../../format/csv.ts";
import { download } from "../../live/download.ts";
import { request, failureText } from "../../live/http/request.ts";
import { toast } from "../../live/toasts.ts";
import { Button } from "../../ui/button.tsx";

interface ExportButtonsProps {
  /** The read of the endpoint table that the rows come from, for the audit log. */
  list: string;
  fileName: (now: number) => string;
  /** The rows that pass the filters, of all pages, as CSV; `now` in epoch ms. */
  makeCsv: (form: CsvForm, now: number) => Promise<{ rows: number; text: string }>;
}

/** 'Export CSV' and its Excel form. The file is saved only after the export is in the audit log. */
export function ExportButtons({ list, fileName, makeCsv }: ExportButtonsProps) {
  const [isBusy, setBusy] = useState(false);

  async function save(form: CsvForm): Promise<void> {
    setBusy(true);
    try {
      const now = Date.now();
      const { rows, text } = await makeCsv(form, now);
      await request("/api/staff/exports", { method: "POST", body: { list, rows, form } });
      download(fileName(now), text);
    } catch (error) {
      toast.error(failureText(error, "The export failed. Please try again."));
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon="download" isBusy={isBusy} onClick={() => void save("comma")}>
        Export CSV
      </Button>
      <Button size="sm" icon="download" isBusy={isBusy} onClick={() => void save("excel")}>
        Excel (;)
      </Button>
    </div>
  );
}

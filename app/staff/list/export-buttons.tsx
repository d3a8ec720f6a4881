import { useState } from "react";
import { LISTS } from "../../content/staff/lists.ts";
import { ERRORS } from "../../content/errors.ts";
import type { ExportedList } from "../../contract/audit-log.ts";
import { csvName, writeCsv, type CsvForm } from "../../format/csv.ts";
import { formatCount } from "../../format/number.ts";
import { now } from "../../live/clock.ts";
import { download } from "../../live/download.ts";
import { read, type Endpoint } from "../../live/http/read.ts";
import { codeOf, failureText, request } from "../../live/http/request.ts";
import { toast } from "../../live/toasts.tsx";
import { SignInAgain } from "../../page-load/sign-in-again.tsx";
import { Button } from "../../ui/button.tsx";
import type { ListPage } from "./list-query.ts";

interface ExportButtonsProps {
  /** The kind of rows, for the audit log. */
  list: ExportedList;
  /** The users or servers that the rows were searched for. */
  ids?: readonly string[];
  counts: Pick<ListPage<unknown>, "found">;
  /** The file's name, the same with filters or unread rows: the page names those. */
  file: string;
  columns: readonly string[];
  /** All rows that pass the latest filters; `now` in epoch ms. */
  readRows: (now: number) => Promise<FileRows>;
}

interface FileRows {
  /** What we couldn't read, in the file's first rows. */
  missing?: readonly string[][];
  rows: readonly string[][];
}

/** 'Export CSV' and its Excel form. The file is saved only after the export is in the audit log. */
export function ExportButtons(props: ExportButtonsProps) {
  const { list, ids = [], counts, file, columns, readRows } = props;
  const [isBusy, setBusy] = useState(false);
  const [haveRightsEnded, setRightsEnded] = useState(false);
  const { found } = counts;

  async function save(form: CsvForm): Promise<void> {
    setBusy(true);
    try {
      const at = now();
      const { missing = [], rows } = await readRows(at);
      const body = { list, ids, rows: rows.length, form };
      await request("/api/staff/exports", { method: "POST", body });
      download(csvName(file, at, form), writeCsv(columns, [...missing, ...rows], form));
      setRightsEnded(false);
    } catch (error) {
      if (codeOf(error) === "sign_in_again") setRightsEnded(true);
      else toast.error(failureText(error, LISTS.exportFailed));
    }
    setBusy(false);
  }

  if (found === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <Button size="sm" icon="download" isBusy={isBusy} onClick={() => void save("comma")}>
          {LISTS.exportCsv}
          <span className="font-400 text-muted figures max-sm:hidden">
            {LISTS.rows(formatCount(found), found === 1)}
          </span>
        </Button>
        <Button size="sm" icon="download" isBusy={isBusy} onClick={() => void save("excel")}>
          {LISTS.exportExcel}
        </Button>
      </div>
      {haveRightsEnded ? <SignInAgain text={ERRORS.rightsEnded} /> : null}
    </div>
  );
}

/** Reads rows for an export, so that all its reads and its report are one line of the audit log. */
export async function readForExport<Args extends readonly string[], T>(
  list: ExportedList,
  endpoint: Endpoint<Args, T>,
  args: NoInfer<Args>,
): Promise<T> {
  const path = (...rest: Args) => `${endpoint.path(...rest)}?export=${list}`;
  return (await read({ ...endpoint, path }, args)).value;
}

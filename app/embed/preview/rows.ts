import type { EmbedField } from "../embed.ts";

export interface PlacedField {
  place: number;
  field: EmbedField;
}

/** Fields in rows as the chat client sets them: inline ones up to three to a row, others alone. Empty ones are left out. */
export function rowsOf(fields: readonly EmbedField[]): PlacedField[][] {
  const rows: PlacedField[][] = [];
  let open: PlacedField[] | null = null;
  for (const [place, field] of fields.entries()) {
    if (field.name.trim() === "" && field.value.trim() === "") continue;
    if (field.inline && open && open.length < 3) {
      open.push({ place, field });
      continue;
    }
    const row = [{ place, field }];
    rows.push(row);
    open = field.inline ? row : null;
  }
  return rows;
}

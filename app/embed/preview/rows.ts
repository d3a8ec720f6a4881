import type { EmbedField } from "../embed.ts";

/** A field with its index in the embed. */
export interface IndexedField {
  index: number;
  field: EmbedField;
}

/** Rows of fields as in the chat client: up to three inline ones share a row. Empty fields are left out. */
export function rowsOf(fields: readonly EmbedField[]): IndexedField[][] {
  const rows: IndexedField[][] = [];
  let open: IndexedField[] | null = null;
  for (const [index, field] of fields.entries()) {
    if (field.name.trim() === "" && field.value.trim() === "") continue;
    if (field.inline && open && open.length < 3) {
      open.push({ index, field });
      continue;
    }
    const row = [{ index, field }];
    rows.push(row);
    open = field.inline ? row : null;
  }
  return rows;
}

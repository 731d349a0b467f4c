import Papa from 'papaparse';
import { WINE_IMPORT } from '#shared/rules/pictures/wines.ts';
import { COLUMNS, ourColumns } from './columns.ts';

/** Cells by column; what a column is called may differ in case, spaces and accents. */
export type Cells = Readonly<Record<string, string>>;

export interface SheetRow {
  /** As spreadsheets count: the line of the names is the first. */
  line: number;
  cells: Cells;
}

export interface Sheet {
  rows: SheetRow[];
  /** Columns that mean nothing to us; their cells are left out. */
  unknown: string[];
}

/** A table that cannot be read at all; the message is for the customer. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
}

export async function openSheet(file: Blob): Promise<Sheet> {
  if (file.size > WINE_IMPORT.sheetBytes)
    throw new SheetError('This table is larger than 2 MB. Is it really a CSV file?');
  return readSheet(decode(await file.arrayBuffer()));
}

export function readSheet(text: string): Sheet {
  // Separated by commas, semicolons or tabs: spreadsheets differ by country.
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: false });
  const [head = [], ...body] = data;
  const columns = ourColumns(head.map((name) => plain(name)));
  if (!columns.includes('name'))
    throw new SheetError('The first line must name the columns, and one of them must be “name”.');
  const rows = body
    .map((cells, i) => ({ line: i + 2, cells: toCells(columns, cells) }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (rows.length === 0) throw new SheetError('There is no wine in this table yet.');
  if (rows.length > WINE_IMPORT.rows)
    throw new SheetError(
      `At most ${WINE_IMPORT.rows} wines at once. This table has ${rows.length}; please divide it.`,
    );
  const unknown = head.filter((name, i) => name.trim() !== '' && !COLUMNS.includes(columns[i]!));
  return { rows, unknown };
}

function toCells(columns: readonly string[], cells: readonly string[]): Cells {
  return Object.fromEntries(columns.map((column, i) => [column, (cells[i] ?? '').trim()]));
}

/** 'Côtes: mm' and 'cotes_mm' are the same word. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '');
}

/** Older spreadsheets on Windows do not write UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

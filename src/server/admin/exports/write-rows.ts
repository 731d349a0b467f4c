import type { ExportFormat } from '#shared/rules/admin/exports.ts';

import { csvLine } from '#shared/csv-line.ts';

/**
 * Rows as the bytes of a file, one chunk a batch, with these columns in this order. CSV is UTF-8
 * with a header line, and with a byte order mark only for spreadsheets that need one; JSON is one array with a row on each line.
 */
export async function* writeRows<Row extends object>(
  batches: AsyncIterable<readonly Row[]>,
  { columns, format, hasBom = false }: FileShape<Row>,
): AsyncGenerator<Buffer> {
  const { begin, between, line, end, empty } = FORMATS[format](columns);
  if (hasBom) yield Buffer.from(BYTE_ORDER_MARK);
  let separator = begin;
  for await (const rows of batches) {
    yield Buffer.from(
      separator + rows.map((row) => line(row as Record<string, unknown>)).join(between),
    );
    separator = between;
  }
  yield Buffer.from(separator === begin ? empty : end);
}

const BYTE_ORDER_MARK = '\u{FEFF}';

interface FileShape<Row> {
  columns: readonly (keyof Row & string)[];
  format: ExportFormat;
  hasBom?: boolean;
}

interface Format {
  begin: string;
  between: string;
  line: (row: Record<string, unknown>) => string;
  end: string;
  /** The whole file where there are no rows. */
  empty: string;
}

const FORMATS: Record<ExportFormat, (columns: readonly string[]) => Format> = {
  csv: (columns) => ({
    begin: csvLine(columns),
    between: '',
    line: (row) => csvLine(columns.map((column) => row[column])),
    end: '',
    empty: csvLine(columns),
  }),
  json: (columns) => ({
    begin: '[\n',
    between: ',\n',
    line: (row) =>
      JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))),
    end: '\n]\n',
    empty: '[]\n',
  }),
};

import type { ExportFormat } from '#shared/rules/export.ts';

import { csvLine } from '#shared/csv-line.ts';

/**
 * Rows as the bytes of a file, one chunk a batch, with these columns in this order. CSV is UTF-8
 * without a byte order mark, with a header line; JSON is one array with a row on each line.
 */
export async function* writeRows<Row extends object>(
  batches: AsyncIterable<readonly Row[]>,
  { columns, format }: { columns: readonly (keyof Row & string)[]; format: ExportFormat },
): AsyncGenerator<Buffer> {
  const { begin, between, line, end, empty } = FORMATS[format](columns);
  let separator = begin;
  for await (const rows of batches) {
    yield Buffer.from(
      separator + rows.map((row) => line(row as Record<string, unknown>)).join(between),
    );
    separator = between;
  }
  yield Buffer.from(separator === begin ? empty : end);
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

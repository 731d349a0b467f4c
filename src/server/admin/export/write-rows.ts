import type { ExportFormat } from '#shared/rules/export.ts';

import { csvLine } from './csv.ts';

/** Column name → what a row has there, in the order of the file. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => unknown>>;

/**
 * Rows as the bytes of a file, one chunk a batch. CSV is UTF-8 without a byte order mark, with a
 * header line; JSON is one array with a row on each line.
 */
export async function* writeRows<Row>(
  batches: AsyncIterable<readonly Row[]>,
  { columns, format }: { columns: Columns<Row>; format: ExportFormat },
): AsyncGenerator<Buffer> {
  yield* format === 'csv' ? writeCsv(batches, columns) : writeJson(batches, columns);
}

async function* writeCsv<Row>(
  batches: AsyncIterable<readonly Row[]>,
  columns: Columns<Row>,
): AsyncGenerator<Buffer> {
  const values = Object.values(columns);
  yield Buffer.from(csvLine(Object.keys(columns)));
  for await (const rows of batches)
    yield Buffer.from(rows.map((row) => csvLine(values.map((value) => value(row)))).join(''));
}

async function* writeJson<Row>(
  batches: AsyncIterable<readonly Row[]>,
  columns: Columns<Row>,
): AsyncGenerator<Buffer> {
  const entries = Object.entries(columns);
  const toJson = (row: Row) =>
    JSON.stringify(Object.fromEntries(entries.map(([name, value]) => [name, value(row) ?? null])));
  let separator = '[\n';
  for await (const rows of batches) {
    yield Buffer.from(separator + rows.map(toJson).join(',\n'));
    separator = ',\n';
  }
  yield Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n');
}

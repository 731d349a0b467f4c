import { openExport } from '#server/admin/exports/open-export.ts';
import { prepareExport } from '#server/admin/exports/prepare-export.ts';
import { connect } from '#server/db/connect.ts';
import { EXPORT_FORMATS } from '#shared/rules/admin/exports.ts';
import type { ExportDataset } from '#shared/rules/admin/exports.ts';

/** One export of everything there is in a process that has done nothing else; its growth goes to stdout. */
const [url = '', wanted, what] = process.argv.slice(2);
const format = EXPORT_FORMATS.find((known) => known === wanted) ?? 'csv';
const { db, close } = connect({ url, poolSize: 2, onError: () => {} });
const pieces = await open(what === 'users' ? 'users' : 'ledger');
const before = process.memoryUsage.rss();
let [highest, bytes] = [before, 0];
for await (const chunk of pieces) {
  bytes += chunk.length;
  highest = Math.max(highest, process.memoryUsage.rss());
}
console.log(JSON.stringify({ growthBytes: highest - before, bytes }));
await close();

async function open(dataset: ExportDataset): Promise<AsyncIterable<Buffer>> {
  const { url: path } = await prepareExport(db, {
    actor: { id: 'bench', ip: null, userAgent: null },
    request: { dataset, format, query: {} },
  });
  return (await openExport(db, { id: path.split('/').at(-1) ?? '', actorId: 'bench' })).bytes;
}

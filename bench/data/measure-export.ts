import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import type { ExportFormat } from '#shared/rules/admin/exports.ts';

import { report } from '../report.ts';

const run = promisify(execFile);
const GROWTH_BUDGET_MB = 150;

/** In a process of its own, with the flags of `npm start`. */
export async function measureExport(wanted: {
  url: string;
  format: ExportFormat;
  what: 'ledger' | 'users';
  rows: number;
}): Promise<boolean> {
  const { url, format, what, rows } = wanted;
  const script = path.resolve(import.meta.dirname, 'export-memory.ts');
  const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'];
  const { stdout } = await run(process.execPath, [...flags, script, url, format, what]);
  const { growthBytes, bytes } = JSON.parse(stdout) as { growthBytes: number; bytes: number };
  const value = growthBytes / 1_000_000;
  console.log(`        ${(bytes / 1_000_000).toFixed(0)} MB in all`);
  return report({
    what: `memory growth of an export (${what}, ${format}) of ${rows} rows`,
    value,
    unit: ' MB',
    budget: `< ${GROWTH_BUDGET_MB} MB`,
    isKept: value < GROWTH_BUDGET_MB,
  });
}

import { readFile } from 'node:fs/promises';

import { createC2paCredentials } from '#server/adapters/content-credentials/c2pa-credentials.ts';
import { createProcessSandbox } from '#server/adapters/sandbox/process-sandbox.ts';
import { loadConfig } from '#server/config.ts';

// Tells of each named file who signed it, how it was made and whether it was changed since.
const config = loadConfig();
const credentials = createC2paCredentials(config.c2pa, createProcessSandbox());
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run c2pa:verify -- picture.jpg …');
  process.exitCode = 2;
}
for (const file of files) {
  const report = await credentials.verify({ file: await readFile(file), owner: 'you' });
  if (!report.isValid) process.exitCode = 1;
  const verdict = !report.hasManifest
    ? 'no manifest'
    : !report.isValid
      ? `BROKEN (${report.faults.join('; ')})`
      : report.isOurs
        ? 'valid, signed by this installation'
        : 'valid, signed by someone else';
  console.log(`${file}: ${verdict}`);
  if (report.hasManifest)
    console.log(
      `  ${report.title ?? 'untitled'} · ${report.digitalSource ?? 'origin not stated'} · ${report.softwareAgent ?? '?'} · ${report.signer ?? '?'}`,
    );
}

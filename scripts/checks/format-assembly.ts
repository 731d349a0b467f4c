// Formats the tracer's AssemblyScript, or checks it: node scripts/checks/format-assembly.ts [--check]
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'src/studio/tracer/assembly');
const isCheck = process.argv.includes('--check');

// Decorators of functions are no TypeScript: while it is formatted they are comments.
const hide = (source: string) => source.replaceAll(/^@(\w+)$/gm, '// @@$1');
const show = (source: string) => source.replaceAll(/^\/\/ @@(\w+)$/gm, '@$1');

const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-assembly-'));
try {
  const files = globSync('*.ts', { cwd: FOLDER });
  for (const file of files)
    writeFileSync(path.join(folder, file), hide(readFileSync(path.join(FOLDER, file), 'utf8')));
  cpSync(path.join(ROOT, '.oxfmtrc.json'), path.join(folder, '.oxfmtrc.json'));
  execFileSync(path.join(ROOT, 'node_modules/.bin/oxfmt'), ['.'], { cwd: folder });
  const changed = files.filter((file) => {
    const formatted = show(readFileSync(path.join(folder, file), 'utf8'));
    const target = path.join(FOLDER, file);
    if (formatted === readFileSync(target, 'utf8')) return false;
    if (!isCheck) writeFileSync(target, formatted);
    return true;
  });
  if (isCheck && changed.length > 0) {
    console.error(`Not formatted (npm run format): ${changed.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run spec:quotes`: every text that the specification quotes is mentioned by a test, and every row
 * of docs/spec-map.md names a test that exists.
 */
const tests = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.ts']);
const said = plain(tests.map((file) => readFileSync(file, 'utf8')).join('\n'));
const quotes = readFileSync('docs/spec-quotes.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !/^[#~]/.test(line));
const faults = [
  ...quotes.filter((quote) => !said.includes(plain(quote))).map((quote) => `unsaid: ${quote}`),
  ...readFileSync('docs/spec-map.md', 'utf8').split('\n').flatMap(faultsOfRow),
];

for (const fault of faults) console.error(fault);
console.log(`${quotes.length} quotes of the specification, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);

/** As it stands on the screen, whatever a string or a pattern in a test needs to say it. */
function plain(text: string): string {
  return text.replaceAll('\\', '').replaceAll('’', "'").replaceAll('…', '...');
}

function faultsOfRow(line: string): string[] {
  const [what, , shownBy] = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
  if (!what?.startsWith('§') || shownBy === undefined) return [];
  const named = [...shownBy.matchAll(/`([^`]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /\.(test|spec)\.tsx?$|\/$/.test(name));
  if (named.length === 0) return [`spec-map.md names no test: ${what}`];
  return named
    .filter((name) => !isTest(name))
    .map((name) => `spec-map.md names a test that does not exist: ${what}: ${name}`);
}

/** Rows name a test by the end of its path, by a pattern, or by the folder it lies in. */
function isTest(name: string): boolean {
  const pattern = name.endsWith('/') ? `**/${name}**` : `**/${name}`;
  return tests.some((file) => path.matchesGlob(file, pattern));
}

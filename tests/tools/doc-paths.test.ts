import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const PAGES = [...globSync('*.md'), ...globSync('docs/**/*.md')];
const SOURCES = globSync('{*,{src,scripts,tests,bench,migrations}/**/*}.{ts,tsx,mjs,sql}');
// Only those that hold something: git leaves the empty ones behind where a file has moved.
const FOLDERS = [
  ...new Set(globSync('{src,scripts,tests,bench,docs,deploy}/**/*.*').flatMap(foldersOf)),
];
/** A file of ours as a page names it: from any of its folders on, in code marks. */
const NAMED_FILE = /`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|sql))`/g;
/** The same of a folder; one alone, as `adapters/`, may also be anybody else's. */
const NAMED_FOLDER = /`(?=[\w.-]+\/[\w.-])((?:[\w.-]+\/)+)`/g;
/** Made by a build, or by a house that runs. */
const WRITTEN_LATER = /^(?:\.data|dist|postgres)\//;

test.each(PAGES)('every file that %s names is there', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(NAMED_FILE)].map(([, file]) => file ?? '');
  const missing = named.filter(
    (file) => !SOURCES.some((source) => `/${source}`.endsWith(`/${file}`)),
  );
  expect(missing).toEqual([]);
});

test.each(PAGES)('every folder that %s names is there', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(NAMED_FOLDER)].map(([, at]) => at ?? '');
  const missing = named.filter(
    (at) => !WRITTEN_LATER.test(at) && !FOLDERS.some((folder) => folder.endsWith(`/${at}`)),
  );
  expect(missing).toEqual([]);
});

/** Each folder above a file, from the root on: `/src/`, `/src/server/` … */
function foldersOf(file: string): string[] {
  const names = file.split(path.sep).slice(0, -1);
  return names.map((_, nth) => `/${names.slice(0, nth + 1).join('/')}/`);
}

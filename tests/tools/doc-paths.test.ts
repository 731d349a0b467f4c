import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGES = [...globSync('*.md'), ...globSync('docs/**/*.md')];
const SOURCES = globSync('{*,{src,scripts,tests,bench,migrations}/**/*}.{ts,tsx,mjs,sql}');
/** A file of ours as a page names it: from any of its folders on, in code marks. */
const NAMED_FILE = /`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|sql))`/g;

test.each(PAGES)('every file that %s names is there', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(NAMED_FILE)].map(([, file]) => file ?? '');
  const missing = named.filter(
    (file) => !SOURCES.some((source) => `/${source}`.endsWith(`/${file}`)),
  );
  expect(missing).toEqual([]);
});

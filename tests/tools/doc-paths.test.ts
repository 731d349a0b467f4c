import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const PAGES = [...globSync('*.md'), ...globSync('docs/**/*.md')];
const SOURCES = new Set(
  globSync('{*,{src,scripts,tests,bench,migrations}/**/*}.{ts,tsx,mjs,sql}').map(slashed),
);
// Only those that hold something: git leaves the empty ones behind where a file has moved.
const FOLDERS = new Set(
  globSync('{src,scripts,tests,bench,docs,deploy,migrations}/**/*.*').flatMap(foldersOf),
);
/** A file or a folder of ours in code marks: `db/migrate.ts`, `db/schema/`. */
const NAMED = /`((?:[\w.-]+\/)+|(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|sql))`/g;
/** Made by a build, or by a house that runs. */
const WRITTEN_LATER = /^(?:\.data|dist|postgres)\//;
/** The sentence in which a page or a section says where its paths begin. */
const STATED = /^.*\b[Pp]aths\b.*\b(?:lie|stand)\b/;
const UNSTATED = ['src/', 'src/server/'];

test.each(PAGES)('everything that %s names is where it says', (page) => {
  expect(lostOn(readFileSync(page, 'utf8'))).toEqual([]);
});

test.each([
  ['a name behind a path of another folder', '`tests/tools/backup.test.ts`, `start-app.ts`'],
  ['a name before its folder', '`start-app.ts` of `tests/e2e/support/`'],
  ['a name in another sentence than its folder', 'See `tests/e2e/support/`. There `start-app.ts`.'],
  ['the end of a path without its beginning', '`support/start-app.ts`'],
])('%s is not found', (_, text) => {
  expect(lostOn(text)).toHaveLength(1);
});

test.each([
  ['behind its folder', '`tests/e2e/support/`: `fixtures.ts`, `start-app.ts`'],
  ['behind a path of its folder', '`tests/e2e/support/fixtures.ts`, `start-app.ts`'],
  ['from a folder of its row on', '| `tests/` | `e2e/`, `faults/`; `e2e/support/start-app.ts` |'],
  ['in the root of its section', '## A\nPaths lie below `tests/e2e/`.\n\n`support/start-app.ts`'],
])('a name is found %s', (_, text) => {
  expect(lostOn(text)).toEqual([]);
});

/** What a page names and a reader would not find. A section's own root replaces that of the page. */
function lostOn(page: string): string[] {
  const sections = page.split(/^(?=## )/m).map(sentencesOf);
  const roots = rootsIn(sections[0] ?? []) ?? UNSTATED;
  return sections.flatMap((sentences) => {
    const beginnings = ['', ...(rootsIn(sentences) ?? roots)];
    return sentences.flatMap((sentence) => lostIn(sentence, beginnings));
  });
}

/** Where a path has a folder, it may begin in any that was named before it; a bare name lies in the last. */
function lostIn(sentence: string, roots: readonly string[]): string[] {
  const before: string[] = [];
  return namesIn(sentence).filter((name) => {
    const near = name.includes('/') ? before.toReversed() : before.slice(-1);
    const found = [...near, ...roots].map((from) => from + name).find(isThere);
    if (found !== undefined) before.push(found.replace(/[^/]+$/, ''));
    return found === undefined && !mayBeElsewhere(name);
  });
}

const isThere = (at: string) => SOURCES.has(at) || FOLDERS.has(at);
/** A folder alone, as `adapters/`, may also be anybody else's. */
const mayBeElsewhere = (name: string) => WRITTEN_LATER.test(name) || /^[^/]+\/$/.test(name);

const namesIn = (text: string) => [...text.matchAll(NAMED)].map(([, name]) => name ?? '');

function rootsIn(sentences: readonly string[]): string[] | undefined {
  const stated = sentences.filter((sentence) => STATED.test(sentence)).flatMap(namesIn);
  const roots = stated.filter((name) => name.endsWith('/'));
  return roots.length > 0 ? roots : undefined;
}

/** Sentences of the text, and each row of a table as one. */
const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? [line] : line.split(/(?<=[.!?]\)?)\s+/)));

/** Each folder above a file: `src/`, `src/server/` … */
function foldersOf(file: string): string[] {
  const names = slashed(file).split('/').slice(0, -1);
  return names.map((_, nth) => `${names.slice(0, nth + 1).join('/')}/`);
}

function slashed(file: string): string {
  return file.split(path.sep).join('/');
}

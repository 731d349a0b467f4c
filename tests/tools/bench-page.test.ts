import { expect, test } from 'vitest';

import { readLine, sectionOf, withSection } from '../../bench/write-page.ts';

const BENCHES = ['data', 'http'];
const section = (bench: string, line: string) => {
  const verdict = readLine(bench, line);
  return sectionOf(bench, { verdicts: verdict ? [verdict] : [], tookMs: 90_000 });
};

test('a bench that is measured alone refreshes its section and leaves the others', () => {
  const put = (page: string, bench: string, line: string) =>
    withSection(page, { benches: BENCHES, bench, section: section(bench, line) });
  const http = put('', 'http', 'kept    memory at rest: 120.00 MB (budget ≤ 150 MB)');
  const both = put(http, 'data', 'MISSED  a page: by a lookup: 9.00 × (budget ≤ 8 ×)');
  expect(both.match(/^## .+/gm)).toEqual(['## data', '## http']);
  expect(both).toContain('| a page: by a lookup | 9.00 × | ≤ 8 × | **missed** |');
  expect(both).toContain('| memory at rest | 120.00 MB | ≤ 150 MB | kept |');
  const again = put(both, 'data', 'kept    a page: by a lookup: 3.00 × (budget ≤ 8 ×)');
  expect(again).toContain('| a page: by a lookup | 3.00 × | ≤ 8 × | kept |');
  expect(again).not.toContain('missed');
  expect(again).toContain(section('http', 'kept    memory at rest: 120.00 MB (budget ≤ 150 MB)'));
});

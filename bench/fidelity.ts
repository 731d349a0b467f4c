// Renders the corpus small and prints the share of prompts that were drawn as asked, by category:
// npm run bench:fidelity -- [category or word of a prompt]
// Exits with an error when a category falls below its bar.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CORPUS } from '#studio/corpus/corpus.ts';
import type { CorpusCase } from '#studio/corpus/corpus.ts';
import { judgePicture } from '#studio/corpus/judge-picture.ts';
import { createStudio } from '#studio/engine.ts';

import { reportAtLeast } from './report.ts';

const LEAST_BY_CATEGORY = 0.9;
const LEAST_OVERALL = 0.95;
const SIDE = 192;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'string' },
    every: { type: 'string', default: '1' },
    rows: { type: 'string' },
  },
});
const wanted = positionals.join(' ').toLowerCase();
const cases = CORPUS.filter(
  ({ category, prompt }, i) =>
    i % Number(values.every) === 0 &&
    (category.includes(wanted) || prompt.toLowerCase().includes(wanted)),
);

if (cases.length === 0) throw new Error(`No prompt of the corpus has '${wanted}' in it.`);

const studio = createStudio();
interface Miss {
  corpus: CorpusCase;
  missed: readonly string[];
  shown: readonly string[];
}
const misses: Miss[] = [];
for (const corpus of cases) {
  const made = await studio.generate(
    { prompt: corpus.prompt, styleId: corpus.styleId, size: 'square', seed: 1 },
    { quality: 'preview', maxSide: SIDE },
  );
  const missed = judgePicture(made, corpus.demands);
  if (missed.length > 0) misses.push({ corpus, missed, shown: made.shown });
  process.stderr.write(missed.length > 0 ? 'x' : '.');
  // Whoever mends a picture need not wait for the last one.
  if (values.misses) writeFileSync(values.misses, `${misses.map(sayMiss).join('\n')}\n`);
}
await studio.close();

const failed = new Set(misses.map(({ corpus }) => corpus));
const shares = [...Map.groupBy(cases, ({ category }) => category)].map(([category, own]) => {
  const share = own.filter((one) => !failed.has(one)).length / own.length;
  return { category, share, count: own.length };
});
const overall = 1 - misses.length / Math.max(1, cases.length);
console.log(`\n${misses.map(sayMiss).join('\n')}\n`);
const areKept = shares.map(({ category, share, count }) =>
  reportAtLeast(`drawn as asked, ${category}, share of ${count}`, share, LEAST_BY_CATEGORY, ''),
);
areKept.push(
  reportAtLeast(`drawn as asked, all ${cases.length} together`, overall, LEAST_OVERALL, ''),
);
if (!areKept.every(Boolean)) process.exitCode = 1;

function sayMiss({ corpus, missed, shown }: Miss): string {
  const { category, prompt, styleId } = corpus;
  return `[${category}] ${prompt} (${styleId}): missing ${missed.join(' ')}; shows ${shown.join(', ')}`;
}

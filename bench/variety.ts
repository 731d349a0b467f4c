// npm run bench:variety: how far four seeds of one prompt lie apart. 0 is the same picture, 1 is black against white.
// npm run bench:variety -- "a prompt" "another"
import sharp from 'sharp';
import { createStudio } from '#studio/engine.ts';

import { readArguments, reportAtLeast } from './report.ts';

const PROMPTS = [
  'Oak barrels in a candlelit cellar',
  'A vaulted stone cellar',
  'A bottle of Chianti and a glass',
  'A glass of red wine by the fireplace',
  'Rosé by the sea on a summer day',
  'A couple with wine in a vineyard at sunset',
];
const SEEDS = [1, 2, 3, 4];
const SIDE = 24;
/** Below this, two variations look like one picture with other noise. */
const LEAST = 0.06;

const { wanted } = readArguments();
const prompts = wanted.length > 0 ? wanted : PROMPTS;
const studio = createStudio();
let isPoor = false;
for (const prompt of prompts) {
  const prints: Buffer[] = [];
  for (const seed of SEEDS) prints.push(await thumbnail(prompt, seed));
  const apart = pairs(prints).map(([a, b]) => distance(a, b));
  const least = Math.min(...apart);
  const mean = apart.reduce((sum, d) => sum + d, 0) / apart.length;
  console.log(`        ${least.toFixed(3)} least, ${mean.toFixed(3)} mean`);
  isPoor = !reportAtLeast(`seeds apart: ${prompt}`, least, LEAST, '') || isPoor;
}
await studio.close();
process.exitCode = isPoor ? 1 : 0;

async function thumbnail(prompt: string, seed: number): Promise<Buffer> {
  const { width, height, pixels } = await studio.generate(
    { prompt, styleId: 'cinematic', size: 'square', seed },
    { maxSide: 192, quality: 'draft' },
  );
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(SIDE, SIDE, { kernel: 'cubic' })
    .raw()
    .toBuffer();
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));
}

/** Mean difference of small thumbnails: place, light and colour count, texture does not. */
function distance(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length / 255;
}

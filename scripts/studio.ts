// Makes one picture: npm run studio -- "a glass of rosé by the sea" --style pastel --size portrait --seed 3 --out picture.png
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { DEFAULT_SIZE_ID, DEFAULT_STYLE_ID } from '#shared/rules/pictures/generation.ts';
import { createStudio } from '#studio/engine.ts';
import type { Picture } from '#studio/film.ts';
import type { Ground } from '#studio/picture-request.ts';
import type { Quality } from '#studio/quality.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    style: { type: 'string', default: DEFAULT_STYLE_ID },
    size: { type: 'string', default: DEFAULT_SIZE_ID },
    seed: { type: 'string' },
    out: { type: 'string', default: 'picture.png' },
    quality: { type: 'string', default: 'standard' },
    side: { type: 'string' },
    workers: { type: 'string' },
    /** 'white', 'black', 'none' or '#rrggbb': a packshot. */
    ground: { type: 'string' },
    pixels: { type: 'string' },
  },
});

const pixels = values.pixels?.split('x').map(Number);
const studio = createStudio(values.workers ? { workers: Number(values.workers) } : {});
const started = performance.now();
const picture = await studio.generate(
  {
    prompt: positionals.join(' '),
    styleId: values.style,
    size: values.size,
    ...(values.seed !== undefined && { seed: Number(values.seed) }),
    ...(values.ground && { ground: values.ground as Ground }),
    ...(pixels && { pixels: { width: pixels[0]!, height: pixels[1]! } }),
  },
  {
    quality: values.quality as Quality,
    ...(values.side && { maxSide: Number(values.side) }),
    onProgress: (progress) => process.stderr.write(`\r${Math.round(progress * 100)} % `),
  },
);
await save(picture, values.out);
await studio.close();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`\r${values.out}: ${picture.shown.join(', ')} (seed ${picture.seed}, ${seconds} s)`);
if (picture.notDrawn.length > 0) console.log(`Not drawn: ${picture.notDrawn.join(', ')}`);

async function save({ width, height, pixels }: Picture, file: string): Promise<void> {
  await sharp(pixels, { raw: { width, height, channels: 4 } }).toFile(file);
}

// Makes one picture: npm run studio -- "a glass of rosé by the sea" --style pastel --size portrait --seed 3 --out picture.png
import sharp from 'sharp';
import { exitWithReason } from '#server/exit-with-reason.ts';
import { createStudio } from '#studio/engine.ts';
import type { Picture } from '#studio/film.ts';

import { readStudioOptions } from './studio-options.ts';

await draw(process.argv.slice(2)).catch(exitWithReason);

async function draw(args: readonly string[]): Promise<void> {
  const { request, quality, maxSide, workers, out } = readStudioOptions(args);
  const studio = createStudio(workers ? { workers } : {});
  const started = performance.now();
  const picture = await studio.generate(request, {
    quality,
    ...(maxSide && { maxSide }),
    onProgress: (progress) => process.stderr.write(`\r${Math.round(progress * 100)} % `),
  });
  await save(picture, out);
  await studio.close();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\r${out}: ${picture.shown.join(', ')} (seed ${picture.seed}, ${seconds} s)`);
  if (picture.notDrawn.length > 0) console.log(`Not drawn: ${picture.notDrawn.join(', ')}`);
}

async function save({ width, height, pixels }: Picture, file: string): Promise<void> {
  await sharp(pixels, { raw: { width, height, channels: 4 } }).toFile(file);
}

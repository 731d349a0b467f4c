// Makes the pictures of the landing pages again: npm run showcase
// npm run showcase -- --only vineyard-sunset,rose-sea --quality standard
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { SCENE_STRIP } from '#shared/scene-strip.ts';
import { createStudio } from '#studio/engine.ts';
import type { Picture } from '#studio/film.ts';
import type { Quality } from '#studio/quality.ts';
import { encodeShowcase, encodeSocial, encodeStrip } from '#studio/showcase/encode.ts';
import { SHOWCASE_JOBS, SOCIAL_JOB } from '#studio/showcase/manifest.ts';

const FOLDER = 'src/web/public/showcase';
const README_PICTURE = 'docs/studio/one-scene-eight-hands.webp';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    quality: { type: 'string', default: 'showcase' },
  },
});
const only = values.only.split(',').filter(Boolean);
const isWanted = (id: string): boolean => only.length === 0 || only.includes(id);

const quality = values.quality as Quality;
const studio = createStudio();
const strip = new Map<string, Picture>();
await mkdir('docs/studio', { recursive: true });

for (const job of SHOWCASE_JOBS.filter(({ picture }) => isWanted(picture.id))) {
  const { picture, seed, oversampling, ownWine } = job;
  const { prompt, style, size, id } = picture;
  // Made at the size it is shown: samples are better spent on light than on pixels thrown away.
  const maxSide = Math.max(picture.width, picture.height) * oversampling;
  const request = { prompt, styleId: style, size, seed, ...(ownWine && { ownWine }) };
  const made = await studio.generate(request, { quality, maxSide });
  await encodeShowcase(made, picture, FOLDER);
  if (SCENE_STRIP.some((scene) => scene.picture === id)) strip.set(id, made);
  console.log(`${id}: ${prompt}`);
}
if (isWanted('social')) {
  const { prompt, style, size, seed } = SOCIAL_JOB;
  const made = await studio.generate({ prompt, styleId: style, size, seed }, { quality });
  await encodeSocial(made, `${FOLDER}/social.jpg`);
}
const hands = SCENE_STRIP.map((scene) => strip.get(scene.picture));
if (hands.every((picture) => picture !== undefined)) await encodeStrip(hands, README_PICTURE);
await studio.close();

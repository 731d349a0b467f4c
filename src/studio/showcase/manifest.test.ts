import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { STYLE_IDS } from '#shared/rules/pictures/generation.ts';
import { SCENE_STRIP, showcasePath } from '#shared/scene-strip.ts';
import { SHOWCASE_PICTURES, findShowcasePicture } from '#shared/showcase-pictures.ts';
import {
  SHOWCASE_CARDS,
  SHOWCASE_SLIDES,
  SIGN_IN_PICTURE,
  SOCIAL_PICTURE,
} from '#shared/showcase.ts';
import { SHOWCASE_JOBS } from './manifest.ts';

const FOLDER = 'src/web/public';
const MOST_BYTES = 4 * 1024 * 1024;

describe('the showcase', () => {
  it('has the ten cards of the specification', () => {
    expect(SHOWCASE_CARDS.map(({ title, category }) => `${title} / ${category}`)).toEqual([
      'Illustration / Wine Education',
      'Photography / Product Marketing',
      'Event / Wine Events',
      'Portrait / Brand Authority',
      'Product / E-commerce',
      'Vintage / Marketing Design',
      'Modern / Brand Design',
      'Restaurant / Hospitality',
      'Professional Photography / Product Photography',
      'Brand Experience / Marketing Visuals',
    ]);
  });

  it('has twenty slides, each with a picture of its own', () => {
    expect(new Set(SHOWCASE_SLIDES.map(({ picture }) => picture)).size).toBe(20);
  });

  it('shows one scene in all eight presets, from one prompt and one seed', () => {
    expect(SCENE_STRIP.map(({ style }) => style).toSorted()).toEqual([...STYLE_IDS].toSorted());
    const jobs = SHOWCASE_JOBS.filter(({ picture }) => picture.id.startsWith('scene-'));
    expect(new Set(jobs.map(({ picture, seed }) => `${picture.prompt} ${seed}`)).size).toBe(1);
  });

  it('shows no blank paper in any eighth of the strip', async () => {
    for (const [eighth, { picture }] of SCENE_STRIP.entries())
      expect(await contrast(picture, eighth), picture).toBeGreaterThan(20);
  });

  it('names only pictures that exist', () => {
    const named = [...SHOWCASE_CARDS, ...SHOWCASE_SLIDES, ...SCENE_STRIP].map((p) => p.picture);
    for (const id of [...named, SIGN_IN_PICTURE]) {
      expect(findShowcasePicture(id).alt).not.toBe('');
    }
  });

  it('keeps every file it promises, within four megabytes', async () => {
    const promised = SHOWCASE_PICTURES.flatMap(({ id, widths }) => [
      ...widths.map((width) => showcasePath(id, width, 'avif')),
      showcasePath(id, Math.max(...widths), 'webp'),
    ]);
    const files = [...promised, SOCIAL_PICTURE.path].map((file) => path.join(FOLDER, file));
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
    const stored = await readdir(path.join(FOLDER, 'showcase'));
    expect(stored).toHaveLength(files.length);
  });
});

/** How much of the eighth that a picture shows is light beside dark; the frames of a plate do not count. */
async function contrast(picture: string, eighth: number): Promise<number> {
  const image = sharp(path.join(FOLDER, showcasePath(picture, 1312, 'webp')));
  const { width, height } = await image.metadata();
  const part = await image
    .extract({
      left: Math.round((eighth * width) / 8),
      top: Math.round(height * 0.15),
      width: Math.floor(width / 8),
      height: Math.round(height * 0.7),
    })
    .greyscale()
    .toBuffer();
  const { channels } = await sharp(part).stats();
  return channels[0]?.stdev ?? 0;
}

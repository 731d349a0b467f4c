import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStudio } from '#studio/engine.ts';
import type { Studio } from '#studio/engine.ts';
import { findBundle, SOURCE_CODE } from '#studio/workers/worker-code.ts';

import { bundleStudio } from '../../scripts/bundle-studio.ts';

const CACHE = path.resolve(import.meta.dirname, '../../.cache');
let folder: string;
let bundles: URL;
/** One of the bundle and one of the sources, for every picture. */
let studios: [Studio, Studio];

beforeAll(async () => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(path.join(CACHE, 'bundles-'));
  bundles = pathToFileURL(`${folder}/`);
  await bundleStudio(bundles);
  const bundle = await findBundle(bundles);
  if (!bundle) throw new Error('Nothing was bundled.');
  studios = [createStudio({ workers: 1, ...bundle }), createStudio({ workers: 1, ...SOURCE_CODE })];
});
afterAll(async () => {
  await Promise.all(studios.map((studio) => studio.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function makeWith(studio: Studio, styleId: string, prompt: string): Promise<string> {
  const made = await studio.generate({ prompt, styleId, size: 'square', seed: 3 }, { maxSide: 48 });
  return [Buffer.from(made.pixels).toString('base64'), ...made.shown, ...made.notDrawn].join('\n');
}

it.each([
  ['a photograph', 'cinematic', 'A sommelier pouring red wine, and a zeppelin'],
  // These read the map, the outlines and the kinds that lie beside the sources.
  ['a plate', 'education', 'Map of the wine regions of France'],
  ['a poster', 'illustration_poster', 'A stilton, a saxophone and a bottle of port'],
])('the bundled Studio makes %s of the same bytes as its sources', async (_, style, prompt) => {
  const [bundled, source] = studios;
  expect(await makeWith(bundled, style, prompt)).toBe(await makeWith(source, style, prompt));
});

it('a second bundle of the same sources takes the place of the first', async () => {
  await bundleStudio(bundles);
  const { stepsUrl } = (await findBundle(bundles)) ?? { stepsUrl: '' };
  const kept = [path.basename(path.dirname(stepsUrl)), 'built-from.json'];
  expect(new Set(readdirSync(folder))).toEqual(new Set(kept));
});

import { expect, test } from 'vitest';
import { generationView } from '#web/testing/views.ts';
import { sceneOf } from './request-pictures.ts';

test('what is tried again is the picture that was asked for: its words, its scene, its bottle', () => {
  const failed = generationView({
    prompt: 'the bottle by the sea',
    styleId: 'pastel',
    size: 'banner',
    seed: 7,
    wineId: 'clos',
  });
  expect(sceneOf(failed)).toEqual({
    prompt: 'the bottle by the sea',
    styleId: 'pastel',
    size: 'banner',
    seed: 7,
    wineId: 'clos',
    count: 1,
  });
});

import { expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { Accompaniment } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { layAccent } from './accents.ts';

const DISHES: readonly (readonly [Accompaniment, ThingId])[] = [
  ['pizza', 'pizza'],
  ['pasta', 'pasta'],
  ['steak', 'steak'],
  ['fish', 'fish'],
  ['oysters', 'oyster'],
  ['salad', 'salad'],
];

it.each(DISHES)('serves %s as itself, never as its nearest kin', (what, thing) => {
  const spec = understand('a glass of wine', { style: 'cinematic', size: 'square' });
  const size = { width: 256, height: 256 };
  const { stage } = composeShot({
    spec,
    styleId: 'cinematic',
    seed: 1,
    detail: 'preview',
    ...size,
  });
  const before = stage.scene.objects.length;
  layAccent(stage, what, { at: [0, 0, 10], yaw: 0 });
  const laid = stage.scene.objects.slice(before).map((object) => object.thing);
  expect(laid).toContain(thing);
  expect(laid.filter((one) => one === 'hard_cheese' || one === 'orange' || one === 'ham')).toEqual(
    [],
  );
});

import { expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { askFor } from '#studio/testing/asked-steps.ts';
import type { SceneGraph } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

function composed(list: string): SceneGraph {
  const spec = askFor(list, { style: 'pastel' });
  const size = { width: 256, height: 256 };
  return composeShot({ spec, styleId: 'pastel', ...size, seed: 4, detail: 'preview' }).stage.scene;
}

const idsOf = (scene: SceneGraph, thing: ThingId): number[] =>
  scene.objects.filter((o) => o.thing === thing).map((o) => o.id);
const pointsOf = (scene: SceneGraph, thing: ThingId) => hullOf(scene, new Set(idsOf(scene, thing)));
const range = (values: readonly number[]) =>
  [
    values.reduce((a, b) => Math.min(a, b), Infinity),
    values.reduce((a, b) => Math.max(a, b), -Infinity),
  ] as const;

it.each([
  ['sunflower', 5],
  ['rose', 5],
  ['tulip', 1],
  ['flowers', 1],
] as const)(
  'stands a bunch of %s above the rim of the jug they are in, and brings no vase',
  (thing, least) => {
    const scene = composed(`${thing} in 1, jug`);
    const [, rim] = range(pointsOf(scene, 'jug').map(([, y]) => y));
    const [, top] = range(pointsOf(scene, thing).map(([, y]) => y));
    expect(top).toBeGreaterThan(rim + 5);
    expect(idsOf(scene, 'vase')).toEqual([]);
    expect(idsOf(scene, thing).length).toBeGreaterThanOrEqual(least);
  },
);

it('knows where a vase of flowers stands', () => {
  expect(
    askedThings(askFor('vase beside 2, flowers in 0, bottle', { style: 'pastel' })),
  ).toMatchObject([
    { thing: 'flowers', relation: { kind: 'beside', to: 1 }, wears: [{ thing: 'vase' }] },
    { thing: 'bottle' },
  ]);
});

it('keeps fallen petals out of the vase', () => {
  const petals = askedThings(askFor('rose in 1, vase, petals in 1', { style: 'pastel' })).find(
    ({ thing }) => thing === 'petals',
  );
  expect(petals?.relation).toBeNull();
});

it('leaves what lies in a bowl in it where the bowl shares a board', () => {
  const scene = composed('bowl on 3, cherry in 0, glass on 3, board');
  const [left, right] = range(pointsOf(scene, 'bowl').map(([x]) => x));
  const [first, last] = range(pointsOf(scene, 'cherry').map(([x]) => x));
  expect(first).toBeGreaterThan(left - 1);
  expect(last).toBeLessThan(right + 1);
});

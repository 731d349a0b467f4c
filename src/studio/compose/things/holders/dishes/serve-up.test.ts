import { describe, expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { askFor } from '#studio/testing/asked-steps.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { SceneGraph } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';

const asked = (list: string) =>
  askedThings(askFor(list, { style: 'gastro' })).map(
    ({ thing, relation }) => `${thing}${relation ? ` ${relation.kind} ${relation.to}` : ''}`,
  );

function composed(list: string): SceneGraph {
  const spec = askFor(list, { style: 'gastro' });
  const size = { width: 256, height: 256 };
  return composeShot({ spec, styleId: 'gastro', ...size, seed: 4, detail: 'preview' }).stage.scene;
}

const idsOf = (scene: SceneGraph, thing: ThingId): number[] =>
  scene.objects.filter((o) => o.thing === thing).map((o) => o.id);
const middleOf = (scene: SceneGraph, id: number): readonly [number, number] => {
  const points = hullOf(scene, new Set([id]));
  const mean = (k: 0 | 2): number => points.reduce((sum, p) => sum + p[k], 0) / points.length;
  return [mean(0), mean(2)];
};

type Bounds = readonly [left: number, right: number, far: number, near: number];

const hullBounds = (scene: SceneGraph, thing: ThingId): Bounds[] =>
  idsOf(scene, thing).map((id) => {
    const points = hullOf(scene, new Set([id]));
    const [xs, zs] = [points.map(([x]) => x), points.map(([, , z]) => z)];
    return [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  });

/** A crumb may hang over the rim. */
const isWithin = (inner: Bounds, outer: Bounds): boolean =>
  inner.every((edge, i) => (i % 2 === 0 ? edge > outer[i]! - 1 : edge < outer[i]! + 1));

describe('what food lies on', () => {
  it('has no second plate beside a dish that brings its own', () => {
    expect(asked('roast_chicken, glass left_of 2, plate')).toEqual([
      'roast_chicken',
      'glass left_of 0',
    ]);
    expect(idsOf(composed('steak, plate #101010'), 'plate')).toHaveLength(1);
    expect(asked('rack_of_lamb, decanter behind 2, plate')).toEqual([
      'rack_of_lamb',
      'decanter behind 0',
    ]);
  });

  it('serves counted oysters on the plate that they are said to lie on', () => {
    const scene = composed('oyster*12 on 1, plate');
    expect(asked('oyster*12 on 1, plate')).toEqual(['oyster']);
    expect([idsOf(scene, 'oyster').length, idsOf(scene, 'plate').length]).toEqual([12, 1]);
  });

  it.each(['sushi on 1, plate #101010', 'sushi on 1, plate #101010, champagne_flute'])(
    'lays sushi on the plate, in its colour: %s',
    (list) => {
      const scene = composed(list);
      const [plate] = hullBounds(scene, 'plate');
      expect(idsOf(scene, 'plate')).toHaveLength(1);
      for (const piece of hullBounds(scene, 'sushi')) expect(isWithin(piece, plate!)).toBe(true);
    },
  );

  it.each(['croissant on 1, plate', 'pizza*1 on 1, plate', 'eclair on 1, plate'])(
    'has a plate as large as what lies on it: %s',
    (list) => {
      const scene = composed(list);
      const [plate] = hullBounds(scene, 'plate');
      const food = hullBounds(scene, list.split(/[* ]/)[0] as ThingId);
      expect(food.length).toBeGreaterThan(0);
      for (const piece of food) expect(isWithin(piece, plate!)).toBe(true);
    },
  );

  it('serves a steak with its herbs on the board itself', () => {
    const [steak, ...rest] = askedThings(
      understand('steak with rosemary and a glass of malbec on a wooden board', {
        style: 'gastro',
      }),
    );
    expect(steak?.plated?.holder?.thing).toBe('board');
    expect(rest.map(({ thing, relation }) => [thing, relation])).toEqual([['glass', null]]);
  });

  it('lays loose food on a plate that would stay empty', () => {
    expect(asked('plate, walnut*3')).toEqual(['plate', 'walnut on 0']);
    expect(asked('plate empty, walnut*3')).toEqual(['plate', 'walnut']);
    expect(asked('plate empty beside 1, steak')).toEqual(['plate beside 1', 'steak']);
  });

  it('makes one thing of a glass and what happens to it', () => {
    expect(asked('spill, glass')).toEqual(['glass']);
    expect(idsOf(composed('spill, glass'), 'spill')).toHaveLength(1);
    expect(idsOf(composed('glass, dewdrops'), 'dewdrops')).toHaveLength(1);
    expect(asked('popping_cork')).toEqual(['bottle']);
    expect(idsOf(composed('popping_cork'), 'popping_cork')).toHaveLength(1);
    expect(asked('bottle in 1, straw in 2, crate')).toEqual(['bottle in 1', 'crate']);
  });
});

describe('things told together', () => {
  it('stands beside the plate what nobody eats from it', () => {
    expect(asked('pasta, glass on 2, plate #101010')).toEqual(['pasta', 'glass']);
  });

  it('makes one bunch of a bouquet and its flowers', () => {
    expect(asked('flowers, rose')).toEqual(['rose']);
  });

  it('stands small things on the barrel that bears another', () => {
    expect(asked('grapes on 1, barrel, candle')).toEqual(['grapes on 1', 'barrel', 'candle on 1']);
  });

  it.each([
    ['on a barrel stands a bottle, one candle to the right', 'on'],
    ['on a barrel stands a bottle, one candle to the right of the barrel', 'right_of'],
  ])('tells a side of the frame from a side of the barrel: %s', (prompt, kind) => {
    const candle = askedThings(understand(prompt)).find(({ thing }) => thing === 'candle');
    expect(candle?.relation?.kind).toBe(kind);
  });

  it.each(['left', 'right'] as const)('stands a candle on the %s of the barrel top', (side) => {
    const scene = composed(`bottle on 1, barrel, candle ${side}_of 0`);
    const [barrel, bottle, candle] = (['barrel', 'bottle', 'candle'] as const).map((thing) =>
      hullOf(scene, new Set(idsOf(scene, thing).slice(0, 1))),
    );
    const span = (points: readonly (readonly number[])[] | undefined, k: number) => {
      const values = points!.map((point) => point[k]!);
      return [Math.min(...values), Math.max(...values)] as const;
    };
    expect(span(candle, 1)[0]).toBeGreaterThan(span(barrel, 1)[1] - 6);
    const [leftOne, rightOne] = side === 'left' ? [candle, bottle] : [bottle, candle];
    expect(span(leftOne, 0)[1]).toBeLessThan(span(rightOne, 0)[1]);
    expect(span(leftOne, 0)[0]).toBeLessThan(span(rightOne, 0)[0]);
  });

  it('pours each glass its own wine', () => {
    const one = composed('glass*2, cork|{"wines":["red"],"wine":"red"}').media.length;
    const two = composed('glass*2, cork|{"wines":["red","white"],"wine":"red"}').media.length;
    expect(two).toBeGreaterThan(one);
  });

  it('puts down one line where a row is asked for', () => {
    const scene = composed('bottle*6|{"prompt":"six bottles in a row"}');
    const depths = idsOf(scene, 'bottle').map((id) => Math.round(middleOf(scene, id)[1]));
    expect(new Set(depths).size).toBe(1);
  });
});

describe('what holds other things', () => {
  it.each([
    ['crate full, bottle in 0', 'crate', 'bottle', 1],
    ['crate, bottle*6 in 0', 'crate', 'bottle', 6],
    ['jar, cork in 0', 'jar', 'cork', 9],
    ['bowl, cherry in 0', 'bowl', 'cherry', 9],
    ['ice_bucket, bottle*2 in 0', 'ice_bucket', 'bottle', 2],
    ['vase, rose in 0', 'vase', 'rose', 5],
    ['bowl, tomato in 0, avocado in 0', 'bowl', 'tomato', 2],
  ] as const)('holds what is in it: %s', (list, holder, content, least) => {
    const scene = composed(list);
    const pieces = idsOf(scene, content);
    expect(pieces.length).toBeGreaterThanOrEqual(least);
    const points = hullOf(scene, new Set(idsOf(scene, holder)));
    const xs = points.map(([x]) => x);
    const zs = points.map(([, , z]) => z);
    for (const id of pieces) {
      const [x, z] = middleOf(scene, id);
      expect(x).toBeGreaterThan(Math.min(...xs) - 3);
      expect(x).toBeLessThan(Math.max(...xs) + 3);
      expect(z).toBeGreaterThan(Math.min(...zs) - 6);
      expect(z).toBeLessThan(Math.max(...zs) + 6);
    }
  });
});

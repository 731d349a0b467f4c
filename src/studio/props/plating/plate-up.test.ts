import { describe, expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { createKit } from '#studio/props/making/kit.ts';
import { stream } from '#studio/random.ts';
import { createScene } from '#studio/scene-builder.ts';
import { DISHES } from '#studio/things/catalogue/dishes/all.ts';
import { paintLayers } from '#studio/textures/paint-layers.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { ThingLook } from '#studio/things/photo-maker.ts';
import { plateUp } from './plate-up.ts';

function served(thing: ThingId) {
  const scene = createScene();
  const look = {
    random: stream('dish', thing),
    states: [],
    colour: null,
    fill: null,
  } as unknown as ThingLook;
  PHOTO_MAKERS[thing]!.make(createKit(scene, 'preview'), { position: [0, 0, 0], yaw: 0 }, look);
  return scene;
}

describe('plating', () => {
  it.each(DISHES.map(({ id }) => id))(
    'serves %s on its vessel, lean enough for the tracer',
    (id) => {
      const scene = served(id);
      const own = new Set(scene.objects.filter((o) => o.thing === id).map((o) => o.id));
      const food = hullOf(scene, own);
      const vessel = hullOf(
        scene,
        new Set(scene.objects.filter((o) => !own.has(o.id)).map((o) => o.id)),
      );
      const reach = (points: typeof food): number => Math.max(...points.map(([x]) => Math.abs(x)));
      expect(reach(food)).toBeLessThan(reach(vessel) * 1.25);
      expect(Math.min(...food.map(([, y]) => y))).toBeGreaterThan(-0.2);
      expect(scene.primitives.length).toBeLessThan(40_000);
      for (const skin of scene.paintings)
        expect(() => paintLayers({ ...skin, width: 4, height: 4 })).not.toThrow();
    },
  );

  const topsOf = (pasta: 'ravioli' | 'spaghetti', sauce: 'meltedButter' | 'tomatoSauce') => {
    const scene = createScene();
    plateUp(
      createKit(scene, 'preview'),
      { position: [0, 0, 0], yaw: 0 },
      {
        vessel: 'deep_plate',
        colour: null,
        random: stream('plate', 'sauce'),
        portions: [
          { part: pasta, thing: 'ravioli' },
          { part: sauce, thing: 'melted_butter' },
        ],
      },
    );
    const topOf = (thing: ThingId): number => {
      const own = scene.objects.filter((o) => o.thing === thing).map((o) => o.id);
      return Math.max(...hullOf(scene, new Set(own)).map(([, y]) => y));
    };
    return { pasta: topOf('ravioli'), sauce: topOf('melted_butter') };
  };

  it('lets a thin sauce run out under a heap of pasta, and ladles a thick one over it', () => {
    const butter = topsOf('ravioli', 'meltedButter');
    expect(butter.sauce).toBeLessThan(butter.pasta * 0.6);
    const tomato = topsOf('spaghetti', 'tomatoSauce');
    expect(tomato.sauce).toBeGreaterThan(tomato.pasta * 0.9);
  });

  it('lays sides beside the main thing, each of them a thing of its own', () => {
    const scene = createScene();
    plateUp(
      createKit(scene, 'preview'),
      { position: [0, 0, 0], yaw: 0 },
      {
        vessel: 'plate',
        colour: null,
        random: stream('plate', 'sides'),
        portions: [
          { part: 'roastLeg', thing: 'roast_goose' },
          { part: 'redCabbage', thing: 'red_cabbage' },
          { part: 'dumplings', thing: 'dumplings' },
        ],
      },
    );
    const middle = (thing: ThingId): number => {
      const ids = new Set(scene.objects.filter((o) => o.thing === thing).map((o) => o.id));
      const points = hullOf(scene, ids);
      return points.reduce((sum, [x]) => sum + x / points.length, 0);
    };
    expect(middle('red_cabbage')).toBeLessThan(-2);
    expect(middle('dumplings')).toBeGreaterThan(2);
  });

  it('draws what a dish is made of once, and counts it as what it was called', () => {
    const scene = createScene();
    const look = {
      random: stream('dish', 'tarte'),
      states: [],
      plated: {
        sides: [
          { thing: 'ham', word: 'ham' },
          { thing: 'onion', word: 'onions' },
        ],
        holder: null,
      },
    } as unknown as ThingLook;
    const place = { position: [0, 0, 0], yaw: 0 } as const;
    PHOTO_MAKERS.tarte_flambee!.make(createKit(scene, 'preview'), place, look);
    expect(scene.objects.filter(({ thing }) => thing === 'ham')).toHaveLength(1);
    expect(scene.objects.filter(({ thing }) => thing === 'onion')).toHaveLength(1);
    const plain = served('tarte_flambee');
    expect(scene.primitives).toHaveLength(plain.primitives.length);
  });
});

import { describe, expect, it } from 'vitest';
import type { Brief } from '#studio/brief.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { askFor } from '#studio/testing/asked-steps.ts';
import { BEASTS } from '#studio/people/body/beast-builds.ts';
import { GUESTS } from '#studio/landscape/landmarks/guests.ts';
import { paintLayers } from '#studio/textures/paint-layers.ts';
import type { Painting, SceneGraph } from '#studio/scene-graph.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { PEOPLE } from '#studio/things/catalogue/people.ts';
import { isDish } from '#studio/things/platings.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';

const SIZES = { square: [1024, 1024], portrait: [1024, 1536], banner: [1536, 512] } as const;

function composed(list: string, size: keyof typeof SIZES = 'square') {
  const [width, height] = SIZES[size];
  const spec = askFor(list, { style: 'gastro' });
  const brief: Brief = { spec, styleId: 'gastro', width, height, seed: 4, detail: 'preview' };
  const { stage } = composeShot(brief);
  return { scene: stage.scene, aspect: width / height };
}

const objectsOf = (scene: SceneGraph, thing: ThingId): number[] =>
  scene.objects.filter((o) => o.thing === thing).map((o) => o.id);

function boxOf({ scene, aspect }: ReturnType<typeof composed>, thing: ThingId) {
  const hull = hullOf(scene, new Set(objectsOf(scene, thing)));
  return frameBoxOf(hull, scene.camera, aspect);
}

const CLAIMED = THINGS.filter(
  (t) => t.madeBy.includes('photo') && !PEOPLE.some((p) => p.id === t.id),
);

/** Painters of what stands behind the things. */
const SETS: readonly string[] = [
  'restaurant',
  'wine-bar',
  'landscape',
  'place',
  'sky-dome',
  'room-dome',
  'raised',
  'window-room',
  'room-window',
];

/** The same table lies under all of them: what was painted once can be painted. */
const triedOut = new Set<string>();
function tryOut(skin: Painting): void {
  const key = JSON.stringify([skin.painter, skin.params]);
  if (triedOut.has(key)) return;
  paintLayers({ ...skin, width: 4, height: 4 });
  triedOut.add(key);
}

describe('things on the table', () => {
  it('names everything once', () => {
    const ids = THINGS.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('fills each of several crates', () => {
    const picture = composed('grapes in 1, crate*2');
    const [grapes, crates] = [boxOf(picture, 'grapes'), boxOf(picture, 'crate')];
    expect((grapes.right - grapes.left) / (crates.right - crates.left)).toBeGreaterThan(0.75);
    expect(objectsOf(picture.scene, 'grapes').length).toBeGreaterThan(6);
  });

  it('can build everything that the catalogue says photographs show', () => {
    const missing = CLAIMED.filter(
      ({ id, stance }) => stance !== 'scenery' && !PHOTO_MAKERS[id] && !GUESTS[id] && !BEASTS[id],
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  // Dishes are tried on their plates (plate-up.test.ts).
  it.each((Object.keys(PHOTO_MAKERS) as ThingId[]).filter((thing) => !isDish(thing)))(
    'builds a %s that the inventory can count',
    (thing) => {
      // A dog by itself is painted on the land; beside something it is built.
      const { scene } = composed(BEASTS[thing] ? `${thing}*1, cork*1` : `${thing}*1`);
      expect(objectsOf(scene, thing)).toHaveLength(1);
      const used = new Set(scene.primitives.map((p) => p.object));
      expect(used.has(objectsOf(scene, thing)[0]!)).toBe(true);
      // A skin that no painter can paint would be known in the picture only.
      const skins = scene.paintings.filter(({ painter }) => !SETS.includes(painter));
      for (const skin of skins) expect(() => tryOut(skin)).not.toThrow();
    },
  );

  it.each([1, 2, 3, 5, 7, 12])(
    'puts down %i lemons and as many bottles, all inside the frame',
    (n) => {
      const picture = composed(`lemon*${n}, bottle*${n}`);
      expect(objectsOf(picture.scene, 'lemon')).toHaveLength(n);
      expect(objectsOf(picture.scene, 'bottle')).toHaveLength(n);
      for (const thing of ['lemon', 'bottle'] as const) {
        const box = boxOf(picture, thing);
        expect(Math.min(box.left, box.top)).toBeGreaterThan(0);
        expect(Math.max(box.right, box.bottom)).toBeLessThan(1);
      }
    },
  );

  it.each(['square', 'portrait', 'banner'] as const)('keeps left and right in a %s', (size) => {
    const picture = composed('glass, lemon left_of 0, candle right_of 0', size);
    expect(boxOf(picture, 'lemon').right).toBeLessThan(boxOf(picture, 'glass').left + 0.02);
    expect(boxOf(picture, 'candle').left).toBeGreaterThan(boxOf(picture, 'glass').right - 0.02);
  });

  it('stands what is behind farther away and still in sight', () => {
    const picture = composed('hard_cheese, bottle behind 0');
    const z = (thing: ThingId) =>
      hullOf(picture.scene, new Set(objectsOf(picture.scene, thing))).reduce(
        (sum, p, _, all) => sum + p[2] / all.length,
        0,
      );
    expect(z('bottle')).toBeLessThan(z('hard_cheese'));
    expect(boxOf(picture, 'bottle').top).toBeLessThan(boxOf(picture, 'hard_cheese').top);
  });

  it('puts the bottle into its bucket and another on its barrel', () => {
    const inBucket = composed('ice_bucket, bottle in 0');
    const bucket = boxOf(inBucket, 'ice_bucket');
    const bottle = boxOf(inBucket, 'bottle');
    expect(bottle.bottom).toBeLessThan(bucket.bottom);
    expect(bottle.left).toBeGreaterThan(bucket.left);
    const onBarrel = composed('barrel, bottle on 0');
    expect(boxOf(onBarrel, 'bottle').bottom).toBeLessThan(boxOf(onBarrel, 'barrel').bottom);
  });

  it.each(['top', 'bottom', 'left', 'right'] as const)('keeps the %s free for words', (side) => {
    for (const size of ['square', 'portrait', 'banner'] as const) {
      const picture = composed(`bottle, glass, lemon*3|{"copySpace":"${side}"}`, size);
      const boxes = (['bottle', 'glass', 'lemon'] as const).map((thing) => boxOf(picture, thing));
      const free = {
        top: Math.min(...boxes.map((b) => b.top)),
        bottom: 1 - Math.max(...boxes.map((b) => b.bottom)),
        left: Math.min(...boxes.map((b) => b.left)),
        right: 1 - Math.max(...boxes.map((b) => b.right)),
      };
      expect(free[side]).toBeGreaterThan(0.35);
    }
  });

  it('lays what is named besides an action on its table', () => {
    const { scene } = composed(
      'bottle, glass, hard_cheese|{"subjects":["pour"],"bottles":1,"glasses":1}',
    );
    expect(objectsOf(scene, 'hard_cheese')).toHaveLength(1);
    expect(objectsOf(scene, 'bottle')).toHaveLength(1);
  });

  it('shows nothing that nobody asked for', () => {
    const { scene } = composed('corkscrew');
    const things = new Set(scene.objects.flatMap(({ thing }) => thing ?? []));
    expect([...things]).toEqual(['corkscrew']);
  });
});

it('stands on the top of a pile, and not on one of its sides', () => {
  const [left, right] = ['cat', 'crate'].map((thing) =>
    boxOf(composed('cat on 1, crate*3 [stacked]'), thing as ThingId),
  ) as [ReturnType<typeof boxOf>, ReturnType<typeof boxOf>];
  expect(Math.abs((left.left + left.right) / 2 - (right.left + right.right) / 2)).toBeLessThan(0.1);
});

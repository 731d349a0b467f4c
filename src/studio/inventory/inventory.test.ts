import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import {
  addMaterial,
  addMedium,
  addObject,
  addPrimitive,
  createScene,
} from '#studio/scene-builder.ts';
import type { SceneGraph, Vec3 } from '#studio/scene-graph.ts';
import { exposeFilm } from '#studio/testing/expose-film.ts';
import { paintLayers } from '#studio/testing/smoke-steps.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { castScene } from './cast-scene.ts';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { sayInventory } from './say-inventory.ts';
import { takeInventory } from './take-inventory.ts';
import { addTallies, tallyRows } from './tally.ts';
import type { Sheet } from './tally.ts';

const SIDE = 64;

interface Ball {
  thing: ThingId;
  at: Vec3;
  radius?: number;
  clear?: boolean;
}

function sceneOf(balls: readonly Ball[]): SceneGraph {
  const scene = createScene();
  for (const { thing, at, radius = 2, clear } of balls) {
    const object = addObject(scene, { role: 'prop', name: thing, thing });
    const inside = addMedium(scene, { absorption: [0.001, 0.001, 0.001], refractiveIndex: 1.02 });
    const material = addMaterial(
      scene,
      clear ? { kind: 'glass', inside } : { kind: 'matte', color: [0.8, 0.1, 0.1] },
    );
    addPrimitive(scene, { kind: 'sphere', object, material, center: at, radius });
  }
  scene.camera = { eye: [0, 0, 30], target: [0, 0, 0], fieldOfView: 30 };
  scene.environment = { color: [1, 1, 1] };
  return scene;
}

/** Traces the scene and counts it in two bands, as large pictures are. */
function inventoryOf(scene: SceneGraph) {
  const film = exposeFilm(scene, { width: SIDE, height: SIDE, paintLayers });
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE * 3; i++) {
    pixels[Math.floor(i / 3) * 4 + (i % 3)] = 255 * Math.min(1, film.hdr[i]!);
  }
  const bands = [0, 32].map((from) =>
    tallyRows({
      ...film,
      picture: { width: SIDE, height: SIDE, pixels: pixels.subarray(from * SIDE * 4) },
      rows: { from, to: from + 32 },
    }),
  );
  return takeInventory(addTallies(bands), castScene(scene));
}

describe('the inventory', () => {
  it('counts pieces, and says where they are and in which colour', () => {
    const { things } = inventoryOf(
      sceneOf([
        { thing: 'cherry', at: [-5, 0, 0] },
        { thing: 'cherry', at: [5, 0, 0] },
      ]),
    );
    expect(things).toHaveLength(1);
    const [cherry] = things;
    expect(cherry).toMatchObject({ thing: 'cherry', count: 2 });
    expect(cherry!.boxes[0]![2]).toBeLessThan(0.5);
    expect(cherry!.boxes[1]![0]).toBeGreaterThan(0.5);
    const [r, g] = [1, 3].map((at) => Number.parseInt(cherry!.colour.slice(at, at + 2), 16));
    expect(r).toBeGreaterThan(2 * g!);
  });

  it('leaves out what another thing hides', () => {
    const hidden = inventoryOf(
      sceneOf([
        { thing: 'apple', at: [0, 0, 4], radius: 4 },
        { thing: 'cherry', at: [0, 0, -4], radius: 1 },
      ]),
    );
    expect(hidden.things.map(({ thing }) => thing)).toEqual(['apple']);
  });

  it('counts what is seen through clear glass', () => {
    const seen = inventoryOf(
      sceneOf([
        { thing: 'carafe', at: [0, 0, 4], radius: 4, clear: true },
        { thing: 'cherry', at: [0, 0, -4], radius: 1.5 },
      ]),
    );
    expect(seen.things.map(({ thing }) => thing)).toEqual(['carafe', 'cherry']);
  });

  it('is where it is seen, and not where a glass before it bends it to', () => {
    // A glass in the upper half shows the book that lies in the lower one.
    const [book, glass] = [1, 2];
    const sheet: Sheet = {
      width: 4,
      height: 4,
      ids: [0, glass, glass, 0, 0, glass, glass, 0, book, book, book, book, 0, 0, 0, 0],
      through: [0, book, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      picture: { width: 4, height: 4, pixels: new Uint8Array(64).fill(200) },
      rows: { from: 0, to: 4 },
    };
    const objects = [
      { id: book, thing: 'book' },
      { id: glass, thing: 'glass' },
    ] as const;
    const { things } = takeInventory(tallyRows(sheet), { objects });
    expect(things.find(({ thing }) => thing === 'book')?.box).toEqual([0, 0.5, 1, 0.75]);
  });

  it('leaves out what is black before the dark, and keeps what is black before the light', () => {
    const scene = sceneOf([{ thing: 'bottle', at: [0, 0, 0], radius: 4 }]);
    scene.materials = scene.materials.map((one) =>
      one.kind === 'matte' ? { ...one, color: [0, 0, 0] } : one,
    );
    expect(inventoryOf(scene).things).toMatchObject([{ thing: 'bottle' }]);
    expect(inventoryOf({ ...scene, environment: { color: [0.01, 0.01, 0.01] } }).things).toEqual(
      [],
    );
  });

  it('counts a part with its whole', () => {
    const scene = sceneOf([{ thing: 'bottle', at: [0, 0, 0], radius: 3 }]);
    const object = addObject(scene, { role: 'label', name: 'label', thing: 'label', partOf: 1 });
    const material = addMaterial(scene, { kind: 'matte', color: [1, 1, 1] });
    addPrimitive(scene, { kind: 'sphere', object, material, center: [0, 0, 3], radius: 1 });
    expect(inventoryOf(scene).things).toMatchObject([{ thing: 'bottle', count: 1 }]);
  });

  it('says what is in the picture and what is not drawn, from the pixels alone', () => {
    const inventory = inventoryOf(sceneOf([{ thing: 'oyster', at: [0, 0, 0] }]));
    expect(sayInventory(inventory)).toEqual(['an oyster']);
    const spec = understand('an oyster, a pizza and a flugelhorn');
    expect(sayNotDrawn(spec, inventory)).toEqual(expect.arrayContaining(['pizza', 'flugelhorn']));
    expect(sayNotDrawn(spec, inventory)).not.toContain('oyster');
  });

  it('says of what is painted one piece: the bottle in a hand, or a stack of them', () => {
    const bottle = (right: number) => {
      const box = [0.4, 0.2, right, 0.6] as const;
      const seen = { thing: 'bottle', count: 1, share: 0.1, box, boxes: [box] } as const;
      return { ...seen, colour: '#203020', isUncounted: true };
    };
    const said = (right: number) =>
      sayInventory({ things: [bottle(right)], people: [], place: null });
    expect(said(0.5)).toEqual(['a bottle']);
    expect(said(0.9)).toEqual(['bottles']);
  });
});

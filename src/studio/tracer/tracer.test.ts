import { describe, expect, it } from 'vitest';
import type { Brief } from '#studio/brief.ts';
import type { Film } from '#studio/film.ts';
import { understand } from '#studio/lexicon/understand.ts';
import {
  addMaterial,
  addObject,
  addPainted,
  addPrimitive,
  createScene,
} from '#studio/scene-builder.ts';
import type { Material, Sampling, SceneGraph } from '#studio/scene-graph.ts';
import { exposeFilm } from '#studio/testing/expose-film.ts';
import {
  coverageOf,
  frameBoxOf,
  heroIds,
  idsOf,
  isInsideFrame,
  meanLight,
  meanLightIn,
} from '#studio/testing/film-regions.ts';
import { smokeScene } from '#studio/testing/smoke-scene.ts';
import { paintLayers } from '#studio/testing/smoke-steps.ts';

const SIZE = { width: 96, height: 96 };
const WINE = { left: 0.62, right: 0.74, top: 0.5, bottom: 0.58 };

function smoke(prompt: string): { scene: SceneGraph; film: Film } {
  const brief: Brief = {
    spec: understand(prompt),
    styleId: 'cinematic',
    ...SIZE,
    seed: 1,
    detail: 'full',
  };
  const scene = smokeScene(brief);
  return { scene, film: exposeFilm(scene, { ...SIZE, paintLayers }) };
}

/** A ball on a floor under an even sky: nothing but one material to look at. */
function ball(material: Material, change?: (scene: SceneGraph) => void): Film {
  const scene = createScene();
  const object = addObject(scene, { role: 'hero', name: 'ball' });
  addPrimitive(scene, {
    kind: 'sphere',
    object,
    material: addMaterial(scene, material),
    center: [0, 0, 0],
    radius: 5,
  });
  scene.camera = { eye: [0, 0, 30], target: [0, 0, 0], fieldOfView: 30 };
  scene.environment = { color: [1, 1, 1] };
  change?.(scene);
  return exposeFilm(scene, {
    width: 48,
    height: 48,
    paintLayers,
    sampling: { base: 32, extra: 0, bounceChance: 1 },
  });
}
const CENTRE = { left: 0.45, right: 0.55, top: 0.45, bottom: 0.55 };

describe('a bottle and a glass', () => {
  const red = smoke('a glass of red wine');

  it('stand inside the frame and fill a good part of it', () => {
    const heroes = heroIds(red.scene);
    expect(coverageOf(red.film, heroes)).toBeGreaterThan(0.08);
    expect(coverageOf(red.film, heroes)).toBeLessThan(0.45);
    expect(isInsideFrame(frameBoxOf(red.film, heroes)!)).toBe(true);
  });

  it('hold red wine that is red and rosé that is pink', () => {
    const [r, g, b] = meanLightIn(red.film, WINE);
    expect(r).toBeGreaterThan(g * 3);
    expect(r).toBeGreaterThan(b * 3);
    const [pinkR, pinkG] = meanLightIn(smoke('a glass of rosé').film, WINE);
    expect(pinkR).toBeGreaterThan(pinkG * 1.1);
    expect(pinkG).toBeGreaterThan(g * 2);
  });

  it('show a label that faces the camera', () => {
    const [r, g, b] = meanLight(
      red.film,
      idsOf(red.scene, ({ role }) => role === 'label'),
    );
    expect(Math.min(r, g, b)).toBeGreaterThan(0.1);
  });

  it('leave the backdrop alone where nothing stands', () => {
    const corner = red.film.ids[0];
    expect(corner).toBe(0);
    expect(red.film.coverage[0]).toBe(0);
  });
});

describe('materials', () => {
  it('a white matte ball under a white sky gives back all light', () => {
    const [r] = meanLightIn(ball({ kind: 'matte', color: [1, 1, 1] }), CENTRE);
    expect(r).toBeCloseTo(1, 1);
  });

  it('a matte ball takes the colour of its paint', () => {
    const [r, g, b] = meanLightIn(ball({ kind: 'matte', color: [0.8, 0.4, 0.1] }), CENTRE);
    expect(r / g).toBeCloseTo(2, 1);
    expect(g / b).toBeCloseTo(4, 0);
  });

  it('clear glass under a white sky cannot be told from air', () => {
    const scene = (graph: SceneGraph): void =>
      void graph.media.push({ absorption: [0, 0, 0], refractiveIndex: 1.5 });
    const [r, g] = meanLightIn(ball({ kind: 'glass', inside: 0 }, scene), CENTRE);
    expect(r).toBeCloseTo(1, 1);
    expect(g).toBeCloseTo(r, 3);
  });

  it('coloured glass swallows light by its depth', () => {
    const tint = (graph: SceneGraph): void =>
      void graph.media.push({ absorption: [0, 0.1, 0.3], refractiveIndex: 1 });
    const [, g, b] = meanLightIn(ball({ kind: 'glass', inside: 0 }, tint), CENTRE);
    expect(g).toBeCloseTo(Math.exp(-0.1 * 10), 1);
    expect(b).toBeCloseTo(Math.exp(-0.3 * 10), 1);
  });

  it('gold reflects the sky in its own colour', () => {
    const [r, , b] = meanLightIn(
      ball({ kind: 'metal', color: [0.9, 0.6, 0.2], roughness: 0.1 }),
      CENTRE,
    );
    expect(r).toBeCloseTo(0.9, 1);
    expect(b).toBeCloseTo(0.2, 1);
  });

  it('a lamp lights by the square of its distance', () => {
    const lampAt =
      (distance: number) =>
      (graph: SceneGraph): void => {
        graph.environment = { color: [0, 0, 0] };
        graph.lights.push({
          kind: 'point',
          center: [0, 0, 5 + distance],
          radius: 0.01,
          intensity: [100, 100, 100],
        });
      };
    const [near] = meanLightIn(ball({ kind: 'matte' }, lampAt(10)), {
      left: 0.49,
      right: 0.51,
      top: 0.49,
      bottom: 0.51,
    });
    const [far] = meanLightIn(ball({ kind: 'matte' }, lampAt(20)), {
      left: 0.49,
      right: 0.51,
      top: 0.49,
      bottom: 0.51,
    });
    expect(near / far).toBeCloseTo(4, 0);
  });
});

describe('caustics', () => {
  /** A crystal ball between a lamp and a white floor, and the spot below it. */
  function spotBelowBall(castsCaustics: boolean): number {
    const scene = createScene();
    const floor = addMaterial(scene, { kind: 'matte', color: [0.8, 0.8, 0.8] });
    scene.media.push({ absorption: [0, 0, 0], refractiveIndex: 1.5 });
    const glass = addMaterial(scene, { kind: 'glass', inside: 0 });
    addPrimitive(scene, {
      kind: 'rect',
      object: 0,
      material: floor,
      origin: [-40, 0, -40],
      u: [0, 0, 80],
      v: [80, 0, 0],
    });
    addPrimitive(scene, {
      kind: 'sphere',
      object: 1,
      material: glass,
      center: [0, 5, 0],
      radius: 3,
    });
    scene.lights.push({
      kind: 'point',
      center: [0, 40, 0],
      radius: 0.5,
      intensity: [3000, 3000, 3000],
      castsCaustics,
    });
    scene.camera = { eye: [0, 1, 30], target: [0, 0, 0], fieldOfView: 6 };
    const aim = {
      left: -10,
      near: -10,
      size: 20,
      level: 0,
      target: [0, 5, 0] as const,
      targetRadius: 3,
    };
    scene.caustics = { resolution: 64, photons: 20_000, ...aim };
    const film = exposeFilm(scene, { width: 48, height: 48, paintLayers });
    return meanLightIn(film, { left: 0.45, right: 0.55, top: 0.45, bottom: 0.55 })[0];
  }

  it('gather the light that a crystal ball bends into a bright spot', () => {
    expect(spotBelowBall(true)).toBeGreaterThan(spotBelowBall(false) * 1.5);
  });
});

/** A sheet close before the ball whose texture lies beyond its edges. */
function addEmptyLeaf(scene: SceneGraph): void {
  const [color] = addPainted(
    scene,
    { painter: 'slate', width: 4, height: 4, params: { seed: 1 } },
    { layers: ['color'], wrap: 'clamp' },
  );
  const texture = { color: color as number, offset: [9, 9] as const, cutout: true };
  addPrimitive(scene, {
    kind: 'rect',
    object: addObject(scene, { role: 'prop', name: 'leaf' }),
    material: addMaterial(scene, { kind: 'matte', texture }),
    origin: [-9, -9, 6],
    u: [18, 0, 0],
    v: [0, 18, 0],
  });
}

describe('the lens', () => {
  /** Pixels of the middle row that are neither ball nor sky: the width of both outlines. */
  function outlineOf(
    lens: Sampling['lens'],
    focus: number,
    before?: (scene: SceneGraph) => void,
  ): number {
    const film = ball({ kind: 'matte', color: [0, 0, 0] }, (scene) => {
      scene.camera = { ...scene.camera, lensRadius: 1.6, focus };
      before?.(scene);
      Object.assign(scene.sampling, { lens });
    });
    const row = film.hdr.subarray(24 * 48 * 3, 25 * 48 * 3).filter((_, i) => i % 3 === 1);
    return row.filter((light) => light > 0.12 && light < 0.88).length;
  }

  it('keeps sharp what is in focus', () => {
    expect(outlineOf('developed', 28)).toBeLessThanOrEqual(4);
  });

  it('keeps it sharp past the empty part of a leaf', () => {
    expect(outlineOf('developed', 28, addEmptyLeaf)).toBeLessThanOrEqual(4);
  });

  it('softens what is not, on the film as much as through real rays', () => {
    const developed = outlineOf('developed', 16);
    expect(developed).toBeGreaterThan(outlineOf('developed', 28) + 3);
    expect(Math.abs(developed - outlineOf('traced', 16))).toBeLessThanOrEqual(5);
  });
});

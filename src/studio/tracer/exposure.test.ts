import { describe, expect, it } from 'vitest';
import { addMaterial, addObject, addPrimitive, createScene } from '#studio/scene-builder.ts';
import type { Sampling, Vec3 } from '#studio/scene-graph.ts';
import { exposeFilm } from '#studio/testing/expose-film.ts';
import { paintLayers } from '#studio/testing/smoke-steps.ts';
import { rotation as turn } from '#studio/vector.ts';

const SIDE = 48;

/** A grey sheet, askew, before one of another grey that fills the frame, under an even sky: without a grain of noise. */
function exposeSheets(sampling: Partial<Sampling>): number[] {
  const scene = createScene();
  const sheet = (name: string, grey: number, z: number, reach: number): void => {
    const object = addObject(scene, { role: 'prop', name });
    const material = addMaterial(scene, { kind: 'matte', color: [grey, grey, grey] });
    const center: Vec3 = [0, 0, z];
    const half: Vec3 = [reach, reach, 0.1];
    addPrimitive(scene, {
      kind: 'box',
      object,
      material,
      center,
      half,
      rotation: turn({ z: 0.3 }),
    });
  };
  sheet('front', 0.5, 0, 4.03);
  sheet('back', 0.6, -400, 300);
  scene.camera = { eye: [0, 0, 30], target: [0, 0, 0], fieldOfView: 30 };
  scene.environment = { color: [1, 1, 1] };
  const { albedo } = exposeFilm(scene, {
    width: SIDE,
    height: SIDE,
    paintLayers,
    sampling: { denoisePasses: 0, diffuseBounces: 1, bounceChance: 1, ...sampling },
  });
  return Array.from({ length: SIDE * SIDE }, (_, i) => albedo[i * 3]!);
}

/** Pixels that show at least this share of both. */
const mixedIn = (greys: readonly number[], share: number): number => {
  const [darkest, brightest] = [Math.min(...greys), Math.max(...greys)];
  const margin = (brightest - darkest) * share;
  return greys.filter((grey) => grey > darkest + margin && grey < brightest - margin).length;
};

describe('matte things that are sampled once first', () => {
  it('have outlines as smooth as with many samples, however little they differ', () => {
    const long = mixedIn(exposeSheets({ base: 32, extra: 0 }), 0.15);
    expect(long).toBeGreaterThan(30);
    expect(mixedIn(exposeSheets({ base: 2, extra: 8 }), 0.02)).toBeGreaterThanOrEqual(long);
  });

  it('are sampled in full where nobody looks at them again', () => {
    expect(mixedIn(exposeSheets({ base: 2, extra: 0 }), 0.02)).toBeGreaterThan(20);
  });
});

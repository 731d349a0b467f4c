import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { askFor } from '#studio/testing/asked-steps.ts';
import type { SceneGraph } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { foresee } from '#studio/compose/things/foresee.ts';
import { slabsOf } from '#studio/compose/things/silhouette.ts';

function composed(list: string, seed = 4) {
  const spec = askFor(list, { style: 'gastro' });
  const size = { width: 512, height: 512 };
  return composeShot({ spec, styleId: 'gastro', ...size, seed, detail: 'preview' });
}

const pointsOf = (scene: SceneGraph, thing: ThingId) =>
  hullOf(scene, new Set(scene.objects.filter((o) => o.thing === thing).map((o) => o.id)));

/** The least share of any of these things that the finished scene leaves in sight. */
function leastSeen(list: string, things: readonly ThingId[], seed: number): number {
  const { stage, shot } = composed(list, seed);
  const solids = things.map((thing, owner) => {
    const points = pointsOf(stage.scene, thing);
    const heights = points.map(([, y]) => y);
    const range = { low: Math.min(...heights), high: Math.max(...heights) };
    return { owner, slabs: slabsOf(points, range), isClear: false, lift: 0 };
  });
  const view = { framing: shot.framing, aspect: 1, owners: things.length };
  const { sights } = foresee(solids, view);
  return Math.min(...sights.map(({ seen, whole }) => seen / whole));
}

describe('things that move until each is seen', () => {
  it.each([
    ['turkey, pumpkin, candle*2, bottle', ['turkey', 'pumpkin', 'bottle']],
    ['burger, teapot, glass', ['burger', 'teapot', 'glass']],
    ['pumpkin, cake, lemon*3, glass', ['pumpkin', 'cake', 'lemon', 'glass']],
    ['champagne_flute*3, tulip', ['champagne_flute', 'tulip']],
    ['gift_box, bottle, tulip', ['gift_box', 'bottle', 'tulip']],
  ] as const)('hides nothing of %s', (list, things) => {
    for (const seed of [1, 4]) expect(leastSeen(list, things, seed)).toBeGreaterThan(0.7);
  });

  it('keeps what was said of their places', () => {
    const { scene } = composed('bottle, glass left_of 0, cork in_front_of 0, candle*2').stage;
    const box = (thing: ThingId) => frameBoxOf(pointsOf(scene, thing), scene.camera, 1);
    const near = (thing: ThingId) => Math.max(...pointsOf(scene, thing).map(([, , z]) => z));
    expect(box('glass').right).toBeLessThan(box('bottle').left + 0.02);
    expect(near('cork')).toBeGreaterThan(near('bottle'));
  });

  it('puts the same things on the same spots again', () => {
    const [a, b] = [composed('fries, steak, glass'), composed('fries, steak, glass')];
    expect(pointsOf(a.stage.scene, 'fries')).toEqual(pointsOf(b.stage.scene, 'fries'));
  });

  it('fills the frame with them', () => {
    const { points, shot } = composed('pasta, glass, lemon*3');
    const { left, right } = frameBoxOf(points, shot.camera, 1);
    expect(right - left).toBeGreaterThan(0.5);
  });
});

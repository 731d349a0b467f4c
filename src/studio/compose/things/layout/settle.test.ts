import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { understand } from '#studio/lexicon/understand.ts';
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

const isWithin = (
  box: { left: number; right: number; top: number; bottom: number },
  x: number,
  y: number,
): boolean =>
  x > box.left &&
  x < box.right &&
  y > Math.min(box.top, box.bottom) &&
  y < Math.max(box.top, box.bottom);

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

  it('leaves all of a lettered board in sight', () => {
    const prompt =
      'menu board with "Wine of the Week" and three glasses: white, rosé and red, two candles';
    const spec = understand(prompt, { style: 'gastro' });
    const brief = { spec, styleId: 'gastro', width: 512, height: 512, detail: 'preview' } as const;
    for (const seed of [1, 2, 3]) {
      const { scene } = composeShot({ ...brief, seed }).stage;
      const lettered = scene.objects.filter(({ lettering }) => lettering).map(({ id }) => id);
      const words = hullOf(scene, new Set(lettered));
      const board = frameBoxOf(words, scene.camera, 1);
      const front = Math.max(...words.map(([, , z]) => z));
      const before = pointsOf(scene, 'glass').filter(([, , z]) => z > front + 1);
      const inFrame = before.map((point) => frameBoxOf([point], scene.camera, 1));
      expect(inFrame.filter(({ left, top }) => isWithin(board, left, top))).toEqual([]);
    }
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

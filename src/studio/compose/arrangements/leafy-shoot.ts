import { isBanner } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import { bedewLeaf } from '#studio/props/grapes/dewdrops.ts';
import { addCane, addLeaf } from '#studio/props/grapes/vine.ts';
import type { Rotation, Vec3 } from '#studio/scene-graph.ts';
import { add, rotate, rotation } from '#studio/vector.ts';

/** Where each leaf is, how large, and how it is turned; the first is what the picture is of. */
const LEAVES: readonly (readonly [Vec3, number, { x: number; y: number; z: number }])[] = [
  [[-1, 15, 4], 9.6, { x: -0.35, y: 0.12, z: 0.12 }],
  [[12, 19, -2], 7.6, { x: -0.5, y: -0.4, z: -0.5 }],
  [[-14, 21, -3], 7.4, { x: -0.45, y: 0.5, z: 0.6 }],
  [[9, 6, -6], 6.4, { x: -0.3, y: -0.5, z: -0.9 }],
  [[-20, 10, -9], 7.2, { x: -0.3, y: 0.6, z: 0.9 }],
  [[23, 12, -11], 7.6, { x: -0.4, y: -0.5, z: -1 }],
];

/** Of the shoot, at its nth joint. */
const heightAt = (n: number): number => 25 + Math.sin(n * 0.6) * 1.4;

/** The notch of a blade is so far above the middle of its sheet. */
const NOTCH = 0.22;

function hangByStalk(
  { kit }: Stage,
  { center, size, rotation: turn }: { center: Vec3; size: number; rotation: Rotation },
  s: 1 | -1,
): void {
  const foot = add(center, rotate(turn, [0, size * NOTCH, -0.2]));
  const x = foot[0] * 0.92;
  const top: Vec3 = [x, heightAt((x * s + 65) / 5), -2];
  const middle: Vec3 = [foot[0], (foot[1] + top[1]) / 2, (foot[2] + top[2]) / 2];
  addCane(kit, [foot, middle, top], 0.16);
}

/** A shoot seen from so near that one leaf is the picture. */
export function arrangeLeafyShoot(stage: Stage): Arrangement {
  const { kit, direction, spec } = stage;
  const random = stage.random('leafy shoot');
  const s = direction.side <= 0 ? 1 : -1;
  const isDewy =
    spec.weather === 'rain' ||
    spec.things.some(
      ({ thing, states }) =>
        thing === 'dewdrops' || states.includes('misted') || states.includes('wet'),
    );
  const path = Array.from({ length: 26 }, (_, i): Vec3 => [(-65 + i * 5) * s, heightAt(i), -2]);
  addCane(kit, path, 0.6);
  LEAVES.forEach(([[x, y, z], size, turn], i) => {
    const own = random.fork(`leaf ${i}`);
    const leaf = {
      center: [x * s, y, z] as Vec3,
      size,
      rotation: rotation({
        x: turn.x + own.range(-0.12, 0.12),
        y: (turn.y + own.range(-0.15, 0.15)) * s,
        z: (turn.z + own.range(-0.15, 0.15)) * s,
      }),
      bend: own.range(0.12, 0.24),
    };
    const season = direction.season === 'winter' ? 'autumn' : direction.season;
    addLeaf(kit, leaf, { season, random: own });
    hangByStalk(stage, leaf, s);
    if (isDewy) bedewLeaf(kit, leaf, own);
  });
  const { shot } = spec.camera;
  const reach = shot === 'macro' ? 9 : shot === 'close_up' ? 10.5 : 15;
  return {
    framing: {
      pitch: 2,
      yaw: 0,
      fieldOfView: 30,
      fillWidth: 0.94,
      fillHeight: isBanner(stage) ? 0.9 : 0.92,
      anchor: [0.5, 0.52],
      margin: 0.03,
      lensRadius: direction.isPainterly ? 0 : 0.4,
      focus: [-s, 14, 5],
    },
    centre: [0, 14, 0],
    reach: 16,
    table: null,
    frameOn: [-reach, reach].flatMap((x): Vec3[] => [
      [x - s, 15 - reach, 4],
      [x - s, 15 + reach, 4],
    ]),
  };
}

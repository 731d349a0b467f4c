import { addBall, addTube, paint, startModel } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import { WINE_TONES } from '#studio/props/drinks/spill.ts';
import { bottleRadiusAt } from '#studio/props/bottle/shapes.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { BottleShape, WineColour } from '#studio/scene/wine.ts';

interface Poured {
  shape: BottleShape;
  /** Of the bottle, to its mouth. */
  height: number;
  wine: WineColour;
  random: Random;
}

/** Where they run, and how far down: the longest nearest to us. */
const RUNS: readonly (readonly [turn: number, length: number])[] = [
  [-0.55, 4.2],
  [-0.12, 10.6],
  [0.3, 6.8],
  [0.78, 2.8],
];
/** Glass, and the foil over it. */
const SKIN = 0.1;

/** Wine that runs down from the lip over the neck, a drop at the end of each run. */
export function addDrips(kit: Kit, place: Place, { shape, height, wine, random }: Poured): void {
  const model = startModel(kit, place, 'drop');
  const wet = paint(kit, WINE_TONES[wine], { coat: 1, rough: 0.03, translucency: 0.3 });
  const onNeck = (a: number, y: number): Vec3 => {
    const r = bottleRadiusAt(shape, Math.min(y, height - 1.2)) + SKIN;
    return [Math.sin(a) * r, y, Math.cos(a) * r];
  };
  for (const [turn, length] of RUNS) {
    const wave = random.range(0, 6);
    const run = Array.from({ length: 16 }, (_, k): Vec3 => {
      const t = k / 15;
      return onNeck(turn + 0.07 * Math.sin(t * 4 + wave) * t, height - 0.15 - length * t);
    });
    addTube(model, run, { radius: (t) => 0.17 - 0.07 * Math.sin(t * 3), material: wet, sides: 10 });
    const [x, y, z] = run.at(-1)!;
    addBall(model, [x, y, z], 0.26, wet);
    addBall(model, [x, y + 0.24, z], 0.19, wet);
  }
}

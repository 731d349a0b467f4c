import { crystal } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addLathe, addPanel, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { Random } from '#studio/random.ts';
import { addSheet } from '#studio/props/making/mesh.ts';
import type { MaterialRef, Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** A splinter with three or four corners; `long` is its length. */
export function addSplinter(
  model: Model,
  long: number,
  { random, material }: { random: Random; material: MaterialRef },
): void {
  const half = long * random.range(0.2, 0.42);
  const outline: Vec2[] = [
    [-long * 0.5, random.range(-0.2, 0.2)],
    [random.range(-0.2, 0.3) * long, half],
    [long * 0.5, random.range(-0.4, 0.4) * half],
    [random.range(-0.1, 0.3) * long, -half],
  ];
  addPanel(model, { outline, thickness: 0.16, material });
}

/** Foot and stem are whole, the bowl ends in jagged points; the rest lies round it. It stands, or lies as it fell. */
export function addBrokenGlass(
  kit: Kit,
  place: Place,
  {
    thing,
    random,
    height,
    isLying = false,
  }: { thing: ThingId; random: Random; height: number; isLying?: boolean },
): void {
  const whole = startModel(kit, place, thing);
  const model = isLying ? within(whole, [-height * 0.3, FOOT, 0], { z: -LAID, y: 0.32 }) : whole;
  const stem = height * 0.46;
  addLathe(
    model,
    [
      [AXIS, 0.02],
      [FOOT, 0.06],
      [FOOT, 0.2],
      [1.2, 0.5],
      [0.42, 1.4],
      [0.36, stem * 0.6],
      [0.5, stem - 0.8],
      [1.6, stem],
      [1.4, stem + 0.1],
      [AXIS, stem - 0.3],
    ],
    crystal(kit),
  );
  addJaggedBowl(within(model, [0, stem, 0]), { tall: height - stem, random });
  const middle = isLying ? height * 0.3 : 0;
  for (let i = 0; i < 17; i++) {
    const [a, r] = [i * 2.4 + 0.5, random.range(isLying ? 2.5 : 4.5, 11)];
    addSplinter(
      within(whole, [middle + Math.cos(a) * r, 0.1, Math.sin(a) * r * 0.75], {
        y: random.range(0, 6.283),
        x: random.range(0, 0.25),
      }),
      random.range(1.2, 4.2),
      { random, material: crystal(kit) },
    );
  }
}
const FOOT = 3.5;
/** The rim of the bowl is as wide as the foot is high: almost level. */
const LAID = 1.5;
const WALL = 0.1;
const [COLUMNS, ROWS] = [66, 12];

/** What is left of the bowl: its curve goes on to a torn line of peaks and clefts. */
function addJaggedBowl(model: Model, { tall, random }: { tall: number; random: Random }): void {
  const peaks = Array.from({ length: 9 }, (_, i) =>
    i % 2 === 0 ? random.range(0.62, 0.98) : random.range(0.22, 0.5),
  );
  const edgeAt = (u: number): number => {
    const at = u * peaks.length;
    const [i, t] = [Math.floor(at) % peaks.length, at - Math.floor(at)];
    return peaks[i]! + (peaks[(i + 1) % peaks.length]! - peaks[i]!) * t;
  };
  const radiusAt = (h: number): number =>
    0.5 + 3.7 * Math.sin(Math.min(1, 0.08 + h * 1.5) * 1.57) - 0.7 * Math.max(0, h - 0.5);
  const at = (u: number, h: number, inside: number): Vec3 => {
    const a = u * Math.PI * 2;
    const r = Math.max(0.05, radiusAt(h) - inside);
    return model.put([Math.cos(a) * r, h * tall + inside * 0.6, Math.sin(a) * r]);
  };
  const line = (h: (edge: number) => number, inside: number): Vec3[] =>
    Array.from({ length: COLUMNS }, (_, j) => at(j / COLUMNS, h(edgeAt(j / COLUMNS)), inside));
  const up = Array.from({ length: ROWS + 1 }, (_, i) => i / ROWS);
  addSheet(
    { scene: model.kit.scene, object: model.object, material: crystal(model.kit) },
    [
      ...up.map((v) => line((edge) => v * edge, 0)),
      ...up.toReversed().map((v) => line((edge) => v * edge, WALL)),
    ],
    { isClosed: true, isOutward: true },
  );
}

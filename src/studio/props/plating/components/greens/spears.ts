import { addLeafBlade, addTube, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Component } from '#studio/props/plating/component.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';

interface Spear {
  stalk: string;
  /** Where it is deeper in tone along the stalk, and its scales and bud. */
  shade: string;
  scale: string;
  bud: string;
  /** Half of its thickness. */
  radius: number;
  count: number;
}

/** Streaked along its length, wet with butter. */
const skin =
  (tone: string, shade: string): Stuff =>
  (kit) =>
    skinOf(
      kit,
      tone,
      [
        [shade, 9, 0.48, 0.72, 0.6, -0.2],
        ['#fbf6dc', 14, 0.62, 0.76, 0.4],
      ],
      { coat: 0.75, rough: 0.18, translucency: 0.12, bump: 0.8, scale: [3, 0.5], share: 0.2 },
    );

/** Spears side by side, tips to the right, no two of one length: as long as the plate has room for them. */
const spears = ({ stalk, shade, scale, bud, radius, count }: Spear): Component => ({
  role: 'main',
  reach: 9.4,
  top: radius * 3.8,
  lay: (model, { reach, random }) => {
    const looks: Looks = {
      stalk: skin(stalk, shade)(model.kit),
      scale: skin(scale, shade)(model.kit),
      bud: skin(bud, scale)(model.kit),
      radius,
    };
    const half = Math.max(7.6, Math.min(9.6, reach * 1.12));
    const below = Math.ceil(count * 0.6);
    for (let i = 0; i < count; i++) {
      const isBelow = i < below;
      const nth = isBelow ? i - (below - 1) / 2 : i - below - (count - below - 1) / 2;
      const part = within(
        model,
        [random.range(-0.7, 0.7), radius * (isBelow ? 1 : 2.65), nth * radius * 2.2],
        { y: 0.22 + random.range(-0.08, 0.08), x: random.range(-0.6, 0.6) },
      );
      addSpear(part, looks, [-half + random.range(0, 0.9), half + random.range(-0.9, 0.3)]);
    }
  },
});

interface Looks {
  stalk: MaterialRef;
  scale: MaterialRef;
  bud: MaterialRef;
  radius: number;
}

/** Thickest below, drawn in under the bud, which is pointed and closed by its scales. */
function addSpear(
  part: Model,
  { stalk, scale, bud, radius }: Looks,
  [end, tip]: readonly [number, number],
): void {
  const long = tip - end;
  const bow = 0.03 * long;
  const line = (t: number): Vec3 => [end + long * t, 0, bow * Math.sin(Math.PI * t)];
  const at = (from: number, to: number, steps: number): Vec3[] =>
    Array.from({ length: steps + 1 }, (_, i) => line(from + ((to - from) * i) / steps));
  const thick = (t: number): number => radius * (1.04 - 0.2 * t);
  addTube(part, [line(0), ...at(0.004, BUD, 9)], {
    radius: (t) => (t === 0 ? 0.02 : thick(t * BUD)),
    material: stalk,
    sides: 12,
  });
  addTube(part, at(BUD - 0.02, 1, 10), {
    radius: (t) =>
      Math.max(0.03, radius * (0.84 + 0.3 * Math.sin(Math.PI * t ** 0.8)) * (1 - t ** 2.6)),
    material: bud,
    sides: 12,
  });
  for (const [i, t] of SCALES.entries()) {
    const a = i * 2.4;
    const r = t > BUD ? radius * (1.08 - (t - BUD) * 3.2) : thick(t) * 1.02;
    const [x, , z] = line(t);
    const size = t > BUD ? 0.62 : 1;
    addLeafBlade(part, {
      from: [x, Math.cos(a) * r, z + Math.sin(a) * r],
      to: [x + radius * 2.5 * size, Math.cos(a) * r * 0.9 + 0.04, z + Math.sin(a) * r * 0.9],
      width: radius * 1.25 * size,
      material: scale,
      up: [0, Math.cos(a), Math.sin(a)],
    });
  }
}
const BUD = 0.8;
/** Far apart on the stalk, close together on the bud. */
const SCALES = [0.16, 0.3, 0.42, 0.54, 0.64, 0.71, 0.77, 0.81, 0.84, 0.87, 0.9, 0.92, 0.94];

export const whiteAsparagus = spears({
  stalk: '#efe6c8',
  shade: '#d6c498',
  scale: '#dccba0',
  bud: '#d8c8a4',
  radius: 0.66,
  count: 9,
});

export const greenAsparagus = spears({
  stalk: '#7f9f4a',
  shade: '#557434',
  scale: '#5a6a48',
  bud: '#54703a',
  radius: 0.44,
  count: 12,
});

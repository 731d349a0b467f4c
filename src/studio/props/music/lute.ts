import { metal } from '#studio/props/making/kit.ts';
import { addRing, addRod, SIDES } from '#studio/props/making/joinery.ts';
import {
  addBox,
  addPanel,
  addSurface,
  apart,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { varnish } from '#studio/props/party/varnish.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const LONG = 48;
/** Half the width of the belly on its way from the foot to the neck: a pear cut in two. */
const halfAt = (t: number): number =>
  15.5 * Math.sin(Math.PI * Math.min(1, 0.06 + 0.94 * t) ** 0.62) ** 0.75 + 2.2 * t;
const RIBS = 11;

/** Lying on its ribbed back, the rose in its belly up, the peg box bent back at a right angle. */
export const makeLute: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'lute'), [-8, 9.6, 0], { y: 0.42, x: 0.3 });
  const dark = varnish(kit, 'lute rib', [112, 58, 24]);
  const pale = varnish(kit, 'lute rib pale', [172, 110, 52]);
  for (let rib = 0; rib < RIBS; rib++)
    addSurface(model, {
      columns: 4,
      rows: 24,
      material: rib % 2 ? dark : pale,
      point: (u, v): Vec3 => {
        const a = Math.PI * ((rib + u) / RIBS);
        const r = halfAt(v);
        return [(v - 0.42) * LONG, -Math.sin(a) * r * 0.62, Math.cos(a) * r];
      },
    });
  const edge = Array.from({ length: 33 }, (_, i): Vec2 => {
    const t = i / 32;
    return [(t - 0.42) * LONG, halfAt(t)];
  });
  addPanel(model, {
    outline: [...edge, ...edge.toReversed().map(([x, z]): Vec2 => [x, -z])],
    thickness: 0.4,
    material: varnish(kit, 'lute belly', [214, 168, 98]),
    side: dark,
  });
  const rest = apart(model, 'lute fittings');
  const ebony = paint(kit, '#1a120c', { coat: 0.9, rough: 0.15 });
  addPanel(rest, {
    outline: Array.from({ length: 28 }, (_, i): Vec2 => {
      const a = (-i / 28) * Math.PI * 2;
      return [5 + Math.cos(a) * 4.4, Math.sin(a) * 4.4];
    }),
    thickness: 0.46,
    material: paint(kit, '#2a1a0e', { coat: 0.1, rough: 0.7 }),
  });
  for (const radius of [4.6, 3, 1.5])
    addRing(rest, { radius, thickness: 0.22, at: [5, 0.5, 0] }, pale);
  for (let k = 0; k < 6; k++) {
    const a = (k / 6) * Math.PI;
    addBox(rest, { at: [5, 0.5, 0], half: [4.4, 0.12, 0.2], turn: { y: a } }, pale);
  }
  addBox(rest, { at: [43, 0.4, 0], half: [16.5, 0.9, 2.1] }, ebony);
  addBox(rest, { at: [-11, 0.9, 0], half: [0.8, 0.6, 6] }, ebony);
  addBox(rest, { at: [60.4, -8, 0], half: [1.3, 9.4, 2.3], turn: { z: 0.2 } }, dark);
  for (let k = 0; k < 6; k++) {
    const y = -2.6 - k * 2.4;
    for (const s of SIDES)
      addRod(
        rest,
        [
          [60 - k * 0.45, y, 0],
          [60 - k * 0.45, y, s * 5],
        ],
        { radius: 0.42, material: ebony },
      );
    addRod(
      rest,
      [
        [-11, 1.6, (k - 2.5) * 1.7],
        [58.6, 1.5, (k - 2.5) * 0.62],
      ],
      { radius: 0.1, material: metal(kit, [0.8, 0.76, 0.66], 0.2), sides: 5 },
    );
  }
};

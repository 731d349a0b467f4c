import {
  addBlob,
  addPanel,
  addSurface,
  apart,
  around,
  paint,
  startModel,
  within,
} from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import { addBowl } from '#studio/props/tableware.ts';
import { skinOf } from '#studio/props/skins.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** One clam, steamed open: two ridged fans on a hinge behind, its meat between them. */
export function addClam(model: Model, size: number): void {
  const { kit } = model;
  const outside = skinOf(
    kit,
    '#cfae80',
    [
      ['#7a5836', 4, 0.5, 0.62, 0.75],
      ['#f1e6d0', 6, 0.58, 0.7, 0.7],
    ],
    { coat: 0.5, rough: 0.25 },
  );
  const inside = paint(kit, '#f3ece0', { coat: 0.9, rough: 0.12 });
  const fan =
    (lift: number, inset: number) =>
    (u: number, v: number): Vec3 => {
      const [a, r] = [(u - 0.5) * 2.7, v * size * 1.75 * inset];
      const ridge = 0.06 * size * Math.sin(v * 38);
      const dome = size * 0.5 * Math.sin(Math.PI * v ** 0.75) * Math.cos(a * 0.8);
      return [Math.sin(a) * r * 0.86, lift * (dome + ridge), Math.cos(a) * r - size * 0.5];
    };
  for (const [side, tilt] of [
    [-1, 0.05],
    [1, -0.95],
  ] as const) {
    const valve = within(model, [0, size * 0.5, -size * 0.4], { x: tilt });
    addSurface(valve, { columns: 9, rows: 14, material: outside, point: fan(side, 1) });
    addSurface(valve, { columns: 8, rows: 5, material: inside, point: fan(side * 0.86, 0.96) });
  }
  addBlob(model, {
    at: [0, size * 0.36, size * 0.34],
    radii: [size * 0.62, size * 0.26, size * 0.5],
    material: paint(kit, '#e8a052', { coat: 0.9, rough: 0.15 }),
    rings: 7,
    sides: 10,
  });
}

/** Steamed clams heaped in a bowl. */
export const makeClams: MakeThing = (kit, place, { plate, random }) => {
  addBowl(kit, place.position, { radius: 9.4, tone: plate ?? 'white' });
  const model = startModel(kit, place, 'clams');
  addPanel(apart(model, 'broth'), {
    outline: around(40, () => 7.4),
    thickness: 0.2,
    material: paint(kit, '#d9b878', { coat: 1, rough: 0.06 }),
    at: [0, 2.6, 0],
  });
  for (let i = 0; i < 24; i++) {
    const layer = i < 13 ? 0 : i < 20 ? 1 : 2;
    const [a, r] = [i * 2.4, (7 - layer * 2.2) * Math.sqrt(((i % 13) + 0.5) / 13)];
    // Mouths outwards and up, where the meat is seen.
    addClam(
      within(model, [Math.cos(a) * r, 2.9 + layer * 1.4 + r * 0.16, Math.sin(a) * r], {
        y: Math.PI / 2 - a + random.range(-0.7, 0.7),
        x: random.range(-0.75, -0.35),
      }),
      random.range(1.5, 1.9),
    );
  }
};

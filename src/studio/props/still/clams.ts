import {
  addBlob,
  addPanel,
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

/** One clam, steamed open: two ribbed valves on a hinge behind, its meat between them. */
export function addClam(model: Model, size: number): void {
  const { kit } = model;
  const shell = skinOf(
    kit,
    '#cdae82',
    [
      ['#8f6a42', 9, 0.5, 0.62, 0.8, 0.1],
      ['#efe0c2', 14, 0.6, 0.72, 0.7, 0],
    ],
    { bump: 0.6, coat: 0.5 },
  );
  const ribbed = ([x, , z]: Vec3): number =>
    (z > 0 ? 1 : 0.86) * (1 + 0.022 * Math.cos(Math.atan2(x, z + 0.9) * 26));
  for (const [lift, tilt] of [
    [0, 0.12],
    [0.24, -0.62],
  ] as const) {
    const valve = within(model, [0, size * (0.3 + lift), -size * 0.5], { x: tilt });
    addBlob(valve, {
      at: [0, 0, size * 0.5],
      radii: [size, size * 0.26, size * 0.82],
      material: shell,
      swell: ribbed,
      rings: 10,
      sides: 40,
    });
  }
  addBlob(model, {
    at: [0, size * 0.52, size * 0.24],
    radii: [size * 0.72, size * 0.2, size * 0.5],
    material: paint(kit, '#e9a24e', { coat: 0.9, rough: 0.15 }),
    rings: 8,
    sides: 12,
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
  for (let i = 0; i < 22; i++) {
    const layer = i < 12 ? 0 : i < 19 ? 1 : 2;
    const [a, r] = [i * 2.4, (7 - layer * 2.2) * Math.sqrt(((i % 12) + 0.5) / 12)];
    addClam(
      within(model, [Math.cos(a) * r, 2.6 + layer * 1.3 + r * 0.16, Math.sin(a) * r], {
        x: random.range(-0.2, 0.5),
        y: random.range(0, 6.28),
      }),
      random.range(1.9, 2.4),
    );
  }
};

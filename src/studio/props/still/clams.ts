import { addBlob, addSurface, paint, startModel, within } from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import { addBowl } from '#studio/props/tableware.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const RIBS = 16;

/** One clam, steamed open: two fluted valves on a hinge behind, its meat between them. */
export function addClam(model: Model, size: number): void {
  const { kit } = model;
  const shells = ['#b98d5e', '#d9bb8d'].map((tone) => paint(kit, tone, { coat: 0.45, rough: 0.3 }));
  const pearl = paint(kit, '#f3ebdc', { coat: 0.8, rough: 0.15 });
  for (const s of [-1, 1]) {
    const valve = within(model, [0, 0.3, -size * 0.4], { x: s > 0 ? -0.95 : -0.08 });
    for (const [k, lift] of [
      [0, 0],
      [1, 0.07 * s],
    ] as const)
      addSurface(valve, {
        columns: 32,
        rows: 8,
        material: k === 0 ? shells[s > 0 ? 1 : 0]! : pearl,
        point: (u, v) => {
          const a = (u - 0.5) * 2.6;
          const ribs = 1 + 0.035 * Math.cos(u * Math.PI * 2 * RIBS);
          const r = v * size * ribs;
          const cup = size * 0.34 * Math.sin(Math.PI * Math.min(1, v * 0.96)) * s;
          return [Math.sin(a) * r * 1.12, cup * (k === 0 ? 1 : 0.86) - lift, Math.cos(a) * r];
        },
      });
  }
  addBlob(model, {
    at: [0, 0.32, size * 0.08],
    radii: [size * 0.5, size * 0.2, size * 0.36],
    material: paint(kit, '#e9a24e', { coat: 0.9, rough: 0.15 }),
    rings: 8,
    sides: 12,
  });
}

/** Steamed clams heaped in a bowl. */
export const makeClams: MakeThing = (kit, place, { plate, random }) => {
  addBowl(kit, place.position, { radius: 9.4, tone: plate ?? 'white' });
  const model = startModel(kit, place, 'clams');
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

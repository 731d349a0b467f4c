import { addBall, addSurface, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Stiff leaves with points, and red berries. */
export const makeHolly: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'holly');
  const leaf = paint(kit, '#1f4a24', { coat: 0.9, rough: 0.18 });
  for (let k = 0; k < 6; k++) {
    const a = (k / 6) * 6.283 + random.range(-0.2, 0.2);
    const part = within(model, [Math.cos(a) * 0.8, 0.9, Math.sin(a) * 0.8], { y: -a });
    const lift = random.range(0.2, 0.9);
    addSurface(part, {
      columns: 6,
      rows: 24,
      material: leaf,
      point: (u, v) => {
        const spike = 0.6 + 0.4 * Math.abs(Math.cos(v * Math.PI * 4)) ** 2.4;
        const w =
          (u - 0.5) * 3.6 * Math.sin(Math.PI * Math.min(0.98, 0.05 + v * 0.94)) ** 0.7 * spike;
        return [
          v * 6.4,
          lift * Math.sin(v * 2.4) +
            Math.abs(u - 0.5) * 1.1 +
            0.25 * Math.sin(v * 25) * Math.abs(u - 0.5),
          w,
        ];
      },
    });
  }
  const red = paint(kit, '#b3101c', { coat: 1, rough: 0.1 });
  for (const [x, y, z] of [
    [0, 1.7, 0.3],
    [0.95, 1.4, -0.5],
    [-0.8, 1.45, -0.6],
    [0.2, 1.4, 1.2],
    [-0.9, 1.3, 0.7],
  ] as const)
    addBall(model, [x, y, z], 0.62, red);
};

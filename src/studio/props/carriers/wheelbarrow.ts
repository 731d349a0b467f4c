import { metal } from '#studio/props/making/kit.ts';
import { addRod, SIDES } from '#studio/props/making/joinery.ts';
import {
  addSurface,
  addTube,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addSpokedWheel } from './spoked-wheel.ts';

/** One wheel in front, a steel tray, two handles and two legs. */
export const makeWheelbarrow: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'wheelbarrow'), [0, 0, 0], { y: -0.35 });
  const tray = paint(kit, colour ?? '#3f6b4a', { coat: 0.6, rough: 0.3 });
  const wood = paint(kit, '#8a5f38', { coat: 0.3, rough: 0.4 });
  const black = paint(kit, '#1b1a19', { coat: 0.2, rough: 0.6 });
  addSpokedWheel(model, {
    at: [-52, 18, 0],
    radius: 15,
    tyre: black,
    tyreThickness: 3.4,
    spokes: 6,
    spoke: metal(kit, [0.5, 0.5, 0.5], 0.35),
    spokeRadius: 0.8,
    hub: 3,
  });
  /** From the narrow bottom to the wide brim. */
  const wall = (u: number, v: number): Vec3 => {
    const a = u * Math.PI * 2;
    const square = (Math.cos(a) ** 6 + Math.sin(a) ** 6) ** (-1 / 6);
    const [x, z] = [Math.cos(a) * square, Math.sin(a) * square];
    return [-8 + x * (24 + 16 * v) - v * 4, 34 + v * (22 + x * -3), z * (17 + 12 * v)];
  };
  addSurface(model, { columns: 36, rows: 6, material: tray, point: wall, isClosed: true });
  addSurface(model, {
    columns: 36,
    rows: 3,
    material: tray,
    point: (u, v) => {
      const [x, y, z] = wall(u, 0);
      return [-8 + (x + 8) * v, y, z * v];
    },
    isClosed: true,
  });
  addTube(
    model,
    Array.from({ length: 49 }, (_, i) => wall(i / 48, 1)),
    { radius: 1.1, material: tray },
  );
  for (const s of SIDES) {
    addTube(
      model,
      curve([
        [-54, 18, s * 6],
        [-10, 32, s * 15],
        [40, 42, s * 26],
        [74, 58, s * 28],
      ]),
      { radius: 1.9, material: wood },
    );
    addRod(
      model,
      [
        [20, 38, s * 22],
        [28, 0, s * 24],
      ],
      { radius: 1.6, material: metal(kit, [0.3, 0.3, 0.3], 0.4) },
    );
    addRod(
      model,
      [
        [64, 54, s * 27.6],
        [78, 60, s * 28.2],
      ],
      { radius: 2.4, material: black },
    );
  }
};

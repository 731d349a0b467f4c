import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRod, SIDES } from '#studio/props/making/joinery.ts';
import {
  addBlob,
  addSurface,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { addCushion } from '#studio/props/furniture/upholstery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addCarWheel } from './hull.ts';

/** An Italian motor scooter: round flanks, leg shield, lamp on the handlebar. */
export const makeScooter: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'scooter'), [0, 0, 0], { y: -0.4 });
  const body = paint(kit, colour ?? '#8fc1b5', { coat: 1, rough: 0.1 });
  const chrome = metal(kit, [0.78, 0.77, 0.75], 0.15);
  const rest = apart(model, 'fittings');
  const parts = {
    tyre: paint(kit, '#1b1a19', { coat: 0.2, rough: 0.6 }),
    disc: paint(kit, '#d9d6cf', { coat: 0.7 }),
    cap: chrome,
  };
  for (const [x, z] of [
    [-46, 0.1],
    [54, 0.1],
  ] as const)
    addCarWheel(rest, { at: [x, 21, z], radius: 21, width: 9 }, parts);
  for (const s of SIDES)
    addBlob(model, {
      at: [-40, 46, s * 13],
      radii: [32, 19, 11],
      material: body,
      swell: ([x, y]) => 1 - 0.16 * Math.max(0, x) - 0.1 * Math.max(0, -y),
    });
  addBlob(model, { at: [-36, 56, 0], radii: [34, 14, 13], material: body });
  addSurface(model, {
    columns: 16,
    rows: 20,
    material: body,
    point: (u, v) => {
      const w =
        (u * 2 - 1) * (v < 0.5 ? 15 : 15 + Math.sin((v - 0.5) * Math.PI * 2) * 10 - (v - 0.5) * 14);
      const x = v < 0.45 ? -12 + v * 84 : 26 + (v - 0.45) * 24;
      const y = v < 0.45 ? 26 : 26 + (v - 0.45) * 104;
      return [x + (Math.abs(w) / 25) * -6, y, w];
    },
  });
  addBlob(model, {
    at: [54, 36, 0],
    radii: [25, 12, 8],
    material: body,
    swell: ([, y]) => (y < 0 ? 0.55 : 1),
  });
  addTube(
    model,
    curve([
      [54, 22, 6],
      [48, 50, 4],
      [40, 84, 0],
      [36, 96, 0],
    ]),
    { radius: 3, material: body },
  );
  addBlob(model, { at: [38, 98, 0], radii: [9, 7, 10], material: body });
  addDrum(rest, { radius: 6, height: 4, at: [44, 99, 0], turn: { z: -Math.PI / 2 } }, chrome);
  addDrum(
    rest,
    { radius: 5.2, height: 4.4, at: [44, 99, 0], turn: { z: -Math.PI / 2 } },
    paint(kit, '#f4f1e2', { coat: 1, rough: 0.05 }),
  );
  for (const s of SIDES) {
    addRod(
      rest,
      [
        [36, 98, s * 8],
        [28, 100, s * 26],
      ],
      { radius: 1.3, material: chrome },
    );
    addRod(
      rest,
      [
        [30, 99.6, s * 21],
        [26, 100.6, s * 31],
      ],
      { radius: 2, material: parts.tyre },
    );
    addRod(
      rest,
      [
        [32, 102, s * 20],
        [30, 118, s * 24],
      ],
      { radius: 0.5, material: chrome },
    );
    addDrum(
      rest,
      { radius: 5, height: 1, at: [30, 120, s * 24], turn: { z: -Math.PI / 2 } },
      chrome,
    );
  }
  addCushion(
    rest,
    { at: [-28, 72, 0], half: [32, 6, 12] },
    paint(kit, '#4a2a18', { coat: 0.5, rough: 0.3 }),
  );
};

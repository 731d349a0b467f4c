import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRing, SIDES } from '#studio/props/making/joinery.ts';
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
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A rotary telephone: sloping body, dial with its holes, the receiver across its cradle. */
export const makeTelephone: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'telephone'), [0, 0, 0], { y: -0.3 });
  const body = paint(kit, colour ?? '#161412', { coat: 1, rough: 0.12 });
  addSurface(model, {
    columns: 32,
    rows: 10,
    material: body,
    isClosed: true,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      const square = (Math.abs(Math.cos(a)) ** 5 + Math.abs(Math.sin(a)) ** 5) ** (-1 / 5);
      const k = 1 - 0.5 * v ** 1.4;
      return [
        Math.cos(a) * square * 11 * (1 - 0.4 * v),
        v < 1 ? v * 11 : 11,
        Math.sin(a) * square * 10 * k - v * 3,
      ];
    },
  });
  const dial = within(apart(model, 'dial'), [0, 6.4, 5.1], { x: 0.95 });
  addDrum(dial, { radius: 5, height: 0.5 }, metal(kit, [0.75, 0.74, 0.7], 0.25));
  addDrum(dial, { radius: 1.8, height: 0.7 }, paint(kit, '#f2ead6'));
  for (let i = 0; i < 10; i++) {
    const a = 0.4 + i * 0.55;
    addDrum(
      dial,
      { radius: 0.65, height: 0.55, at: [Math.cos(a) * 3.6, 0.02, Math.sin(a) * 3.6] },
      paint(kit, '#191715'),
    );
  }
  const held = within(model, [0, 12.6, -3]);
  addTube(
    held,
    curve([
      [-9, 1, 0],
      [-5, 2.8, 0],
      [5, 2.8, 0],
      [9, 1, 0],
    ]),
    { radius: 1.2, material: body, sides: 12 },
  );
  for (const s of SIDES) {
    addBlob(held, { at: [s * 10, -0.4, 0], radii: [2.6, 2.2, 2.6], material: body });
    addRing(held, { radius: 2.2, thickness: 0.5, at: [s * 10, -2, 0] }, body);
    addDrum(model, { radius: 1, height: 2.6, at: [s * 5, 10.4, -3] }, body);
  }
};

import {
  addBlob,
  addPanel,
  addSurface,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** An envelope with a red seal and the letter half drawn out. */
export const makeLetter: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'letter'), [0, 0, 0], { y: random.range(-0.2, 0.2) });
  const paper = paint(kit, '#efe4c8', { coat: 0.03, rough: 0.7 });
  const page = textured(
    kit,
    'handwriting',
    {
      painter: 'handwriting',
      params: { seed: 3, ink: [40, 34, 70] },
      share: 0.5,
      aspect: 1.3,
      hasRelief: false,
      wrap: 'clamp',
    },
    { coat: 0.03 },
  );
  addSurface(model, {
    columns: 6,
    rows: 8,
    material: page,
    point: (u, v) => [-7 + u * 11, 0.12 + 0.9 * (v - 0.5) ** 4 * 8, 6 - v * 15],
  });
  const envelope = within(model, [4.6, 0.2, 3.4], { y: -0.35 });
  addPanel(envelope, {
    outline: [
      [9, 6],
      [9, -6],
      [-9, -6],
      [-9, 6],
    ],
    thickness: 0.35,
    material: paper,
  });
  addPanel(envelope, {
    outline: [
      [0, 1.4],
      [8.9, -5.9],
      [-8.9, -5.9],
    ],
    thickness: 0.18,
    material: paint(kit, '#e4d6b2', { coat: 0.03 }),
    at: [0, 0.36, 0],
  });
  addBlob(envelope, {
    at: [0, 0.62, 0.6],
    radii: [1.5, 0.32, 1.5],
    material: paint(kit, '#9c1420', { coat: 0.8, rough: 0.2 }),
    swell: ([x, , z]) => 1 + 0.08 * Math.sin(Math.atan2(z, x) * 7),
  });
};

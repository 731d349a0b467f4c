import { metal } from '#studio/props/making/kit.ts';
import { addTurned } from '#studio/props/making/joinery.ts';
import {
  addSurface,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const LONG = 42;

/** A champagne sabre lying down: a curved blade, a brass guard, a dark grip. */
export const makeSabre: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'sabre'), [-8, 0.9, 0], { y: 0.22 });
  const steel = metal(kit, [0.78, 0.78, 0.8], 0.1);
  const bow = (t: number): number => -4.6 * t * t;
  // A wedge: thick along its back, sharp below.
  addSurface(model, {
    columns: 6,
    rows: 30,
    isClosed: true,
    material: steel,
    point: (u, v): Vec3 => {
      const wide = 1.5 * Math.min(1, (1 - v) * 6) ** 0.6;
      const a = u * Math.PI * 2;
      return [v * LONG, 0.28 * Math.sin(a) * (1 - 0.6 * v), bow(v) + Math.cos(a) * wide];
    },
  });
  const rest = apart(model, 'hilt');
  const brass = metal(kit, [0.85, 0.62, 0.26], 0.16);
  addTurned(
    rest,
    '0 0, 1.1 0, 1.25 3, 1 7, 1.3 10.4, 0 10.8',
    paint(kit, '#1d1512', { coat: 0.8 }),
    {
      turn: { z: Math.PI / 2 },
      at: [-0.4, 0.2, 0],
    },
  );
  addTurned(rest, '0 0, 2.6 0, 2.6 0.6, 0 0.6', brass, {
    turn: { z: Math.PI / 2 },
    at: [0.2, 0.2, 0],
  });
  addTube(
    rest,
    curve(
      [
        [0, 0.2, 2.2],
        [-4, 0.2, 4.4],
        [-9, 0.2, 3.6],
        [-11, 0.2, 0.4],
      ],
      7,
    ),
    { radius: 0.42, material: brass },
  );
};

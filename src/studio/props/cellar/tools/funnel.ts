import { metal } from '#studio/props/making/kit.ts';
import { addLathe, startModel } from '#studio/props/making/model.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A silver funnel for decanting. */
export const makeFunnel: MakeThing = (kit, place, { states }) => {
  const steel = metal(kit, [0.72, 0.71, 0.69], 0.16);
  const model = startModel(kit, place, 'funnel');
  const shape: Vec2[] = [
    [0.55, 0],
    [0.75, 4.6],
    [1.2, 5.6],
    [3.6, 8.4],
    [5.2, 9.6],
    [5.5, 9.9],
    [5.3, 10],
    [3.5, 8.8],
    [1, 5.9],
    [0.5, 4.4],
  ];
  const isHeld = states.includes('standing');
  addLathe(
    model,
    shape,
    steel,
    isHeld ? { at: [0, -4.6, 0] } : { at: [0, 4.1, 0], turn: { z: -1.27 } },
  );
};

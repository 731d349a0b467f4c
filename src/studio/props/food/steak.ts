import { addBall, paint, startModel, textured, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addRosemary } from '#studio/props/plants/herb-sprigs.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { layFan } from '#studio/props/plating/fan.ts';
import { addCut, MELTED_FAT, SEARED_EDGE } from '#studio/props/plating/cut-of-meat.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const THICK = 2.5;
const SQUEEZE = 0.74;

/** A thick cut: a browned top with bars of the grill, seared round edges, fat along its back. */
export function addSteak(model: Model, size: number): void {
  const top = textured(
    model.kit,
    'steak crust',
    {
      painter: 'grilled',
      params: { seed: 5, tone: [98, 55, 33], brown: [62, 32, 18], char: [20, 12, 9], bars: 7 },
      bump: 3.2,
    },
    { coat: 0.5, rough: 0.32 },
  );
  addCut(model, {
    outline: (a) =>
      size *
      (1 +
        0.15 * Math.sin(a * 2 + 0.6) +
        0.07 * Math.sin(a * 3) +
        0.02 * Math.sin(a * 7 + 1) -
        0.12 * Math.exp(-(((a + 1.9) / 0.4) ** 2))),
    squeeze: SQUEEZE,
    thick: THICK,
    round: 0.8,
    top,
    edge: SEARED_EDGE(model.kit),
    fat: { material: MELTED_FAT(model.kit), from: 1.5, to: 3.2, out: 0.25 },
  });
}

/** Grilled, with a sprig of rosemary on it and a few slices carved; or all of it sliced, pink inside. */
export const makeSteak: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 12.4, 'white');
  const model = within(startModel(kit, place, 'steak'), [-0.4, 0.8, 0], { y: 0.5 });
  if (look.states.includes('sliced')) {
    layFan(within(model, [0, 0, 0], { y: -0.5 }), {
      count: 8,
      inside: 'pink',
      width: 4.6,
      height: 1.4,
      isFlat: true,
    });
    return;
  }
  addCarved(model, look.random);
  addRosemary(within(model, [-1.6, THICK, -1], { y: -0.4 }), { length: 6.4, random: look.random });
};

/** Carved at one end, salted: the pink tells what it is sooner than the crust. */
export function addCarved(model: Model, random: Random): void {
  addSteak(within(model, [-2, 0, -1.6]), 6);
  layFan(within(model, [2.6, 0, 2.6], { y: -0.75 }), {
    count: 4,
    inside: 'pink',
    width: 3.9,
    height: 1.35,
    isFlat: true,
  });
  const [salt, pepper] = [paint(model.kit, '#f2efe8'), paint(model.kit, '#1c1714')];
  for (let i = 0; i < GRAINS; i++) {
    const [a, r] = [i * 2.4 + random.range(-0.3, 0.3), 4.4 * Math.sqrt((i + 0.4) / GRAINS)];
    const at: Vec3 = [-2.2 + Math.cos(a) * r, THICK + 0.04, -1.6 + Math.sin(a) * r * SQUEEZE];
    addBall(model, at, random.range(0.07, 0.15), i % 3 ? salt : pepper);
  }
}
const GRAINS = 34;

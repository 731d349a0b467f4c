import { addFig } from '#studio/props/food/fruit.ts';
import {
  addBall,
  addLathe,
  addPanel,
  around,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const CUT: readonly string[] = ['sliced', 'halved', 'open'];

/** Whole and dusty purple; where their number is open, the second is cut to show its flesh. */
export const makeFig: MakeThing = (kit, place, look) => {
  const { random, nth, isLoose, states } = look;
  if (!(isLoose && nth === 1) && !states.some((s) => CUT.includes(s))) {
    addFig(kit, place.position, { x: random.range(-0.4, 0.4), z: random.range(-0.5, 0.5) });
    return;
  }
  const model = within(startModel(kit, place, 'fig'), [0, 1.5, 0.4], { x: 0.85 });
  addLathe(
    model,
    [
      [AXIS, -1.9],
      [1.3, -1.6],
      [2.3, -0.6],
      [2.45, 0],
    ],
    paint(kit, '#3f2140', { coat: 0.3, rough: 0.45 }),
  );
  addPanel(model, {
    outline: around(30, () => 2.45),
    thickness: 0.05,
    material: paint(kit, '#efe2c4', { coat: 0.3 }),
  });
  addPanel(model, {
    outline: around(30, (a) => 2.18 + 0.06 * Math.sin(a * 9)),
    thickness: 0.14,
    material: skinOf(
      kit,
      '#b8454e',
      [
        ['#7e2236', 9, 0.45, 0.65, 0.75],
        ['#e3a184', 14, 0.56, 0.72, 0.75],
      ],
      {
        coat: 0.8,
        rough: 0.15,
      },
    ),
  });
  const seed = paint(kit, '#e9c987', { coat: 0.6 });
  for (let i = 0; i < 34; i++) {
    const [a, r] = [i * 2.4, 1.8 * Math.sqrt((i + 2) / 36)];
    addBall(model, [Math.cos(a) * r, 0.13, Math.sin(a) * r], 0.075, seed);
  }
};

import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBall, addLathe, paint, startModel } from '#studio/props/making/model.ts';
import { metal } from '#studio/props/making/kit.ts';
import { AXIS } from '#studio/props/making/profile.ts';

/** An open blue tin heaped with black pearls. */
export const makeCaviar: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'caviar');
  addLathe(
    model,
    [
      [AXIS, 0.05],
      [4.2, 0.05],
      [4.3, 0.3],
      [4.3, 2.3],
    ],
    paint(kit, '#1d4f8c', { coat: 0.9, rough: 0.15 }),
  );
  addLathe(
    model,
    [
      [4.3, 2.3],
      [4.5, 2.45],
      [4.1, 2.5],
      [4, 1.7],
      [AXIS, 1.7],
    ],
    metal(kit, [0.85, 0.75, 0.45], 0.2),
  );
  const black = paint(kit, '#15171a', { coat: 1, rough: 0.06 });
  for (let i = 0; i < 190; i++) {
    const [a, r] = [i * 2.4, 3.8 * Math.sqrt((i + 0.5) / 190)];
    addBall(model, [Math.cos(a) * r, 2.1 + 0.9 * (1 - (r / 4) ** 2), Math.sin(a) * r], 0.3, black);
  }
};

import { crystal } from '#studio/props/making/kit.ts';
import { addDrum, addTurned } from '#studio/props/making/joinery.ts';
import { addBall, addBox, apart, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A ball of glass over a snowed-in house and tree, on a turned foot. */
export const makeSnowGlobe: MakeThing = (kit, place, { colour, random }) => {
  const model = startModel(kit, place, 'snow_globe');
  addTurned(
    model,
    '0 .1, 5.4 .1, 5.4 1, 4.6 1.6, 4.4 3.4, 4 4, 0 4',
    paint(kit, colour ?? '#5a2c18', { coat: 0.8, rough: 0.2 }),
  );
  addBall(model, [0, 9.4, 0], 6.4, crystal(kit));
  addBall(model, [0, 9.4, 0], 6.2, crystal(kit));
  const inside = apart(model, 'winter scene');
  const snow = paint(kit, '#f7f9fb', { coat: 0, rough: 0.9 });
  addTurned(inside, '0 6.4, 3 6, 4.6 5.2, 4.4 4.6', snow);
  addBox(inside, { at: [-1.2, 7.4, 0], half: [1.2, 1, 1] }, paint(kit, '#9c3a26'));
  addBox(inside, { at: [-1.2, 8.6, 0], half: [1.1, 1.1, 1.1], turn: { z: Math.PI / 4 } }, snow);
  for (let i = 0; i < 3; i++)
    addDrum(
      inside,
      { radius: 1.5 - i * 0.35, top: 0.2, height: 1.7, at: [1.8, 6.4 + i * 1.2, 0.2] },
      paint(kit, '#2f6b3c'),
    );
  for (let i = 0; i < 26; i++) {
    const [a, r, y] = [random.range(0, 6.28), random.range(0, 4.4), random.range(7, 14)];
    if ((y - 9.4) ** 2 + r * r < 30)
      addBall(inside, [Math.cos(a) * r, y, Math.sin(a) * r], 0.14, snow);
  }
};

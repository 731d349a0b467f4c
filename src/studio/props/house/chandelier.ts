import { addFlame } from '#studio/props/candle.ts';
import { crystal, metal } from '#studio/props/making/kit.ts';
import { addDrum, addRod, addTurned } from '#studio/props/making/joinery.ts';
import { addBall, addTube, apart, curve, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const HUNG = 46;

/** Six curved brass arms with candles and drops of crystal, hanging over the table. */
export const makeChandelier: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'chandelier');
  const brass = metal(kit, [0.74, 0.54, 0.22], 0.22);
  const at = (y: number): number => HUNG + y;
  addTurned(
    model,
    `0 ${at(0)}, 1.2 ${at(0.6)}, 2.6 ${at(3)}, 1.2 ${at(6)}, .8 ${at(14)}, 1.6 ${at(16)}, .6 ${at(18)}, 0 ${at(18)}`,
    brass,
  );
  addRod(
    model,
    [
      [0, at(18), 0],
      [0, at(34), 0],
    ],
    { radius: 0.35, material: brass },
  );
  const rest = apart(model, 'lights');
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2 + 0.3;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    addTube(
      model,
      curve([
        [c, at(5), s],
        [c * 7, at(0), s * 7],
        [c * 14, at(2), s * 14],
        [c * 15.6, at(7), s * 15.6],
      ]),
      { radius: 0.5, material: brass },
    );
    addDrum(model, { radius: 1.4, top: 2.2, height: 1, at: [c * 15.6, at(7), s * 15.6] }, brass);
    addDrum(
      rest,
      { radius: 0.8, height: 5, at: [c * 15.6, at(8), s * 15.6] },
      paint(kit, '#f3ead2', { translucency: 0.4 }),
    );
    addFlame(kit, model.put([c * 15.6, at(13), s * 15.6]), 160, 0.9);
    addBall(rest, [c * 15.6, at(5.2), s * 15.6], 0.8, crystal(kit));
    addBall(rest, [c * 8, at(-1.6), s * 8], 0.8, crystal(kit));
  }
};

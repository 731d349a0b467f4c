import { addCandle } from '#studio/props/candle.ts';
import { addTurned, pathOf } from '#studio/props/making/joinery.ts';
import { metalOf } from '#studio/props/making/made-of.ts';
import { addTube, curve, startModel } from '#studio/props/making/model.ts';
import { metal } from '#studio/props/making/kit.ts';
import { isMetal } from '#studio/things/materials.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const ARMS = [-13, -6.5, 6.5, 13] as const;
const TOP = 26;

/** A foot, a stem and four curved arms, five candles side by side. */
export const makeCandelabra: MakeThing = (kit, place, { colour, material, states }) => {
  const model = startModel(kit, place, 'candlestick');
  const skin = metalOf(kit, material) ?? metal(kit, [0.86, 0.82, 0.74], 0.18);
  addTurned(
    model,
    `0 0, 8 0, 8.4 .8, 4 1.8, 1.2 3.4, .9 9, 1.5 10, .8 11, .8 ${TOP - 2}, 2 ${TOP}, 0 ${TOP}`,
    skin,
  );
  for (const x of ARMS) {
    const bow = Math.abs(x) > 10 ? 12 : 16;
    addTube(
      model,
      curve(
        pathOf(
          `0 ${bow} 0, ${x * 0.55} ${bow - 1.4} 0, ${x * 0.95} ${bow + 1.6} 0, ${x} ${TOP - 2} 0`,
        ),
        7,
      ),
      {
        radius: 0.5,
        material: skin,
      },
    );
    addTurned(model, `0 ${TOP - 2}, .9 ${TOP - 2}, 2 ${TOP}, 0 ${TOP}`, skin, { at: [x, 0, 0] });
  }
  for (const x of [0, ...ARMS])
    addCandle(kit, model.put([x, TOP, 0]), {
      colour: isMetal(material) ? null : colour,
      height: 9,
      radius: 0.95,
      intensity: 260,
      isUnlit: states.includes('unlit'),
      holder: null,
    });
};

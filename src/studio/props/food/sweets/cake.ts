import {
  addBlob,
  addPanel,
  addTube,
  paint,
  startModel,
  textured,
  tint,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { asSide } from '#studio/props/plating/as-side.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { addCandle, addGroupLight } from '#studio/props/candle.ts';
import { makeWeddingCake } from './wedding-cake.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const CHOCOLATE = /choco|schoko|cioccol|sacher/;
const BIRTHDAY = /birthday|anniversaire|compleanno|cumpleanos|geburtstag/;
const WEDDING = /wedding|tiered|mariage|piece montee|nuzial|nozze|boda|nupcial|hochzeit/;
const PIECE = /piece|slice|stuck|morceau|part de|fetta|trozo|porcion/;

/** A layer cake with cream, berries on top and a piece cut out; or that piece alone. */
export const makeCake: MakeThing = (kit, place, look) => {
  if (WEDDING.test(look.word) && !look.states.includes('sliced'))
    return makeWeddingCake(kit, place, look);
  plateUnder(kit, place, look, 11.6);
  const { random, word, states, colour } = look;
  const isDark = CHOCOLATE.test(word);
  const isPiece = PIECE.test(word) || states.includes('sliced');
  const model = within(startModel(kit, place, 'cake'), isPiece ? [2.6, 0.5, -4.3] : [0, 0.5, 0], {
    y: isPiece ? 2.6 : Math.PI - 0.2,
  });
  const cream = paint(kit, colour ?? (isDark ? '#4a2413' : '#f7efe2'), {
    coat: isDark ? 0.9 : 0.3,
    rough: isDark ? 0.12 : 0.35,
  });
  const sponge = textured(
    kit,
    `sponge ${isDark}`,
    {
      painter: 'mottled',
      params: {
        seed: 3,
        tone: isDark ? [74, 38, 22] : [222, 178, 104],
        marks: [
          {
            tone: isDark ? [48, 22, 12] : [178, 126, 62],
            cells: 26,
            from: 0.56,
            to: 0.66,
            amount: 0.8,
            height: -0.5,
          },
        ],
      },
      bump: 1.4,
    },
    { coat: 0.02 },
  );
  const jam = paint(kit, '#a01d2c', { coat: 0.8, rough: 0.15 });
  const [from, span] = isPiece ? [1.2, 0.75] : [1.85, 5.35];
  const wedge = (r: number) => [
    [0, 0] as const,
    ...Array.from({ length: 45 }, (_, i) => {
      const a = -(from + (i / 44) * span);
      return [Math.cos(a) * r, Math.sin(a) * r] as const;
    }),
  ];
  const layer = (y: number, height: number, material: number, r = 9.4): void =>
    addPanel(model, { outline: wedge(r), thickness: height, material, at: [0, y, 0] });
  layer(0, 2, sponge);
  layer(2, 0.4, jam);
  layer(2.4, 0.7, cream);
  layer(3.1, 2, sponge);
  layer(5.1, 0.4, jam);
  layer(5.5, 0.9, cream, 9.7);
  // The iced side, all but the cut.
  addTube(
    model,
    Array.from({ length: 60 }, (_, i): Vec3 => {
      const a = from + (i / 59) * span;
      return [Math.cos(a) * 9.6, 6.2, -Math.sin(a) * 9.6];
    }),
    { radius: (t) => 0.85 + 0.25 * Math.sin(t * 140), material: cream, sides: 8 },
  );
  const berries = asSide(model, look, 'berry', 'strawberry');
  for (let i = 0; i < (isPiece ? 1 : 9); i++) {
    const a = isPiece ? from + span / 2 : 2.1 + i * 0.58;
    addBlob(berries, {
      at: [Math.cos(a) * 7.2, 7.2, -Math.sin(a) * 7.2],
      radii: [1.15, 1.35, 1.15],
      material: paint(kit, random.pick(['#b3101f', '#c4182a']), { coat: 1, rough: 0.12 }),
      swell: ([, y]) => 1 - 0.25 * Math.max(0, y),
    });
    addBlob(model, {
      at: [Math.cos(a + 0.29) * 7.1, 6.9, -Math.sin(a + 0.29) * 7.1],
      radii: [0.95, 0.8, 0.95],
      material: cream,
    });
  }
  if (!isPiece && (states.includes('candles') || BIRTHDAY.test(word))) addLittleCandles(model);
};

/** Seven thin ones in a ring, each with its flame; their light is one. None over the piece that is cut out. */
function addLittleCandles(model: Model): void {
  const { kit, put } = model;
  const tones = ['#e36b8a', '#5a9bd0', '#f0c24a', '#7ab86a'];
  for (let i = 0; i < 7; i++) {
    const a = 2.2 + i * 0.78;
    addCandle(kit, put([Math.cos(a) * 4.4, 6.2, -Math.sin(a) * 4.4]), {
      height: 5.4,
      radius: 0.36,
      intensity: 0,
      flame: 0.6,
      holder: null,
      colour: tint(tones[i % tones.length]!),
    });
  }
  addGroupLight(kit.scene, put([0, 13.5, 0]), 60, 3);
}

import { addInscription } from '#studio/props/making/inscription.ts';
import {
  addBox,
  addPanel,
  apart,
  around,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** What stands on it where the prompt gives no words, in the language of its name. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/certificate/, 'Gift Certificate'],
  [/gift card/, 'Gift Card'],
  [/bon cadeau/, 'Bon cadeau'],
  [/cheque cadeau/, 'Chèque cadeau'],
  [/carte cadeau/, 'Carte cadeau'],
  [/buono|carta regalo/, 'Buono regalo'],
  [/bono regalo/, 'Bono regalo'],
  [/cheque regalo/, 'Cheque regalo'],
  [/tarjeta/, 'Tarjeta regalo'],
  [/karte/, 'Geschenkkarte'],
  [/gutschein/, 'Gutschein'],
];

/** A card that leans back on its foot, a band and a bow at its left, the words beside them. */
export const makeGiftCard: MakeThing = (kit, place, look) => {
  const model = within(startModel(kit, place, 'gift_card'), [0, 0.1, 0], { x: -0.3 });
  const [w, h] = [19, 11];
  addBox(
    model,
    { at: [0, h / 2, 0], half: [w / 2, h / 2, 0.12] },
    paint(kit, look.colour ?? '#f4ecda', { coat: 0.25, rough: 0.35 }),
  );
  const gold = paint(kit, '#b98f3e', { coat: 0.8, rough: 0.2 });
  const frame = apart(model, 'gold line');
  for (const y of [0.7, h - 0.7])
    addBox(frame, { at: [0, y, 0.14], half: [w / 2 - 0.7, 0.09, 0.03] }, gold);
  for (const x of [0.7 - w / 2, w / 2 - 0.7])
    addBox(frame, { at: [x, h / 2, 0.14], half: [0.09, h / 2 - 0.7, 0.03] }, gold);
  addBow(apart(model, 'bow'), [0.95 - w / 3, h]);
  const title = TITLES.find(([words]) => words.test(look.word))?.[1] ?? 'Gift Voucher';
  addInscription(model, {
    text: look.text ?? title,
    at: [3.2, h / 2, 0.2],
    size: [w - 8.8, h - 2.6],
    face: 'playfair',
    ink: '#5a1620',
    maxLines: 3,
  });
};

function addBow(model: Model, [x, h]: readonly [number, number]): void {
  const silk = paint(model.kit, '#a5142a', { coat: 0.7, rough: 0.25 });
  addBox(model, { at: [x, h / 2, 0.2], half: [0.75, h / 2, 0.06] }, silk);
  for (const s of [-1, 1])
    addPanel(model, {
      outline: around(24, (a) => 1.9 * Math.abs(Math.cos(a)) + 0.3, 0.8),
      thickness: 0.5,
      material: silk,
      at: [x + s * 0.2, h / 2 + s * 0.05, 0.3],
      turn: { x: Math.PI / 2, z: s * 0.25 },
    });
}

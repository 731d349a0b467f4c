import { addBox, apart, paint, startModel, within } from '#studio/props/model.ts';
import { addBow } from '#studio/props/party/bow.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Wrapped and tied with a bow. */
export const makeGiftBox: MakeThing = (kit, place, { colour, random }) => {
  const model = within(startModel(kit, place, 'gift_box'), [0, 0, 0], { y: 0.45 });
  const wrap = paint(kit, colour ?? random.pick(['#8e1424', '#1f4a38', '#e9dfc9']), {
    coat: 0.4,
    rough: 0.3,
  });
  const isPale = colour !== null && Math.min(...colour) > 0.5;
  const satin = paint(kit, isPale ? '#9c1420' : '#e3c067', { coat: 0.8, rough: 0.25 });
  const band = apart(model, 'gift ribbon');
  addBox(model, { at: [0, 5, 0], half: [7, 5, 7] }, wrap);
  addBox(model, { at: [0, 10.6, 0], half: [7.4, 1.4, 7.4] }, wrap);
  for (const [x, z] of [
    [1.1, 7.5],
    [7.5, 1.1],
  ] as const) {
    addBox(band, { at: [0, 10.6, 0], half: [x, 1.46, z] }, satin);
    addBox(
      band,
      { at: [0, 5, 0], half: [x === 1.1 ? 1.1 : 7.08, 5.02, z === 1.1 ? 1.1 : 7.08] },
      satin,
    );
  }
  addBow(within(band, [0, 12, 0], { y: -0.2 }), satin, 6.4);
};

import { addInscription } from '#studio/props/making/inscription.ts';
import { SIDES } from '#studio/props/making/joinery.ts';
import { addSurface, addTube, paint, startModel } from '#studio/props/making/model.ts';
import { oak } from '#studio/props/cellar/oak.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const [WIDTH, HEIGHT, FOOT] = [96, 26, 22];

/** A length of canvas between two poles. */
export const makeClothBanner: MakeThing = (kit, place, { text, colour }) => {
  const model = startModel(kit, place, 'cloth_banner');
  addSurface(model, {
    columns: 16,
    rows: 3,
    material: paint(kit, colour ?? '#efe6d2', { coat: 0, rough: 0.9 }),
    point: (u, v) => [(u - 0.5) * WIDTH, FOOT + v * HEIGHT, -0.6 - 0.4 * Math.sin(u * 9)],
  });
  for (const s of SIDES)
    addTube(
      model,
      [
        [(s * WIDTH) / 2, 0, -0.4],
        [(s * WIDTH) / 2, FOOT + HEIGHT + 4, -0.4],
      ],
      { radius: 1.1, material: oak(kit, [150, 108, 66]) },
    );
  if (!text) return;
  addInscription(model, {
    text,
    at: [0, FOOT + HEIGHT / 2, 0.2],
    size: [WIDTH - 6, HEIGHT - 3],
    face: 'josefinBold',
    ink: colour ? '#fbf6ea' : '#6a1522',
    maxLines: 2,
  });
};

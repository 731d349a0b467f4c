import {
  addTube,
  addSurface,
  apart,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { pathOf, SIDES } from '#studio/props/making/joinery.ts';
import { addInscription } from '#studio/props/making/inscription.ts';
import { curve } from '#studio/props/making/model.ts';
import { makeTiedBag } from './tied-bag.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Plain paper round a bottle is tied at its neck; what is given has handles. */
export const makeBag: MakeThing = (kit, place, look) =>
  (look.states.includes('tied') && look.states.includes('holding') ? makeTiedBag : makeGiftBag)(
    kit,
    place,
    look,
  );

/** A paper bag for a bottle: folded sides, rope handles, a gold line. */
const makeGiftBag: MakeThing = (kit, place, look) => {
  const { colour, random, states } = look;
  const text = look.text ?? (states.includes('numbered') ? String(look.nth + 1) : null);
  const model = within(startModel(kit, place, 'gift_bag'), [0, 0, 0], { y: text ? 0.12 : 0.4 });
  const paper = paint(kit, colour ?? random.pick(['#7d1a2e', '#b98d5c', '#1f4a38']), {
    coat: 0.25,
    rough: 0.4,
  });
  // A bottle looks out of it.
  const [w, d, h] = [6.4, 4.6, states.includes('holding') ? 21 : 34];
  for (const s of SIDES) {
    addSurface(model, {
      columns: 6,
      rows: 8,
      material: paper,
      point: (u, v) => [(u * 2 - 1) * w, v * h, s * d * (1 - 0.12 * v)],
    });
    // The gusset is folded inwards towards the top.
    addSurface(model, {
      columns: 6,
      rows: 8,
      material: paper,
      point: (u, v) => [
        s * (w - v * 2.2 * (1 - Math.abs(u * 2 - 1))),
        v * h,
        (u * 2 - 1) * d * (1 - 0.12 * v),
      ],
    });
    const rope = apart(model, 'handle');
    addTube(
      rope,
      curve(
        pathOf(
          `-3 ${h - 2} ${s * 4.2}, -2.6 ${h + 5} ${s * 4}, 0 ${h + 9} ${s * 3.8}, 2.6 ${h + 5} ${s * 4}, 3 ${h - 2} ${s * 4.2}`,
        ),
      ),
      {
        radius: 0.3,
        material: paint(kit, '#d8bd7a', { coat: 0.5, rough: 0.3 }),
      },
    );
  }
  if (!text) return;
  const isPale = colour !== null && Math.min(...colour) > 0.35;
  addInscription(model, {
    text,
    at: [0, h * 0.45, d + 0.12],
    size: [w * 1.7, h * 0.5],
    face: 'playfair',
    ink: isPale ? '#4a1620' : '#fdf3dc',
    maxLines: 5,
  });
};

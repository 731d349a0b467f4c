import { addInscription } from '#studio/props/making/inscription.ts';
import { addSurface, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const [WIDTH, HEIGHT, LEAN] = [12, 6.4, 2.4];

/** A folded card with a guest's name. */
export const makePlaceCard: MakeThing = (kit, place, { text, colour }) => {
  const model = startModel(kit, place, 'place_card');
  const card = paint(kit, colour ?? '#f6efdf', { coat: 0.04, rough: 0.7 });
  for (const side of [1, -1])
    addSurface(model, {
      columns: 2,
      rows: 2,
      material: card,
      point: (u, v) => [(u - 0.5) * WIDTH, v * HEIGHT, side * (1 - v) * LEAN],
    });
  if (!text) return;
  addInscription(model, {
    text,
    at: [0, HEIGHT / 2, LEAN / 2 + 0.06],
    size: [WIDTH - 1, HEIGHT - 1],
    turn: { x: -Math.atan2(LEAN, HEIGHT) },
    face: 'playfairItalic',
    ink: '#3a2a20',
    maxLines: 2,
  });
};

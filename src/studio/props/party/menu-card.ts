import { addInscription } from '#studio/props/making/inscription.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addSurface, paint, startModel, textured } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A folded card that stands on its own, with the words it is to say. */
export const makeMenuCard: MakeThing = (kit, place, { text }) => {
  const model = startModel(kit, place, 'menu_card');
  const plain = paint(kit, '#f3ead6', { coat: 0.05 });
  const paper = text ? plain : tastingSheet(kit);
  const [w, h] = [11, 16];
  for (const [material, z] of [
    [paper, 1],
    [plain, -1],
  ] as const)
    addSurface(model, {
      columns: 2,
      rows: 2,
      material,
      point: (u, v) => [(u - 0.5) * w, v * h, z * (1 - v) * LEAN],
    });
  if (!text) return;
  addInscription(model, {
    text,
    at: [0, h / 2, LEAN / 2 + 0.06],
    size: [w - 1.6, h - 2.4],
    turn: { x: -Math.atan2(LEAN, h) },
    face: 'playfair',
    ink: '#4a1620',
    maxLines: 6,
  });
};

const LEAN = 3.6;

const tastingSheet = (kit: Kit) =>
  textured(
    kit,
    'menu',
    {
      painter: 'tasting-sheet',
      params: { seed: 4 },
      share: 0.6,
      aspect: 1.4,
      hasRelief: false,
      wrap: 'clamp',
    },
    { coat: 0.05 },
  );

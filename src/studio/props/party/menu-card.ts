import { addSurface, paint, startModel, textured } from '#studio/props/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A folded card that stands on its own. */
export const makeMenuCard: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'menu_card');
  const paper = textured(
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
  const plain = paint(kit, '#f3ead6', { coat: 0.05 });
  const [w, h] = [11, 16];
  for (const [material, z] of [
    [paper, 1],
    [plain, -1],
  ] as const)
    addSurface(model, {
      columns: 2,
      rows: 2,
      material,
      point: (u, v) => [(u - 0.5) * w, v * h, z * (1 - v) * 3.6],
    });
};

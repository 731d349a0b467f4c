import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addTube, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** Leans back at its top. */
export const makeLadder: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'ladder');
  const wood = skinOf(kit, '#b08350', [['#8a5f34', 18, 0.5, 0.7, 0.6]], {
    coat: 0.15,
    scale: [1, 0.2],
  });
  for (const s of [-1, 1])
    addTube(
      model,
      [
        [s * 22, 0, 14],
        [s * 18, 150, -22],
      ],
      { radius: 2.6, material: wood },
    );
  for (let i = 1; i < 8; i++) {
    const t = i / 8;
    addTube(
      model,
      [
        [-22 + t * 4, t * 150, 14 - t * 36],
        [22 - t * 4, t * 150, 14 - t * 36],
      ],
      { radius: 1.7, material: wood },
    );
  }
};

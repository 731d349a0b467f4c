import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addLeafBlade, addTube, paint, startModel } from '#studio/props/making/model.ts';

/** A small sheaf of spears tied with twine. */
export const makeAsparagus: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'asparagus');
  const isWhite = colour !== null && Math.min(...colour) > 0.5;
  const stem = paint(kit, isWhite ? '#efe7cc' : '#6d9440', { coat: 0.4, rough: 0.3 });
  const tip = paint(kit, isWhite ? '#e0d0c0' : '#4d6a3c', { coat: 0.3 });
  for (let i = 0; i < 11; i++) {
    const [y, z] = [0.8 + (i > 5 ? 1.35 : 0), (i > 5 ? i - 8 : i - 2.5) * 1.5];
    const end = 8.5 + random.range(-0.8, 0.8);
    addTube(
      model,
      [
        [-10, y, z],
        [0, y, z * 0.85],
        [end, y + 0.1, z],
      ],
      { radius: 0.68, material: stem },
    );
    addBlob(model, {
      at: [end + 1.1, y + 0.1, z],
      radii: [2, 0.74, 0.74],
      material: tip,
      rings: 8,
      sides: 10,
    });
    for (let k = 0; k < 5; k++)
      addLeafBlade(model, {
        from: [end - k * 1.9, y + 0.45, z],
        to: [end + 0.9 - k * 1.9, y + 0.8, z + (k % 2 ? 0.4 : -0.4)],
        width: 0.6,
        material: tip,
      });
  }
  addTube(
    model,
    Array.from({ length: 25 }, (_, i) => {
      const a = (i / 24) * 6.283;
      return [-3, 1.4 + Math.cos(a) * 1.9, -0.1 + Math.sin(a) * 4.3] as const;
    }),
    { radius: 0.22, material: paint(kit, '#c9a46a') },
  );
};

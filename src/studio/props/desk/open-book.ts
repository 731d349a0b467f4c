import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBox, addSurface, paint, startModel } from '#studio/props/making/model.ts';

/** Lying open in the middle: two printed pages that curve down into the fold. */
export const makeOpenBook: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'book');
  const cloth = paint(kit, colour ?? '#5a1f22', { coat: 0.2, rough: 0.5 });
  const page = paint(kit, '#cdbf9c', { coat: 0, rough: 0.9 });
  const ink = paint(kit, '#3a322a', { coat: 0, rough: 0.9 });
  const edge = paint(kit, '#d9cdb0', { coat: 0, rough: 0.9 });
  const [w, d] = [11, 8];
  for (const s of [-1, 1]) {
    addBox(model, { at: [s * (w / 2 + 0.2), 0.12, 0], half: [w / 2 + 0.3, 0.12, d + 0.4] }, cloth);
    const height = (t: number): number =>
      0.3 + 1.7 * Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.62) * (1 - 0.35 * t);
    addSurface(model, {
      columns: 12,
      rows: 2,
      material: page,
      point: (u, v) => {
        const t = s > 0 ? u : 1 - u;
        return [s * t * w, height(t), -d + 2 * d * (1 - v)];
      },
    });
    for (let line = 0; line < 12; line++) {
      const [from, to] = [0.14, line % 5 === 4 ? 0.6 : 0.9];
      addSurface(model, {
        columns: 8,
        rows: 1,
        material: ink,
        point: (u, v) => {
          const t = from + (to - from) * (s > 0 ? u : 1 - u);
          return [s * t * w, height(t) + 0.04, -d * 0.8 + line * 1.15 + 0.3 * (1 - v)];
        },
      });
    }
    addSurface(model, {
      columns: 12,
      rows: 1,
      material: edge,
      point: (u, v) => [s * u * w, 0.25 + (height(u) - 0.25) * v, d],
    });
    addSurface(model, {
      columns: 1,
      rows: 1,
      material: edge,
      point: (u, v) => [s * w, 0.25 + (height(1) - 0.25) * v, -d + 2 * d * u],
    });
  }
};

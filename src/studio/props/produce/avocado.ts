import type { Vec2 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addPanel, paint, startModel, within } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

const pear = (k: number): Vec2[] =>
  Array.from({ length: 40 }, (_, i) => {
    const a = (-i / 40) * 6.283;
    const r = 3.4 - 0.55 * Math.cos(a);
    return [
      Math.cos(a) * (r + 1.5 * (Math.cos(a) > 0 ? Math.cos(a) ** 2 : 0)) * k,
      Math.sin(a) * r * 0.9 * k,
    ] as const;
  });

/** Cut open: one half with the stone, one without. */
export const makeAvocado: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'avocado');
  const shell = skinOf(kit, '#2f3d1c', [['#4c5a26', 10, 0.5, 0.7, 0.7, 0.4]], {
    bump: 1.4,
    coat: 0.4,
    rough: 0.4,
  });
  for (const side of [-1, 1]) {
    const half = within(model, [side * 4.3, 1.9, side * -0.8], { x: 0.62, y: 1.57 + side * 0.2 });
    addBlob(half, { at: [0.5, -1.25, 0], radii: [4.4, 2.2, 3.1], material: shell });
    addPanel(half, {
      outline: pear(0.98),
      thickness: 0.15,
      at: [0, 0.9, 0],
      material: paint(kit, '#8fa83e', { coat: 0.5 }),
    });
    addPanel(half, {
      outline: pear(0.86),
      thickness: 0.22,
      at: [0, 0.9, 0],
      material: paint(kit, '#dfdc8c', { coat: 0.5, rough: 0.3 }),
    });
    addBlob(half, {
      at: [-0.5, side < 0 ? 1.2 : 1.05, 0],
      radii: side < 0 ? [1.7, 1.3, 1.6] : [1.7, 0.12, 1.6],
      material: paint(kit, side < 0 ? '#6b3e1c' : '#b9a860', { coat: 0.7, rough: 0.2 }),
    });
  }
};

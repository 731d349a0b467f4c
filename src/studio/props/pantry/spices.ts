import { addBlob, addTube, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import { addTurned } from '#studio/props/making/joinery.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Three small bowls of ground spice with cinnamon sticks before them. */
export const makeSpices: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'spices');
  const clay = paint(kit, '#5d4230', { coat: 0.4, rough: 0.4 });
  const powders = ['#c8561c', '#d9a520', '#7d1f14'];
  powders.forEach((tone, i) => {
    const bowl = within(model, [(i - 1) * 8.6, 0, i === 1 ? -2.6 : 0]);
    addTurned(apart(bowl, 'bowl'), '0 .1, 2.4 .1, 3.8 2.2, 4 3.4, 3.7 3.4, 3.4 2.4, 0 1.6', clay);
    addBlob(bowl, {
      at: [0, 2.6, 0],
      radii: [3.5, 1.9, 3.5],
      material: paint(kit, tone, { coat: 0, rough: 1 }),
      swell: ([x, , z]) => 1 + 0.06 * Math.sin(x * 9) * Math.cos(z * 8),
    });
  });
  const bark = paint(kit, '#8a4a20', { coat: 0.05, rough: 0.8 });
  for (const [x, z, turn] of [
    [-3, 6.2, 0.2],
    [0.5, 7.4, -0.15],
    [3.6, 6, 0.3],
  ] as const) {
    const stick = within(model, [x, 0.7, z], { y: turn });
    for (const s of [-0.4, 0.4]) {
      const path: Vec3[] = [
        [-4.4, 0, s],
        [4.4, 0, s],
      ];
      addTube(stick, path, { radius: 0.55, material: bark, sides: 9 });
    }
  }
};

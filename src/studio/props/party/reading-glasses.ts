import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addTube,
  addPanel,
  around,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { crystal } from '#studio/props/making/kit.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** Round tortoiseshell rims with clear lenses, sides unfolded backwards. */
export const makeReadingGlasses: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'reading_glasses'), [0, 0, 2]);
  const horn = paint(kit, colour ?? '#4a2814', { coat: 0.9, rough: 0.15 });
  for (const s of [-1, 1]) {
    const rim = Array.from({ length: 33 }, (_, i): Vec3 => {
      const a = (i / 32) * 6.283;
      return [s * 3.4 + Math.cos(a) * 2.5, 2.6 + Math.sin(a) * 2.3, 0];
    });
    addTube(model, rim, { radius: 0.3, material: horn, sides: 8 });
    addPanel(within(model, [s * 3.4, 2.6, -0.06], { x: Math.PI / 2 }), {
      outline: around(30, () => 2.35, 0.92),
      thickness: 0.12,
      material: crystal(kit),
    });
    addTube(
      model,
      curve([
        [s * 5.9, 3.2, 0],
        [s * 6.1, 3.3, -2],
        [s * 5.9, 2.6, -9],
        [s * 5.7, 0.5, -12.4],
      ]),
      { radius: 0.26, material: horn, sides: 7 },
    );
  }
  addTube(
    model,
    curve([
      [-0.95, 3.1, 0],
      [0, 3.7, 0.1],
      [0.95, 3.1, 0],
    ]),
    { radius: 0.28, material: horn, sides: 7 },
  );
};

import {
  addLeafBlade,
  addPanel,
  addTube,
  around,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { addBowl } from '#studio/props/tableware.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A cream soup with a swirl and herbs. */
export const makeSoup: MakeThing = (kit, place, { colour, plate }) => {
  addBowl(kit, place.position, { radius: 9.5, tone: plate ?? 'white' });
  const model = startModel(kit, place, 'soup');
  const level = 4.7;
  addPanel(model, {
    outline: around(40, () => 8.45),
    thickness: 0.1,
    material: paint(kit, colour ?? '#d9762a', { coat: 0.9, rough: 0.12 }),
    at: [0, level, 0],
  });
  const cream = paint(kit, '#f6eedd', { coat: 0.8, rough: 0.15 });
  addTube(
    model,
    Array.from({ length: 60 }, (_, i): Vec3 => {
      const t = i / 59;
      return [Math.cos(t * 15) * t * 5.4, level + 0.08, Math.sin(t * 15) * t * 5.4];
    }),
    { radius: (t) => 0.3 * Math.sin(Math.PI * Math.min(1, 0.08 + t)), material: cream, sides: 6 },
  );
  const green = paint(kit, '#4b7d34', { translucency: 0.3 });
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 6.283;
    addLeafBlade(model, {
      from: [0.6, level + 0.2, 0],
      to: [0.6 + Math.cos(a) * 2, level + 0.7, Math.sin(a) * 2],
      width: 1.2,
      material: green,
    });
  }
};

import {
  addBlob,
  addLeafBlade,
  addTube,
  modelOf,
  paint,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addGlass } from '#studio/props/stemware.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const PRAWNS = 6;
/** Where the coupe's bowl is filled up to, and where its rim is. */
const FILLED = 12.6;
const RIM = { height: 14.2, radius: 5.3 } as const;

/** A coupe of pink sauce on salad, prawns hung over its rim by their tails. */
export const makeShrimpCocktail: MakeThing = (kit, place, { random }) => {
  const { object } = addGlass(kit, place.position, {
    shape: 'coupe',
    wine: null,
    role: 'prop',
    thing: 'shrimp_cocktail',
  });
  const model = modelOf(kit, place, object);
  addBlob(model, {
    at: [0, FILLED - 0.7, 0],
    radii: [4.5, 1.9, 4.5],
    material: paint(kit, '#e58a72', { coat: 0.7, rough: 0.25, translucency: 0.2 }),
  });
  const green = paint(kit, '#6f9a3a', { coat: 0.3, translucency: 0.4 });
  for (let i = 0; i < 9; i++) {
    const a = i * 0.7 + random.range(-0.1, 0.1);
    addLeafBlade(model, {
      from: [Math.cos(a) * 2.4, FILLED - 0.6, Math.sin(a) * 2.4],
      to: [Math.cos(a) * 5, RIM.height + 0.7 + random.range(0, 0.6), Math.sin(a) * 5],
      width: 2.6,
      material: green,
    });
  }
  const flesh = paint(kit, '#f08a64', { coat: 0.9, rough: 0.15, translucency: 0.3 });
  const tail = paint(kit, '#c8452c', { coat: 0.8, rough: 0.2 });
  for (let i = 0; i < PRAWNS; i++)
    addHungPrawn(within(model, [0, 0, 0], { y: (i / PRAWNS) * 2 * Math.PI + 0.5 }), flesh, tail);
};

/** Its thick end in the sauce, its tail over the rim. */
function addHungPrawn(model: Model, flesh: MaterialRef, tail: MaterialRef): void {
  const path = Array.from({ length: 14 }, (_, i): Vec3 => {
    const a = 2.9 - (i / 13) * 3.3;
    return [RIM.radius - 0.6 + Math.cos(a) * 1.9, RIM.height - 0.1 + Math.sin(a) * 1.9, 0];
  });
  addTube(model, path, { radius: (t) => 0.95 - 0.55 * t, material: flesh, sides: 12 });
  const end = path.at(-1)!;
  for (const k of [-1, 0, 1])
    addLeafBlade(model, {
      from: end,
      to: [end[0] + 0.5, end[1] - 1.5, k * 0.8],
      width: 0.8,
      material: tail,
    });
}

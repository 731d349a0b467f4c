import type { Random } from '#studio/random.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addRosemary } from '#studio/props/plants/herb-sprigs.ts';
import { browned } from '#studio/props/plating/stuffs.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addBlob, paint, startModel, textured, within } from '#studio/props/making/model.ts';
import type { Place } from '#studio/props/making/place.ts';
import { addPlatter } from '#studio/props/plate-under.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';
import { addRoastBird } from './roast-bird.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing, ThingLook } from '#studio/things/photo-maker.ts';

/** Golden brown: breast up, legs crossed, wings tucked. */
export const makeRoastChicken: MakeThing = (kit, place, look) =>
  roastBird(kit, place, { thing: 'roast_chicken', look });

export const makeTurkey: MakeThing = (kit, place, look) =>
  roastBird(kit, place, { thing: 'turkey', look });

function roastBird(
  kit: Kit,
  place: Place,
  { thing, look }: { thing: ThingId; look: ThingLook },
): void {
  addPlatter(kit, place, look);
  const model = within(startModel(kit, place, thing), [0, 0.8, 0]);
  addRoastBird(model, { skin: roastedSkin(kit), bone: paint(kit, '#dcc496', { coat: 0.4 }) });
  garnish(model, look.random.fork('around the bird'));
}

/** Golden where it was thin, mahogany where it caught, fat glistening on its pores and folds rather than in one sheet. */
export const roastedSkin = (kit: Kit): MaterialRef =>
  textured(
    kit,
    'roast skin',
    {
      painter: 'mottled',
      params: {
        seed: 7,
        tone: [196, 122, 48],
        marks: [
          { tone: [228, 170, 92], cells: 5, from: 0.48, to: 0.8, amount: 0.6 },
          { tone: [140, 66, 20], cells: 3, from: 0.4, to: 0.72, amount: 0.9 },
          { tone: [88, 36, 12], cells: 6, from: 0.56, to: 0.8, amount: 0.75, height: -0.1 },
          { tone: [72, 30, 10], cells: 22, from: 0.62, to: 0.74, amount: 0.6, height: 0.5 },
          { tone: [206, 138, 66], cells: 60, from: 0.55, to: 0.7, amount: 0.35, height: 0.6 },
        ],
      },
      share: 0.5,
      bump: 3.2,
      scale: [2, 1],
    },
    { coat: 0.75, rough: 0.3 },
  );

/** Potatoes from the same tin and twigs of rosemary, at both ends where the bird leaves room. */
function garnish(model: Model, random: Random): void {
  for (let i = 0; i < 10; i++) {
    const a = (i - 4.5) * 0.36 + Math.PI / 2;
    const [x, z] = [Math.cos(a) * 13.2, Math.sin(a) * 8.8];
    addBlob(within(model, [x, 1.25, z], { y: random.range(0, 6) }), {
      radii: [random.range(1.7, 2.2), 1.35, 1.45],
      material: ROASTED(model.kit),
      swell: ([dx, dy, dz]) => 0.9 + 0.24 * fbm(dx * 1.5 + i, dy + dz * 1.5, 4, 3),
    });
  }
  for (let i = 0; i < 7; i++) {
    const a = i * 0.9 + 0.3;
    const at: Vec3 = [Math.cos(a) * 11.6, 0.5, Math.sin(a) * 8.2];
    addRosemary(within(model, at, { y: -a + random.range(-0.5, 0.5) }), { length: 5.4, random });
  }
}

const ROASTED = browned('#d09a3c', '#8a5212', '#ecc878', { bump: 1.2, coat: 0.7 });

import type { Random } from '#studio/random.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addRosemary } from '#studio/props/plants/herb-sprigs.ts';
import { browned } from '#studio/props/plating/stuffs.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import {
  addBall,
  addBlob,
  addTube,
  curve,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import type { Place } from '#studio/props/making/place.ts';
import { addPlatter } from '#studio/props/plate-under.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';
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
  const skin = textured(
    kit,
    'roast skin',
    {
      painter: 'mottled',
      params: {
        seed: 7,
        tone: [190, 112, 46],
        marks: [
          { tone: [216, 150, 76], cells: 5, from: 0.46, to: 0.8, amount: 0.55 },
          { tone: [136, 66, 24], cells: 3, from: 0.36, to: 0.74, amount: 0.85 },
          { tone: [98, 44, 16], cells: 7, from: 0.5, to: 0.8, amount: 0.6 },
          { tone: [84, 36, 14], cells: 34, from: 0.6, to: 0.78, amount: 0.5, height: 0.4 },
        ],
      },
      bump: 2,
    },
    { coat: 0.8, rough: 0.24 },
  );
  const part = (at: Vec3, radii: Vec3, turn = {}): void =>
    addBlob(model, {
      at,
      radii,
      turn,
      material: skin,
      swell: ([x, y, z]) => 0.95 + 0.1 * (fbm(x * 2 + 4, y * 2 + z, 2, 3) - 0.5),
    });
  part([-1, 5, 0], [9, 5.4, 6.6]);
  part([-2.5, 7.2, -2.1], [5.6, 3.4, 3.4], { z: 0.15 });
  part([-2.5, 7.2, 2.1], [5.6, 3.4, 3.4], { z: 0.15 });
  for (const z of [-1, 1]) {
    part([4.6, 4.6, z * 5.4], [4.6, 3.1, 2.7], { y: z * -0.35, z: 0.5 });
    part([8.8, 6.4, z * 3.4], [3.4, 1.5, 1.4], { y: z * 0.6, z: 0.35 });
    addTube(
      model,
      curve([
        [10.6, 7.1, z * 2.4],
        [12.6, 7.8, z * 1.4],
        [13.8, 8.2, z * 1],
      ]),
      { radius: 0.62, material: paint(kit, '#e6d2ac', { coat: 0.4 }) },
    );
    addBall(model, [13.9, 8.3, z * 1 - 0.5], 0.85, paint(kit, '#eadcc0', { coat: 0.4 }));
    addBall(model, [13.9, 8.1, z * 1 + 0.5], 0.8, paint(kit, '#eadcc0', { coat: 0.4 }));
    part([-6, 5.4, z * 6.4], [3.4, 1.5, 1.5], { y: z * 0.7 });
    part([-3.6, 4, z * 7.2], [2.8, 1.1, 1.1], { y: z * -0.5 });
  }
  garnish(model, look.random.fork('around the bird'));
}

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

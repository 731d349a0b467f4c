import type { Kit } from '#studio/props/making/kit.ts';
import {
  addBall,
  addBlob,
  addLeafBlade,
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
        tone: [208, 136, 60],
        marks: [
          { tone: [134, 66, 22], cells: 5, from: 0.48, to: 0.72, amount: 0.85 },
          { tone: [238, 186, 106], cells: 9, from: 0.6, to: 0.8, amount: 0.5 },
          { tone: [90, 40, 14], cells: 30, from: 0.7, to: 0.8, amount: 0.5, height: 0.3 },
        ],
      },
      bump: 1.2,
    },
    { coat: 0.9, rough: 0.18 },
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
  const green = paint(kit, '#4b7d34', { translucency: 0.3 });
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.283;
    addLeafBlade(model, {
      from: [Math.cos(a) * 10.5, 0.3, Math.sin(a) * 7.6],
      to: [Math.cos(a) * 15, 1.4, Math.sin(a) * 10.6],
      width: 3,
      material: green,
      bend: 0.8,
    });
  }
}

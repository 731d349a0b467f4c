import { metal } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addDrum, addRing, addRod, SIDES } from '#studio/props/making/joinery.ts';
import { addBox, apart, paint, startModel, textured, within } from '#studio/props/making/model.ts';
import { addCushion } from '#studio/props/furniture/upholstery.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { toBytes } from '#studio/textures/colour.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { ThingLook } from '#studio/things/photo-maker.ts';
import { addCarWheel } from './hull.ts';

/** Cleats across the tread. */
function addTread(
  model: Model,
  { at, radius }: { at: readonly [number, number, number]; radius: number },
  tyre: MaterialRef,
): void {
  const wheel = within(model, at, {});
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2;
    addBox(
      wheel,
      {
        at: [Math.cos(a) * radius, Math.sin(a) * radius, 0],
        half: [2.4, 5, 15],
        turn: { z: a, x: 0.3 },
      },
      tyre,
    );
  }
}

/** The name of its parts, by which its age is proved. */
export const OLD_TRACTOR = 'old tractor';

/** Paint that the sun has bleached and that rust eats away. */
const rusted = (kit: Kit, colour: Vec3 | null): MaterialRef =>
  textured(
    kit,
    'rusted paint',
    {
      painter: 'mottled',
      params: {
        seed: 11,
        tone: colour ? toBytes(colour) : [142, 62, 50],
        marks: [
          { tone: [172, 104, 84], cells: 3, from: 0.4, to: 0.75, amount: 0.6 },
          { tone: [98, 52, 26], cells: 6, from: 0.52, to: 0.62, amount: 0.92, height: -0.3 },
          { tone: [64, 36, 22], cells: 22, from: 0.62, to: 0.7, amount: 0.8, height: -0.4 },
        ],
      },
      bump: 0.8,
    },
    { coat: 0.1, rough: 0.7 },
  );

/** How far it is turned from its side towards the camera. */
export const TRACTOR_TURN = -0.5;

/** An old vineyard tractor: narrow bonnet, great rear wheels, pipe and pan seat. */
export const makeTractor = (
  kit: Kit,
  place: Place,
  { colour, states }: Pick<ThingLook, 'colour' | 'states'>,
): void => {
  const isOld = states.includes('old');
  const model = within(startModel(kit, place, 'tractor'), [0, 0, 0], { y: TRACTOR_TURN });
  const body = isOld
    ? rusted(kit, colour)
    : paint(kit, colour ?? '#b3302a', { coat: 0.8, rough: 0.2 });
  const iron = metal(kit, [0.2, 0.2, 0.2], 0.4);
  const tyre = paint(kit, '#1f1d1b', { coat: 0.1, rough: 0.7 });
  const rest = apart(model, isOld ? OLD_TRACTOR : 'fittings');
  addCushion(model, { at: [62, 104, 0], half: [68, 26, 24] }, body);
  addBox(rest, { at: [128, 100, 0], half: [3, 24, 20] }, iron);
  for (let i = -3; i <= 3; i++)
    addBox(
      rest,
      { at: [131.4, 100, i * 5.4], half: [0.8, 22, 1] },
      paint(kit, '#d9d4c4', { coat: 0.5 }),
    );
  addBox(rest, { at: [20, 66, 0], half: [110, 16, 17] }, iron);
  const wheels = { tyre, disc: body, cap: iron };
  for (const s of SIDES) {
    addCarWheel(rest, { at: [-62, 68, s * 62], radius: 64, width: 32 }, wheels);
    addTread(rest, { at: [-62, 68, s * 62], radius: 65 }, tyre);
    addCarWheel(rest, { at: [104, 36, s * 54], radius: 36, width: 18 }, wheels);
    addBox(model, { at: [-58, 142, s * 62], half: [48, 3, 19] }, body);
    addBox(model, { at: [-8, 128, s * 62], half: [3, 18, 19], turn: { z: -0.3 } }, body);
    addDrum(
      rest,
      { radius: 9, height: 8, at: [126, 122, s * 30], turn: { z: -Math.PI / 2 } },
      paint(kit, '#f6f3e4', { coat: 1, rough: 0.05 }),
    );
  }
  addRod(
    rest,
    [
      [104, 36, -54],
      [104, 36, 54],
    ],
    { radius: 5, material: iron },
  );
  addRod(
    rest,
    [
      [76, 128, 0],
      [76, 182, 0],
    ],
    { radius: 4, material: iron },
  );
  addRod(
    rest,
    [
      [-4, 128, 0],
      [-26, 162, 0],
    ],
    { radius: 2, material: iron },
  );
  addRing(
    rest,
    { radius: 19, thickness: 1.8, at: [-27, 163, 0], turn: { z: 0.9 } },
    paint(kit, '#151413', { coat: 0.6 }),
  );
  addCushion(rest, { at: [-68, 124, 0], half: [20, 7, 22] }, paint(kit, '#2a2421', { coat: 0.4 }));
  addCushion(rest, { at: [-88, 142, 0], half: [5, 16, 22] }, paint(kit, '#2a2421', { coat: 0.4 }));
};

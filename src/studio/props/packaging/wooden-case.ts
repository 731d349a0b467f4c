import { oak } from '#studio/props/cellar/oak.ts';
import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRing, SIDES } from '#studio/props/making/joinery.ts';
import { addInscription } from '#studio/props/making/inscription.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { strew } from '#studio/props/cellar/straw.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { bottlesIn, halfRoom } from './bottle-room.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { Place } from '#studio/props/making/place.ts';
import { addBow } from '#studio/props/party/bow.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing, ThingLook } from '#studio/things/photo-maker.ts';

/** A nailed pine case with its lid on, the estate's mark burnt into the front. */
export const makeWoodenCase: MakeThing = (kit, place, look) => {
  const { states, text } = look;
  if (states.includes('open') || (states.includes('holding') && !states.includes('upturned')))
    return openCase(kit, place, look);
  const model = within(startModel(kit, place, 'wooden_case'), [0, 0, 0], { y: text ? 0.12 : 0.35 });
  const pine = oak(kit, text ? [122, 82, 50] : [214, 176, 124]);
  const dark = oak(kit, [176, 134, 86]);
  addBox(model, { at: [0, 8, 0], half: [25, 8, 16.5] }, pine);
  addBox(model, { at: [0, 16.6, 0], half: [25.4, 0.7, 16.9] }, dark);
  const mark = apart(model, 'brand');
  const burnt = paint(kit, '#3a2314', { coat: 0, rough: 0.9 });
  if (text) {
    addInscription(model, {
      text,
      at: [0, 8, 16.54],
      size: [42, 12],
      face: 'cinzel',
      ink: '#fff0d0',
      maxLines: 2,
    });
    return;
  }
  addRing(
    mark,
    { radius: 4.6, thickness: 0.28, at: [0, 9, 16.5], turn: { x: Math.PI / 2 } },
    burnt,
  );
  addBox(mark, { at: [0, 9, 16.52], half: [2.2, 2.2, 0.08], turn: { z: Math.PI / 4 } }, burnt);
  for (const s of SIDES) {
    addBox(mark, { at: [s * 14, 10.4, 16.52], half: [6.4, 0.7, 0.06] }, burnt);
    addBox(mark, { at: [s * 14, 7.8, 16.52], half: [4.4, 0.4, 0.06] }, burnt);
    addBox(
      mark,
      { at: [s * 22, 14, 16.9], half: [1.2, 1.8, 0.3] },
      metal(kit, [0.5, 0.42, 0.3], 0.35),
    );
    for (const y of [2, 14])
      addDrum(
        mark,
        { radius: 0.4, height: 0.3, at: [s * 24, y, 16.4], turn: { x: Math.PI / 2 } },
        metal(kit, [0.4, 0.38, 0.35], 0.4),
      );
  }
};

/** Without its lid, that leans behind; on straw where straw was asked for, else on wood wool. */
function openCase(kit: Kit, place: Place, { states, random, wears }: ThingLook): void {
  const model = startModel(kit, place, 'wooden_case');
  const pine = oak(kit, [214, 176, 124]);
  const [x, z] = halfRoom(states, bottlesIn(states) > 0 ? 1 : 2);
  const [w, h, d] = [x + 0.3, 5, z + 0.8];
  addBox(model, { at: [0, 0.5, 0], half: [w, 0.5, d] }, pine);
  for (const s of SIDES) {
    addBox(model, { at: [s * w, h, 0], half: [0.6, h, d + 0.6] }, pine);
    addBox(model, { at: [0, h, s * d], half: [w, h, 0.6] }, pine);
  }
  const isStraw = states.includes('straw');
  const bed: Model = isStraw
    ? { ...model, object: addThing(kit, 'straw') }
    : apart(model, 'wood wool');
  addBox(bed, { at: [0, 1.6, 0], half: [w - 0.6, 1.2, d - 0.6] }, paint(kit, '#b79a63'));
  const isBare = !states.includes('holding');
  strew(bed, {
    half: [w - 4, Math.max(0.6, d - 3)],
    y: isBare ? 3.4 : 2.9,
    count: isStraw ? 190 : 110,
    random,
    isFlat: true,
  });
  const ribbon = wears.find(({ thing }) => thing === 'ribbon');
  if (ribbon) tieRibbon(kit, model, { w, h, d, colour: ribbon.colour });
  const lid = within(model, [4, 6.4, -d - 7], { x: 0.75, y: -0.1 });
  addBox(lid, { at: [0, 0, 0], half: [w + 0.6, 0.6, d + 0.6] }, oak(kit, [176, 134, 86]));
  const burnt = paint(kit, '#3a2314', { coat: 0, rough: 0.9 });
  // Where a bow sits nobody reads the brand.
  if (ribbon) return;
  const mark = apart(model, 'brand');
  addRing(
    mark,
    { radius: 2.6, thickness: 0.2, at: [0, h, d + 0.6], turn: { x: Math.PI / 2 } },
    burnt,
  );
  for (const s of SIDES) addBox(mark, { at: [s * 9.4, h, d + 0.6], half: [4.6, 0.5, 0.06] }, burnt);
}

/** Round all four walls, with its bow on the front. */
function tieRibbon(
  kit: Kit,
  model: Model,
  { w, h, d, colour }: { w: number; h: number; d: number; colour: Vec3 | null },
): void {
  const band = { ...model, object: addThing(kit, 'ribbon') };
  const satin = paint(kit, colour ?? '#9c1420', { coat: 0.8, rough: 0.22 });
  for (const s of SIDES) {
    addBox(band, { at: [0, h, s * (d + 0.7)], half: [w + 0.7, 1.2, 0.12] }, satin);
    addBox(band, { at: [s * (w + 0.7), h, 0], half: [0.12, 1.2, d + 0.7] }, satin);
  }
  addBow(within(band, [w * 0.3, h, d + 0.9], { x: Math.PI / 2 - 0.15 }), satin, 5.4);
}

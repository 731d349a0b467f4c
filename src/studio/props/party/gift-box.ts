import { SIDES } from '#studio/props/making/joinery.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addBow } from '#studio/props/party/bow.ts';
import { metalOf } from '#studio/props/making/made-of.ts';
import { addThing } from '#studio/props/making/place.ts';
import { bottlesIn, halfRoom } from '#studio/props/packaging/bottle-room.ts';
import { strew } from '#studio/props/cellar/straw.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing, ThingLook } from '#studio/things/photo-maker.ts';

/** Wrapped and tied with a bow; with a bottle in it, or said to be open, a long box with its lid behind. */
export const makeGiftBox: MakeThing = (kit, place, look) => {
  const isOpen = bottlesIn(look.states) > 0 || look.states.includes('open');
  if (isOpen) return openBox(startModel(kit, place, 'gift_box'), look);
  const model = within(startModel(kit, place, 'gift_box'), [0, 0, 0], { y: 0.45 });
  const { wrap, lid, band, satin } = stuffOf(model, look);
  addBox(model, { at: [0, 5, 0], half: [7, 5, 7] }, wrap);
  addBox(lid, { at: [0, 10.6, 0], half: [7.4, 1.4, 7.4] }, wrap);
  for (const [x, z] of [
    [1.1, 7.5],
    [7.5, 1.1],
  ] as const) {
    addBox(band, { at: [0, 10.6, 0], half: [x, 1.46, z] }, satin);
    addBox(
      band,
      { at: [0, 5, 0], half: [x === 1.1 ? 1.1 : 7.08, 5.02, z === 1.1 ? 1.1 : 7.08] },
      satin,
    );
  }
  addBow(within(band, [0, 12, 0], { y: -0.2 }), satin, 6.4);
};

function openBox(model: Model, look: ThingLook): void {
  const { wrap, band, satin } = stuffOf(model, look);
  const [x, z] = halfRoom(look.states);
  const [w, h, d] = [x + 0.3, 4.6, z + 0.6];
  const wall = (at: Vec3, half: Vec3): void => addBox(model, { at, half }, wrap);
  wall([0, 0.4, 0], [w, 0.4, d]);
  for (const s of SIDES) {
    wall([s * w, h, 0], [0.4, h, d]);
    wall([0, h, s * d], [w, h, 0.4]);
  }
  const bed = apart(model, 'wood wool');
  addBox(bed, { at: [0, 1.6, 0], half: [w - 0.5, 1.2, d - 0.5] }, paint(model.kit, '#b79a63'));
  strew(bed, {
    half: [w - 6.4, d - 4.2 > 0.6 ? d - 4.2 : 0.6],
    y: 2.9,
    count: 110,
    random: look.random,
    isFlat: true,
  });
  // The lid lies behind, tied with its ribbon.
  const lid = within(model, [3, 5.2, -d - 6], { x: 0.5, y: -0.12 });
  addBox(lid, { at: [0, 0, 0], half: [w + 0.5, 0.8, d + 0.5] }, wrap);
  const tie = { ...band, turn: lid.turn, put: lid.put };
  addBox(tie, { at: [0, 0, 0], half: [w + 0.6, 0.86, 1.1] }, satin);
  addBox(tie, { at: [0, 0, 0], half: [1.1, 0.86, d + 0.6] }, satin);
  addBow(within(tie, [0, 0.9, 0]), satin, 5.4);
  for (const s of SIDES)
    addBox(band, { at: [0, h + 0.02, s * (d + 0.05)], half: [1.2, h, 0.42] }, satin);
  for (const s of SIDES) addBox(band, { at: [s * (w + 0.05), h, 0], half: [0.42, h, 1.2] }, satin);
}

/** Paper and ribbon; one that was asked for by name is a thing of its own. */
function stuffOf(
  model: Model,
  { colour, random, wears }: ThingLook,
): { wrap: number; lid: Model; band: Model; satin: number } {
  const { kit } = model;
  const ribbon = wears.find(({ thing }) => thing === 'ribbon');
  const isRed = ribbon?.colour && ribbon.colour[0] > ribbon.colour[1] * 3;
  const papers = isRed ? ['#e9dfc9', '#1f4a38'] : ['#8e1424', '#1f4a38', '#e9dfc9'];
  const paper = wears.find(({ thing }) => thing === 'wrapping_paper');
  const wrap =
    metalOf(kit, paper?.material ?? null) ??
    paint(kit, paper?.colour ?? colour ?? random.pick(papers), { coat: 0.4, rough: 0.3 });
  const isPale = colour !== null && Math.min(...colour) > 0.5;
  const satin = paint(kit, ribbon?.colour ?? (isPale ? '#9c1420' : '#e3c067'), {
    coat: 0.8,
    rough: 0.25,
  });
  return {
    wrap,
    lid: paper ? { ...model, object: addThing(kit, 'wrapping_paper') } : model,
    band: ribbon ? { ...model, object: addThing(kit, 'ribbon') } : apart(model, 'gift ribbon'),
    satin,
  };
}

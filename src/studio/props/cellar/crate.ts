import { oak } from '#studio/props/cellar/oak.ts';
import { addInscription } from '#studio/props/making/inscription.ts';
import { addBow } from '#studio/props/party/bow.ts';
import { addBox, paint, startModel, within } from '#studio/props/making/model.ts';
import { addThing } from '#studio/props/making/place.ts';
import { strew } from './straw.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Its top when it is turned over. */
export const CRATE = { half: 17, top: 14 } as const;

const PAINTED = { coat: 0.1, rough: 0.6 } as const;

/** Half its width and depth: for six bottles, and for twelve. */
const [SIX, TWELVE] = [
  [CRATE.half, 12],
  [20.4, 14.8],
] as const;

/** An open wooden case with wood wool; its boards are painted where a colour was said. */
export const makeCrate: MakeThing = (kit, place, { states, random, text, wears, colour }) => {
  const model = startModel(kit, place, 'crate');
  const pine = colour ? paint(kit, colour, PAINTED) : oak(kit, [206, 168, 118], 0.15);
  const pale = colour ? pine : oak(kit, [226, 194, 146], 0.15);
  const h = 12;
  const [w, d] = states.includes('wide') ? TWELVE : SIX;
  addBox(model, { at: [0, 0.5, 0], half: [w, 0.5, d] }, pine);
  for (const s of [-1, 1]) {
    for (let k = 0; k < 3; k++) {
      addBox(model, { at: [0, 2.4 + k * 4.1, s * d], half: [w, 1.5, 0.5] }, pine);
      addBox(model, { at: [s * w, 2.4 + k * 4.1, 0], half: [0.5, 1.5, d] }, pine);
    }
    // Posts outside the slats: several crates upon each other are still told apart.
    for (const z of [-1, 1]) {
      addBox(
        model,
        { at: [s * (w - 1.3), h / 2 + 0.2, z * (d + 0.8)], half: [1.3, h / 2, 0.4] },
        pale,
      );
      addBox(model, { at: [s * (w - 1.2), h / 2, z * (d - 1.2)], half: [1, h / 2, 1] }, pine);
    }
  }
  if (text) {
    // Between the slats letters would be cut: they stand on a dark board of their own.
    addBox(model, { at: [0, 6.6, d + 0.7], half: [w - 2.4, 4.4, 0.2] }, oak(kit, [104, 68, 40]));
    addInscription(model, {
      text,
      at: [0, 6.6, d + 0.94],
      size: [w * 2 - 7, 8],
      face: 'cinzel',
      ink: '#fff0d0',
      maxLines: 2,
    });
  }
  const ribbon = wears.find(({ thing }) => thing === 'ribbon');
  if (ribbon) {
    const band = { ...model, object: addThing(kit, 'ribbon') };
    const satin = paint(kit, ribbon.colour ?? '#9c1420', { coat: 0.8, rough: 0.22 });
    addBox(band, { at: [0, 6.4, d + 0.75], half: [w + 0.3, 1.3, 0.12] }, satin);
    for (const s of [-1, 1])
      addBox(band, { at: [s * (w + 0.6), 6.4, 0], half: [0.12, 1.3, d] }, satin);
    addBow(within(band, [0, 6.4, d + 1], { x: Math.PI / 2 }), satin, 5);
  }
  // Turned over, it is a table.
  if (states.includes('upturned')) {
    for (let k = -2; k <= 2; k++)
      addBox(model, { at: [0, CRATE.top - 0.5, k * 4.9], half: [w, 0.5, 2.2] }, pine);
    return;
  }
  const y = states.includes('holding') ? 5 : 8.4;
  const bed = { ...model, object: addThing(kit, 'straw') };
  addBox(bed, { at: [0, y / 2, 0], half: [w - 1.5, y / 2, d - 1.5] }, paint(kit, '#a98d58'));
  strew(bed, { half: [w - 3, d - 3], y: y + 0.3, count: 150, random, isFlat: true });
};

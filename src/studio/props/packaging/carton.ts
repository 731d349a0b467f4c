import { addInscription } from '#studio/props/making/inscription.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import { SIDES } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { cardboard } from './cardboard.ts';

/** Room for three bottles across and two deep. */
export const CARTON = { half: [13.4, 9.6] } as const;

/** A cardboard box for six bottles, taped shut or with its flaps up. */
export const makeCarton: MakeThing = (kit, place, { states, colour, text }) => {
  const isOpen = states.includes('open') || states.includes('holding');
  // What stands in it stands in rows across: the more it is turned, the more its walls cut through them.
  const turn = text || isOpen ? 0.12 : 0.5;
  const model = within(startModel(kit, place, 'carton'), [0, 0, 0], { y: turn });
  const board = colour ? paint(kit, colour, { coat: 0.05, rough: 0.7 }) : cardboard(kit);
  const [w, d, h] = [CARTON.half[0], CARTON.half[1], 16];
  for (const s of SIDES) {
    addBox(model, { at: [0, h / 2, s * d], half: [w, h / 2, 0.25] }, board);
    addBox(model, { at: [s * w, h / 2, 0], half: [0.25, h / 2, d] }, board);
    if (!isOpen) continue;
    addBox(
      model,
      { at: [0, h + 2.6, s * (d + 3)], half: [w, 0.2, 4], turn: { x: -s * -0.75 } },
      board,
    );
    addBox(
      model,
      { at: [s * (w + 3), h + 2.6, 0], half: [4, 0.2, d], turn: { z: s * 0.75 } },
      board,
    );
  }
  addBox(model, { at: [0, 0.3, 0], half: [w, 0.3, d] }, board);
  const print = apart(model, 'print');
  const ink = paint(kit, '#4a2a16', { coat: 0, rough: 0.8 });
  if (text)
    addInscription(model, {
      text,
      at: [0, 8.4, d + 0.3],
      size: [w * 2 - 3, 10],
      face: 'josefinBold',
      ink: '#3a2012',
      maxLines: 3,
    });
  else addPrint(print, d, ink);
  if (isOpen) return;
  addBox(model, { at: [0, h, 0], half: [w, 0.25, d] }, board);
  const tape = paint(kit, '#d9b57c', { coat: 0.7, rough: 0.15 });
  addBox(print, { at: [0, h + 0.28, 0], half: [w, 0.03, 1.7] }, tape);
  for (const s of SIDES)
    addBox(print, { at: [s * (w + 0.27), h - 2.5, 0], half: [0.03, 2.6, 1.7] }, tape);
};

function addPrint(print: Model, d: number, ink: MaterialRef): void {
  addBox(print, { at: [-4, 9, d + 0.26], half: [3, 3, 0.04] }, ink);
  addBox(print, { at: [5, 10.5, d + 0.26], half: [3.6, 0.5, 0.04] }, ink);
  addBox(print, { at: [5, 8, d + 0.26], half: [2.6, 0.35, 0.04] }, ink);
}

import { oak } from '#studio/props/cellar/oak.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { metalOf } from '#studio/props/making/made-of.ts';
import { addBox, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { SIDES } from '#studio/props/making/joinery.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A garden bench of slats with a back and arms; of stone, a slab on its two feet. */
export const makeBench: MakeThing = (kit, place, { colour, material, word }) => {
  const model = within(startModel(kit, place, 'bench'), [0, 0, 0], { y: -0.22 });
  const isStone = material === 'stone' || material === 'slate' || /^stein/i.test(word);
  if (isStone || material === 'marble') return addSlab(model, stoneOf(kit, isStone));
  const wood = colour ? paint(kit, colour, { coat: 0.3, rough: 0.4 }) : oak(kit, [142, 98, 58]);
  addSlats(model, metalOf(kit, material) ?? wood);
};

const stoneOf = (kit: Kit, isRough: boolean): MaterialRef =>
  isRough
    ? skinOf(
        kit,
        '#b9ae9a',
        [
          ['#968b77', 9, 0.5, 0.68, 0.6, -0.4],
          ['#d6ccb8', 22, 0.6, 0.72, 0.5, 0.3],
        ],
        { bump: 1.8, scale: [1 / 30, 1 / 30], coat: 0.03, rough: 0.85 },
      )
    : skinOf(kit, '#ebe8e2', [['#b9b6b2', 7, 0.56, 0.6, 0.5]], {
        scale: [1 / 40, 1 / 40],
        coat: 0.6,
        rough: 0.15,
      });

function addSlab(model: Model, stone: MaterialRef): void {
  addBox(model, { at: [0, 41, 0], half: [76, 4.4, 24] }, stone);
  for (const s of SIDES) {
    addBox(model, { at: [s * 50, 18.5, 0], half: [9, 18.5, 19] }, stone);
    addBox(model, { at: [s * 50, 2.5, 0], half: [12, 2.5, 21] }, stone);
  }
}

function addSlats(model: Model, wood: MaterialRef): void {
  for (let i = 0; i < 5; i++)
    addBox(model, { at: [0, 44, 18 - i * 9], half: [72, 1.4, 3.8] }, wood);
  for (let i = 0; i < 4; i++)
    addBox(
      model,
      { at: [0, 56 + i * 9.5, -23 - i * 1.6], half: [72, 3.6, 1.2], turn: { x: -0.16 } },
      wood,
    );
  for (const s of SIDES) {
    addBox(model, { at: [s * 67, 32, 18], half: [3, 32, 3] }, wood);
    addBox(model, { at: [s * 67, 45, -25], half: [3, 45, 3], turn: { x: -0.1 } }, wood);
    addBox(model, { at: [s * 67, 40, -2], half: [2.6, 3, 22] }, wood);
    addBox(model, { at: [s * 67, 65, -2], half: [4, 1.6, 25] }, wood);
  }
}

import { addLeafBlade, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addClam } from './seafood/bivalve.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { GARNISH } from '#studio/props/plating/components/greens/garnish.ts';
import { HERBS } from '#studio/props/plating/components/greens/herbs.ts';
import { PASTA } from '#studio/props/plating/components/pasta.ts';
import { SAUCES } from '#studio/props/plating/components/sauces.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const CLAMS = /vongol|clam|palourde|almeja/;
const PALE = /truff|tartuf|trufa|carbonara|tajarin|tagliolini|alfredo|cacio/;

/** Open clams on the nest, parsley over them. */
function addClams(model: Model): void {
  for (let i = 0; i < 9; i++) {
    const [a, r] = [i * 2.4, 6.2 * Math.sqrt((i + 0.3) / 9)];
    const at: Vec3 = [Math.cos(a) * r, 3.5 - r * 0.26, Math.sin(a) * r];
    addClam(within(model, at, { y: Math.sin(a * 1.7) * 1.1, x: 0.2 }), 1.9);
  }
  const parsley = paint(model.kit, '#3f9436', { translucency: 0.3 });
  for (let i = 0; i < 16; i++) {
    const [a, r] = [i * 2.4 + 1, 6 * Math.sqrt(i / 16)];
    addLeafBlade(model, {
      from: [Math.cos(a) * r, 3.9 - r * 0.2, Math.sin(a) * r],
      to: [Math.cos(a) * r + 0.7, 4.2 - r * 0.2, Math.sin(a) * r + 0.3],
      width: 0.5,
      material: parsley,
    });
  }
}

/** A nest of spaghetti with tomato sauce and basil, cream or clams by its name. */
export const makePasta: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 10.8);
  const { random } = look;
  const model = within(startModel(kit, place, 'pasta'), [0, 0.7, 0]);
  PASTA.spaghetti.lay(model, { random, reach: 7 });
  if (CLAMS.test(look.word)) return addClams(model);
  const isPale = PALE.test(look.word);
  const sauce = isPale ? SAUCES.creamSauce : SAUCES.tomatoSauce;
  sauce.ladle!(within(model, [0, 2.6, 0]), { random, reach: 5 });
  const over = isPale ? GARNISH.pepper : HERBS.basil;
  GARNISH.cheeseShavings.lay(within(model, [-1, 3, 1.4]), { random, reach: 3 });
  over.lay(within(model, [0.4, 3.3, -0.2]), { random, reach: 3 });
};

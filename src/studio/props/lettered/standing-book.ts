import { addInscription } from '#studio/props/making/inscription.ts';
import { addBox, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const [WIDTH, HEIGHT, THICK] = [15, 21, 2.4];

/** A cloth-bound book propped up, its title on the cover. */
export const makeStandingBook: MakeThing = (kit, place, { text, colour }) => {
  const model = within(startModel(kit, place, 'book'), [0, 0.4, 0], { x: -0.16, y: 0.1 });
  const cloth = paint(kit, colour ?? '#5a1a22', { coat: 0.2, rough: 0.5 });
  addBox(
    model,
    { at: [0.3, HEIGHT / 2, 0], half: [WIDTH / 2 - 0.4, HEIGHT / 2 - 0.4, THICK / 2 - 0.2] },
    paint(kit, '#d9ccb0', { coat: 0 }),
  );
  for (const z of [-1, 1])
    addBox(
      model,
      { at: [0, HEIGHT / 2, (z * THICK) / 2], half: [WIDTH / 2, HEIGHT / 2, 0.2] },
      cloth,
    );
  addBox(model, { at: [-WIDTH / 2, HEIGHT / 2, 0], half: [0.2, HEIGHT / 2, THICK / 2] }, cloth);
  if (!text) return;
  addInscription(model, {
    text,
    at: [0.3, HEIGHT * 0.56, THICK / 2 + 0.25],
    size: [WIDTH - 2.4, HEIGHT * 0.6],
    face: 'playfairBlack',
    ink: '#ecc766',
    maxLines: 4,
  });
};

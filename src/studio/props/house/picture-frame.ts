import { addInscription } from '#studio/props/making/inscription.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addFramed, giltOf } from './framed.ts';

/** A gilt frame with a small landscape: sky, hills and a field. */
export const makePictureFrame: MakeThing = (kit, place, { colour, text }) => {
  const model = within(startModel(kit, place, 'picture_frame'), [0, 0, 0], { x: -0.14 });
  const frame = colour ? paint(kit, colour, { coat: 0.5, rough: 0.3 }) : giltOf(model);
  addFramed(
    model,
    { width: 38, height: 30, bar: 4 },
    { frame, face: paint(kit, text ? '#f4ecdb' : '#9fc0d4', { coat: 0.3 }) },
  );
  if (text) {
    addInscription(model, {
      text,
      at: [0, 15, 0.05],
      size: [27, 19],
      face: 'playfair',
      ink: '#2c2019',
    });
    return;
  }
  const picture = apart(model, 'painting');
  addBox(picture, { at: [0, 9, 0.02], half: [15, 5, 0.1] }, paint(kit, '#7c9a45', { coat: 0.3 }));
  addBox(
    picture,
    { at: [-6, 14, 0.01], half: [8, 3, 0.1], turn: { z: 0.2 } },
    paint(kit, '#5c7d4e', { coat: 0.3 }),
  );
  addBox(
    picture,
    { at: [7, 14, 0], half: [8, 3, 0.1], turn: { z: -0.16 } },
    paint(kit, '#6f8f5a', { coat: 0.3 }),
  );
  addBox(
    picture,
    { at: [3, 8, 0.06], half: [1.2, 4, 0.1], turn: { z: -0.3 } },
    paint(kit, '#d8b981', { coat: 0.3 }),
  );
};

import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBox,
  addPanel,
  addTube,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import { roundedRect } from '#studio/props/tableware.ts';

/** Open, with writing on both pages and a ribbon. */
export const makeNotebook: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'notebook');
  addPanel(model, {
    outline: roundedRect(27, 18.4, 0.8),
    thickness: 0.5,
    material: paint(kit, colour ?? '#5a2a22', { coat: 0.3 }),
  });
  const paper = paint(kit, '#f3ecdb', { coat: 0.05 });
  const written = textured(kit, 'notebook page', {
    painter: 'handwriting',
    params: { seed: 7, ink: [40, 44, 78] },
    share: 0.4,
    aspect: 1.4,
    hasRelief: false,
    wrap: 'clamp',
  });
  for (const s of [-1, 1]) {
    addBox(model, { at: [s * 6.5, 1, 0], half: [6.3, 0.5, 8.7], turn: { z: s * 0.05 } }, paper);
    const page = within(model, [s * 6.5, 1.55, 0], { z: s * 0.05 });
    addPanel(page, {
      outline: [
        [6.1, 8.5],
        [6.1, -8.5],
        [-6.1, -8.5],
        [-6.1, 8.5],
      ],
      thickness: 0.06,
      material: written,
      side: paper,
    });
  }
  addTube(
    model,
    [
      [0, 1.7, -8.6],
      [0.4, 1.75, 2],
      [0.8, 1, 9.4],
      [1, 0.2, 11.4],
    ],
    { radius: 0.22, material: paint(kit, '#a3262a') },
  );
};

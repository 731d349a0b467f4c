import { addPanel, around, paint, startModel, textured } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Long-play record, half out of its sleeve. */
export const makeVinylRecord: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'vinyl_record');
  const sleeve = paint(kit, colour ?? '#b5502c', { coat: 0.3, rough: 0.35 });
  addPanel(model, {
    outline: [
      [15.7, 15.7],
      [15.7, -15.7],
      [-15.7, -15.7],
      [-15.7, 15.7],
    ],
    thickness: 0.4,
    material: sleeve,
    at: [-5, 0, -1],
    turn: { y: 0.12 },
  });
  addPanel(model, {
    outline: around(40, () => 7),
    thickness: 0.05,
    material: paint(kit, '#efdcb0'),
    at: [-9, 0.42, -1],
  });
  const vinyl = textured(
    kit,
    'record',
    {
      painter: 'record',
      params: { seed: 3, label: [206, 164, 70] },
      share: 0.6,
      wrap: 'clamp',
      bump: 0.5,
    },
    { coat: 1, rough: 0.12 },
  );
  addPanel(model, {
    outline: around(72, () => 15),
    thickness: 0.25,
    material: vinyl,
    side: paint(kit, '#0c0c0d', { coat: 1, rough: 0.2 }),
    at: [7, 0.6, 2],
  });
};

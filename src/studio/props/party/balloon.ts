import {
  addBlob,
  addLathe,
  addTube,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { PARTY_COLOURS } from '#studio/props/party/party-colours.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** It floats on its string. */
export const makeBalloon: MakeThing = (kit, place, { colour, random }) => {
  const model = startModel(kit, place, 'balloon');
  const rubber = paint(kit, colour ?? random.pick(PARTY_COLOURS), {
    coat: 1,
    rough: 0.06,
    translucency: 0.3,
  });
  const lift = 22 + random.range(-2, 5);
  const lean = random.range(-1.6, 1.6);
  addBlob(model, {
    at: [lean, lift + 9, 0],
    radii: [7, 8.4, 7],
    material: rubber,
    swell: ([, y]) => (y < 0 ? 1 + 0.12 * y * y : 1),
    rings: 24,
    sides: 34,
  });
  addLathe(
    model,
    [
      [0.3, 0.6],
      [0.5, 0],
      [1, -0.9],
      [0.8, -1],
    ],
    rubber,
    { at: [lean, lift - 0.6, 0] },
  );
  addTube(
    model,
    curve(
      [
        [lean, lift - 1, 0],
        [lean * 0.6 + 0.7, lift * 0.6, 0.4],
        [-0.5, lift * 0.3, -0.3],
        [0, 0.1, 0],
      ],
      10,
    ),
    { radius: 0.09, material: paint(kit, '#ece6d8'), sides: 5 },
  );
};

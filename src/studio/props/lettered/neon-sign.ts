import { addNeon } from '#studio/props/making/inscription.ts';
import {
  addBox,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  tint,
} from '#studio/props/making/model.ts';
import { pathOf, SIDES } from '#studio/props/making/joinery.ts';
import { scale } from '#studio/vector.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const PINK = '#ff4f8b';
const GLASS = [
  '-6 24 0, -5 16 0, 0 13 0, 5 16 0, 6 24 0, -6 24 0',
  '0 13 0, 0 5 0',
  '-5 5 0, 5 5 0',
];

/** Glowing letters on a dark board with its cable; without words of its own it draws a glass. */
export const makeNeonSign: MakeThing = (kit, place, { text, colour }) => {
  const model = startModel(kit, place, 'neon_sign');
  const light = colour ?? tint(PINK);
  const [w, h] = [text && text.length > 14 ? 64 : 52, 26];
  // Its colour is that of its light.
  const board = text ? model : apart(model, 'board');
  addBox(
    board,
    { at: [0, h / 2 + 2, -1.6], half: [w / 2 + 1.4, h / 2 + 1.4, 0.5] },
    paint(kit, '#15121a'),
  );
  for (const s of SIDES)
    addBox(board, { at: [s * (w / 2 - 6), 1, -2], half: [1.4, 1, 4] }, paint(kit, '#26222c'));
  const radiance = scale(light, 7);
  if (text) {
    addNeon(model, {
      text,
      at: [0, h / 2 + 2, 0],
      size: [w, h],
      face: 'josefinBold',
      ink: '#15121a',
      ground: '#1d1720',
      radiance,
    });
  } else {
    const glow = paint(kit, light, { coat: 0.6, rough: 0.1 });
    for (const path of GLASS) addTube(model, curve(pathOf(path)), { radius: 0.5, material: glow });
  }
  kit.scene.lights.push({
    kind: 'point',
    center: model.put([0, h / 2 + 2, 9]),
    radius: 5,
    intensity: scale(light, 420),
  });
};

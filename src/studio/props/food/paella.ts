import { makePrawn } from './seafood/prawn.ts';
import { metal } from '#studio/props/making/kit.ts';
import {
  addBall,
  addBlob,
  addLathe,
  addPanel,
  addTube,
  around,
  curve,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import { asSide } from '#studio/props/plating/as-side.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A wide pan of yellow rice with prawns, mussels, peas and lemon. */
export const makePaella: MakeThing = (kit, place, look) => {
  const { random } = look;
  const model = startModel(kit, place, 'paella');
  const iron = metal(kit, [0.16, 0.155, 0.15], 0.35);
  addLathe(
    model,
    [
      [AXIS, 0.1],
      [14, 0.1],
      [16.6, 2.6],
      [17, 3],
      [16.5, 3.1],
      [13.8, 0.7],
      [AXIS, 0.6],
    ],
    iron,
  );
  for (const s of [-1, 1])
    addTube(
      model,
      curve([
        [s * 16, 2.6, -3.2],
        [s * 19.6, 3.4, -2.4],
        [s * 19.6, 3.4, 2.4],
        [s * 16, 2.6, 3.2],
      ]),
      { radius: 0.5, material: iron },
    );
  const rice = textured(
    kit,
    'paella rice',
    {
      painter: 'mottled',
      params: {
        seed: 3,
        tone: [214, 152, 46],
        marks: [
          { tone: [242, 204, 116], cells: 50, from: 0.5, to: 0.6, amount: 0.9, height: 0.7 },
          { tone: [196, 110, 22], cells: 6, from: 0.55, to: 0.75, amount: 0.6 },
        ],
      },
      share: 0.5,
      bump: 3,
      wrap: 'clamp',
    },
    { coat: 0.35 },
  );
  addPanel(model, {
    outline: around(48, () => 15.4),
    thickness: 0.3,
    material: rice,
    at: [0, 1.7, 0],
  });
  const grain = paint(kit, '#ecc468', { coat: 0.5, rough: 0.25, translucency: 0.2 });
  for (let i = 0; i < 420; i++) {
    const [a, r] = [i * 2.39996, 15 * Math.sqrt((i + 0.5) / 420)];
    addBlob(model, {
      at: [Math.cos(a) * r, 2.02 + random.range(0, 0.16), Math.sin(a) * r],
      radii: [0.44, 0.17, 0.2],
      turn: { y: random.range(0, 3.14), z: random.range(-0.4, 0.4) },
      material: grain,
      rings: 4,
      sides: 5,
    });
  }
  const black = paint(kit, '#14161d', { coat: 1, rough: 0.12 });
  const meat = paint(kit, '#e8924a', { coat: 0.8, rough: 0.2 });
  const mussels = asSide(model, look, 'mussels');
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 6.283 + 0.4;
    const part = within(mussels, [Math.cos(a) * 11, 2.2, Math.sin(a) * 11], { y: -a, z: 0.4 });
    for (const s of [-1, 1])
      addBlob(part, {
        at: [0, 0.5, s * 0.65],
        radii: [2.4, 0.5, 1.1],
        turn: { x: s * 0.55 },
        material: black,
        rings: 8,
      });
    addBlob(part, { at: [0.2, 0.6, 0], radii: [1.6, 0.5, 0.6], material: meat, rings: 8 });
  }
  const pea = paint(kit, '#5a9a34', { coat: 0.5 });
  const pepper = paint(kit, '#b8281a', { coat: 0.8, rough: 0.2 });
  for (let i = 0; i < 26; i++) {
    const a = i * 2.4;
    const r = 13.5 * Math.sqrt(i / 26);
    addBall(model, [Math.cos(a) * r, 2.3, Math.sin(a) * r], 0.5, pea);
    if (i % 4 === 0)
      addTube(
        model,
        curve([
          [Math.cos(a) * r * 0.8, 2.3, Math.sin(a) * r * 0.8],
          [Math.cos(a) * r * 0.8 + 1.5, 2.6, Math.sin(a) * r * 0.8 + 0.9],
          [Math.cos(a) * r * 0.8 + 3.4, 2.2, Math.sin(a) * r * 0.8],
        ]),
        { radius: 0.4, material: pepper },
      );
  }
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * 6.283 + 0.7;
    const at = model.put([Math.cos(a) * 5.4, 1.8, Math.sin(a) * 5.4]);
    makePrawn(kit, { position: at, yaw: a }, { ...look, random: random.fork(`prawn ${i}`) });
  }
};

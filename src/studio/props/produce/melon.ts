import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addLathe,
  addPanel,
  around,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** Half a melon with its flesh and seeds, another half behind it. */
export const makeMelon: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'melon');
  half(within(model, [0, 5.2, 1.5], { x: 1.12 }));
  addBlob(model, {
    at: [-6.4, 5.8, -6],
    radii: [6.4, 5.9, 6.4],
    material: rind(model),
    swell: ([x, , z]) => 1 - 0.03 * (1 - Math.abs(Math.sin(Math.atan2(z, x) * 5))),
    sides: 50,
  });
};

const rind = ({ kit }: Model): number =>
  skinOf(
    kit,
    '#cdb87e',
    [
      ['#a99a5a', 26, 0.5, 0.6, 0.8, 0.4],
      ['#7d9150', 4, 0.6, 0.8, 0.5],
    ],
    {
      bump: 1,
      coat: 0.1,
      rough: 0.6,
    },
  );

function half(model: Model): void {
  const { kit } = model;
  addLathe(
    model,
    [
      [AXIS, -5.8],
      [3.4, -5],
      [5.4, -2.6],
      [6.1, 0],
    ],
    rind(model),
  );
  addPanel(model, {
    outline: around(44, () => 6.1),
    thickness: 0.05,
    material: paint(kit, '#c3cf8a'),
  });
  addPanel(model, {
    outline: around(44, () => 5.6),
    thickness: 0.12,
    material: skinOf(kit, '#ef9236', [['#f6b25c', 6, 0.5, 0.8, 0.6]], { coat: 0.7, rough: 0.2 }),
  });
  addPanel(model, {
    outline: around(30, (a) => 2.4 + 0.2 * Math.sin(a * 5)),
    thickness: 0.2,
    material: paint(kit, '#b7591c', { coat: 0.8 }),
  });
  for (let i = 0; i < 26; i++) {
    const [a, r] = [i * 2.4, 2.1 * Math.sqrt(i / 26)];
    addBlob(model, {
      at: [Math.cos(a) * r, 0.3, Math.sin(a) * r],
      radii: [0.42, 0.2, 0.2],
      turn: { y: a },
      material: paint(kit, '#f0dca0', { coat: 0.7 }),
      rings: 5,
      sides: 7,
    });
  }
}

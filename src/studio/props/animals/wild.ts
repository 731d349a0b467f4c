import { pathOf, SIDES } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBlob,
  addLathe,
  addTube,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { furOf } from './fur.ts';

const EYE = { coat: 1, rough: 0.03 } as const;

/** Sitting with its brush round its feet: pointed ears, white throat, dark stockings. */
export const makeFox: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.45 }, 'fox');
  const fur = furOf(kit, colour, ['#c4621c', '#94430e', '#e0873c']);
  const white = furOf(kit, null, ['#e9e2d4', '#c9bfae', '#f6f2ea']);
  const dark = furOf(kit, null, ['#2c211a', '#18110c', '#46362a']);
  addBlob(model, { at: [0, 14, -5], radii: [9, 14, 11], material: fur });
  addBlob(model, { at: [0, 24, 1], radii: [6.4, 12, 6.4], turn: { x: 0.2 }, material: fur });
  addBlob(model, { at: [0, 25, 4.2], radii: [4.2, 9, 4.4], turn: { x: 0.2 }, material: white });
  for (const s of SIDES) {
    addTube(model, curve(pathOf(`${s * 3.4} 20 4, ${s * 3.6} 11 6.4, ${s * 3.4} 1.6 7`)), {
      radius: (t) => 2.5 - 0.7 * t,
      material: fur,
      sides: 12,
    });
    addTube(model, curve(pathOf(`${s * 3.6} 9 6.6, ${s * 3.4} 1.4 7.2`)), {
      radius: 2.15,
      material: dark,
      sides: 12,
    });
    addBlob(model, { at: [s * 3.5, 1.3, 8.6], radii: [2.2, 1.4, 3], material: dark });
    addBlob(model, { at: [s * 7.4, 7, -1], radii: [4, 7, 8], material: fur });
  }
  addTube(model, curve(pathOf('6 3.4 -13, 16 4 -6, 16 4 5, 7 3.4 12'), 9), {
    radius: (t) => 2.2 + 3 * Math.sin(t * 2.7),
    material: fur,
    sides: 14,
  });
  addBlob(model, { at: [5.6, 3.4, 12.6], radii: [3.6, 2.6, 2.8], material: white });
  foxHead(within(model, [0, 38, 5], { y: -0.25, x: 0.08 }), { fur, white, dark });
};

function foxHead(
  head: Model,
  { fur, white, dark }: Record<'fur' | 'white' | 'dark', number>,
): void {
  const { kit } = head;
  addBlob(head, { radii: [7.4, 6, 6.4], material: fur });
  addBlob(head, { at: [0, -2, 7.6], radii: [2.7, 2.2, 6], turn: { x: 0.12 }, material: fur });
  addBall(head, [0, -1.9, 13.6], 1.15, paint(kit, '#120d0a', { coat: 0.8 }));
  for (const s of SIDES) {
    addBlob(head, { at: [s * 4.6, -2.8, 3.4], radii: [3.6, 2.6, 3.6], material: white });
    addBlob(head, { at: [s * 1.4, -3.4, 8], radii: [1.6, 1.3, 4.6], material: white });
    addLathe(
      head,
      [
        [2.9, 0],
        [2, 3.6],
        [AXIS, 7.4],
      ],
      fur,
      { at: [s * 4.4, 4, -0.4], turn: { z: s * -0.2 } },
    );
    addLathe(
      head,
      [
        [1.1, 0],
        [AXIS, 2.6],
      ],
      dark,
      { at: [s * 5.2, 8.6, -0.4], turn: { z: s * -0.2 } },
    );
    addBall(head, [s * 2.8, 0.9, 5.5], 1.05, paint(kit, '#c98a20', EYE));
    addBall(head, [s * 2.85, 0.9, 6.1], 0.7, paint(kit, '#0b0806', EYE));
  }
}

/** Sitting up, ears raised. */
export const makeRabbit: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.7 }, 'rabbit');
  const fur = furOf(kit, colour, ['#9a8264', '#6f5b42', '#bda88a']);
  const white = furOf(kit, null, ['#ece6da', '#cfc6b6', '#f7f4ee']);
  addBlob(model, { at: [0, 8.4, -4], radii: [7, 8.6, 9.4], material: fur });
  addBlob(model, { at: [0, 10, 3.4], radii: [5, 7.6, 5], turn: { x: 0.25 }, material: fur });
  addBlob(model, { at: [0, 9.4, 6], radii: [3.4, 5.4, 3.4], material: white });
  addBall(model, [0, 5.4, -13], 2.6, white);
  for (const s of SIDES) {
    addBlob(model, { at: [s * 5.4, 5, -3], radii: [3.4, 5, 6.4], material: fur });
    addBlob(model, { at: [s * 5, 1.2, 2.6], radii: [1.9, 1.3, 5], material: fur });
    addBlob(model, { at: [s * 2.2, 3.4, 7.4], radii: [1.5, 3.6, 1.6], material: fur });
  }
  const head = within(model, [0, 18.6, 6], { y: -0.3 });
  addBlob(head, { radii: [4.6, 4.6, 5.6], material: fur });
  addBlob(head, { at: [0, -1.6, 4.4], radii: [2.4, 1.9, 1.9], material: white });
  addBall(head, [0, -0.8, 6.2], 0.6, paint(kit, '#c98a86', { coat: 0.4 }));
  for (const s of SIDES) {
    addBall(head, [s * 3.6, 0.9, 2.8], 1.05, paint(kit, '#140d08', EYE));
    const ear = { turn: { z: s * -0.16, x: -0.15 } };
    addBlob(head, { at: [s * 2.4, 9.6, -1.4], radii: [1.7, 6.6, 0.9], ...ear, material: fur });
    addBlob(head, {
      at: [s * 2.45, 9.6, -0.8],
      radii: [1.05, 5.4, 0.6],
      ...ear,
      material: paint(kit, '#d9a89a', { coat: 0 }),
    });
  }
};

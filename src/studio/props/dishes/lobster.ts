import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBall,
  addBlob,
  addTube,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addOval } from '#studio/props/plate-under.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** Its claws come towards the guest, and it takes less of the table's width. */
const ASLANT = 0.75;

/** Boiled red, seen from above: claws forward, ringed tail, long feelers. */
export const makeLobster: MakeThing = (kit, place, look) => {
  const isBare = look.states.includes('bare');
  if (!isBare) {
    const material = paint(kit, look.plate ?? '#e9e5dc', { coat: 0.8, rough: 0.16 });
    const platter = within(startModel(kit, place, 'plate'), [2, 0, -1.6], { y: ASLANT });
    addOval(platter, { half: [18.5, 11], material });
  }
  const lift = isBare ? 0 : 0.7;
  const model = within(startModel(kit, place, 'lobster'), [0, lift, 0], { y: ASLANT });
  const shell = skinOf(
    kit,
    '#a3260f',
    [
      ['#5e1208', 6, 0.46, 0.7, 0.8],
      ['#d8693c', 12, 0.58, 0.76, 0.6, 0.3],
    ],
    {
      bump: 1.8,
      coat: 0.8,
      rough: 0.18,
    },
  );
  addBlob(model, {
    at: [-2, 3, 0],
    radii: [6.6, 2.9, 3.4],
    material: shell,
    swell: ([x]) => 1 - 0.25 * Math.max(0, -x),
  });
  for (let i = 0; i < 6; i++)
    addBlob(model, {
      at: [5 + i * 2.1, 2.7 - i * 0.2, 0],
      radii: [1.7, 2.5 - i * 0.22, 3 - i * 0.22],
      material: shell,
      rings: 10,
    });
  for (let i = -2; i <= 2; i++)
    addBlob(model, {
      at: [18.4, 1.2, i * 1.7],
      radii: [2.6, 0.5, 1.2],
      turn: { y: -i * 0.35 },
      material: shell,
      rings: 8,
    });
  for (const s of [-1, 1]) {
    addClaw(model, shell, s);
    for (let i = 0; i < 4; i++) addLeg(model, shell, [-4 + i * 2.2, s]);
    addTube(
      model,
      curve(
        [
          [-8.2, 3.6, s * 0.8],
          [-12, 6.5, s * 3],
          [-9, 7.6, s * 10],
          [3, 4.5, s * 15],
        ],
        10,
      ),
      {
        radius: (t) => 0.26 * (1 - t) + 0.05,
        material: shell,
        sides: 6,
      },
    );
    addBall(model, [-8, 4, s * 1.1], 0.5, paint(kit, '#16100e', { coat: 1, rough: 0.05 }));
  }
};

function addLeg(model: Model, shell: number, [x, s]: readonly [number, number]): void {
  const path: Vec3[] = [
    [x, 2, s * 2.6],
    [x - 0.6, 3.4, s * 5.4],
    [x - 1.4, 0.4, s * 8.4],
  ];
  addTube(model, curve(path, 5), { radius: (t) => 0.5 - 0.3 * t, material: shell, sides: 6 });
}

function addClaw(model: Model, shell: number, s: number): void {
  addTube(
    model,
    curve(
      [
        [-6, 2.4, s * 2.2],
        [-9, 2.6, s * 5.6],
        [-12, 2.4, s * 6.6],
      ],
      5,
    ),
    { radius: 1, material: shell },
  );
  addBlob(model, {
    at: [-15.4, 2.3, s * 6.4],
    radii: [4.2, 1.6, 2.7],
    turn: { y: s * 0.18 },
    material: shell,
  });
  addBlob(model, {
    at: [-20, 2.3, s * 7.5],
    radii: [3, 1, 1.1],
    turn: { y: s * 0.1 },
    material: shell,
    rings: 9,
  });
  addBlob(model, {
    at: [-19, 2.5, s * 4.7],
    radii: [3, 0.8, 0.9],
    turn: { y: s * -0.25 },
    material: shell,
    rings: 9,
  });
}

import { addBox, addTube, apart, startModel } from '#studio/props/making/model.ts';
import { paint } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

export const BALE = { height: 38, half: 46, depth: 22 } as const;

/** Pressed straw, tied twice, stalks sticking out of it. */
export const makeHayBale: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'hay_bale');
  const straw = skinOf(
    kit,
    '#c9a75a',
    [
      ['#8f7030', 38, 0.5, 0.58, 0.8, -0.8],
      ['#e6cc86', 46, 0.58, 0.68, 0.7, 0.6],
    ],
    { bump: 3.6, scale: [1 / 60, 1 / 16], coat: 0, rough: 0.9 },
  );
  const { height, half, depth } = BALE;
  addBox(model, { at: [0, height / 2, 0], half: [half, height / 2, depth] }, straw);
  const twine = apart(model, 'twine');
  const cord = paint(kit, '#7a4a2a', { coat: 0, rough: 0.8 });
  for (const x of [-20, 20])
    addTube(
      twine,
      [
        [x, 0, depth + 0.4],
        [x, height + 0.3, depth + 0.4],
        [x, height + 0.3, -depth - 0.4],
      ],
      { radius: 0.5, material: cord },
    );
  const stalk = paint(kit, '#dcc078', { coat: 0.1, rough: 0.6 });
  for (let i = 0; i < 90; i++) {
    const foot: Vec3 = [random.range(-half, half), random.range(2, height), depth];
    const tip: Vec3 = [
      foot[0] + random.range(-7, 7),
      foot[1] + random.range(-4, 2),
      depth + random.range(1, 4),
    ];
    addTube(model, [foot, tip], { radius: 0.22, material: stalk, sides: 5 });
  }
};

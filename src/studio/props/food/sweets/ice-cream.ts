import { crystal, matte, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import {
  addBlob,
  addLatheRuns,
  addPanel,
  startModel,
  textured,
} from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const SCOOPS = ['#f6e9c8', '#e79aae', '#6b3f28'] as const;

/** Three scoops in a glass cup with a wafer. */
export const makeIceCream: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'ice_cream');
  const glass = crystal(kit);
  addLatheRuns(model, [
    {
      points: [
        [AXIS, 0.1],
        [3, 0.1],
        [3.1, 0.4],
        [0.7, 1],
        [0.6, 2.4],
        [2.6, 3.6],
        [4.4, 5.4],
        [5, 7.4],
      ],
      material: glass,
    },
    {
      points: [
        [AXIS, 3.2],
        [2.3, 4],
        [4.15, 5.6],
        [4.8, 7.4],
      ],
      material: glass,
      flip: true,
    },
    {
      points: [
        [5, 7.4],
        [4.9, 7.5],
        [4.8, 7.4],
      ],
      material: glass,
    },
  ]);
  const places: readonly Vec3[] = [
    [-1.75, 7, 0.7],
    [1.8, 7, 0.5],
    [0, 9.4, -0.2],
  ];
  places.forEach((at, i) => {
    const tone = colour ?? SCOOPS[i]!;
    const cream = matte(kit, `ice cream ${String(tone)}`, () => ({ ...scoopLook(kit, tone) }));
    addBlob(model, {
      at,
      radii: [2.35, 2.2, 2.35],
      material: cream,
      swell: ([x, y, z]) =>
        y < -0.35
          ? 1.06 + 0.05 * Math.sin(Math.atan2(z, x) * 9 + i)
          : 1 + 0.02 * Math.sin(y * 22 + x * 6),
      rings: 22,
      sides: 34,
    });
  });
  addPanel(model, {
    outline: [
      [0, 0],
      [2.6, -8],
      [-2.6, -8],
    ].map(([x, z]) => [x!, z!] as const),
    thickness: 0.35,
    material: textured(kit, 'wafer', {
      painter: 'weave',
      params: { seed: 3, tone: [214, 158, 84], count: 12 },
      bump: 1.6,
      wrap: 'clamp',
    }),
    at: [2.4, 7.4, -1],
    turn: { x: -1.3, z: -0.35 + random.range(-0.1, 0.1) },
  });
};

function scoopLook(kit: Kit, tone: string | Vec3) {
  const color = typeof tone === 'string' ? undefined : tone;
  const hex = typeof tone === 'string' ? tone : '#ffffff';
  const bytes = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  return {
    ...(color && { color }),
    texture: {
      ...textureOf(kit, bytes),
    },
    coat: 0.35,
    coatRoughness: 0.35,
  };
}

const textureOf = (kit: Kit, tone: number[]) =>
  painted(kit, {
    painter: 'mottled',
    share: 0.15,
    bump: 1.6,
    params: {
      seed: 4,
      tone,
      marks: [
        {
          tone: tone.map((v) => Math.min(255, v * 1.12)),
          cells: 12,
          from: 0.5,
          to: 0.7,
          amount: 0.5,
          height: 0.5,
        },
      ],
    },
  });

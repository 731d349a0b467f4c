import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { toBytes } from '#studio/textures/colour.ts';
import type { Kit } from '#studio/props/kit.ts';
import { skinOf } from '#studio/props/skins.ts';

const hex = (colour: Vec3): string =>
  `#${toBytes(colour)
    .map((v) => Math.max(0, Math.min(255, v)).toString(16).padStart(2, '0'))
    .join('')}`;

/** Short hair in tufts: its own tones, or those of a named colour. */
export function furOf(
  kit: Kit,
  colour: Vec3 | null,
  [tone, dark, light]: readonly [string, string, string],
): MaterialRef {
  const mixed = colour
    ? ([hex(colour), hex(shade(colour, 0.6)), hex(shade(colour, 1.3))] as const)
    : ([tone, dark, light] as const);
  return skinOf(
    kit,
    mixed[0],
    [
      [mixed[1], 26, 0.46, 0.66, 0.8, -0.5],
      [mixed[2], 44, 0.52, 0.7, 0.6, 0.6],
      [mixed[1], 4, 0.5, 0.8, 0.5],
    ],
    {
      bump: 3,
      coat: 0.04,
      rough: 0.8,
    },
  );
}

const shade = (c: Vec3, k: number): Vec3 => [
  Math.min(1, c[0] * k + 0.004),
  Math.min(1, c[1] * k + 0.004),
  Math.min(1, c[2] * k + 0.004),
];

import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { toBytes } from '#studio/textures/colour.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { paint } from '#studio/props/making/model.ts';
import { eachOf } from '#studio/vector.ts';

const hex = (colour: Vec3): string =>
  `#${toBytes(colour)
    .map((v) => Math.max(0, Math.min(255, v)).toString(16).padStart(2, '0'))
    .join('')}`;

/** Black fur still shows its form. */
const DARKEST = 0.016;

/** Short dense hair: its own tones, or those of a named colour. */
export function furOf(
  kit: Kit,
  colour: Vec3 | null,
  [tone, dark, light]: readonly [string, string, string],
): MaterialRef {
  const seen = colour && eachOf(colour, (c) => Math.max(DARKEST, c));
  const mixed = seen
    ? ([hex(seen), hex(shade(seen, 0.78)), hex(shade(seen, 1.3))] as const)
    : ([tone, dark, light] as const);
  return skinOf(
    kit,
    mixed[0],
    [
      [mixed[1], 90, 0.4, 0.7, 0.5, -0.5],
      [mixed[2], 130, 0.45, 0.7, 0.45, 0.5],
      [mixed[2], 3, 0.45, 0.9, 0.3],
    ],
    {
      bump: 1.4,
      coat: 0.04,
      rough: 0.8,
    },
  );
}

/** Single hairs of the same coat: dark ones, its own and light ones. */
export function hairTones(
  kit: Kit,
  colour: Vec3 | null,
  tones: readonly [string, string, string],
): readonly MaterialRef[] {
  const seen = colour && eachOf(colour, (c) => Math.max(DARKEST, c));
  const [own, dark, light] = seen ? [seen, shade(seen, 0.6), shade(seen, 1.5)] : tones;
  return [own, own, dark, light].map((tone) => paint(kit, tone, { coat: 0.05, rough: 0.7 }));
}

const shade = (c: Vec3, k: number): Vec3 => [
  Math.min(1, c[0] * k + 0.004),
  Math.min(1, c[1] * k + 0.004),
  Math.min(1, c[2] * k + 0.004),
];

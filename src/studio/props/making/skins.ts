import { hexBytes } from '#studio/textures/colour.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import type { Kit } from './kit.ts';
import { textured } from './model.ts';
import type { Finish } from './model.ts';

/** Patches: tone, how fine, where they begin and are full, how strong; optionally how high they stand. */
export type Patch = readonly [
  tone: string,
  cells: number,
  from: number,
  to: number,
  amount: number,
  height?: number,
];

/** A grown, baked or roasted skin: one tone under patches of others, made once in a scene. */
export function skinOf(
  kit: Kit,
  tone: string,
  patches: readonly Patch[],
  {
    bump = 0,
    scale,
    share,
    ...finish
  }: Finish & { bump?: number; scale?: readonly [number, number]; share?: number } = {},
): MaterialRef {
  return textured(
    kit,
    `skin ${tone} ${patches.join()} ${bump}`,
    {
      painter: 'mottled',
      params: {
        seed: 5,
        tone: hexBytes(tone),
        marks: patches.map(([mark, cells, from, to, amount, height = 0]) => {
          return { tone: hexBytes(mark), cells, from, to, amount, height };
        }),
      },
      hasRelief: bump > 0,
      ...(bump > 0 && { bump }),
      ...(scale && { scale }),
      ...(share !== undefined && { share }),
    },
    finish,
  );
}

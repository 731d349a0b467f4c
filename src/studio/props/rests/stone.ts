import type { Kit } from '#studio/props/making/kit.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';

/** Weathered stone in a few greys and ochres. */
export const stonesOf = (kit: Kit): readonly MaterialRef[] =>
  ['#a89a84', '#938673', '#b7a98f', '#857a6c'].map((tone) =>
    skinOf(
      kit,
      tone,
      [
        ['#6a6255', 9, 0.48, 0.66, 0.42, -0.4],
        ['#cfc6b2', 26, 0.56, 0.72, 0.36, 0.3],
        // Lichen, and pits as fine as sand.
        ['#8a8a66', 6, 0.6, 0.7, 0.5],
        ['#4a443b', 64, 0.6, 0.74, 0.3, -0.5],
        ['#ddd5c3', 90, 0.62, 0.78, 0.22, 0.3],
      ],
      { bump: 5, scale: [1 / 34, 1 / 34], coat: 0.02, rough: 0.85 },
    ),
  );

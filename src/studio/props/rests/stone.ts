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
        ['#6f665a', 9, 0.5, 0.66, 0.6, -0.5],
        ['#c9bfa8', 22, 0.6, 0.72, 0.45, 0.3],
        ['#7d8060', 5, 0.64, 0.78, 0.4],
      ],
      { bump: 2.4, scale: [1 / 30, 1 / 30], coat: 0.03, rough: 0.8 },
    ),
  );

import { textured } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { hexBytes } from '#studio/textures/colour.ts';

/** Skin with a sunny side; a named colour replaces both. */
export function skin(model: Model, name: string, tones: readonly [string, string]): number {
  const tone = hexBytes(tones[0]);
  const blush = hexBytes(tones[1]);
  return textured(
    model.kit,
    `${name} skin ${tones.join()}`,
    {
      painter: 'mottled',
      params: {
        seed: 7,
        tone,
        marks: [
          { tone: blush, cells: 3, from: 0.34, to: 0.62, amount: 0.9 },
          { tone: blush, cells: 34, from: 0.62, to: 0.8, amount: 0.35 },
          { tone: [250, 236, 190], cells: 60, from: 0.78, to: 0.84, amount: 0.5 },
        ],
      },
      hasRelief: false,
    },
    { coat: 0.75, rough: 0.22 },
  );
}

import type { Kit } from '#studio/props/making/kit.ts';
import { textured } from '#studio/props/making/model.ts';

export const crustOf = (kit: Kit, key: string, tones: readonly [number[], number[]]): number =>
  textured(
    kit,
    `crust ${key}`,
    {
      painter: 'mottled',
      params: {
        seed: 5,
        tone: tones[0],
        marks: [
          { tone: tones[1], cells: 7, from: 0.46, to: 0.72, amount: 0.85 },
          { tone: [250, 226, 180], cells: 30, from: 0.66, to: 0.8, amount: 0.35 },
        ],
      },
      bump: 1.6,
      scale: [1, 4],
    },
    { coat: 0.3, rough: 0.4 },
  );

import type { Kit } from '#studio/props/making/kit.ts';
import { textured } from '#studio/props/making/model.ts';

export const terracotta = (kit: Kit): number =>
  textured(
    kit,
    'terracotta',
    {
      painter: 'mottled',
      params: {
        seed: 6,
        tone: [186, 104, 66],
        marks: [
          { tone: [214, 152, 112], cells: 5, from: 0.5, to: 0.75, amount: 0.6 },
          { tone: [128, 64, 40], cells: 9, from: 0.56, to: 0.72, amount: 0.5 },
          { tone: [228, 200, 170], cells: 26, from: 0.68, to: 0.8, amount: 0.4 },
        ],
      },
      share: 0.35,
      bump: 1.2,
    },
    { coat: 0.04, rough: 0.7 },
  );

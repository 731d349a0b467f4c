import type { Kit } from '#studio/props/kit.ts';
import { textured } from '#studio/props/model.ts';

export const oak = (kit: Kit, tone: readonly number[] = [150, 102, 60]): number =>
  textured(
    kit,
    `old oak ${tone.join()}`,
    {
      painter: 'planks',
      params: { seed: 12, tone: [...tone], planks: 1, gap: 0.002, wear: 0.7 },
      bump: 2,
      scale: [1 / 40, 1 / 60],
    },
    { coat: 0.15, rough: 0.5 },
  );

import type { Kit } from '#studio/props/making/kit.ts';
import { textured } from '#studio/props/making/model.ts';

/** Planed long ago and handled since; new wood is less worn. */
export const oak = (kit: Kit, tone: readonly number[] = [150, 102, 60], wear = 0.7): number =>
  textured(
    kit,
    `old oak ${tone.join()} ${wear}`,
    {
      painter: 'planks',
      params: { seed: 12, tone: [...tone], planks: 1, gap: 0.002, wear },
      bump: 2,
      scale: [1 / 40, 1 / 60],
    },
    { coat: 0.15, rough: 0.5 },
  );

import type { Kit } from '#studio/props/making/kit.ts';
import { textured } from '#studio/props/making/model.ts';

export const wicker = (kit: Kit, tone: readonly number[] = [190, 144, 86]): number =>
  textured(
    kit,
    `wicker ${tone.join()}`,
    { painter: 'weave', params: { seed: 3, tone: [...tone], count: 14 }, bump: 4, scale: [3, 3] },
    { coat: 0.15, rough: 0.5 },
  );

import type { Kit } from '#studio/props/making/kit.ts';
import { textured } from '#studio/props/making/model.ts';

export const varnish = (kit: Kit, key: string, tone: number[]): number =>
  textured(
    kit,
    `varnish ${key}`,
    {
      painter: 'planks',
      params: { seed: 8, tone, planks: 1, gap: 0.001, wear: 0.1 },
      share: 0.35,
      bump: 0.3,
      wrap: 'clamp',
    },
    { coat: 1, rough: 0.1 },
  );

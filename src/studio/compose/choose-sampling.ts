import type { Sampling } from '#studio/scene-graph.ts';
import type { Archetype, Direction } from './direction.ts';

/** Many glasses and bright cloth ask for extra samples everywhere; these get by with fewer. */
const CROWDED: readonly Archetype[] = ['tasting_row', 'spread', 'overhead', 'harvest_crate'];

/** How long to expose: as little as the finish forgives. */
export function chooseSampling(
  base: Sampling,
  direction: Direction,
  { isIcy = false }: { isIcy?: boolean } = {},
): Sampling {
  const scene = sceneSampling(base, direction, isIcy);
  if (direction.style === 'classical_heritage' || direction.style === 'pastel') {
    // Brushes are wider than the grain of a small, quick exposure.
    return {
      ...scene,
      base: Math.min(scene.base, 3),
      extra: Math.min(scene.extra, 5),
      threshold: 0.08,
      scale: 0.75,
    };
  }
  return scene;
}

function sceneSampling(base: Sampling, { decor, archetype }: Direction, isIcy: boolean): Sampling {
  if (decor === 'cellar' || decor === 'hall') {
    return {
      ...base,
      base: 2,
      // A fifth one costs 8 % of the CPU and cannot be told after the denoiser.
      extra: decor === 'hall' ? 3 : 4,
      threshold: 0.15,
      clamp: 4,
      bounceChance: 0.2,
      lightPicks: 1,
      denoisePasses: 4,
      denoiseStrength: 1.6,
    };
  }
  // Nothing is traced but the painted decor: there is no noise to wait for.
  if (archetype === 'people' || archetype === 'view') return { ...base, base: 2, extra: 0 };
  // Every facet of crushed ice is an edge that would ask for more.
  if (CROWDED.includes(archetype) || isIcy) {
    return {
      ...base,
      base: 2,
      extra: isIcy ? 4 : 6,
      threshold: 0.09,
      bounceChance: 0.4,
      lightPicks: 1,
      denoiseStrength: 1.3,
    };
  }
  return base;
}

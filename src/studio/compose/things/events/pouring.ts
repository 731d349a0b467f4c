import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

type Carafe = 'decanter' | 'carafe';

export interface Pouring {
  from: 'bottle' | Carafe;
  into: 'glass' | Carafe;
}

const isCarafe = (thing: ThingId): thing is Carafe => thing === 'decanter' || thing === 'carafe';

/** Which way the wine flows: a decanter fills a glass, and is filled from a bottle where no glass is named. */
export function pouringOf({ things, subjects }: SceneSpec): Pouring {
  const named = things.map(({ thing }) => thing);
  // 'Decanting a Bordeaux' names no decanter.
  const isDecanted = subjects.includes('pour') && subjects.includes('decanter');
  const carafe = named.find(isCarafe) ?? (isDecanted ? 'decanter' : undefined);
  const hasGlass = named.includes('glass') || named.includes('champagne_flute');
  if (!carafe || (named.includes('bottle') && hasGlass)) return { from: 'bottle', into: 'glass' };
  return hasGlass ? { from: carafe, into: 'glass' } : { from: 'bottle', into: carafe };
}

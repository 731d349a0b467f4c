import { wareFor } from '#studio/people/held/wares.ts';
import type { Ground } from '#studio/people/painting/ground.ts';
import type { PlacedStand } from '#studio/people/furniture.ts';
import type { PlacedPerson } from './placed.ts';

/** Metres behind them, and from the middle of them to the van's own. */
const BEHIND = 0.9;
const ASIDE = -1.05;

/** The van that is loaded stands behind whoever loads it, its open back towards them. */
export function parkVan(
  people: readonly PlacedPerson[],
  { scene, aspect, isSubject }: Ground,
): PlacedStand[] {
  const [first] = people;
  const asked = scene.things.find(({ thing }) => thing === 'van');
  const isLoaded = people.some(({ shape }) => shape.does.includes('loading'));
  const van = asked && wareFor(asked);
  if (!first || !van || !isLoaded || !isSubject) return [];
  const middle = people.reduce((sum, { at }) => sum + at, 0) / people.length;
  const far = Math.max(...people.map(({ metres }) => metres));
  const { lightFrom, contre, pitch } = first;
  return [
    {
      lightFrom,
      contre,
      pitch,
      cutBelow: 0,
      at: middle + ASIDE / (far * aspect),
      foot: first.foot - (BEHIND * 0.12) / far,
      metres: far * 1.08,
      facing: 0,
      size: 1,
      reach: 3,
      tall: 2.3,
      // Nothing but the van itself.
      stand: 'blanket',
      wide: 0,
      hasCloth: false,
      bears: [{ held: van, at: [0, 0] }],
      slots: [],
    },
  ];
}

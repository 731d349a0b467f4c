import type { PersonShape } from '#studio/people/body/person-shape.ts';
import type { PlacedStand } from '#studio/people/furniture.ts';
import type { Ground, Member } from '#studio/people/painting/ground.ts';
import { laidOn } from './laid-on.ts';
import type { PlacedPerson } from './placed.ts';

/** Metres across, and from whoever sits there to its middle. */
const WIDE = 1.1;
const AHEAD = 0.8;

/** The low table before a sofa, with what is eaten and drunk there. */
export function setLowTable(
  people: readonly PlacedPerson[],
  members: readonly (Member & { shape: PersonShape })[],
  ground: Ground,
): PlacedStand[] {
  const [first] = people;
  const isSat = people.some(({ shape }) => shape.beside === 'sofa' || shape.beside === 'armchair');
  if (ground.scene.furniture !== 'low_table' || !first || !isSat || !ground.isSubject) return [];
  const { lightFrom, contre, pitch } = first;
  const near = Math.min(...people.map(({ metres }) => metres));
  return [
    {
      lightFrom,
      contre,
      pitch,
      cutBelow: 0,
      at: people.reduce((sum, { at }) => sum + at, 0) / people.length,
      foot: first.foot + (AHEAD * Math.sin(pitch)) / near,
      metres: near * 0.985,
      facing: 0,
      size: 1,
      reach: WIDE / 2 + 0.4,
      tall: 1.2,
      stand: 'low_table',
      wide: WIDE,
      hasCloth: false,
      ...(ground.bottle && { bottle: ground.bottle }),
      vessel: ground.scene.vessel ?? 'glass',
      wine: ground.wine,
      bears: laidOn(ground, 'low_table', WIDE, members),
      slots: [],
    },
  ];
}

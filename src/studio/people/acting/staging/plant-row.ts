import type { PlacedStand } from '#studio/people/furniture.ts';
import type { Ground } from '#studio/people/painting/ground.ts';
import type { PlacedPerson } from './placed.ts';

/** Metres before somebody to the vine they work at. */
const REACH = 0.42;
/** Share of the frame's height from there to where a row that runs away is lost. */
const AWAY = 0.92;
/** Behind several it crosses the frame. */
const ACROSS = 4;

const isAtVine = ({ shape }: PlacedPerson): boolean => shape.beside?.endsWith('vine') === true;

/** The row behind whoever works at a vine: one alone has it run away behind the back. */
export function plantRow(
  people: readonly PlacedPerson[],
  { aspect, isSubject }: Ground,
): PlacedStand[] {
  const first = people.find(isAtVine);
  if (!first || !isSubject) return [];
  const turned = Math.sign(first.facing) || 1;
  const near = first.at + (turned * REACH * first.size) / (first.metres * aspect);
  const isAlone = people.length === 1;
  const { beside } = first.shape;
  return [
    {
      at: 0.5,
      foot: first.foot,
      metres: Math.max(...people.map(({ metres }) => metres)) * 1.02,
      facing: 0,
      lightFrom: first.lightFrom,
      contre: first.contre,
      size: 1,
      pitch: 0,
      reach: 0,
      cutBelow: 0,
      stand: 'vine_row',
      row: {
        near,
        vanish: near - turned * (isAlone ? AWAY / Math.max(0.8, aspect) : ACROSS),
        ...(beside === 'bare_vine' && { isBare: true }),
        ...(beside === 'green_vine' && { isGreen: true }),
      },
      wardrobe: first.wardrobe,
      wide: 0,
      hasCloth: false,
      bears: [],
      slots: [],
    },
  ];
}

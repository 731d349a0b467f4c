import type { Trait } from '#studio/accounting/proof.ts';
import type { PlacedStand } from '#studio/people/furniture.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

/** Tables, counters and blankets among people, and the cloth on them. */
export const standTraits = (stands: readonly PlacedStand[], spec: SceneSpec): Trait[] => [
  ...stands.flatMap((stand) => traitsOf(stand, spec)),
  ...(stands.some(({ bears }) => bears.length >= FEAST_AT_LEAST) ? ['feast'] : []),
];

const FEAST_AT_LEAST = 5;

function traitsOf(
  { stand, wide, hasCloth, isMarble, cloth }: PlacedStand,
  { surfaceColour }: SceneSpec,
): Trait[] {
  if (isMarble) return ['table', ...(stand === 'table' ? ['table:long'] : []), 'surface:marble'];
  const named = surfaceColour && cloth ? [`cloth:${surfaceColour.name}`] : [];
  const checked = cloth?.isChecked ? ['surface:gingham', 'cloth:white'] : [];
  if (stand === 'blanket' && wide > 0)
    return ['throw', ...named, ...(cloth ? checked : ['surface:gingham', 'cloth:white'])];
  if (stand === 'balloon_basket') return ['aboard'];
  // A counter under a cloth, for whoever works on their feet.
  if (stand === 'buffet' && wide > 0)
    return ['table', 'surface:linen', ...(cloth ? named : ['cloth:white'])];
  if (stand !== 'table') return [];
  const laid = ['surface:linen', ...checked, ...(cloth ? named : ['cloth:white'])];
  return ['table', 'table:long', ...(hasCloth ? laid : ['surface:wood'])];
}

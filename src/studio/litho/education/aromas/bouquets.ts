import { VARIETIES } from '#studio/litho/education/vineyard/varieties.ts';
import type { Variety } from '#studio/litho/education/vineyard/variety.ts';
import { AROMAS, familyOf } from './aromas.ts';
import type { AromaId } from './aromas.ts';
import type { Bouquet, FamilyId } from './bouquet.ts';
import { RED_BOUQUETS } from './red-bouquets.ts';
import { WHITE_BOUQUETS } from './white-bouquets.ts';

/** Typical wines; sources: docs/studio/facts.md. */
export const BOUQUETS: readonly Bouquet[] = [...WHITE_BOUQUETS, ...RED_BOUQUETS];

export const bouquetOf = (name: string | undefined): Bouquet | undefined =>
  BOUQUETS.find((one) => one.name === name) ?? plainBouquet(name);

/** A grape that has no page of its own there is told by what its comparison names. */
function plainBouquet(name: string | undefined): Bouquet | undefined {
  const variety = VARIETIES.find((one) => one.name === name);
  return variety && ofVariety(variety);
}

function ofVariety({ name, wine, aromas }: Variety): Bouquet | undefined {
  const known = (aromas.split(' | ')[0] ?? '').split(', ').flatMap((word): AromaId[] => {
    const id = ID_OF.get(ALSO[word] ?? word);
    return id ? [id] : [];
  });
  if (known.length < 2) return undefined;
  const families = new Map<FamilyId, AromaId[]>();
  for (const id of known) families.set(familyOf(id), [...(families.get(familyOf(id)) ?? []), id]);
  return { name, phrases: '', wine, bunch: name, families: [...families] };
}

const ID_OF = new Map(
  (Object.keys(AROMAS) as AromaId[]).map((id) => [AROMAS[id].name.split(' | ')[0] ?? id, id]),
);
/** The same, as the comparison of grapes calls them. */
const ALSO: Readonly<Record<string, string>> = {
  cherry: 'red cherry',
  blossom: 'white blossom',
  citrus: 'lemon',
  pepper: 'black pepper',
  elder: 'elderflower',
  grass: 'cut grass',
  'sea salt': 'sea air',
  'dried fruit': 'prune',
  spice: 'clove',
  'red berries': 'raspberry',
};

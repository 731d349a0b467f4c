import type { CallingId } from '#studio/lexicon/words/people/callings.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { DRESSED_AS } from './callings.ts';
import type { Looks } from './looks.ts';
import type { Wardrobe } from './wardrobe.ts';

/** What a prompt gives somebody to wear beyond the clothes; moustaches, braces and ties are men's. */
export function wornExtras(looks: Looks, isWoman: boolean): Partial<PersonShape> {
  const { hasGlasses, hasBlindfold, hasBackpack, hasPearls, hasEarrings, hasCoat } = looks;
  return {
    ...(hasGlasses && { hasGlasses }),
    ...(looks.hasMoustache && !isWoman && { hasMoustache: true }),
    ...(hasBlindfold && { hasBlindfold }),
    ...(hasBackpack && { hasBackpack }),
    ...(looks.hasNapkin && { hasNapkin: true }),
    ...(hasPearls && isWoman && { hasPearls }),
    ...(looks.hasBlossoms && isWoman && { hasBlossoms: true }),
    ...(looks.hasWindblown && isWoman && { hasWindblown: true }),
    ...(hasEarrings && isWoman && { hasEarrings }),
    ...(looks.hasLipstick && isWoman && { hasLipstick: true }),
    ...(hasCoat && { hasCoat }),
    ...(looks.hasBraces && !isWoman && { hasBraces: true }),
    ...(looks.tie && !isWoman && { hasTie: true }),
    ...(looks.cape && { hasCape: true }),
    ...(looks.bottom?.cut === 'shorts' && { hasShorts: true }),
    ...(looks.hasRolledSleeves && { hasRolledSleeves: true }),
    ...(looks.calling && wornAs(looks.calling)),
  };
}

/** What else their calling has them wear. */
const wornAs = (calling: CallingId): Partial<PersonShape> => ({
  calling,
  ...Object.fromEntries((DRESSED_AS[calling].has ?? []).map((worn) => [worn, true])),
});

const DIRNDL_APRON: Rgb = [0.62, 0.58, 0.54];
const LINEN: Rgb = [0.78, 0.76, 0.72];

/** Grey hair for the old, and the colours that were said of hair and clothes. */
export function aged(wardrobe: Wardrobe, looks: Looks): Wardrobe {
  const { isOld, garment, hair, shirt, scarf, isSuit, hatColour, pattern } = looks;
  const grown = {
    ...wardrobe,
    hair: hair.colour ?? (isOld ? ([0.46, 0.45, 0.44] as const) : wardrobe.hair),
    ...(scarf && { scarf }),
    ...(hatColour && { hat: hatColour }),
    ...(shirt && { under: shirt }),
    ...(pattern && { pattern }),
    ...(looks.tie && { tie: looks.tie }),
    ...(looks.cape && { cape: looks.cape }),
    ...(looks.hasBraces && { hasBraces: true }),
    ...(looks.hasLipstick && { lips: [0.42, 0.012, 0.02] as const }),
    ...(looks.isDirndl && { apron: DIRNDL_APRON, sleeve: LINEN }),
    ...(looks.bottom && wardrobe.cut !== 'dress' && { legs: looks.bottom.colour }),
  };
  const isWhole =
    garment?.cut === 'dress' ||
    garment?.cut === 'overalls' ||
    garment?.cut === 'robe' ||
    (isSuit && garment?.cut === 'jacket');
  if (!garment?.colour) return isWhole && isSuit ? { ...grown, legs: grown.top } : grown;
  if (garment.cut === 'swim' && wardrobe.cut === 'swim')
    return {
      ...grown,
      top: garment.colour,
      ...(wardrobe.swim === 'trunks' && { legs: garment.colour }),
    };
  const said = garment.cut === 'shirt' ? { under: garment.colour } : { top: garment.colour };
  return { ...grown, ...said, ...(isWhole && { legs: garment.colour }) };
}

import { looksOf } from '#studio/people/dress/looks.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';
import { toHex } from '#studio/textures/colour.ts';

/** Hats of the wardrobe that prints draw, and as which. */
const DRAWN = {
  beanie: 'beanie',
  santa: 'santa',
  felt: 'felt',
  headscarf: 'headscarf',
  beret: 'beret',
  cap: 'cap',
} as const;
type SaidHat = keyof typeof DRAWN;

const isDrawn = (hat: string | null): hat is SaidHat => hat !== null && hat in DRAWN;

/** 'In woolly hats', 'mit roter Wollmütze': what is worn on the head, and in which colour where one is said. */
export function saidHat(text: string): Pick<Person, 'hat' | 'hatColour'> | null {
  const { hat, hatColour } = looksOf(text);
  return isDrawn(hat) ? { hat: DRAWN[hat], hatColour: hatColour ? toHex(hatColour) : null } : null;
}

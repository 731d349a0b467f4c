import type { AskedThing } from '#studio/things/asked-thing.ts';
import { WINE_VESSELS } from './phrases/wine/wine-vessels.ts';

/** In a photograph, words on a label need the bottle that wears it; so does a label that is looked at closely. */
export function wearLabels(things: readonly AskedThing[]): AskedThing[] {
  const hasBottle = things.some(({ thing }) => WINE_VESSELS.has(thing));
  return hasBottle
    ? [...things]
    : things.map((asked) => (asked.thing === 'label' ? { ...asked, thing: 'bottle' } : asked));
}

import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { HOLDS_WINE } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import { unaskedThing } from './unasked-thing.ts';

interface Asked {
  wanted: readonly Effect[];
  hasFigures: boolean;
  source: string;
}

/** 'Product shot of a corkscrew', 'packshot cognac': what it is about is named right after it. */
const OF_WHAT =
  /\b(?:packshots?|product (?:shots?|photos?|pictures?|images?|photography)|produktfotos?|photos? (?:de |du )?produits?|foto (?:di |del )?prodott[oi]|fotos? (?:de |del )?productos?) (?!(?:with|mit|avec|con|without|ohne|sans|sin|senza|on|auf|sur|su|sobre|in|im|dans|en|at|against|vor|for|für|pour|per|para|and|und|et|white|black)\b)\p{L}/iu;

/** 'Product photo with smoke', 'packshot with roses': the bottle is no noun there, and what it is about. */
export function withSubject(
  named: readonly AskedThing[],
  { wanted, hasFigures, source }: Asked,
): AskedThing[] {
  const isOfBottle = wanted.some(({ kind, value }) => kind === 'subject' && value === 'bottle');
  const isToldOtherwise = hasFigures || wanted.some(({ kind }) => kind === 'wine');
  const hasVessel = named.some(({ thing }) => HOLDS_WINE.has(thing));
  if (!isOfBottle || isToldOtherwise || hasVessel || named.length === 0) return [];
  if (OF_WHAT.test(source)) return [];
  return [unaskedThing('bottle')];
}

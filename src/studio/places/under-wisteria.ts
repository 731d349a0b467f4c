import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { PlaceId } from './place.ts';

/** Wisteria that hangs overhead, folded: the pergola it grows on is the place. */
export const UNDER_WISTERIA = [
  ...['under', 'beneath', 'underneath', 'below'].flatMap((under) => [
    `${under} wisteria`,
    `${under} the wisteria`,
    `${under} a wisteria`,
    `${under} blooming wisteria`,
    `${under} hanging wisteria`,
  ]),
  ...['wisteria', 'wisteria covered', 'wisteria clad', 'wisteria draped'].flatMap((grown) => [
    `${grown} pergola`,
    `${grown} arbour`,
    `${grown} arbor`,
    `${grown} terrace`,
  ]),
  'terrace with wisteria',
  'pergola with wisteria',
  'sous la glycine',
  'sous une glycine',
  'sous les glycines',
  'sotto il glicine',
  'sotto un glicine',
  'sotto i glicini',
  'bajo la glicinia',
  'bajo una glicinia',
  'bajo las glicinias',
  'unter der glyzinie',
  'unter einer glyzinie',
  'unter glyzinien',
  'unter dem blauregen',
  'unter blauregen',
].join(' | ');

const ABOVE = new Set(UNDER_WISTERIA.split(' | '));
const BENEATH = new Set<PlaceId>(['pergola', 'terrace', 'garden_party', 'vineyard', 'picnic']);

/** It hangs from a pergola, on a terrace and in a garden too. */
export const isUnderWisteria = (
  place: PlaceId | null,
  things: readonly Pick<AskedThing, 'thing' | 'word'>[],
): boolean =>
  (!place || BENEATH.has(place)) &&
  things.some(({ thing, word }) => thing === 'wisteria' && ABOVE.has(fold(word)));

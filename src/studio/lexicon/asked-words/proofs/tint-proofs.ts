import type { Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import { isDressedIn } from '#studio/lexicon/phrases/figures/dressed-in.ts';
import { WINE_SHADES, WINE_VESSELS } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import { madeProofs } from '#studio/lexicon/asked-words/made-of.ts';
import { proofsOf } from './proofs-of.ts';
import type { Reading } from '#studio/lexicon/asked-words/reading.ts';

/** A colour is the wine's, the table's, a thing's, somebody's clothes' or the picture's. */
export function tintProofs(
  reading: Reading,
  i: number,
  bearer: Match | undefined,
): readonly Proof[] | null {
  const { tints, ground, matches } = reading;
  const tint = effectsOf(matches[i]?.effects ?? [], 'tint')[0];
  if (!tint) return null;
  const { name } = tint.value;
  // Shutters that no house has are not green.
  if (hasEffect(bearer, 'undrawn')) return [];
  if (isDressedIn(matches, reading.tokens, i)) return [`trait:worn:clothes:coloured:${name}`];
  const grounded: Proof[] =
    ground.place && (ground.ground?.name ?? name) === name
      ? [`ground:${name}:${ground.place}`]
      : [];
  const role = tints.roles.get(i);
  const wine = tint.wine ?? null;
  if (thingOf(bearer) === 'grapes')
    return [name, ...(GRAPE_SHADES[name] ?? [])].map((shade): Proof => `colour:${shade}:grapes`);
  if (role === 'wine' && wine) return [`wine:${wine}`, ...grounded];
  // 'A blue silk dress': what the silk is sewn into.
  const sewn = role === 'surface' ? wornBehind(matches, i) : null;
  if (sewn) return [`trait:worn:${sewn}:coloured:${name}`];
  if (role === 'surface') return [`trait:cloth:${name}`, ...grounded];
  if (bearer && isDotted(bearer))
    return [`trait:ground:dots:coloured:${name}`, `trait:worn:dotted:coloured:${name}`];
  const worn = bearer && wornIn(bearer);
  const thing = thingOf(bearer);
  // As any string: all colours of all things are more than the compiler counts.
  const bears: string = thing ?? '';
  if (worn)
    return [
      `trait:worn:${worn}:coloured:${name}`,
      ...(thing ? [`colour:${name}:${bears}` as const] : []),
    ];
  if (bearer && thing) {
    if (WINE_VESSELS.has(thing) && hasEffect(matches[i], 'region')) return ['wine:any'];
    const isWine = WINE_VESSELS.has(thing) && WINE_SHADES.has(name) && wine;
    const glass: Proof[] = WINE_VESSELS.has(thing) ? [`trait:glass:${name}`] : [];
    const made = madeProofs(matches[i], thing);
    const shown: Proof = `colour:${name}:${thing}`;
    return isWine ? [`wine:${wine}`, shown] : [shown, ...made, ...glass, ...grounded];
  }
  const carried = bearer && hasEffect(bearer, 'claim') ? proofsOf(bearer.effects) : [];
  // A background is there in any case; its colour is not.
  if (carried.length > 0 && !carried.includes('trait:plain') && !carried.includes('followed'))
    return carried;
  if (hasEffect(matches[i], 'region')) return ['wine:any', 'trait:outdoors', `trait:tint:${name}`];
  // A tint of the picture is not the ground that was named.
  return grounded.length > 0 ? grounded : [`trait:tint:${name}`];
}

/** Red grapes are nearly black, white ones green or golden. */
const GRAPE_SHADES: Readonly<Record<string, readonly string[]>> = {
  // Warm light makes all dark ones brown.
  red: ['purple', 'black', 'burgundy', 'brown'],
  black: ['purple', 'blue', 'burgundy', 'brown'],
  blue: ['purple', 'black', 'brown'],
  white: ['green', 'yellow'],
  golden: ['yellow', 'green'],
};

/** Two words on, straight behind the cloth that it is made of. */
function wornBehind(matches: readonly Match[], i: number): string | null {
  const [cloth, garment] = [matches[i + 1], matches[i + 2]];
  const isNext = cloth && garment && garment.at === cloth.at + cloth.length;
  return isNext && hasEffect(cloth, 'surface') ? wornIn(garment) : null;
}

const isDotted = ({ effects }: Match): boolean =>
  effectsOf(effects, 'claim').some((claim) =>
    claim.value.some((proof) => proof.startsWith('trait:ground:dots')),
  );

function wornIn(match: Match): string | null {
  const claims = effectsOf(match.effects, 'claim').flatMap(({ value }) => value);
  return claims.find((proof) => proof.startsWith('trait:worn:'))?.split(':')[2] ?? null;
}

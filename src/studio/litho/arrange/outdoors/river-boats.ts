import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Piece } from '#studio/litho/arrange/piece.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { rabelo } from '#studio/litho/things/cuts/boats.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';

/** Boats that carry wine: one of the Douro's, by name or by its river, and any that has casks aboard. */
export function riverBoatsIn({ things, region }: Pick<SceneSpec, 'things' | 'region'>): {
  makers: ReadonlyMap<AskedThing, DrawnThing>;
  aboard: AskedThing | null;
} {
  const boats = things.filter(({ thing }) => thing === 'boat');
  const cask = things.find(({ thing }) => thing === 'barrel') ?? null;
  const isOfDouro = region?.landscape === 'river_terraces';
  const carriers = boats.filter(
    ({ word }) =>
      /rabelo/.test(fold(word)) || ((isOfDouro || cask !== null) && !SAILS.test(fold(word))),
  );
  const aboard = carriers.length > 0 ? cask : null;
  const casks = aboard && (aboard.count ?? SOME);
  // The casks that were counted lie in the first boat; another is laden as such boats are.
  const makers = carriers.map((boat, i) => [boat, rabelo(i === 0 ? casks : null)] as const);
  return { makers: new Map(makers), aboard };
}
const SOME = 5;
/** Whose boats carry nobody's wine. */
const SAILS = /yacht|sail ?boat|sailing|voilier|barca a vela|velero|segel/;

/** Whatever floats by its trade. */
export const BOATS = new Set<ThingId>(['boat', 'ship', 'speedboat', 'canoe']);

/** Boats lie out on the water behind whatever else is in front. */
export function onWater(pieces: readonly Piece[]): Piece[] {
  const isAshore = pieces.some(
    ({ thing, row }) => !BOATS.has(thing) && row !== 'view' && row !== 'sky',
  );
  return pieces.map((piece) =>
    isAshore && BOATS.has(piece.thing) ? { ...piece, row: 'view' } : piece,
  );
}

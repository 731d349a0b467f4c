import { plainText } from '#studio/lexicon/matching/normalise.ts';
import type { Ground, Member } from '#studio/people/painting/ground.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import type { Random } from '#studio/random.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import { CHILD } from '#studio/people/acting/manner.ts';
import type { Standing } from './placed.ts';
import { sizeOf, standAlone } from './stand-people.ts';

const ON_SHOULDERS =
  /\b(?:on (?:his|her|the) shoulders|piggyback|sur (?:les|ses) epaules|sulle spalle|a hombros|en (?:los|sus) hombros|auf (?:den|seinen|ihren) schultern|huckepack)\b/;
const CARRIED =
  /\b(?:carr(?:ies|ying)|porte|portant|porta|lleva|tragt) (?:his|her|a|the|sa|son|sua|suo|su|una|un|seine[nm]?|ihre[nm]?) (?:\w+ )?(?:daughter|son|girl|boy|child|kid|grandson|granddaughter|fille|fils|enfant|figlia|figlio|hija|hijo|tochter|sohn|kind)\b/;
const IN_ARMS = /\b(?:arms|bras|braccio|braccia|brazos|arm)\b/;

/** One grown and one child: 'a father carrying his daughter', on his shoulders unless in his arms. */
export function isShoulderRide(prompt: string, figures: readonly AskedFigure[]): boolean {
  const [one, other] = figures;
  if (figures.length !== 2 || !one || !other || one.count !== 1 || other.count !== 1) return false;
  if ([one, other].filter(({ who }) => who === 'child').length !== 1) return false;
  const text = plainText(prompt);
  return ON_SHOULDERS.test(text) || (CARRIED.test(text) && !IN_ARMS.test(text));
}

/** Metres of a grown man's shoulders, and of the hips of whoever sits on them. */
const SHOULDERS = 1.5;
const HIPS = 0.9;

/** The child above and just behind whoever carries it, who has its legs before the breast. */
export function rideShoulders(
  members: readonly (Member & { shape: PersonShape; random: Random })[],
  ground: Ground,
): Standing[] {
  const carrier = members.find(({ figure }) => figure.who !== 'child') ?? members[0]!;
  const standing = standAlone({ ...carrier, index: 0, of: 1 }, ground, carrier.random);
  const up = SHOULDERS * sizeOf(carrier) - HIPS * CHILD;
  return members.map((member) =>
    member === carrier
      ? standing
      : {
          ...standing,
          metres: standing.metres * 1.01,
          size: CHILD,
          foot: standing.foot - up / standing.metres,
          cutBelow: HIPS * CHILD,
          isCutClean: true,
        },
  );
}

import { PARKED } from './staging/park-vehicle.ts';
import type { Furniture, Scene, Who } from './act-scene.ts';
import { IN_HAND } from './act-scene.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import { SERVES } from './who-may.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Held, HeldId } from '#studio/people/held/hold.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import { DRINKS, isLaid, wareFor } from '#studio/people/held/wares.ts';

const FLOWERS: ReadonlySet<ThingId> = new Set<ThingId>([
  'flowers',
  'rose',
  'lavender',
  'sunflower',
  'tulip',
]);

/** What is eaten lies on it, and is in nobody's hand. */
const LAID_ON: ReadonlySet<Furniture> = new Set<Furniture>([
  'table',
  'low_table',
  'blanket',
  'barrel_table',
  'buffet',
]);
/** Stands with the rest where somebody works at a table. */
const isStoodDown = ({ thing }: AskedThing, furniture: Furniture): boolean =>
  furniture === 'buffet' && (thing === 'decanter' || thing === 'carafe');

/** What lies in a basket rather than in a hand of its own. */
const FILLS: ReadonlySet<ThingId> = new Set<ThingId>(['grapes', ...FLOWERS]);

const HOLLOW: ReadonlySet<ThingId> = new Set<ThingId>(['basket', 'wheelbarrow']);

/** A basket in the vines is full of grapes, another of what is said, a picnic's is covered. */
function basketWith({ things, hasVines }: Scene): HeldId {
  const has = (of: ReadonlySet<ThingId>): boolean => things.some(({ thing }) => of.has(thing));
  if (has(FLOWERS)) return 'flower_basket';
  // Grapes would be a lie in a basket of apples.
  const isOther = things.some(
    ({ thing, relation }) => relation?.kind === 'in' && !FILLS.has(thing),
  );
  return (hasVines && !isOther) || has(FILLS) ? 'basket' : 'covered_basket';
}

/** 'Friends with spritz': what is drunk and not counted is in everybody's hand. */
const DRUNK: ReadonlySet<ThingId> = new Set<ThingId>(DRINKS);

/** Whoever drinks has the drink in hand, also where there is a table for it. */
const LIFTS: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  'tasting',
  'swirling',
  'toasting',
  'holding',
]);

/** A crate is carried before the body; one that is handed over is in the hands. */
const GIVEN_CASE: Held = { ...wareFor({ thing: 'wooden_case', colour: null })!, thing: 'crate' };

/** A basket that is not on the back is on the arm. */
export const basketIn = (scene: Scene): HeldId[] =>
  !scene.isOnBack && scene.things.some(({ thing }) => thing === 'basket')
    ? [basketWith(scene)]
    : [];

/** What is said of somebody is theirs; else the first takes the first things. Several are for everybody. */
export function handsFor(
  figure: AskedFigure,
  { inPicture, own: ownIndex }: Who,
  scene: Scene,
): Held[] {
  const { things, people, furniture } = scene;
  // Whoever serves a dish still has it in hand.
  const isServing = figure.action === 'serving' && SERVES.has(figure.role);
  const free =
    furniture !== null && LAID_ON.has(furniture) && !isServing
      ? things.filter(
          (one) =>
            !isStoodDown(one, furniture) &&
            (!isLaid(one) || (DRUNK.has(one.thing) && LIFTS.has(figure.action))),
        )
      : things;
  // Words to be read are no hand's, nor is the fire they stand round: the board hangs.
  const named = free
    .filter(
      ({ text, thing }) =>
        text === undefined &&
        (!PARKED.has(thing) || (thing === 'cart' && figure.action === 'pushing')) &&
        !(furniture === 'grill' && thing === 'grill'),
    )
    .flatMap((asked) => {
      const gripped = IN_HAND[asked.thing];
      const boxed = asked.thing === 'crate' && figure.action === 'giving' ? GIVEN_CASE : null;
      const held = gripped === 'basket' ? basketWith(scene) : (gripped ?? boxed ?? wareFor(asked));
      return held ? [{ asked, held }] : [];
    });
  // Grapes that lie in a basket need no hand of their own.
  const isFilled = named.some(({ asked }) => HOLLOW.has(asked.thing));
  const all = isFilled ? named.filter(({ asked }) => !FILLS.has(asked.thing)) : named;
  const areMany = ({ asked }: (typeof all)[number]) =>
    people > 1 &&
    (asked.isSeveral ||
      asked.thing === 'confetti' ||
      // Whoever eats grapes has some.
      (asked.thing === 'grapes' && figure.action === 'eating') ||
      (DRUNK.has(asked.thing) && asked.count === null && figure.count > 1) ||
      (asked.count ?? 1) >= people);
  const isTheirs = ({ asked }: (typeof all)[number]) =>
    people > 1 && isSaidOf(figure, fold(asked.word));
  const shared = all.filter(areMany).map(({ held }) => held);
  const own = all
    .filter((one) => !areMany(one) && isTheirs(one))
    .flatMap((one) => (figure.count === 1 ? inBoth(one) : [one.held]));
  if (own.length > 0) return [...own.slice(ownIndex * 2, ownIndex * 2 + 2), ...shared].slice(0, 2);
  // What is said of another is in that one's hands.
  const isAnothers = ({ asked }: (typeof all)[number]) =>
    people > 1 &&
    scene.said.some((one) => one !== figure.said && isSaidOf({ said: one }, fold(asked.word)));
  const single = all
    .filter((one) => !areMany(one) && !isAnothers(one))
    .flatMap((one) => (people === 1 ? inBoth(one) : [one.held]));
  return [...single.slice(inPicture * 2, inPicture * 2 + 2), ...shared].slice(0, 2);
}

/** Two plates are one in each hand. */
const inBoth = ({ asked, held }: { asked: AskedThing; held: Held }): Held[] =>
  asked.count === 2 && isWareHeld(held) ? [held, held] : [held];

/** 'Welcoming guests with a bottle in her hand': one has it, and not the guests. */
const isSaidOf = ({ said = '' }: Pick<AskedFigure, 'said'>, word: string): boolean =>
  said.includes(word) &&
  !(PLURAL.test(said) && new RegExp(`${word} in (?:his|her) hand`).test(said));
const PLURAL =
  /^(?:\w+ ){0,3}(?:guests|visitors|friends|people|tourists|customers|clients|couples?|students|men|women|children|kids)\b/;

/** Whoever cuts a bunch off has shears for it. */
export const saysCut = ({ said = '' }: AskedFigure): boolean => CUTS.test(said);
const CUTS =
  /\b(?:cut(?:s|ting)?|coup(?:e|ent|ant|er)|tagli(?:a|ano|ando|are)|cort(?:a|an|ando|ar)|schneide(?:n|t|nd|nde))\b/;

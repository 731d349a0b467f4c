import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { ALCOHOL } from '#studio/things/alcohol.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Held } from '#studio/litho/figures/held.ts';
import { ROLES } from '#studio/litho/figures/roles.ts';

/** What a hand can hold up, besides glasses. */
const HOLDABLE = new Set<ThingId>([
  'glass',
  'champagne_flute',
  'cocktail',
  'tumbler',
  'tropical_drink',
  'beer',
  'coffee',
  'clay_cup',
  'mulled_wine',
  'cup',
  'bottle',
  'half_bottle',
  'magnum',
  'grapes',
  'corkscrew',
  'cork',
  'phone',
  'book',
  'rose',
  'flowers',
  'gift_box',
  'balloon',
  'microphone',
  'basket',
  'trophy',
  'menu_card',
  'pizza',
  'burger',
  'thumbs_up',
]);
const DRINKS = new Set<ThingId>([
  'glass',
  'champagne_flute',
  'cocktail',
  'tumbler',
  'beer',
  'mulled_wine',
  'cup',
]);

const WINE_SUBJECTS = new Set<SceneSpec['subjects'][number]>([
  'glass',
  'tasting_table',
  'tasting_row',
]);
/** Where the wine is the subject everybody has a glass in hand. */
export const raisesGlasses = ({ subjects }: Pick<SceneSpec, 'subjects'>): boolean =>
  subjects.some((subject) => WINE_SUBJECTS.has(subject));
/** Friends at a bottle have a glass each. */
const GUESTS = new Set<AskedFigure['who']>(['group', 'couple']);

/** 'With a glass before the barrels' is still in the hand; on the table it is not. */
const isAtHand = ({ relation, thing }: AskedThing): boolean =>
  !relation || (DRINKS.has(thing) && relation.kind !== 'on' && relation.kind !== 'in');

const SNIFFED =
  /\b(?:sniff\w*|smell\w*|nosing|sentant|renifl\w*|hum(?:e|ant)|annus\w*|ol(?:iendo|fatea\w*)|huele|riech\w*|schnupper\w*)\b.{0,16}\b(?:cork|bouchon|tappo|corcho|korken)\b/;

/** Nobody else does anything but hold a glass. */
const isLookedOn = (people: readonly AskedFigure[]): boolean =>
  people.slice(1).every(({ action }) => action === null || action === 'holding');

/** What each of them holds: the thing that was named, a glass where people drink. */
export function heldBy(
  people: readonly AskedFigure[],
  things: readonly AskedThing[],
  spec: SceneSpec,
): (Held | null)[] {
  const targets = new Set(things.flatMap(({ relation }) => relation?.to ?? []));
  const free = things.filter(
    (asked, i) =>
      isAtHand(asked) &&
      HOLDABLE.has(asked.thing) &&
      !targets.has(i) &&
      // More than there are hands stand on the table.
      (asked.count ?? 1) <= Math.max(people.length, handsOf(people)),
  );
  const [action] = people.map((one) => one.action);
  const wanted = action === 'pouring' || action === 'opening' ? 'bottle' : null;
  const named =
    free.find(({ thing }) => thing === wanted) ??
    // 'Sniffing a cork': what is smelled at is in the hand, and no glass is.
    free.find(({ thing }) => thing === 'cork' && SNIFFED.test(fold(spec.prompt)));
  // Who pours has a bottle, named or not.
  if (action === 'pouring' && people[0]?.who !== 'child' && isLookedOn(people))
    return people.map((other, i): Held | null => {
      if (i === 0) return { thing: 'bottle', asked: named ?? null };
      // 'He holds the glass' beside whoever pours.
      const glass = free.find(({ thing }) => DRINKS.has(thing)) ?? null;
      return other.action === 'holding' ? { thing: glass?.thing ?? 'glass', asked: glass } : null;
    });
  const asked =
    named ??
    free.find(({ thing }) => DRINKS.has(thing)) ??
    (action === 'holding' || people.length === 1 ? free[0] : undefined);
  const drinks =
    action === 'holding' || action === 'tasting' || action === 'toasting' || raisesGlasses(spec);
  const hasDrink = spec.things.some(({ thing }) => DRINKS.has(thing) || HOLDABLE.has(thing));
  return people.map((figure, i): Held | null => {
    const own = figure.role ? ROLES[figure.role].prop : null;
    // No child has wine in hand.
    if (figure.who === 'child')
      return asked && !ALCOHOL.has(asked.thing) && i === 0 ? { thing: asked.thing, asked } : null;
    const isEachs =
      asked?.count === null &&
      DRINKS.has(asked.thing) &&
      (GUESTS.has(figure.who) || figure.action === 'toasting');
    if (asked && (i === 0 || (asked.count ?? 1) > 1 || asked.isSeveral || isEachs))
      return { thing: asked.thing, asked };
    if (asked || (hasDrink && !GUESTS.has(figure.who))) return null;
    if (spec.things.some(({ thing }) => DRINKS.has(thing))) return null;
    if (drinks || own === 'glass') return { thing: 'glass', asked: null };
    return own === 'bottle' ? { thing: 'bottle', asked: null } : null;
  });
}

const BOTH_HANDS = new Set<AskedFigure['action']>([null, 'holding', 'toasting']);

/** One who does nothing else has two hands for them. */
const handsOf = (people: readonly AskedFigure[]): number =>
  people.length === 1 && people[0]?.who !== 'child' && BOTH_HANDS.has(people[0]!.action) ? 2 : 1;

/** 'Holding two bottles', 'a glass and a bottle in her hands': one in each. */
export function inOtherHand(
  people: readonly AskedFigure[],
  things: readonly AskedThing[],
  { held, spec }: { held: Held | null; spec: SceneSpec },
): Held | null {
  if (!held?.asked || handsOf(people) < 2) return null;
  const praise = things.find(({ thing }) => thing === 'thumbs_up');
  if (praise && held.asked !== praise) return { thing: 'thumbs_up', asked: praise };
  if (held.asked.count === 2) return held;
  const second = things.find(
    (asked) =>
      asked !== held.asked &&
      !asked.relation &&
      (asked.count ?? 1) === 1 &&
      HOLDABLE.has(asked.thing) &&
      people[0]?.action === 'holding' &&
      areJoined(fold(spec.prompt), [held.asked!.word, asked.word].map(fold)),
  );
  return second ? { thing: second.thing, asked: second } : null;
}

/** Named in one breath, after the word for holding. */
function areJoined(prompt: string, words: readonly string[]): boolean {
  const [from = 0, to = 0] = words.map((word) => prompt.indexOf(word)).toSorted((a, b) => a - b);
  const between = prompt.slice(from, to);
  return from >= 0 && between.length < 40 && AND.test(between) && !/[,;.]/u.test(between);
}
const AND = /\s(?:and|et|e|ed|y|und|&)\s/;

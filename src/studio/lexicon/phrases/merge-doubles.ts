import { PASTA_DISHES } from '#studio/things/pasta-dishes.ts';
import { DISHES } from '#studio/things/catalogue/dishes/all.ts';
import { FOOD } from '#studio/things/catalogue/food.ts';
import { SWEETS } from '#studio/things/sweets.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing, Origin } from '#studio/things/asked-thing.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';

const MOST = 12;
const NOWHERE = -1;

/** 'A bottle … the bottle' is one bottle: later mentions without a number add nothing. */
export function mergeDoubles(all: readonly AskedThing[]): { things: AskedThing[] } {
  const keptAt: number[] = [];
  const things: AskedThing[] = [];
  for (const asked of all) {
    if (
      isGiftItself(all, asked) ||
      isCourseOf(all, asked) ||
      isMealOf(all, asked) ||
      isItsPasta(all, asked) ||
      isSpelledOut(all, asked)
    ) {
      keptAt.push(NOWHERE);
      continue;
    }
    const known = things.findIndex(({ thing, colour, count, relation }) => {
      const isSameColour = !asked.colour || !colour || colour.name === asked.colour.name;
      // 'Cats and wine: three cats on a barrel' names them once more, and more exactly.
      const isTopic = count === null && relation === null;
      const isSame = asked.count === null || !asked.relation || isTopic;
      return thing === asked.thing && isSameColour && isSame && !isOtherSort(things, asked);
    });
    const topic = LIVELY.has(asked.thing) ? things.findIndex((one) => isToldAnew(one, asked)) : -1;
    if (topic >= 0) {
      keptAt.push(topic);
      things[topic] = {
        ...asked,
        word: things[topic]!.word,
        states: [...things[topic]!.states, ...asked.states],
      };
      continue;
    }
    const earlier = things[known];
    const isPlain = asked.states.length === 0 || isItsStuff(earlier, asked);
    if (earlier && !asked.colour && isPlain && asked.fill === earlier.fill) {
      keptAt.push(known);
      const wines = winesOfBoth(earlier, asked);
      const isMore = isAnother(earlier, asked);
      things[known] = {
        ...earlier,
        count: isMore ? (earlier.count ?? 1) + (asked.count ?? 1) : countOfBoth(earlier, asked),
        ...(isMore && wines && { wines }),
        ...(isMore && areOfTwo(earlier, asked) && { origins: originsOfBoth(earlier, asked) }),
        // 'Bellini cocktails': the kind has no number, its noun has.
        ...(earlier.count === null && asked.isSeveral && { isSeveral: true }),
        relation: earlier.relation ?? asked.relation,
        ...(asked.states.length > 0 && { states: [...earlier.states, ...asked.states] }),
      };
    } else keptAt.push(things.push(asked) - 1);
  }
  return {
    things: things.map((asked, i) => {
      const to = asked.relation && keptAt[asked.relation.to];
      const isReal =
        asked.relation && to !== null && to !== undefined && to !== i && to !== NOWHERE;
      return { ...asked, relation: isReal ? { kind: asked.relation!.kind, to } : null };
    }),
  };
}

/** 'Our dog, a brown hunting dog': the same animal, told more exactly. */
const isToldAnew = (earlier: AskedThing, asked: AskedThing): boolean =>
  earlier.thing === asked.thing &&
  earlier.count === null &&
  !earlier.isSeveral &&
  earlier.colour === null &&
  earlier.relation === null &&
  !asked.isSeveral &&
  (asked.count ?? 1) === 1;

/** 'A loaf of sourdough bread, sliced' is that one loaf. */
const isItsStuff = (
  earlier: AskedThing | undefined,
  { thing, count, isSeveral }: AskedThing,
): boolean => thing === 'bread' && count === null && !isSeveral && earlier?.count === 1;

/** 'A gift set: two bottles in a wooden box': the box is the gift. */
const isGiftItself = (all: readonly AskedThing[], { thing, word, count }: AskedThing): boolean =>
  thing === 'gift_box' &&
  (count ?? 1) === 1 &&
  GIFT_SETS.test(fold(word)) &&
  all.some((other) => other.relation?.kind === 'in' && BOXES.has(all[other.relation.to]!.thing));
const GIFT_SETS =
  /^(?:gift sets?|wine gifts?|gifts?|geschenksets?|geschenk|coffrets?|cadeau|regalo|confezione regalo|set regalo|estuche)$/;
const BOXES = new Set<ThingId>([
  'crate',
  'wooden_case',
  'carton',
  'wooden_box',
  'basket',
  'hamper',
] as ThingId[]);

/** Of these each name is a piece of its own: gouda and manchego are two cheeses, a spritz and a negroni two drinks. */
const SORTED = new Set<ThingId>([
  'hard_cheese',
  'soft_cheese',
  'blue_cheese',
  'berry',
  'long_drink',
  'cocktail',
  'flag',
]);
const GENERAL =
  /\b(cheeses?|cheeseboard|board|platter|plateau|plate|fromages?|formaggio|formaggi|tagliere|quesos?|tabla|kase|kaseplatte|kasebrett|berry|berries|baies|fruits rouges|frutti di bosco|frutos rojos|beeren|cocktails?|cocktail glass(?:es)?|cocteles?)$/;

function isOtherSort(known: readonly AskedThing[], { thing, word }: AskedThing): boolean {
  const name = fold(word);
  if (!SORTED.has(thing) || GENERAL.test(name)) return false;
  // 'Raspberry' and 'raspberries' begin alike.
  const stem = name.slice(0, 6);
  return !known.some((other) => other.thing === thing && fold(other.word).startsWith(stem));
}

/** 'Three cocktails: a spritz, a negroni and a mojito' are those three. */
function isSpelledOut(all: readonly AskedThing[], asked: AskedThing): boolean {
  if (asked.thing !== 'cocktail' || !GENERAL.test(fold(asked.word))) return false;
  const named = all
    .slice(all.indexOf(asked) + 1)
    .filter(({ thing, word }) => thing === asked.thing && !GENERAL.test(fold(word)));
  return named.length >= (asked.count ?? 2);
}

/** 'A cheese board with five cheeses': the number says more than the article. */
const countOfBoth = (earlier: AskedThing, { count }: AskedThing): number | null =>
  earlier.count === 1 && count !== null ? count : (earlier.count ?? count);

/** 'A glass of red and a glass of white': each has an article of its own. */
function isAnother(earlier: AskedThing, asked: AskedThing): boolean {
  const { thing, count, wines } = asked;
  if (count === null || earlier.isSeveral || (earlier.count ?? 1) + count > MOST) return false;
  const isApart = count === 1 && (GLASSES.has(thing) || areOfTwo(earlier, asked));
  return isApart || differ(earlier.wines, wines);
}

/** 'A Bordeaux bottle and a Burgundy bottle', each with its article. */
const areOfTwo = (a: AskedThing, b: AskedThing): boolean =>
  a.count !== null &&
  a.origins !== undefined &&
  b.origins !== undefined &&
  !a.origins.some(({ name }) => name === b.origins?.[0]?.name);
const originsOfBoth = (a: AskedThing, b: AskedThing): readonly Origin[] => [
  ...(a.origins ?? []),
  ...(b.origins ?? []),
];
const GLASSES = new Set<ThingId>(['glass', 'champagne_flute']);
const differ = (a: AskedThing['wines'], b: AskedThing['wines']): boolean =>
  a !== undefined && b !== undefined && a.join() !== b.join();

/** What each piece of two mentions holds. */
function winesOfBoth(a: AskedThing, b: AskedThing): AskedThing['wines'] {
  if (!a.wines || !b.wines) return a.wines ?? b.wines;
  const each = ({ wines = [], count }: AskedThing) =>
    Array.from({ length: count ?? 1 }, (_, i) => wines[i % wines.length]!);
  return [...each(a), ...each(b)];
}

/** 'Dessert: crème brûlée' names the course and what it is: no cake stands beside it. */
const isCourseOf = (all: readonly AskedThing[], { thing, word }: AskedThing): boolean =>
  thing === 'cake' && COURSE.test(fold(word)) && all.some((other) => SWEETS.includes(other.thing));
const COURSE = /^(?:desserts?|dolci?|postres?|nachtisch|nachspeise)$/;

/** 'Vegetarian tapas: patatas bravas, olives' names the meal and then what is eaten: no ham beside it. */
const isMealOf = (all: readonly AskedThing[], asked: AskedThing): boolean =>
  MEAL.test(fold(asked.word)) &&
  all.slice(all.indexOf(asked) + 1).filter(({ thing }) => EATEN.has(thing)).length > 1;
const MEAL =
  /^(?:tapas|antipasti|antipasto|pintxos|charcuterie|cold cuts|nibbles|snacks|vorspeisen)$/;
const EATEN = new Set<ThingId>([...FOOD, ...DISHES].map(({ id }) => id));

/** 'Ragù with pappardelle': they are its pasta, and no plate beside it. */
const isItsPasta = (all: readonly AskedThing[], { thing, word }: AskedThing): boolean =>
  thing === 'pasta' &&
  PASTA_SHAPES.test(fold(word)) &&
  all.some((one) => PASTA_DISHES.includes(one.thing));
const PASTA_SHAPES =
  /^(?:pasta|pappardelle|tagliatelle|spaghetti|linguine|penne|rigatoni|fettuccine|bucatini|trofie|paccheri|orecchiette|pici|noodles|nudeln|p[aâ]tes)$/;

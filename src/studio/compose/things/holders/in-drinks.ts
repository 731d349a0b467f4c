import { letGo } from '#studio/compose/things/events/let-go.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { isGarnish, ON_RIM, ONE_BLOCK } from '#studio/props/drinks/garnish.ts';
import { PEEL } from '#studio/props/drinks/peel.ts';
import { SLICES } from '#studio/things/makers/plants.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const STEMMED: readonly ThingId[] = ['glass', 'champagne_flute'];
const MIXED: readonly ThingId[] = ['cocktail', 'long_drink', 'tumbler', 'mulled_wine'];
const RIM = /\b(?:rim|edge of the glass|bord du verre|bordo|borde|glasrand|rand)\b/;
const GLASS_JUG = /glass|sangria|lemonade|limonad|limonat|iced tea|verre|vetro|vidrio|cristal/;
/** What is put on a table by itself far more often than in a wine. */
const BY_ITSELF: ReadonlySet<ThingId> = new Set<ThingId>([
  'berry',
  'strawberry',
  'cherry',
  'olive',
  'herbs',
  'orange',
  'lemon',
  'lime',
  'grapefruit',
  'cucumber',
]);

/** 'A spritz with ice and an orange slice', 'mint in the glass', 'a strawberry on the rim': it belongs to the drink. */
export function inDrinks(asked: readonly AskedThing[], prompt: string): AskedThing[] {
  const text = fold(prompt);
  const things = asked.map((one) => drunkThrough(one, asked));
  const isOnRim = RIM.test(text);
  const part = things.findIndex((_, i) => drinkOf(things, i, { text, isOnRim }) >= 0);
  if (part < 0) return [...things];
  const heir = drinkOf(things, part, { text, isOnRim });
  const one = things[part]!;
  const isBlock = one.thing === 'ice_cube' && one.count === 1 && LARGE.has(one.size ?? '');
  const worn = isBlock
    ? [...one.states, ONE_BLOCK]
    : isOnRim && one.thing !== 'ice_cube'
      ? [...one.states, ON_RIM]
      : one.states;
  const dressed = things.map((other, i) =>
    i === heir
      ? {
          ...other,
          // With ice or mint in it, it is no glass of fruit: the wine is there too.
          fill: other.fill === 'empty' ? null : other.fill,
          // It stands where its ice was said to be.
          relation: other.relation ?? (one.relation?.to === heir ? null : one.relation),
          wears: [...(other.wears ?? []), { ...one, states: worn, relation: null }],
        }
      : other,
  );
  return inDrinks(letGo(dressed, { gone: part, heir }), prompt);
}

/** 'A spritz with a straw': no hay, where there is something to drink and nothing lies in it. */
function drunkThrough(one: AskedThing, things: readonly AskedThing[]): AskedThing {
  const isDrink = ({ thing }: AskedThing): boolean => [...STEMMED, ...MIXED].includes(thing);
  const bed = things.indexOf(one);
  const isBed =
    one.thing !== 'straw' ||
    BEDDING.test(fold(one.word)) ||
    things.some(({ relation }) => relation?.to === bed) ||
    (one.relation !== null && !isDrink(things[one.relation.to]!));
  return isBed || !things.some(isDrink) ? one : { ...one, thing: 'drinking_straw' };
}
const LARGE = new Set<string>(['greater', 'large', 'giant']);
const BEDDING = /hay|bed|wool|foin|fieno|heno|heu|holzwolle/;

interface Told {
  text: string;
  isOnRim: boolean;
}

/** The drink that this is put in, or -1. */
function drinkOf(things: readonly AskedThing[], i: number, { text, isOnRim }: Told): number {
  const { thing, relation, states, count, word } = things[i]!;
  if (!isGarnish(thing)) return -1;
  const isDrink = (at: number): boolean =>
    things[at] !== undefined &&
    ([...STEMMED, ...MIXED].includes(things[at].thing) || isClearJug(things[at]));
  // 'Rosé with ice cubes on a garden table': the ice is in the rosé, wherever that stands.
  const isPutDown = thing === 'ice_cube' && relation?.kind === 'on' && !isDrink(relation.to);
  if (relation && !isPutDown) {
    if (!['in', 'on'].includes(relation.kind) || !isDrink(relation.to)) return -1;
    const holder = things[relation.to]!;
    // A glass full of strawberries and nothing else.
    const isBowl = STEMMED.includes(holder.thing) && holder.fill === 'empty' && !isPoured(text);
    return isBowl && !isOnRim ? -1 : relation.to;
  }
  const before = things.findLastIndex((_, k) => k < i && isDrink(k));
  const after = things.findIndex((_, k) => k > i && isDrink(k));
  const drink = before >= 0 ? before : after;
  if (drink < 0) return -1;
  if (isOnRim || thing === 'ice_cube' || thing === 'drinking_straw') return drink;
  if (!BY_ITSELF.has(thing) || before < 0) return -1;
  // Fruit beside a glass of wine lies on the table; a slice by a spritz is its own.
  const isSlice =
    states.includes('sliced') ||
    SLICES.test(fold(word)) ||
    PEEL.test(fold(word)) ||
    thing === 'herbs' ||
    thing === 'cucumber';
  const hasMore = things[drink]!.wears?.some((part) => part.thing === 'ice_cube') ?? false;
  const isMixed = hasMore || MIXED.includes(things[drink]!.thing) || isClearJug(things[drink]!);
  return isMixed && (isSlice || GARNISHED.test(text)) && (count ?? 1) === 1 ? drink : -1;
}
const GARNISHED = /garnish|topped|decorat|decore|guarnit|decorad|garnier|verziert/;

const isClearJug = ({ thing, word, material }: AskedThing): boolean =>
  thing === 'jug' && (material === 'glass' || GLASS_JUG.test(fold(word)));

/** 'Ice in a glass of rosé', 'prosecco with raspberries in the glass', against 'strawberries in a wine glass'. */
const isPoured = (text: string): boolean =>
  /\b(?:glass(?:es)?|flutes?|coupes?) of |\bverres? de |\b(?:bicchier[ei]|calic[ei]) d[i']|\bcopas? de |\bglas(?:er)? (?!mit)|\bin (?:the |a |an )?(?:rose|wine|champagne|prosecco|spritz)\b(?! glass| flute)|\b(?:wine|rose|champagne|prosecco|cava|sekt|spumante|cremant) (?:with|mit|con|avec) /.test(
    text,
  );

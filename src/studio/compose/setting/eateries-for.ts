import type { EateryId } from '#studio/backdrops/eateries/eatery-id.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { ASIAN_DISHES } from '#studio/things/catalogue/dishes/asian.ts';
import { FRENCH_DISHES } from '#studio/things/catalogue/dishes/french.ts';
import { GERMAN_DISHES } from '#studio/things/catalogue/dishes/german.ts';
import { IBERIAN_DISHES } from '#studio/things/catalogue/dishes/iberian.ts';
import { ITALIAN_DISHES } from '#studio/things/catalogue/dishes/italian.ts';
import { SWEET_DISHES } from '#studio/things/catalogue/dishes/sweet.ts';

/** Houses that words name, strongest first. */
const BY_WORD: readonly (readonly [RegExp, readonly EateryId[]])[] = [
  [/\b(?:bistr\w+|brasserie|paris\w*)\b/, ['bistro']],
  [/\b(?:trattoria|osteria|pizzeria|aperitivo)\b/, ['trattoria']],
  [/\b(?:tapas|tavern\w*|taberna|bodega|cantina|pintxos)\b/, ['tavern']],
  [/\b(?:izakaya|omakase|japan\w*|sake)\b/, ['counter']],
  [/\b(?:steak ?house|grill ?room|moody)\b/, ['steakhouse']],
  [/\b(?:by the sea|seaside|coast\w*|oyster bar|bord de mer|am meer)\b/, ['seaside']],
  [/\b(?:chalet|alpine|alps|ski\w*|apres ski)\b/, ['chalet']],
  [/\b(?:rusti\w+|farm\w*|countr\w+|campagn\w+|landhaus|bauern\w*)\b/, ['farmhouse']],
  [/\b(?:garden|spring|brunch|bright|easter|summer)\b/, ['orangery', 'farmhouse']],
  [/\b(?:thanksgiving|harvest|autumn)\b/, ['farmhouse']],
  [/\b(?:ital\w+|tuscan\w*|toscan\w*|sicil\w+|roman\w? table)\b/, ['trattoria', 'farmhouse']],
  [/\b(?:spain|spanish|espan\w+|portug\w+|andalus\w+)\b/, ['tavern']],
  [/\b(?:french|france|francais\w*|provence\w*)\b/, ['bistro', 'farmhouse']],
  [/\b(?:greek|greece|mediterranean)\b/, ['seaside', 'orangery']],
];

const ids = (dishes: readonly { id: ThingId }[]): ReadonlySet<ThingId> =>
  new Set(dishes.map(({ id }) => id));
const named = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Houses that serve it. */
const BY_DISH: readonly (readonly [ReadonlySet<string>, readonly EateryId[]])[] = [
  [named('fondue raclette cheese_fondue roesti kaesespaetzle'), ['chalet', 'farmhouse']],
  [named('sushi sashimi ramen gyoza sake_flask tempura poke_bowl'), ['counter']],
  [ids(ASIAN_DISHES), ['counter', 'steakhouse']],
  [ids(IBERIAN_DISHES), ['tavern', 'tavern', 'seaside']],
  [named('paella'), ['tavern', 'seaside']],
  [
    named('oyster lobster prawn mussels mussel clam crab caviar fish_fillet sardines scallops'),
    ['seaside', 'bistro'],
  ],
  [named('pizza pasta spaghetti'), ['trattoria']],
  [ids(ITALIAN_DISHES), ['trattoria', 'farmhouse']],
  [
    named('steak burger ribs beef_fillet asado tomahawk fries bbq'),
    ['steakhouse', 'bistro', 'farmhouse'],
  ],
  [ids(FRENCH_DISHES), ['bistro', 'farmhouse']],
  [ids(GERMAN_DISHES), ['farmhouse', 'chalet']],
  [
    named('salad croissant asparagus fruit strawberry ice_cream macaron avocado_toast melon peach'),
    ['orangery', 'farmhouse', 'seaside'],
  ],
  [named('chocolate chocolate_bar truffle_chocolate cigar'), ['steakhouse', 'bistro']],
  [ids(SWEET_DISHES), ['bistro', 'orangery', 'farmhouse']],
  [
    named('hard_cheese soft_cheese blue_cheese cheese ham salami board bread loaf'),
    ['farmhouse', 'bistro', 'steakhouse'],
  ],
  [named('salmon salmon_fillet salmon_plate trout_meuniere'), ['seaside', 'bistro', 'orangery']],
];

const BY_COUNTRY: Readonly<Record<string, readonly EateryId[]>> = {
  France: ['bistro', 'farmhouse'],
  Italia: ['trattoria', 'farmhouse'],
  España: ['tavern', 'farmhouse'],
  Portugal: ['tavern', 'farmhouse'],
  Schweiz: ['chalet'],
  Österreich: ['chalet', 'farmhouse'],
  Argentina: ['steakhouse'],
};

const BY_WINE: Readonly<Record<SceneSpec['wine'], readonly EateryId[]>> = {
  red: ['bistro', 'farmhouse', 'steakhouse'],
  white: ['orangery', 'bistro', 'farmhouse'],
  rose: ['orangery', 'seaside', 'bistro'],
  orange: ['farmhouse', 'bistro'],
  sparkling: ['bistro', 'orangery'],
  sparkling_rose: ['bistro', 'orangery'],
};

/** The houses that suit a prompt: those it names, else those of its dish, else those of its wine. */
export function eateriesFor(spec: SceneSpec): readonly EateryId[] {
  const said = fold(spec.prompt);
  const byWord = BY_WORD.find(([word]) => word.test(said));
  if (byWord) return byWord[1];
  if (spec.moods.includes('moody') || spec.moods.includes('dramatic')) return ['steakhouse'];
  if (spec.moods.includes('rustic')) return ['farmhouse'];
  const byDish = BY_DISH.find(([dishes]) => spec.things.some(({ thing }) => dishes.has(thing)));
  if (byDish) return byDish[1];
  return BY_COUNTRY[spec.region?.country ?? ''] ?? BY_WINE[spec.wine];
}

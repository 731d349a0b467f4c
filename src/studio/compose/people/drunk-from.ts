import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Scene } from '#studio/people/acting/act-scene.ts';
import { furnitureOf } from '#studio/people/acting/staging/furniture-of.ts';
import { DRINKS as MIXED_OR_BREWED } from '#studio/people/held/wares.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { DRINKS } from '#studio/people/acting/verbs/with-sip.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { isSparkling } from '#studio/scene/wine.ts';
import { refusedThings } from '#studio/compose/things/leave-out.ts';

/** What is drunk from, where wine is spoken of at all. */
export function vesselOf(spec: SceneSpec): Scene['vessel'] {
  const named = spec.things.find((a) => a.thing === 'glass' || a.thing === 'champagne_flute');
  if (named) return named.thing as Scene['vessel'];
  // It is drunk from its own cups.
  if (spec.things.some(({ thing }) => thing === 'mulled_wine')) return null;
  const text = fold(spec.prompt);
  // 'Toasting with Aperol spritz': what they toast with is what they have in hand.
  const drinksOther = spec.things.some(({ thing }) => OTHER_DRINKS.has(thing));
  const saysWine = spec.region !== null || spec.varietal !== null || IS_WINE.test(text);
  if (drinksOther && !saysWine && !SPARKLES.test(text)) return null;
  // 'Drinking Chablis' says it by its name.
  const isNamed = (spec.region !== null || spec.varietal !== null) && DRINKS.test(text);
  const isDrunk = isNamed || IS_WINE.test(text) || IN_HAND.test(text) || IS_TASTING.test(text);
  if (figuresOf(spec).length > 0 && isDrunk && !isSparkling(spec.wine)) return 'glass';
  if (isOut(spec)) return isSparkling(spec.wine) ? 'champagne_flute' : 'glass';
  if (SHARES.test(fold(spec.prompt)) && spec.things.some(({ thing }) => thing === 'bottle'))
    return isSparkling(spec.wine) ? 'champagne_flute' : 'glass';
  return isSparkling(spec.wine) ? 'champagne_flute' : null;
}

const OTHER_DRINKS: ReadonlySet<ThingId> = new Set<ThingId>(MIXED_OR_BREWED);
const SPARKLES =
  /\b(?:champagne|champan|champagner|prosecco|cava|sekt|cremant|spumante|espumoso|schaumwein|mousseux|bubbl(?:y|es)|sparkling|franciacorta)\b/;

/** Friends and couples who have nothing else to do in a wine bar drink there. */
const isOut = (spec: SceneSpec): boolean =>
  spec.place === 'wine_bar' &&
  spec.things.length === 0 &&
  figuresOf(spec).length > 0 &&
  figuresOf(spec).every(
    ({ who, role, action, count }) =>
      who !== 'child' && (role === null || role === 'guest') && action === null && count > 1,
  );

/** Friends at a table have wine before them, where nothing else is said to be there; children have none. */
export function laidVessel(spec: SceneSpec): Scene['vessel'] {
  const figures = figuresOf(spec);
  const areFriends =
    figures.length > 0 &&
    figures.every(({ who, said = '' }) => who !== 'child' && !LEARNS.test(said));
  // A bottle on it, or brought to it, is there to be drunk.
  const isBare = spec.things.every(({ thing }) => thing === 'long_table' || thing === 'bottle');
  const isRefused = refusedThings(spec).has('glass') || spec.people === false;
  return areFriends && isBare && !isRefused && furnitureOf(spec) === 'table' ? 'glass' : null;
}
const LEARNS = /\b(?:children|kids|enfants|bambini|ninos|kinder|pupils|toddlers?)\b/;

/** 'A man at the window, glass in hand', 'drinkers in a tavern'. */
const IN_HAND =
  /\b(?:glass(?:es)? in (?:his |her |their )?hands?|verres? a la main|(?:bicchiere|calice) in mano|copa en (?:la )?mano|(?:wein)?glas in der hand|(?:wine )?drinkers|buveurs|bevitori|bebedores|zecher|weintrinker)\b/;

/** Nobody shares a bottle without glasses. */
const SHARES =
  /\b(?:over a (?:good )?(?:bottle|glass)|autour d une bouteille|davanti a una bottiglia|bei einer flasche|shar(?:ing|es?)|partage\w*|condivid\w+|compart\w+|teilen)\b/;

/** Whoever comes to a tasting has a glass. */
const IS_TASTING =
  /\b(?:(?:wine|blind|vertical|champagne) tastings?|tasting session|degustation a l aveugle|degustazione alla cieca|cata a ciegas|blind(?:verkostung|probe)|weinprobe|weinverkostung)\b/;

/** Wine itself, not its cellar or its maker. */
const IS_WINE =
  /\b(vin(?! chaud| brule)|vins|vino(?! caliente)|vini|vinos|wein|weine|(?<!mulled )wines?(?! (cellar|bar|shop|store|fair|festival|region|estate|country|maker|grower|merchant|tasting room|thief|press|harvest|teacher|course|class|lesson|school|list|map|growers|makers|merchants|barrels?|casks?|cellars|bottles?|glass(es)?|shops|country)))\b/;

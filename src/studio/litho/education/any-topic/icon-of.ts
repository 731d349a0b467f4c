import { fold } from '#studio/lexicon/matching/normalise.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { thingsIn } from '#studio/lexicon/memes/label-things.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { drawnKinOf } from '#studio/things/drawn-kin.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';

/** Words of work and service, and the thing that stands for each. */
const STANDS_FOR: readonly (readonly [RegExp, ThingId])[] = [
  [/harvest|pick|vendange|vendemmia|vendimia|lese|ernte/, 'grapes'],
  [/\bsort|\btri\b|triage|cernit|selecc|sortier/, 'crate'],
  [/crush|press|pigeage|pressur|pigia|prens|kelter/, 'wine_press'],
  [/maisch|must|mout|mosto/, 'demijohn'],
  [/ferment|gar|macerat|tank|cuve/, 'tank'],
  [/\bag(?:e|ed|ing)\b|matur|oak|barrel|elevage|affina|crianza|reif|ausbau/, 'barrel'],
  [/bottl|embouteill|imbottigl|embotell|abfull/, 'bottle'],
  [/decant|dekant|breathe|aerat/, 'decanter'],
  [/open|uncork|cork|ouvrir|aprire|abrir|offnen/, 'corkscrew'],
  [/chill|cool|ice|rafraich|raffredd|enfri|kuhl/, 'ice_bucket'],
  [/prun|taille|potatura|poda|schnitt/, 'secateurs'],
  [/screw ?cap|schraub|capsule/, 'capsule'],
  [/label|etiquet|etichet|etikett/, 'label'],
  [
    /see|look|sight|colou?r|swirl|smell|nose|sip|taste|savou?r|drink|pour|serve|wine|vin|voir|sentir|gouter|guard|annus|gust|mirar|oler|beber|sehen|riechen|schmeck|schwenk|wein/,
    'glass',
  ],
  [/vine|vigne|vite|vid|rebe|leaf|bud/, 'vine_leaf'],
];

/** What an entry is about as a whole, before any thing that its words name: 'hand harvest' is no hand. */
const WHOLES: readonly (readonly [RegExp, ThingId])[] = [
  [/\bold vines?\b|vieilles vignes|viti vecchie|vinas viejas|alte reben/, 'vine_leaf'],
  [/unoaked|without oak|sans bois|non barricato|sin roble|ohne holz/, 'tank'],
  [/stainless|steel|inox|acciaio|acero|edelstahl|stahltank/, 'tank'],
  [/stopper|stopfen|verschluss/, 'cork'],
  [/\bhand (?:harvest|picking|picked)|handlese|vendange manuelle|vendemmia manuale/, 'picker'],
  [/\bmachine|mechanical|maschin|vollernter|mecanique|meccanic/, 'tractor'],
];

/** The thing that stands for an entry, if any. */
export const iconOf = (name: string): ThingId | null =>
  WHOLES.find(([words]) => words.test(fold(name)))?.[1] ??
  namedThing(name) ??
  thingsIn(name)[0] ??
  STANDS_FOR.find(([words]) => words.test(fold(name)))?.[1] ??
  null;

/** Read as a phrase: 'goat cheese' is a cheese. */
function namedThing(name: string): ThingId | null {
  const { things, words } = understand(name, { style: 'education' });
  const isSaid = words.some(({ proofs }) => proofs.some((proof) => proof.startsWith('thing:')));
  const drawable = things.map(({ thing }) => drawnKinOf(thing) ?? thing);
  return isSaid ? (drawable.find((thing) => drawnMaker(thing) !== null) ?? null) : null;
}

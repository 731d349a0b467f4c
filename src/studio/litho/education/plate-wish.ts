import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { PlateTopic } from '#studio/scene/sheets.ts';
import type { PlateWish, SceneSpec, Subject } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { plateLanguage } from '#studio/lexicon/plates/language-of.ts';

/** What is taught about a subject when the prompt names no topic. */
const OF_SUBJECT: Readonly<Record<Subject, PlateTopic>> = {
  bottle: 'bottle',
  cork: 'open_bottle',
  glass: 'glass',
  toast: 'hold_glass',
  poster: 'glass',
  label: 'label',
  grapes: 'grape',
  harvest: 'vine_year',
  vineyard: 'vine_year',
  estate: 'vine_year',
  barrels: 'barrel',
  cellar: 'temperatures',
  decanter: 'decant',
  pour: 'decant',
  pairing: 'pairing',
  restaurant: 'pairing',
  tasting_row: 'glass_shapes',
  wine_bar: 'glass_shapes',
  festival: 'glass_shapes',
  tasting_table: 'taste',
  sommelier: 'taste',
};

/** The plate that was asked for, or the one about the prompt's first subject; a topic that is not ours gets a sheet to write on. */
export function plateWishOf(spec: SceneSpec): PlateWish {
  if (spec.plate) return spec.plate;
  const topic = isUntaught(spec) ? 'worksheet' : OF_SUBJECT[spec.subjects[0] ?? 'glass'];
  return { topic, language: plateLanguage(spec.prompt), wines: [], grapes: [], area: null };
}

/** Whether a sheet could only name its topic: known before it is drawn. */
export function isUntaught(spec: SceneSpec): boolean {
  const { plate, words, notUnderstood, things, place, subjects, prompt } = spec;
  if (plate !== null || words.length === 0) return false;
  // A question wants its own answer, not the parts of what it names.
  if (ASKS.test(prompt.trim())) return true;
  // 'Best vintages of Barolo' asks for those, and for no bottle of it.
  if (FACET.test(fold(prompt))) return true;
  // Nothing of ours is named: the glass would be our own idea.
  if (things.length === 0 && place === null && subjects[0] === 'glass') return true;
  return (
    notUnderstood.length > 0 &&
    (notUnderstood.length * 2 >= words.length || things.every(({ thing }) => PLAIN.has(thing)))
  );
}

const ASKS =
  /^(?:what|why|when|how|which|where|\p{L}+ facts|facts|pourquoi|qu['’]est|comment|quand|perché|che cosa|cos['’]è|come|quando|por qué|qué|cómo|cuándo|warum|was|wie|wann|welche)\b/iu;

/** One side of a wine that no plate of ours tells. */
const FACET =
  /\b(?:histor(?:y|ies)|histoire|storia|historia|geschichte|(?:quality|price|ageing|aging) levels?|classification|ageing|aging|vintages? (?:chart|guide|table|of)|(?:best|great|good|top|bad) (?:vintages?|years)|prices?|prix|prezzi|precios|preise|millesimes|annate|anadas|jahrgange|jahrgangstabelle|climate|klima|climat)\b/;

/** What stands for wine in general; a topic about it is not its anatomy. */
const PLAIN = new Set<ThingId>([
  'glass',
  'bottle',
  'grapes',
  'vines',
  'vine_leaf',
  'barrel',
  'cork',
  'label',
  'decanter',
]);

import { fold } from '#studio/lexicon/matching/normalise.ts';
import { originsIn } from '#studio/labels/origins-in.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const DIFFERENT = '(?:different|various|assorted|mixed|diverse|varied|several different)';
const ASSORTED = new RegExp(
  [
    `\\b${DIFFERENT} (?:kinds of |types of |sorts of )?(?:\\w+ )?(?:labels|wines|bottles|producers|wineries|estates)\\b`,
    '\\b(?:selection|assortment|range|mixed case|mix) of (?:\\w+ )?(?:wines|bottles)\\b',
    '\\b(?:etiquettes|vins|bouteilles) (?:differente?s|varie?e?s|assortie?s)\\b|\\bdifferente?s (?:etiquettes|vins|bouteilles)\\b|\\bselection de vins\\b',
    '\\b(?:etichette|vini|bottiglie) (?:divers[ei]|different[ei]|assortit[ei])\\b|\\bdivers[ei] (?:etichette|vini|bottiglie)\\b|\\bselezione di vini\\b',
    '\\b(?:etiquetas|vinos|botellas) (?:distint[ao]s|diferentes|variad[ao]s)\\b|\\bdistint[ao]s (?:etiquetas|vinos|botellas)\\b|\\bseleccion de vinos\\b',
    '\\b(?:verschiedene|unterschiedliche)[nrm]? (?:\\w+ )?(?:weine?n?|etiketten|flaschen|weinflaschen)\\b|\\bweinauswahl\\b',
  ].join('|'),
);
/** So many labels are told apart; further bottles wear one of these again. */
const LABELS = 5;

/** 'Three bottles with different labels', 'six different wines': which label a bottle wears, 0 being the picture's own. */
export function labelOf(spec: SceneSpec, nth: number): number {
  const { prompt, texts, ownLabel, emblem } = spec;
  const isOurs = ownLabel !== undefined || texts.label.length > 0 || Boolean(emblem);
  const isApart = originsIn(spec).length > 1 || ASSORTED.test(fold(prompt));
  return !isOurs && isApart ? nth % LABELS : 0;
}

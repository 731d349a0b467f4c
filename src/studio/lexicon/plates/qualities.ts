import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';

/** What a card about one grape is asked to tell. */
const QUALITY =
  /^(?:its |the |typical |main |key )?(?:aromas?|flavou?rs?|body|acidity|tannins?|regions?|food|food pairings?|pairings?|origins?|climate|colou?r|style|alcohol|ageing|aging|structure|homes?|aromes?|corps|acidite|tanins?|origine|accords?|couleur|aromi|corpo|acidita|tannini|origine|abbinamenti|colore|regioni|cuerpo|acidez|taninos?|origen|maridajes?|regiones|aromen|korper|saure|tannine?|herkunft|speisen|farbe|regionen)$/;

/** 'Pinot Noir: aromas, body, regions' lists what is told of it. */
export const areQualities = (items: readonly PlateItem[] = []): boolean =>
  items.length > 0 && items.every(({ name }) => QUALITY.test(fold(name)));

const SWEETNESS =
  /^(?:(?:bone |off-?|medium |semi-?|half-?)?(?:dry|sweet)|medium|brut(?: nature)?|extra brut|extra dry|demi-?sec|sec|moelleux|liquoreux|doux|secco|abboccato|amabile|dolce|seco|semiseco|semidulce|dulce|(?:halb)?trocken|feinherb|lieblich|suss|edelsuss)$/;

/** 'Trocken, halbtrocken, lieblich, süß': terms of sweetness, whatever the heading says. */
export const areSweetness = (items: readonly PlateItem[] = []): boolean =>
  items.length > 2 && items.every(({ name }) => SWEETNESS.test(fold(name)));

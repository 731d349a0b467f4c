import { findArea } from '#studio/litho/education/atlas/areas.ts';
import { WORLD } from '#studio/litho/education/atlas/world.ts';
import { spotsGrowing, spotsOfGrape } from '#studio/litho/education/vineyard/where-grown.ts';
import { hasPhrase, phrasesOf } from '#studio/lexicon/matching/find-phrase.ts';
import { MAP_PHRASES } from '#studio/lexicon/words/plate-wishes.ts';
import { areaNamed } from './homes-and-grapes.ts';

/** 'Where is Malbec grown', 'wo wächst Riesling', 'carte du chenin'. */
const WHERE = /^(?:where|ou|dove|donde|wo|woher)$/;
const GROWS =
  /^(?:grow|grows|grown|growing|planted|cultivated|found|from|pousse\w*|cultiv\w*|plant[ea]\w*|vient|viennent|trouve|coltiva\w*|cresc\w+|viene|vengono|crece\w*|cultiva\w*|wachst|wachsen|angebaut|anbau|kommt|gedeih\w+)$/;
const MAPS = phrasesOf(MAP_PHRASES);
/** One of these is a map of nothing by itself: 'carte' is a wine list as often. */
const SURELY_MAP = /^(?:maps?|mappa|cartina|mapa|landkarte|weltkarte|planisphere|mappamondo)$/;

interface Grown {
  area: string;
  grape: string;
}

/** The map that shows where one grape grows: of the country or region that is named, else of the world. */
export function whereGrown(words: readonly string[], grapes: readonly string[]): Grown | null {
  const [grape] = grapes;
  if (!grape || grapes.length > 1) return null;
  const home = areaNamed(words);
  const isAsked = words.some((word) => WHERE.test(word)) && words.some((word) => GROWS.test(word));
  const isMap =
    words.some((word) => SURELY_MAP.test(word)) || (hasPhrase(words, MAPS) && home === null);
  if (!isAsked && !isMap) return null;
  const area = findArea(home);
  if (area && spotsGrowing(area, grape).length > 1) return { area: area.id, grape };
  // The map of a land that does not name the grape would say nothing of it.
  return home === null && spotsOfGrape(grape).length > 1 ? { area: WORLD.id, grape } : null;
}

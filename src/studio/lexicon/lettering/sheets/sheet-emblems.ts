import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const DRAWN = new Set(
  THINGS.filter(({ madeBy, stance }) => madeBy.includes('drawn') && stance !== 'scenery').map(
    ({ id }) => id,
  ),
);
const MOST = 4;
/** In English a tour is made; in French it is a tower. */
const VISITED =
  /\b(?:cellar|wine|winery|vineyard|guided|tasting|estate|private) tours?\b|\btours? (?:of|and|with)\b/iu;
/** 'Sun closed' is a day, and no sun. */
const DAYS =
  /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|gio|sab|dom|mié|jue|vie|sáb|mo|di|mi|do|fr|sa|so)\p{L}{0,8}\.?(?=\s|[–:-])/iu;
/** With its accent it is poured; without, it may be a flower. */
const POURED = /(?<!\p{L})rosé(?:s|wein)?(?!\p{L})/iu;

/** What is named in the words of a sheet and can be drawn as it is: one of each, in their order. */
export function emblemsIn(lines: readonly string[]): ThingId[] {
  const named = lines.flatMap((line) => {
    if (DAYS.test(line)) return [];
    const found = matchWords(tokenise(line)).flatMap(({ effects }) => effects);
    const things = found.flatMap((one) => (one.kind === 'thing' ? [one.value] : []));
    // Of 'dessert tarte tatin' neither word alone says what it is.
    if (POURED.test(line) || VISITED.test(line)) return [];
    return things.length === 1 && !found.some(({ kind }) => kind === 'kin') ? things : [];
  });
  return [...new Set(named)].filter((thing) => DRAWN.has(thing)).slice(0, MOST);
}

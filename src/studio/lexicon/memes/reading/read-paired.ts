import { drawnIn } from '#studio/lexicon/memes/label-things.ts';
import { tidyLine } from '#studio/lexicon/memes/tidy-line.ts';
import { NAMES_WINE } from '#studio/lexicon/memes/pictured.ts';

/** 'Monday vs Friday: coffee and wine': to each its own. */
const PAIRED =
  /^([^:]{2,30}?)\s+(?:vs\.?|versus|gegen|contre|contro|contra)\s+([^:]{2,30}?)\s*:\s+([^,;/]{2,40}?)\s*(?:,|;|\/|\band\b|\bet\b|\be\b|\by\b|\bund\b|&)\s*([^,;/]{2,40})$/isu;

/** 'Harvest interns on day 1 and day 30', 'me at 20 vs 40': the same people, earlier and later. */
const LATER =
  /^([^:,;/]{2,40}?)\s+(?:(?:on|at|am|an|le|il|el|a|à)\s+)?((?:day|week|month|year|hour|glass|jour|semaine|giorno|settimana|día|semana|tag|woche)\s+(?:\d+|one|un|uno|eins))\s*(?:,|\/|and|vs\.?|versus|then|et|e|y|und)\s+(?:(?:on|at|am|an|le|il|el|a|à)\s+)?((?:day|week|month|year|hour|glass|jour|semaine|giorno|settimana|día|semana|tag|woche)\s+\p{L}*\d*)$/isu;

function readLater(body: string): { lines: string[]; scenes: string[] } | null {
  const [whole, who = '', first = '', second = ''] = LATER.exec(body.trim()) ?? [];
  if (!whole) return null;
  const people = tidyLine(who);
  return {
    lines: [`${people}: ${first}`, second].map(tidyLine),
    scenes: [`happy ${people}`, `tired ${people}`],
  };
}

/** 'Winemaker before vs after': the same one, fresh and then worn out. */
const TWICE =
  /^([^:;/]{3,60}?)[\s,]+(before|avant|prima|antes|vorher)\s*(?:,|\/|and|vs\.?|versus|then|et|e|y|und|gegen|contre|contro|contra)\s*(after|après|dopo|después|nachher|danach)$/iu;

function readTwice(body: string): { lines: string[]; scenes: string[] } | null {
  const [whole, who = '', first = '', second = ''] = TWICE.exec(body.trim()) ?? [];
  const people = tidyLine(who);
  return whole
    ? {
        lines: [`${people}: ${first}`, second].map(tidyLine),
        scenes: [`happy ${people}`, `tired ${people}`],
      }
    : null;
}

/** 'How I open wine: with corkscrew vs without corkscrew': the heading belongs to both. */
const HEADED =
  /^([^:]{2,40}?)\s*:\s+([^:,;/]{2,40}?)\s+(?:vs\.?|versus|gegen|contre|contro|contra)\s+([^:,;/]{2,40})$/isu;

function readHeaded(body: string): { lines: string[]; scenes: string[] } | null {
  const [whole, ...told] = HEADED.exec(body.trim()) ?? [];
  const [heading = '', one = '', two = ''] = told.map(tidyLine);
  // 'What they pour vs what I need: a small glass vs a huge one' names its sides itself.
  return whole && !/\s(?:vs\.?|versus|gegen|contre|contro|contra)\s/iu.test(heading)
    ? { lines: [`${heading}: ${one}`, two], scenes: [one, two] }
    : null;
}

export function readPaired(body: string): { lines: string[]; scenes: string[] } | null {
  const later = readTwice(body) ?? readLater(body) ?? readHeaded(body);
  if (later) return later;
  const [, ...sides] = PAIRED.exec(body.trim()) ?? [];
  const [a = '', b = '', one = '', two = ''] = sides.map(tidyLine);
  // 'Expectation vs reality: wine and cheese night' is one evening, twice.
  const areTwo = [one, two].every((side) => drawnIn(side) ?? NAMES_WINE.test(side));
  if (!areTwo || two.split(/\s+/u).length > 3) return null;
  return { lines: [a, b], scenes: [one, two] };
}

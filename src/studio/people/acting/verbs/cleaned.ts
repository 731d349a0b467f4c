import type { AskedFigure } from '#studio/scene/figure.ts';
import { CLOTH, wareFor } from '#studio/people/held/wares.ts';
import type { Ware } from '#studio/people/held/ware.ts';
import { HOSE } from '#studio/people/held/daily-wares.ts';
import { BRUSH } from '#studio/people/held/work-wares.ts';
import type { Doing } from '#studio/people/acting/doing.ts';

const VERB =
  '(?:dust|spolver|staub|entstaub|polish|clean|wip|dry|wash|scrub|rins|hos|nettoy|nettoi|essui|lav|frott|rinc|pul|asciug|lucid|sfreg|risciacqu|limpi|sec|freg|frieg|enjuag|polier|putz|reinig|wasch|schrubb|spul)\\w*';
const OBJECTS = {
  glass:
    '(?:glass(?:es)?|stemware|flutes?|crystal|verres?|bicchier[ei]|calic[ei]|copas?|vasos?|glas|\\w*glaser)',
  bottle: '(?:bottles?|bouteilles?|bottigli[ae]|botellas?|\\w*flaschen?)',
  barrel:
    '(?:barrels?|casks?|barriques?|tonneaux?|futs?|bott[ei]|barricas?|barril(?:es)?|toneles|tonel|\\w*fass(?:er)?)',
  decanter: '(?:decanters?|carafes?|caraff[ae]|decantador(?:es)?|karaffen?)',
  plate: '(?:plates?|dish(?:es)?|assiettes?|vaisselle|piatt[oi]|platos?|teller|geschirr)',
  top: '(?:counter|bar|tables?|worktop|comptoir|bancone|tavol[oi]|barra|mesas?|theke|tresen|tische?)',
} as const;
type Cleaned = keyof typeof OBJECTS;

const FOUND = (Object.keys(OBJECTS) as Cleaned[]).map(
  (what) =>
    [
      what,
      // 'Washing an old oak barrel', 'der ein Fass wäscht'.
      new RegExp(`\\b${VERB}(?: \\w+){0,3} ${OBJECTS[what]}\\b|\\b${OBJECTS[what]} ${VERB}\\b`),
    ] as const,
);
/** Nothing is named: the verb ends what is said, or tells where and how it is done. */
const NAMELESS = new RegExp(
  `\\b${VERB}(?:$| (?:up|in|at|behind|with|while|dans|derriere|avec|en|dietro|con|detras|im|am|hinter|mit)\\b)`,
);

/** Floors are cleaned with a hose. */
const HOSED = /\b(?:hos(?:e|es|ing)|floors?|jet d eau|sols?|pavimento|suelo|boden)\b/;

const WITH_HOSE = /\b(?:hos(?:e|es|ing)|water jet|jet d eau|tuyau|manguera|tubo|schlauch)\b/;

/** Its water falls on the head of the barrel. */
const AT_BARREL: Ware = { ...HOSE, size: [0.03, 1.05, 0.4] };

const DONE: Readonly<Record<Cleaned, Doing>> = {
  glass: { pose: 'cleaning', holds: [CLOTH, 'empty_glass'] },
  bottle: { pose: 'cleaning', holds: [CLOTH, 'bottle'] },
  decanter: { pose: 'cleaning', holds: [CLOTH, 'decanter'] },
  plate: { pose: 'cleaning', holds: [CLOTH, wareFor({ thing: 'plate', colour: null })] },
  barrel: { pose: 'scrubbing', holds: [BRUSH], beside: 'upright_barrel' },
  top: { pose: 'working', holds: [CLOTH], beside: 'counter' },
};

/** What is cleaned, as the words say; a glass where they say nothing, and `null` for what we have no way to show. */
export function cleans({ said = '' }: AskedFigure): Doing | null {
  const nearest = FOUND.flatMap(([what, found]) => {
    const match = found.exec(said);
    return match ? [{ what, long: match[0].length }] : [];
  }).toSorted((a, b) => a.long - b.long)[0];
  // A barrel is washed down with the hose that was asked for.
  if (nearest?.what === 'barrel' && WITH_HOSE.test(said))
    return { pose: 'spraying', holds: [AT_BARREL], beside: 'upright_barrel' };
  if (nearest) return DONE[nearest.what];
  if (HOSED.test(said)) return { pose: 'spraying', holds: [HOSE] };
  return said === '' || NAMELESS.test(said) ? DONE.glass : null;
}

import { doneBy } from '#studio/lexicon/memes/done-by.ts';
import { tidyLine } from '#studio/lexicon/memes/tidy-line.ts';
import type { Stages } from './read-stages.ts';

const IN_TWO =
  /^(?:two|2|deux|due|dos|zwei)[ -]?(?:panels?|cases?|vignette|vi[ñn]etas|bilder)(?: memes?)?\s*[:–-]\s*/iu;
const TURN = /\s*[,;/]\s*(?:then |and |puis |et |poi |luego |dann )?/iu;
const MOST = 60;
/** As pictures show it that are posted, and as it is. */
const POSTED =
  /\b(?:instagram|brochure|advert\w*|postcard|dream\w*|pinterest|tiktok|prospekt|werbung|publicité|pubblicità|publicidad)\b/iu;
const HARVEST = /\b(?:harvest|vendanges?|vendemmia|vendimia|weinlese|lese)\b/iu;

/** 'Two panels: Instagram harvest, real harvest': what is told of both sides of one comma. */
export function readSides(body: string): Stages | null {
  const mark = IN_TWO.exec(body.trim())?.[0];
  if (mark === undefined) return null;
  const sides = body.trim().slice(mark.length).replace(/\.$/u, '').split(TURN).map(tidyLine);
  const [first = '', second = ''] = sides;
  if (sides.length !== 2 || sides.some((side) => side === '' || side.length > MOST)) return null;
  const isOfHarvest = POSTED.test(first) && HARVEST.test(`${first} ${second}`);
  return {
    lines: sides,
    scenes: isOfHarvest
      ? [
          'happy person holding grapes in a vineyard in the sun',
          'sad person in a vineyard in the rain',
        ]
      : sides.map(doneBy),
  };
}

import type { MemeWish } from '#studio/scene-spec.ts';
import { plateLanguage } from '#studio/lexicon/plates/language-of.ts';
import { inLanguage } from '#studio/litho/education/wording.ts';
import { capital } from '#studio/typography/capital.ts';
import { BINGO_SQUARES, packOf } from '#studio/lexicon/memes/grid-squares.ts';
import type { Square } from '#studio/lexicon/memes/grid-squares.ts';
import { castFor, drawnIn, isPerson } from '#studio/lexicon/memes/label-things.ts';
import { tidyLine } from '#studio/lexicon/memes/tidy-line.ts';
import { pictured } from '#studio/lexicon/memes/pictured.ts';

type Grid = Pick<MemeWish, 'format' | 'lines' | 'heading' | 'labels'> & { scene: string };

/** 'Sommelier starter pack: corkscrew, decanter': all that somebody has, each with its name. */
const STARTER =
  /^(?:the |an? )?(.{2,40}?\s(?:starter[\s-]?(?:pack|kit)|kit de d[ée]marrage|kit de inicio|kit base))\s*(?:memes?)?\s*(?:(?:[:,–-]|with|avec|con|mit)\s*(.{3,200}))?$/isu;
/** 'Wine tasting bingo card: …'. */
const BINGO =
  /^((?:the |an? )?(?:[\p{L}'’-]+\s){0,4}?(?:[\p{L}-]*bingo)(?:[\s-](?:card|sheet|karte|kort|carte))?(?:\s(?:for|of|at|about|pour|de|du|per|di|para|für|beim?)\s[^:]{2,40}?)?)\s*(?:memes?)?\s*(?:[:–]\s*(.{3,400}))?$/isu;

const MOST = { pack: 9, bingo: 16 } as const;

/** Squares with a picture and a name each, under one heading; ours where the customer dictates none. */
export function readGrid(body: string): Grid | null {
  const bingo = BINGO.exec(body.trim());
  const found = bingo ?? STARTER.exec(body.trim());
  if (!found) return null;
  const heading = capital(tidyLine(found[1] ?? ''));
  const own = squaresIn(found[2] ?? '');
  const squares = own.length > 1 ? own : bingo ? BINGO_SQUARES : packOf(heading);
  const language = plateLanguage(body);
  const labels = squares
    .slice(0, bingo ? MOST.bingo : MOST.pack)
    .map(({ thing, name }) => ({ thing, text: inLanguage(name, language), word: thing }));
  const scene = labels.map(({ thing }) => thing.replaceAll('_', ' ')).join(', ');
  return { format: 'grid', lines: [], heading, labels, scene };
}

const squaresIn = (listed: string): Square[] =>
  listed
    .split(/\s*[,;/]\s*(?:and |et |e |y |und )?/u)
    .map(tidyLine)
    .filter(Boolean)
    .map((name) => ({
      name,
      thing: drawnIn(pictured(name)) ?? (isPerson(name) ? 'person' : castFor(name)),
    }));

import { isSaid } from '#studio/lexicon/matching/may-stand-in.ts';
import { reworded } from './rewording.ts';
import type { Rewording } from './rewording.ts';

const CHRISTMAS =
  /(?<!\p{L})(?:christmas|xmas|noël|noel|natale|natalizi[oa]|navidad|navideñ[oa]|weihnacht\p{L}*|heiligabend)(?!\p{L})/iu;

/** Not a tree that is said to stand before the house. */
const INDOORS = String.raw`(?! (?:outside|in the (?:garden|yard|snow)|dehors|fuori|afuera|draußen|im (?:garten|schnee)))(?!\p{L})`;

const THE_TREE: Rewording = [
  [new RegExp(String.raw`(?<!\p{L})the tree${INDOORS}`, 'giu'), 'the christmas tree'],
  [
    new RegExp(String.raw`(?<!\p{L})l['’]arbre(?! de no[eë]l)${INDOORS}`, 'giu'),
    'le sapin de noël',
  ],
  [
    new RegExp(String.raw`(?<!\p{L})((?:al|sul|dal)?l['’]albero)(?! di natale)${INDOORS}`, 'giu'),
    '$1 di natale',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(el árbol|del árbol|al árbol|el arbol)(?! de navidad)${INDOORS}`,
      'giu',
    ),
    '$1 de navidad',
  ],
  [new RegExp(String.raw`(?<!\p{L})(der|dem|den) baum${INDOORS}`, 'giu'), '$1 weihnachtsbaum'],
];

/** At Christmas 'the tree' is the one with the lights, in the room. */
export const nameChristmasTree = (said: string): string =>
  isSaid(CHRISTMAS, said) ? reworded(said, THE_TREE) : said;

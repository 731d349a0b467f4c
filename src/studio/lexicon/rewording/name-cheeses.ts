import type { Rewording } from './rewording.ts';
import { reworded } from './rewording.ts';

const NAMED =
  'comté|comte|gruyère|gruyere|beaufort|manchego|parmesan|parmigiano|pecorino|cheddar|gouda|edam|emmental|emmentaler|appenzeller|brie|camembert|reblochon|taleggio|époisses|stilton|gorgonzola|roquefort|mimolette';

/** 'Comté cheese' is Comté; 'a whole wheel of Comté' is a whole one, and not the wedge that is cut from it. */
const CHEESES: Rewording = [
  [
    new RegExp(
      String.raw`\b(${NAMED}) cheese(?! (?:board|platter|plate|knife|shop|dairy|cellar|course|sauce)s?\b)`,
      'giu',
    ),
    '$1',
  ],
  [
    /(?<!half (?:an? )?)\b(?:(?:whole|entire|full|big|large|huge|round) )*wheel of (?=(?:\p{L}+ )?(?:\p{L}+)\b)/giu,
    'whole ',
  ],
  [/\b(?:(?:whole|entire|full|big|large|huge|round) )*wheels of (?=\p{L}+\b)/giu, 'whole '],
  [/\b(?:(?:whole|entire|big|large) )*cheese wheel(s?)\b/giu, 'whole cheese$1'],
  [/\b(?:une )?meule (?:entière )?de (?=\p{L})/giu, 'entier '],
  [/\b(?:una )?forma (?:intera )?di (?=formaggio|parmigiano|pecorino|grana)/giu, 'intero '],
  [/\b(?:una )?rueda (?:entera )?de (?=queso|manchego)/giu, 'entero '],
];

export const nameCheeses = (text: string): string => reworded(text, CHEESES);

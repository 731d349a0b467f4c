import type { BottleShape } from '#studio/scene/wine.ts';
import { lexeme } from './effects.ts';
import type { Lexeme, WineHint } from './effects.ts';
import { fold } from './matching/normalise.ts';
import { AREAS, CERTIFICATES, WINE_LETTERS } from './words/wine/appellations.ts';
import { COLOUR_ALIASES } from './words/look/colour-aliases.ts';
import { COLOUR_HEX, SHADE_HEX, WINE_TINTS } from './words/look/colour-words.ts';
import { MORE_VARIETALS } from './words/wine/more-varietals.ts';
import { COUNTRIES } from './words/wine/regions.ts';
import { VARIETALS } from './words/wine/varietals.ts';

/** Grapes, appellations, regions and colours: names that bring a wine along. */
export const wineLexemes = (): Lexeme[] => [
  ...varietalLexemes(),
  ...furtherVarietals(),
  ...appellationLexemes(),
  ...regionLexemes(),
  ...tintLexemes(),
];

function varietalLexemes(): Lexeme[] {
  return VARIETALS.map(([name, wine, bottle, glass, alsoCalled]) =>
    varietalNamed(name, alsoCalled, { wine, bottle, glass }),
  );
}

/** Grapes of the longer list. */
function furtherVarietals(): Lexeme[] {
  return MORE_VARIETALS.flatMap(({ names, ...hint }) =>
    names.split('|').map((entry) => {
      const [name = '', alsoCalled] = entry.split('=').map((part) => part.trim());
      return varietalNamed(name, alsoCalled, hint);
    }),
  );
}

function varietalNamed(name: string, alsoCalled: string | undefined, hint: WineHint): Lexeme {
  const plain = plainWords(name);
  return lexeme([plain, alsoCalled].filter(Boolean).join('|'), {
    kind: 'varietal',
    value: { id: plain.replaceAll(' ', '_'), name },
    hint,
  });
}

/** Appellations, each with its usual wine first: 'Chinon' is red, 'Chinon blanc' is said. */
function appellationLexemes(): Lexeme[] {
  return AREAS.flatMap(({ country, landscape, estate, bottle: usual, rows }) =>
    rows.split('|').map((row) => {
      const [name = '', letters = 'r', own] = row.split(':').map((part) => part.trim());
      const bottle = (own ?? usual) as BottleShape;
      const wine = WINE_LETTERS[letters[0] ?? 'r'] ?? 'red';
      const appellation = (CERTIFICATES[country] ?? '%').replace('%', name);
      const id = plainWords(name).trim().replaceAll(' ', '_');
      return lexeme(plainWords(name).trim(), {
        kind: 'region',
        value: { id, name, country, appellation, landscape, estate },
        hint: { wine, bottle, glass: glassFor(bottle) },
      });
    }),
  );
}

function regionLexemes(): Lexeme[] {
  return COUNTRIES.flatMap((country) =>
    country.regions.map(([name, wine, bottle, landscape, estate, alsoCalled]) => {
      const phrases = [plainWords(name), alsoCalled].filter(Boolean).join('|');
      const appellation = country.appellation.replace('%', name);
      const id = plainWords(name).replaceAll(' ', '_');
      return lexeme(phrases, {
        kind: 'region',
        value: { id, name, country: country.name, appellation, landscape, estate },
        hint: { wine, bottle, glass: glassFor(bottle) },
      });
    }),
  );
}

function glassFor(bottle: string) {
  if (bottle === 'champagne') return 'flute' as const;
  if (bottle === 'hock') return 'white' as const;
  if (bottle === 'fortified') return 'tulip' as const;
  return bottle === 'burgundy' ? ('burgundy' as const) : ('bordeaux' as const);
}

function tintLexemes(): Lexeme[] {
  const names = Object.keys(COLOUR_HEX).map((name) => [name, name] as const);
  return [...names, ...Object.entries(COLOUR_ALIASES)].map(([word, name]) =>
    lexeme(word, {
      kind: 'tint',
      value: { name, hex: SHADE_HEX[word] ?? COLOUR_HEX[name] ?? '#000000' },
      wine: WINE_TINTS[name] ?? null,
    }),
  );
}

/** Bars stay, they divide the words of a table. */
export function plainWords(name: string): string {
  const folded = fold(name);
  return PLAIN.test(folded) ? folded : folded.replace(/[^\p{L}\p{N}|]+/gu, ' ');
}
/** Nearly every name is plain already: to look is cheaper than to write it anew. */
const PLAIN = /^[a-z0-9|]+(?: [a-z0-9|]+)*$/;

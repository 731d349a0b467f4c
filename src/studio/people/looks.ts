import { fold } from '#studio/lexicon/normalise.ts';
import { COLOUR_HEX, COLOUR_ALIASES } from '#studio/lexicon/words/look.ts';
import { linear } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';

/** What a prompt says of somebody's looks. */
export interface Looks {
  isOld: boolean;
  hasBeard: boolean;
  isMan: boolean;
  hasStrawHat: boolean;
  garment: { cut: 'apron' | 'dress' | 'shirt' | 'jacket' | 'robe'; colour: Rgb | null } | null;
}

const OLD =
  /\b(old|elderly|aged|grey haired|gray haired|grandfather|grandmother|grandpa|grandma|granny|vieux|vieil|vieille|grand pere|grand mere|vecchio|vecchia|anziano|anziana|nonno|nonna|viejo|vieja|anciano|anciana|abuelo|abuela|alter|alte|opa|oma|grossvater|grossmutter)\b/;
const BEARD = /\b(beard|bearded|barbe|barbu|barba|bart|bartig|bartiger|moustache|mustache)\b/;
const MAN = /\b(him|his|he|mr|lui|seine|seinem)\b/;
const STRAW_HAT = /\b(straw hat|chapeau de paille|cappello di paglia|sombrero de paja|strohhut)\b/;
const GARMENTS = {
  robe: /\b(monk|monks|habit|robe|moine|moines|monaco|monaci|monje|monjes|monch|monche|abbot|kutte)\b/,
  apron: /\b(apron|tablier|grembiule|delantal|schurze)\b/,
  dress: /\b(dress|gown|robe longue|vestito|abito|vestido|kleid)\b/,
  jacket: /\b(suit|jacket|tuxedo|blazer|costume|giacca|traje|chaqueta|anzug|smoking)\b/,
  shirt: /\b(shirt|chemise|camicia|camisa|hemd)\b/,
} as const;

/** The old grow grey, monks wear their habit, and a black apron is black. */
export function looksOf(prompt: string): Looks {
  const text = fold(prompt).replace(/[^\p{L}\p{N}]+/gu, ' ');
  const cut = (Object.keys(GARMENTS) as (keyof typeof GARMENTS)[]).find((one) =>
    GARMENTS[one].test(text),
  );
  return {
    isOld: OLD.test(
      text.replace(/\bold (bottle|barrel|vine|cellar|wine|stone|town|book)s?\b/g, ' '),
    ),
    hasBeard: BEARD.test(text),
    isMan: MAN.test(text),
    hasStrawHat: STRAW_HAT.test(text),
    garment: cut ? { cut, colour: colourBefore(text, GARMENTS[cut]) } : null,
  };
}

/** The colour said right before a garment: 'a black apron'. */
function colourBefore(text: string, garment: RegExp): Rgb | null {
  const at = garment.exec(text)?.index ?? 0;
  const said = text.slice(0, at).trim().split(' ').slice(-2);
  const name = said.map((word) => COLOUR_ALIASES[word] ?? word).find((word) => COLOUR_HEX[word]);
  return name ? linear(COLOUR_HEX[name]!) : null;
}

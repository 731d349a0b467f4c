import { backingOf } from '#studio/places/backing.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { NamedColour } from '#studio/scene-spec.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { hasEffect } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

const words = (list: string) => new Set(list.split(/\s+/));

const GROUNDS = words(
  'background backdrop backgrounds ground paper fond sfondo fondo hintergrund untergrund grund papier carta papel seamless',
);
const UPON = words('on against sur contre su sobre contra auf vor');
const PACKSHOTS = words(
  'packshot packshots isolated cutout freigestellt freisteller isole isolee isolato isolata aislado aislada produktfoto ecommerce',
);
const NOTHING = words(
  'transparent transparente transparents trasparente transparenter transparentem png alpha',
);
const WITHOUT = words('no without sans senza sin ohne kein keinen keine');
const IN_COLOUR = words('couleur colore color');
const CUT = /^(?:isol|aisla|freige|freist|cutout)/;
const NEAR = 3;

export interface Ground {
  ground: NamedColour | null;
  place: PlaceId | null;
}

const WHITE: NamedColour = { name: 'white', hex: '#ffffff' };
const OFF_WHITE: NamedColour = { name: 'cream', hex: '#efeae0' };
const BLACK: NamedColour = { name: 'black', hex: '#000000' };
const NONE: Ground = { ground: null, place: null };

/** 'White background packshot', 'on black', 'sans fond': the ground of a product picture. */
export function readGround(sentence: Sentence): Ground {
  const { tokens } = sentence;
  const backing = backingOf({ prompt: tokens.map(({ word }) => word).join(' ') });
  // 'White marble background' is a wall of it.
  if (backing && backing !== 'dark') return NONE;
  for (const [at, { word }] of tokens.entries()) {
    if (!GROUNDS.has(word) || isMadeOfPaper(tokens, at) || isFarOff(tokens, at)) continue;
    const near = tokens.slice(Math.max(0, at - NEAR), at + NEAR).map((token) => token.word);
    const before = sameClauseBefore(sentence, at).map((token) => token.word);
    if (near.some((other) => NOTHING.has(other)) || before.some((other) => WITHOUT.has(other)))
      return { ground: null, place: 'no_ground' };
    const colour = tintNear(sentence, at);
    if (colour) return grounded(colour);
    if (isPale(sentence, at)) return grounded(OFF_WHITE);
  }
  const bare = tintUpon(sentence);
  if (bare) return grounded(bare);
  const isCut = tokens.some(({ word }, i) => word === 'cut' && tokens[i + 1]?.word === 'out');
  if (isCut || tokens.some(({ word }) => word === 'freigestellt')) {
    return { ground: null, place: 'no_ground' };
  }
  // 'Packshot on a wooden table': a ground is named, only not a plain one.
  const isSet =
    sentence.matches.some((match) => hasEffect(match, 'surface', 'place')) &&
    !tokens.some(({ word }) => CUT.test(word));
  return !isSet && tokens.some(({ word }) => PACKSHOTS.has(word)) ? grounded(WHITE) : NONE;
}

/** 'Una casita blanca al fondo', 'im Hintergrund weiße Häuser': where something stands, and no ground of a colour. */
function isFarOff(tokens: Sentence['tokens'], at: number): boolean {
  const [before, earlier] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
  return DEPTHS.has(before) || DEPTHS.has(`${earlier} ${before}`);
}
const DEPTHS = new Set(['al', 'au', 'im', 'in the', 'en el', 'nello']);

/** 'Minimal, light background', 'sfondo chiaro', where no place is named that could be bright. */
function isPale({ tokens, matches }: Sentence, at: number): boolean {
  if (!BACKGROUNDS.has(tokens[at]?.word ?? '') || LIT.has(tokens[at + 1]?.word ?? '')) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isSaid =
    (PALE.has(before?.word ?? '') && !tokens[at]?.opensClause) ||
    (PALE_BEHIND.has(after?.word ?? '') && !after?.opensClause);
  return isSaid && !matches.some((match) => hasEffect(match, 'place', 'figure'));
}
const BACKGROUNDS = words('background backdrop fond sfondo fondo hintergrund');
const PALE = words('light bright pale heller hellem hellen');
const PALE_BEHIND = words('clair chiaro claro');
const LIT = words('light lights music noise');

/** 'A brown paper bag', 'étiquette en papier kraft': the paper is a thing's, and nothing lies on it. */
const isMadeOfPaper = (tokens: Sentence['tokens'], at: number): boolean =>
  PAPER.has(tokens[at]?.word ?? '') &&
  ((OF_PAPER.has(tokens[at + 1]?.word ?? '') && tokens[at + 1]?.opensClause !== true) ||
    MADE.has(tokens[at - 1]?.word ?? '') ||
    isWrapped(tokens, at));
/** 'Wrapping a bottle in brown paper': it is round the bottle, and nothing lies on it. */
const isWrapped = (tokens: Sentence['tokens'], at: number): boolean =>
  [at - 2, at - 3].some((i) => INTO.has(tokens[i]?.word ?? '')) &&
  tokens.slice(0, at).some(({ word }) => WRAPS.test(word));
const INTO = words('in dans en nella into');
const WRAPS =
  /^(?:wrap|emball|envelop|avvol|incart|envuel|envolv|gewickelt|eingewickelt|eingepackt|wickelt|packt|verpackt)/;
const PAPER = words('paper papier carta papel');
const OF_PAPER = words(
  'bag bags label labels box boxes tag tags cup cups lantern lanterns straw straws napkin napkins',
);
const MADE = words('en di de aus');

/** 'Paper' in 'on peach paper': the ground itself, whose colour is told beside it. */
export const isGroundWord = (
  { tokens, ground }: Sentence & { ground: Ground },
  at: number,
): boolean => ground.ground !== null && GROUNDS.has(tokens[at]?.word ?? '');

/** 'Sans verre, fond gris': the glass is refused, the ground is grey. */
function sameClauseBefore({ tokens }: Sentence, at: number): Sentence['tokens'] {
  if (tokens[at]?.opensClause) return [];
  return tokens.slice(tokens[at - 1]?.opensClause ? at - 1 : Math.max(0, at - 2), at);
}

function grounded(colour: NamedColour): Ground {
  if (colour.name === 'white') return { ground: WHITE, place: 'white_ground' };
  if (colour.name === 'black') return { ground: BLACK, place: 'black_ground' };
  return { ground: colour, place: 'colour_ground' };
}

/** The colour that stands beside the word for the ground. */
function tintNear({ matches, tokens }: Sentence, at: number): NamedColour | null {
  // 'Sfondo color pesca'.
  const after = IN_COLOUR.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  // 'Yellow background, blue bottle': behind the comma it is another thing's.
  const isTold = tokens[after]?.opensClause !== true;
  // 'From purple to brown, white background': what stands before the comma is another thing's.
  const isBefore = ({ at: from, length }: Match): boolean =>
    from + length <= at &&
    from + length >= at - 1 &&
    !tokens.slice(from + length, at + 1).some(({ opensClause }) => opensClause);
  const tint = matches.findLast(
    (match) => hasEffect(match, 'tint') && (isBefore(match) || (isTold && match.at === after)),
  );
  if (tint) return effectsOf(tint.effects, 'tint')[0]?.value ?? null;
  // 'White background' is one phrase of its own.
  const whole = matches.find((match) => match.at <= at && at < match.at + match.length);
  if (whole && / ?(white|blanc|bianco|blanco|weisser?m?)( |$)/.test(` ${whole.phrase} `))
    return WHITE;
  return whole && /(black|noir|nero|negro|schwarz)/.test(whole.phrase) ? BLACK : null;
}

/** 'A bottle on white', 'lips on pink': a colour alone after the preposition. */
function tintUpon({ matches, tokens }: Sentence): NamedColour | null {
  for (const match of matches) {
    const tint = effectsOf(match.effects, 'tint')[0]?.value;
    if (!tint || !UPON.has(tokens[match.at - 1]?.word ?? '')) continue;
    const next = tokens[match.at + match.length];
    const isAlone =
      !next || next.opensClause || ['with', 'avec', 'con', 'mit', 'and'].includes(next.word);
    if (isAlone) return tint;
  }
  return null;
}

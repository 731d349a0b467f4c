import type { AskedFigure } from '#studio/scene/figure.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Held } from './held/hold.ts';
import { wareFor } from './held/wares.ts';

const UNPLAYED = /\b(piano|pianist\w*|harp\w*|drum\w*|flut\w+)\b/;
const BY_PLAYER: readonly (readonly [RegExp, ThingId])[] = [
  [/\b(saxophon\w*|sax|sassofon\w*|jazz)\b/, 'saxophone'],
  [
    /\b(cell(?:o|ist)\w*|violoncell\w*|violonchel\w*|double bass\w*|bass player|bassist\w*|contrebass\w*|contrabb?ass\w*|contrabaj\w*|kontrabass\w*)\b/,
    'cello',
  ],
  [/\b(violin\w*|fiddle\w*|violon\w*|geig\w+)\b/, 'violin'],
  [/\b(accord[ie]on\w*|fisarmonic\w*|acordeon\w*|akkordeon\w*)\b/, 'accordion'],
  [/\b(lute\w*|lutenists?|luth\w*|liut\w+|laud|laute\w*)\b/, 'lute'],
  [/\b(trumpet\w*|trompet\w*|tromb\w*|brass)\b/, 'trumpet'],
];
const OTHERS: readonly ThingId[] = ['guitar', 'violin', 'saxophone'];
const BRASS: readonly ThingId[] = ['trumpet', 'saxophone'];
/** Two violins, a viola that looks like one, and a cello. */
const STRINGS: readonly ThingId[] = ['violin', 'violin', 'violin', 'cello'];
const IS_STRINGS =
  /\b(string (?:quartet|trio|band|section)|strings|quatuor a cordes|quartetto d archi|cuarteto de cuerda|streichquartett|streicher)\b/;
const IS_BRASS =
  /\b(brass|fanfare|blasmusik\w*|blaskapelle\w*|marching|fanfara|banda musicale|charanga)\b/;

const PLAYED: ReadonlySet<ThingId | null> = new Set<ThingId | null>([
  'guitar',
  'violin',
  'saxophone',
  'trumpet',
  'accordion',
  'lute',
  'cello',
]);

/** What a musician plays: what was asked for, what the player is called by, or each of a band another one. */
export function instrumentOf(
  { role, said = '', count, action }: AskedFigure,
  own: number,
  hands: readonly Held[],
): Held | null {
  const isPlaying = role === 'musician' && (action === null || action === 'playing');
  if (!isPlaying || UNPLAYED.test(said)) return null;
  const asked = hands.find((held) => typeof held === 'object' && PLAYED.has(held.thing));
  const named = BY_PLAYER.find(([words]) => words.test(said))?.[1] ?? 'guitar';
  const band = IS_BRASS.test(said) ? BRASS : IS_STRINGS.test(said) ? STRINGS : OTHERS;
  const thing = count > 1 ? band[own % band.length]! : named;
  return asked ?? wareFor({ thing, colour: null });
}

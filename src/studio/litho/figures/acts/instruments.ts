import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { AskedThing, Relation } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { Pose } from '#studio/litho/figures/figure-body.ts';

/** How somebody holds an instrument: hands and its foot in heights of the figure, its size and its turn. */
interface Playing {
  left: Point;
  right: Point;
  foot: Point;
  size: number;
  turn: number;
}

const BEFORE_CHEST = { left: [-0.15, 0.62], right: [0.15, 0.62], turn: 0 } as const;
const AT_MOUTH = { left: [-0.13, 0.79], right: [-0.07, 0.8] } as const;

const PLAYED = {
  accordion: { ...BEFORE_CHEST, foot: [0, 0.5], size: 0.26 },
  drum: { left: [-0.08, 0.6], right: [0.09, 0.61], foot: [0, 0.36], size: 0.22, turn: 0 },
  // The mouthpiece is at the upper right of both; horns go to the other side.
  saxophone: { left: [-0.11, 0.6], right: [-0.03, 0.74], foot: [-0.16, 0.54], size: 0.34, turn: 0 },
  guitar: { left: [-0.2, 0.72], right: [0.05, 0.58], foot: [0.1, 0.46], size: 0.46, turn: -0.9 },
  banjo: { left: [-0.2, 0.72], right: [0.05, 0.58], foot: [0.1, 0.46], size: 0.42, turn: -0.9 },
  violin: { left: [0.2, 0.78], right: [0.06, 0.68], foot: [0.02, 0.78], size: 0.3, turn: 1.25 },
  cello: { left: [0.19, 0.84], right: [0.2, 0.52], foot: [0.2, 0], size: 0.94, turn: -0.06 },
  trumpet: { ...AT_MOUTH, foot: [-0.11, 0.74], size: 0.17, turn: 0 },
  trombone: { ...AT_MOUTH, foot: [-0.13, 0.7], size: 0.22, turn: 0 },
  flute_instrument: { ...AT_MOUTH, foot: [-0.08, 0.79], size: 0.14, turn: 0.5 },
} as const satisfies Partial<Record<ThingId, Playing>>;

export type Instrument = keyof typeof PLAYED;

/** A piano is played where it stands; everything else is in hands. */
const NAMES: readonly (readonly [Instrument | 'piano', RegExp])[] = [
  ['piano', /pian(?:o|ist)|klavier|flugel/],
  ['accordion', /accord[ei]on|fisarmonic|acordeon|akkordeon|ziehharmonika/],
  ['saxophone', /saxo/],
  ['guitar', /guitar|chitarr|gitarr|flamenco/],
  [
    'cello',
    /cell(?:o|ist)|violoncel|violonchel|double bass|bass player|bassist|contrebass|contrabb?ass|contrabaj|kontrabass/,
  ],
  ['violin', /violin|violon|fiddle|geig/],
  ['trumpet', /trumpet|trompet|tromba|brass|blasmusik|blaskapelle/],
  ['trombone', /trombon|posaun/],
  ['banjo', /banjo/],
  ['drum', /drum|tambour|tambor|tambur|trommel|schlagzeug|percussi/],
  ['flute_instrument', /\bflut(?:e player|ist)|flutist|flotist|flautist/],
];
/** A band, where nobody says what it plays. */
const BAND: readonly Instrument[] = ['accordion', 'guitar', 'violin', 'saxophone'];

const isInstrument = (thing: ThingId): thing is Instrument => thing in PLAYED;

/** Instruments of a picture that somebody plays: they are in hands, not on the floor. */
export function playedIn(
  figures: readonly AskedFigure[],
  things: readonly AskedThing[],
): readonly AskedThing[] {
  const played = figures.flatMap((figure) =>
    Array.from({ length: figure.count }, (_, i) => instrumentOf(figure, things, i)),
  );
  return things.filter(
    ({ thing, relation, count }) =>
      isInstrument(thing) &&
      played.includes(thing) &&
      // 'Playing the accordion next to a barrel': whoever plays it stands there.
      (!relation || BESIDE.has(relation.kind)) &&
      (count ?? 1) === 1,
  );
}
const BESIDE = new Set<Relation>(['beside', 'left_of', 'right_of', 'in_front_of', 'behind']);

/** What the i-th musician of a wish plays: what was named, in that order, else a band's mixture. */
export function instrumentOf(
  { role, action, said = '' }: AskedFigure,
  things: readonly AskedThing[],
  i: number,
): Instrument | null {
  if (role !== 'musician' && action !== 'playing') return null;
  const words = fold(said);
  const named = NAMES.map(([name, pattern]) => ({ name, at: words.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
  const asked = things.map(({ thing }) => thing).filter(isInstrument);
  const own = named.length > 0 ? named : asked;
  const played = own[i % Math.max(1, own.length)];
  if (played) return played === 'piano' ? null : played;
  return role === 'musician' ? (BAND[i % BAND.length] ?? null) : null;
}

export const poseToPlay = (instrument: Instrument): Pose => ({
  left: PLAYED[instrument].left,
  right: PLAYED[instrument].right,
  stride: 0,
});

export const holdOf = (instrument: Instrument): Playing => PLAYED[instrument];

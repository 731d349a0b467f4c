import type { FilmIds } from '#studio/film.ts';
import type { StagedScene } from '#studio/scene-graph.ts';
import { luminance } from '#studio/textures/colour.ts';

type Objects = Pick<StagedScene, 'objects'>;

/** A thing whose mean differs by less from what surrounds it, in levels of the three channels together, is lost at arm's length. */
const LEAST = 84;
/** So far its tone is moved away from its ground. */
const STEP = 40;
/** Larger things are seen by their form and their shadow. */
const LARGEST = 0.06;
const MOST = 3;

/** A knife of dark wood on a dark table: what is small and has the tone of its ground is painted lighter, on pale grounds darker. In place. */
export function partDim(pixels: Uint8ClampedArray, film: FilmIds, scene: Objects): void {
  const { ids } = film;
  const names = thingsOf(scene);
  const gains = new Map<string, number>();
  for (const [thing, tone] of tonesOf(pixels, film, names))
    if (tone.own[3] < ids.length * LARGEST) gains.set(thing, gainOf(tone));
  for (let i = 0; i < ids.length; i++) {
    const k = gains.get(names[ids[i]!] ?? '') ?? 1;
    if (k !== 1) for (let c = 0; c < 3; c++) pixels[i * 4 + c] = pixels[i * 4 + c]! * k;
  }
}

/** Sums of red, green and blue, and how many pixels. */
type Sums = [number, number, number, number];

interface Tone {
  own: Sums;
  /** What lies right outside it. */
  around: Sums;
}

function gainOf({ own, around }: Tone): number {
  if (around[3] === 0) return 1;
  const [a, b] = [meanOf(own), meanOf(around)];
  const apart = Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
  if (apart >= LEAST) return 1;
  const [tone, ground] = [Math.max(8, luminance(...a)), luminance(...b)];
  const goal = ground < 128 ? Math.max(tone, ground + STEP) : Math.min(tone, ground - STEP);
  return Math.min(MOST, goal / tone);
}

const meanOf = ([r, g, b, count]: Sums): [number, number, number] => [
  r / count,
  g / count,
  b / count,
];

/** What each id of the film is, where it is a thing that may be lost. */
function thingsOf({ objects }: Objects): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  for (const { id, role, thing } of objects)
    if (thing && !CLEAR.has(thing) && !WHITE.has(thing) && (role === 'hero' || role === 'prop'))
      names[id] = thing;
  return names;
}

/** The tones of all things of a kind together: a peach among peaches is seen, whatever its own shade. */
function tonesOf(
  pixels: Uint8ClampedArray,
  { width, height, ids }: FilmIds,
  names: readonly (string | undefined)[],
): Map<string, Tone> {
  const tones = new Map<string, Tone>();
  const reach = Math.max(2, Math.round(width / 90));
  const add = (sums: Sums, i: number): void => {
    for (let c = 0; c < 3; c++) sums[c]! += pixels[i * 4 + c]!;
    sums[3] += 1;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const thing = names[ids[i]!];
      if (thing === undefined) continue;
      const tone = tones.get(thing) ?? { own: [0, 0, 0, 0], around: [0, 0, 0, 0] };
      tones.set(thing, tone);
      add(tone.own, i);
      for (const [dx, dy] of STEPS) {
        const [nx, ny] = [x + dx * reach, y + dy * reach];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        const next = ny * width + nx;
        if (names[ids[next]!] !== thing) add(tone.around, next);
      }
    }
  return tones;
}

/** Seen by their rims and lights; a gain would turn their wine to milk. */
const CLEAR: ReadonlySet<string> = new Set([
  'glass',
  'champagne_flute',
  'bottle',
  'magnum',
  'half_bottle',
  'decanter',
  'carafe',
]);
/** White by nature, and known by their form and print: grey cream would be spoilt. */
const WHITE: ReadonlySet<string> = new Set(['whipped_cream', 'newspaper']);
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

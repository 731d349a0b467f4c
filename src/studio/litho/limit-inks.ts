import type { DrawnPicture } from '#studio/film.ts';
import { hueOf } from '#studio/inventory/colour-names.ts';
import { readAppearance } from '#studio/lexicon/phrases/reading/read-appearance.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import { mixHex } from './mix-colours.ts';

const PAPER = '#fbf3e2';
/** Whether the prompt asks for a way of printing. */
export const isAsked = (
  { words }: SceneSpec,
  trait: 'trait:monochrome' | 'trait:flat' | 'trait:pattern',
): boolean => words.some(({ proofs }) => proofs.includes(trait));

const luminance = ([r = 0, g = 0, b = 0]: readonly number[]): number =>
  (r * 0.3 + g * 0.59 + b * 0.11) / 255;

/** 'In blue and gold', 'black and white': the inks that the whole sheet is printed in, dark to light. */
export function inksAsked(spec: SceneSpec): readonly string[] | null {
  const { style, ground } = spec;
  if (style !== 'illustration_poster') return null;
  const colours = sharedInks(spec) ?? spec.colours;
  if (isAsked(spec, 'trait:monochrome')) return ['#0e0d10', '#f7f5f0'];
  if (colours.length < 2 || ground) return null;
  const own = colours
    .map(({ hex }) => hex)
    .toSorted((a, b) => luminance(hexBytes(a)) - luminance(hexBytes(b)));
  const isLit = luminance(hexBytes(own.at(-1) ?? PAPER)) > 0.86;
  return [mixHex(own[0] ?? PAPER, '#08080c', 0.62), ...own, ...(isLit ? [] : [PAPER])];
}

/** 'A bottle and two glasses in blue and gold': said of the last thing, meant of the sheet. So are two colours of one thing. */
export function sharedInks({ things, colours }: SceneSpec): SceneSpec['colours'] | null {
  if (colours.length > 1) return null;
  const last = things.at(-1);
  const isSheets = things.length > 1 || (last?.count ?? 1) < (last?.colours?.length ?? 0);
  return isSheets && last?.colours?.length ? last.colours : null;
}

/** What was asked for in a colour of its own keeps it: the green dress of a poster in gold and black. */
export const huesKept = ({ figures, prompt, things }: SceneSpec): readonly string[] =>
  [
    ...figures.map(({ said }) => readAppearance(said ?? prompt).garment?.colour ?? null),
    ...things.map(({ colour }) => colour?.hex ?? null),
  ].filter((hex) => hex !== null && hueOf(hex).saturation > LEAST_SATURATION) as string[];
const LEAST_SATURATION = 0.35;
/** Degrees to either side in which a print shades one hue. */
const HUE_REACH = 16;

/** Every tone of the sheet in the inks that were asked for: shadows in the darkest, lights in the lightest. */
export function limitInks(
  picture: DrawnPicture,
  inks: readonly string[],
  kept: readonly string[] = [],
): DrawnPicture {
  const hues = kept.map((hex) => hueOf(hex).hue);
  const ramp = rampOf(inks.map((ink) => hexBytes(ink)));
  const { pixels } = picture;
  const out = new Uint8ClampedArray(pixels.length);
  for (let i = 0; i < pixels.length; i += 4) {
    if (hues.length > 0 && isOfHue(pixels, i, hues)) {
      out.set(pixels.subarray(i, i + 4), i);
      continue;
    }
    const level = Math.round(luminance([pixels[i]!, pixels[i + 1]!, pixels[i + 2]!]) * 255) * 3;
    for (let c = 0; c < 3; c++) out[i + c] = ramp[level + c] ?? 0;
    out[i + 3] = pixels[i + 3] ?? 255;
  }
  return { ...picture, pixels: out };
}

/** A pixel of a strong colour, near enough to one of these hues. */
function isOfHue(pixels: Uint8ClampedArray, i: number, hues: readonly number[]): boolean {
  const [r = 0, g = 0, b = 0] = pixels.subarray(i, i + 3);
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)];
  if (high - low < high * LEAST_SATURATION) return false;
  const sector =
    high === r
      ? (g - b) / (high - low)
      : high === g
        ? (b - r) / (high - low) + 2
        : (r - g) / (high - low) + 4;
  return hues.some((hue) => {
    const away = Math.abs(sector * 60 - hue) % 360;
    return Math.min(away, 360 - away) < HUE_REACH;
  });
}

/** 256 levels between the inks, each ink with a broad step of its own. */
function rampOf(stops: readonly (readonly number[])[]): Uint8ClampedArray {
  const ramp = new Uint8ClampedArray(256 * 3);
  for (let level = 0; level < 256; level++) {
    const at = (level / 255) * (stops.length - 1);
    const [from, to] = [
      stops[Math.floor(at)] ?? [],
      stops[Math.min(stops.length - 1, Math.ceil(at))] ?? [],
    ];
    const share = at - Math.floor(at);
    // Steeper in the middle: inks meet, they do not blend.
    const mix = stops.length > 2 ? share * share * (3 - 2 * share) : share;
    for (let c = 0; c < 3; c++)
      ramp[level * 3 + c] = (from[c] ?? 0) + ((to[c] ?? 0) - (from[c] ?? 0)) * mix;
  }
  return ramp;
}

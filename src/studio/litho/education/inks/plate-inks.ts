import type { NamedColour, SceneSpec } from '#studio/scene-spec.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { readInstructions } from '#studio/lexicon/plates/instructions/read-instructions.ts';
import { paletteAsked } from './asked-palette.ts';
import type { SheetGround } from './sheet-ground.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import { darken, mixHex } from '#studio/litho/mix-colours.ts';

/** The inks of the textbook, where nobody asks for others. */
export interface TextbookInks {
  ink: string;
  soft: string;
  paper: string;
  /** A field of its own on the paper, and what leads from one to the next. */
  field: string;
  accent: string;
  /** Lines to write on. */
  rule: string;
}

/** What the customer's colours make of them. */
export interface PlateInks {
  /** Ours and theirs: what is filled. */
  fills: ReadonlyMap<string, string>;
  /** What is lettered, dark enough to be read on their paper. */
  letters: ReadonlyMap<string, string>;
  paper: string;
  /** Bars and slices, one after the other. */
  series: readonly string[];
  /** The names of the colours that are seen. */
  names: readonly string[];
}

const PALE = 0.66;
const READABLE = 0.42;

const luminance = (hex: string): number => {
  const [r, g, b] = hexBytes(hex);
  return (r * 0.3 + g * 0.59 + b * 0.11) / 255;
};

/** 'In black and white', 'sepia', 'two colours only': the whole sheet, drawings and all, in so many inks. */
export function fewInks(spec: Pick<SceneSpec, 'prompt'>): readonly string[] | null {
  const { spans } = readInstructions(spec.prompt);
  const told = fold(spans.map(({ start, end }) => spec.prompt.slice(start, end)).join(' · '));
  if (SEPIA.test(told)) return ['#2c1a0e', '#8a6238', '#f6ead2'];
  const names = paletteAsked(spec).map(({ name }) => name);
  if (
    MONOCHROME.test(told) ||
    (names.length === 2 && names.includes('black') && names.includes('white'))
  )
    return ['#0e0d10', '#f9f8f5'];
  if (!TWO.test(told)) return null;
  const [one = '#6d1327', other = '#f5ecd8'] = paletteAsked(spec)
    .map(({ hex }) => hex)
    .toSorted((a, b) => luminance(a) - luminance(b));
  // Each ink twice: what is nearly paper is paper, what is nearly ink is ink.
  return [one, one, other, other];
}
const SEPIA = /\bsepia\w*|\bseppia\b/;
const MONOCHROME =
  /\b(?:monochrom\w*|black and white|noir et blanc|bianco e nero|blanco y negro|schwarz ?weiss)\b/;
const TWO = /\b(?:two|2|deux|due|dos|zwei) (?:colou?rs?|inks|couleurs|colori|colores|farben)\b/;

/** `null` for the inks of the textbook. */
export function plateInks(
  spec: Pick<SceneSpec, 'prompt'>,
  ours: TextbookInks,
  ground: SheetGround | null,
): PlateInks | null {
  // On a dark sheet the drawings have a light one laid under them.
  const laid = ground?.isDark ? null : (ground?.hex ?? null);
  const asked = paletteAsked(spec).filter(({ name }) => !ground?.isDark || name !== ground.name);
  if (asked.length === 0) return null;
  const pale = asked.filter(({ hex }) => luminance(hex) > PALE);
  const dark = asked.filter(({ hex }) => luminance(hex) <= PALE);
  const paper =
    laid ?? pale.toSorted((a, b) => luminance(b.hex) - luminance(a.hex))[0]?.hex ?? ours.paper;
  const [accent = ours.ink, second = accent] = byDepth(dark);
  const ink = luminance(accent) < 0.2 ? darken(accent, 0.35) : mixHex(ours.ink, accent, 0.25);
  const field =
    pale.length > 1 && pale[1] ? mixHex(paper, pale[1].hex, 0.7) : mixHex(paper, second, 0.13);
  const read = legible(accent);
  const shared: [string, string][] = [
    [ours.ink, ink],
    [ours.soft, mixHex(ink, paper, 0.12)],
    [ours.paper, paper],
    [ours.field, field],
    [ours.rule, mixHex(paper, ink, 0.35)],
  ];
  return {
    fills: new Map([...shared, [ours.accent, second]]),
    letters: new Map([...shared, [ours.accent, read]]),
    paper,
    series: seriesOf(dark.length > 0 ? dark.map(({ hex }) => hex) : [accent], paper),
    names: asked.map(({ name }) => name).filter(Boolean),
  };
}

/** Words alone stand on a dark sheet itself, in the light colour that was asked for. */
export function nightInks(
  spec: Pick<SceneSpec, 'prompt'>,
  ours: TextbookInks,
  { ground, light }: { ground: SheetGround; light: string },
): PlateInks {
  const asked = paletteAsked(spec).filter(({ name }) => name !== ground.name);
  const own = asked.filter(({ hex }) => luminance(hex) > READABLE).map(({ hex }) => hex);
  const letter = own[0] ?? light;
  const inks = new Map([
    [ours.ink, letter],
    [ours.soft, mixHex(letter, ground.hex, 0.15)],
    [ours.paper, ground.hex],
    [ours.field, mixHex(ground.hex, letter, 0.12)],
    [ours.rule, mixHex(ground.hex, letter, 0.4)],
    [ours.accent, own[1] ?? letter],
  ]);
  return {
    fills: inks,
    letters: inks,
    paper: ground.hex,
    series: seriesOf(own.length > 0 ? own : [letter], ground.hex),
    names: asked.map(({ name }) => name).filter(Boolean),
  };
}

/** The darkest letters the headings, the other marks. */
const byDepth = (dark: readonly NamedColour[]): string[] => {
  const [first, ...others] = dark.map(({ hex }) => hex);
  if (!first) return [];
  const [deepest = first] = [first, ...others].toSorted((a, b) => luminance(a) - luminance(b));
  return [deepest, ...[first, ...others].filter((hex) => hex !== deepest)];
};

const legible = (hex: string): string =>
  luminance(hex) < READABLE ? hex : darken(hex, 0.45 + (luminance(hex) - READABLE));

/** Each colour, then each again nearer to the paper. */
function seriesOf(dark: readonly string[], paper: string): string[] {
  return [0, 0.28, 0.48, 0.14, 0.38, 0.55].flatMap((share) =>
    dark.map((hex) => mixHex(hex, paper, share)),
  );
}

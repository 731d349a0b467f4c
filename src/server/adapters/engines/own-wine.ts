import type { DressedWine, LabelPixels } from '#server/ports/wine-renderer.ts';
import type { Label } from '#shared/contract/wines.ts';
import type {
  BottleId,
  GlassColourId,
  LabelSide,
  BottleView,
} from '#shared/rules/pictures/wines.ts';
import { LABEL_COLOURS } from '#studio/labels/label-colours.ts';
import type { OwnLabel } from '#studio/labels/label-spec.ts';
import type { OwnWine } from '#studio/own-wine/own-wine.ts';
import type { BottleGlass, BottleShape } from '#studio/scene/wine.ts';

const SHAPES: Record<BottleId, BottleShape> = {
  bordeaux: 'bordeaux',
  bordeaux_tapered: 'tapered_bordeaux',
  burgundy: 'burgundy',
  rhone: 'rhone',
  champagne: 'champagne',
  alsace: 'hock',
  bocksbeutel: 'bocksbeutel',
  clavelin: 'clavelin',
  port: 'fortified',
  provence: 'provence',
  jura: 'jura',
  half: 'half',
  magnum: 'magnum',
  jeroboam: 'jeroboam',
};

const GLASSES: Record<GlassColourId, BottleGlass> = {
  antique_green: 'dark',
  emerald: 'green',
  dead_leaf: 'olive',
  amber: 'brown',
  blue: 'blue',
  flint: 'clear',
};

const TURNS: Record<BottleView, number> = {
  front: 0,
  three_quarters: -0.7,
  back: Math.PI,
};

/** A customer's wine in the Studio's terms. */
export function toOwnWine({ draft, artwork }: DressedWine, view: BottleView = 'front'): OwnWine {
  const { front, back, neck } = draft.labels;
  const label = (given: Label | null, side: LabelSide) => given && toOwnLabel(given, artwork[side]);
  return {
    name: draft.name,
    colour: draft.colour,
    bottle: SHAPES[draft.bottle],
    glass: GLASSES[draft.glass],
    closure: draft.closure,
    capsule: { colour: toLinear(draft.capsule.hex), finish: draft.capsule.finish },
    fill: draft.fill,
    turn: TURNS[view],
    labels: {
      front: toOwnLabel(front, artwork.front),
      back: label(back, 'back'),
      neck: label(neck, 'neck'),
    },
  };
}

function toOwnLabel(label: Label, pixels: LabelPixels | undefined): OwnLabel {
  const { widthMm, heightMm, raisedMm, corner, paper } = label;
  const place = {
    width: widthMm / 10,
    height: heightMm / 10,
    raised: raisedMm / 10,
    corner,
    paper,
  };
  if (label.kind === 'designed')
    return { ...place, print: { kind: 'designed', spec: design(label) } };
  if (!pixels) throw new Error('A label was not given its artwork.');
  const { width, height, rgba, mask } = pixels;
  return {
    ...place,
    print: {
      kind: 'artwork',
      width,
      height,
      rgba,
      ...(mask && label.mask && { mask: { pixels: mask, finish: label.mask.finish } }),
    },
  };
}

function design({ template, isDark, lines }: Extract<Label, { kind: 'designed' }>) {
  const [name = '', ...more] = lines;
  return {
    design: template,
    name,
    lines: more,
    origin: null,
    vintage: null,
    note: null,
    isExact: true,
    seed: 1,
    ...LABEL_COLOURS[template][isDark ? 'dark' : 'light'][0]!,
  };
}

/** '#rrggbb' as linear light, which materials are given in. */
function toLinear(hex: string): [number, number, number] {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

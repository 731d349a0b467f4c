import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { BottleGlass, BottleShape, Closure, WineColour } from '#studio/scene/wine.ts';
import type { LabelSpec } from '#studio/labels/label-spec.ts';
import { legibleLabel } from '#studio/labels/legible-label.ts';
import { paintLabel } from '#studio/labels/paint-label.ts';
import { ellipse, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { lighten, mixHex } from '#studio/litho/mix-colours.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { NEUTRAL_TONE } from '#studio/litho/press.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import { bottleProfile } from './bottle-profiles.ts';
import type { BottleProfile } from './bottle-profiles.ts';

export interface BottleOptions {
  /** Its name where it is no ordinary one: a magnum, a flute. */
  thing?: ThingId;
  /** Middle of the foot. */
  base: Point;
  heightPx: number;
  shape: BottleShape;
  glass: BottleGlass;
  wine: WineColour;
  closure: Closure;
  label: LabelSpec | null;
  /** Asked for as a thing: it answers to its name. */
  isLabelAsked?: boolean;
  lightSide?: 1 | -1;
  /** Colour of the glass, where one is asked for. */
  ink?: string;
}

interface BottleDrawing {
  press: LithoPress;
  options: BottleOptions;
  profile: BottleProfile;
  side: 1 | -1;
  at: (x: number, y: number) => Point;
}

const GLASS_INKS: Readonly<Record<BottleGlass, string>> = {
  dark: '#16241d',
  green: '#41663a',
  olive: '#6b6a35',
  brown: '#5a3518',
  blue: '#1f3f8c',
  clear: '#dfe8df',
};

/** A labelled bottle standing upright. */
export function drawBottle(press: LithoPress, options: BottleOptions): void {
  press.named(options.thing ?? 'bottle', () => {
    const profile = bottleProfile(options.shape);
    const scale = options.heightPx / profile.height;
    const at = (x: number, y: number): Point => [
      options.base[0] + x * scale,
      options.base[1] - y * scale,
    ];
    const drawing: BottleDrawing = { press, options, profile, side: options.lightSide ?? 1, at };
    const shadow = ellipse(at(0.8, 0), profile.belly * 1.35 * scale, profile.belly * 0.22 * scale);
    press.shade(shadow, {
      centre: at(0.8, 0),
      radius: profile.belly * 1.4 * scale,
      start: -0.7,
      end: 0,
    });
    drawGlassBody(drawing);
    drawCapsule(drawing);
    const { label } = options;
    if (label && options.isLabelAsked)
      press.apart(() => press.named('label', () => drawLabel(drawing, label)));
    else if (label) drawLabel(drawing, label);
    drawHighlights(drawing);
  });
}

function silhouette({ profile, at }: BottleDrawing, from = 0, to = Infinity) {
  const part = profile.outline.filter(([, y]) => y >= from && y <= to);
  return polygon([
    ...part.map(([radius, y]) => at(-radius, y)),
    ...part.toReversed().map(([radius, y]) => at(radius, y)),
  ]);
}

function bodyColour({ glass, wine, ink: asked }: BottleOptions): string {
  if (asked !== undefined) return asked;
  const ink = GLASS_INKS[glass];
  if (glass === 'clear') return mixHex(WINE_INKS[wine].body, ink, 0.12);
  return glass === 'green' ? mixHex(ink, WINE_INKS[wine].body, 0.22) : ink;
}

function drawGlassBody(drawing: BottleDrawing): void {
  const { press, options, profile, at, side } = drawing;
  const body = silhouette(drawing);
  const colour = bodyColour(options);
  const isClear = options.glass === 'clear';
  press.fill(body, colour, {
    from: at(-profile.belly * side, 0),
    to: at(profile.belly * side, 0),
    start: isClear ? -0.5 : -0.75,
    end: isClear ? 0.35 : 0.25,
    middle: [0.55, -0.1],
  });
  if (isClear || options.glass === 'green') drawUllage(drawing, colour);
}

/** Above the wine the glass is empty and paler. */
function drawUllage(drawing: BottleDrawing, colour: string): void {
  const { press, profile, at } = drawing;
  const fillLine = profile.height * 0.8;
  if (fillLine > profile.capsule) return;
  const empty = silhouette(drawing, fillLine, profile.capsule + 0.2);
  press.fill(empty, lighten(colour, 0.45), {
    from: at(-1, 0),
    to: at(1, 0),
    start: -0.2,
    end: 0.4,
  });
}

function drawCapsule(drawing: BottleDrawing): void {
  const { press, options, profile, at, side } = drawing;
  const colour = capsuleColour(options);
  const capsule = silhouette(drawing, profile.capsule, Infinity);
  const width = options.shape === 'champagne' ? 2.6 : 1.6;
  press.fill(capsule, colour, {
    from: at(-width * side, 0),
    to: at(width * side, 0),
    start: -0.7,
    end: 0.55,
    middle: [0.6, 0.05],
  });
  const edge = profile.outline.find(([, y]) => y >= profile.capsule)?.[0] ?? 1.5;
  const band = rectangle(boxOf(at(-edge, profile.capsule + 0.35), at(edge, profile.capsule)));
  press.fill(band, lighten(colour, 0.5));
}

function capsuleColour({ wine, closure, label }: BottleOptions): string {
  if (label?.own) return label.own.capsule;
  if (closure === 'wax') return '#8a1424';
  if (closure === 'screwcap') return '#2a2c30';
  if (wine === 'sparkling' || wine === 'sparkling_rose') return '#cda255';
  return wine === 'red' ? (label?.accent ?? '#5d1020') : '#c3a25c';
}

/** The real label, set in type, squeezed towards its edges as on a round bottle. */
function drawLabel({ press, profile, at, options, side }: BottleDrawing, label: LabelSpec): void {
  const { low, high, half } = placeOf(profile, label);
  const box = boxOf(at(-half, high), at(half, low));
  // Painted at twice the size and scaled down, or fine serifs would break up.
  const width = Math.max(64, Math.round(box.width * 2));
  const height = Math.max(64, Math.round(box.height * 2));
  const source = createCanvas(width, height);
  const { color } = paintLabel(legibleLabel(label, box.width), { width, height });
  source.getContext('2d').putImageData(new ImageData(color, width, height), 0, 0);
  const path = rectangle(box);
  press.fill(path, label.paper);
  press.colour.save();
  press.colour.imageSmoothingQuality = 'high';
  press.colour.drawImage(source, box.x, box.y, box.width, box.height);
  press.colour.restore();
  press.tone.fillStyle = NEUTRAL_TONE;
  press.tone.fill(path);
  shadeLabel(press, box, side);
  press.stroke(
    path,
    mixHex(label.paper, options.glass === 'dark' ? '#000000' : '#5a4a3a', 0.25),
    1,
  );
}

/** Ours covers the front of the bottle; a customer's has its own size, seen from the front. */
function placeOf({ belly, label: [low, high] }: BottleProfile, { own }: LabelSpec) {
  const widest = belly * 0.985;
  if (!own) return { low, high, half: widest };
  const raised = Math.max(0.6, own.raised);
  const round = Math.min(Math.PI / 2, own.width / 2 / belly);
  return {
    low: raised,
    high: raised + own.height,
    half: Math.min(widest, belly * Math.sin(round)),
  };
}

/** The turn of the paper, as a smooth veil: grain would eat the lettering. */
function shadeLabel(press: LithoPress, box: ReturnType<typeof boxOf>, side: 1 | -1): void {
  const ctx = press.colour;
  const [dark, bright] = side > 0 ? [0, 1] : [1, 0];
  const turn = ctx.createLinearGradient(box.x, 0, box.x + box.width, 0);
  turn.addColorStop(dark, 'rgba(40,20,16,0.42)');
  turn.addColorStop(0.45 + dark * 0.1, 'rgba(40,20,16,0)');
  turn.addColorStop(bright, 'rgba(40,20,16,0.1)');
  ctx.fillStyle = turn;
  ctx.fillRect(box.x, box.y, box.width, box.height);
}

function drawHighlights(drawing: BottleDrawing): void {
  const { press, profile, options, side, at } = drawing;
  const opacity = options.glass === 'dark' ? 0.5 : 0.7;
  const ranges: (readonly [number, number])[] = [
    [profile.label[1] + 0.4, profile.capsule - 0.3],
    [0.6, profile.label[0] - 0.25],
  ];
  for (const [low, high] of ranges) {
    const part = profile.outline.filter(([, y]) => y >= low && y <= high);
    if (part.length < 2) continue;
    for (const [outer, inner, alpha] of [
      [0.84, 0.68, opacity],
      [-0.9, -0.84, opacity * 0.6],
    ] as const) {
      const strip = polygon([
        ...part.map(([radius, y]) => at(radius * outer * side, y)),
        ...part.toReversed().map(([radius, y]) => at(radius * inner * side, y)),
      ]);
      press.veil(strip, '#fff8ea', alpha);
    }
  }
}

function boxOf(a: Point, b: Point) {
  return {
    x: Math.min(a[0], b[0]),
    y: Math.min(a[1], b[1]),
    width: Math.abs(a[0] - b[0]),
    height: Math.abs(a[1] - b[1]),
  };
}

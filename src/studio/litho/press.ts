import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, Path2D, SKRSContext2D } from '@napi-rs/canvas';
import { numberInk, readNumbers } from '#studio/inventory/name-sheet.ts';
import type { NameSheet, SheetEntry } from '#studio/inventory/name-sheet.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Point } from './geometry.ts';

/** Tones run from -1 (full shadow) over 0 (the flat colour) to 1 (full light). */
export type Shade =
  | {
      from: Point;
      to: Point;
      start: number;
      end: number;
      middle?: readonly [at: number, tone: number];
    }
  | { centre: Point; radius: number; start: number; end: number };

export interface CutLight {
  /** Pixels of one unit, for presses that outline. */
  scale: number;
  shades: readonly Shade[];
}

/** Draws on under a name that was given before. */
export type Resume = (draw: () => void) => void;

export const NEUTRAL_TONE = '#808080';

/** Longest side of the sheet that notes what is drawn where. */
const NAMES_SIDE = 512;
/** A veil as dense as this hides the name of what lies behind. */
const HIDING_VEIL = 0.5;

/**
 * The stone: flat colours on one layer, tones on another. Printing turns the tones into sprayed
 * grain (lithograph) or into dots (pop art).
 */
export class LithoPress {
  readonly width: number;
  readonly height: number;
  /** One pixel of a picture of 1024². */
  readonly unit: number;
  readonly colour: SKRSContext2D;
  readonly tone: SKRSContext2D;
  private readonly names: SKRSContext2D;
  private readonly entries: SheetEntry[] = [];
  /** Number of the piece that is being drawn; 0 while nothing is named. */
  private number = 0;
  private dyes: ReadonlyMap<string, string> = new Map();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.unit = Math.sqrt(width * height) / 1024;
    this.colour = createCanvas(width, height).getContext('2d');
    this.tone = createCanvas(width, height).getContext('2d');
    this.tone.fillStyle = NEUTRAL_TONE;
    this.tone.fillRect(0, 0, width, height);
    const share = Math.min(1, NAMES_SIDE / Math.max(width, height));
    const sheet = createCanvas(Math.ceil(width * share), Math.ceil(height * share));
    this.names = sheet.getContext('2d');
    this.names.fillStyle = numberInk(0);
    this.names.fillRect(0, 0, sheet.width, sheet.height);
    this.names.scale(share, share);
  }

  /** Every sheet that a placement or a clip moves. */
  protected layers(): readonly SKRSContext2D[] {
    return [this.colour, this.tone, this.names];
  }

  /**
   * Everything drawn inside shows this thing: one more of it in the inventory. Parts of a thing
   * have no names of their own. Gives back a way to go on with the same piece later.
   */
  named(thing: ThingId, draw: () => void): Resume {
    return this.noted({ thing }, draw);
  }

  /** Everything drawn inside is the place, as far as nothing stands before it. */
  inPlace(place: PlaceId, draw: () => void): void {
    this.noted({ place }, draw);
  }

  /** From now on these inks are mixed otherwise, but for things: their colours are their own. */
  dye(dyes: ReadonlyMap<string, string>): void {
    this.dyes = dyes;
  }

  private inked(colour: string): string {
    return this.number === 0 ? (this.dyes.get(colour) ?? colour) : colour;
  }

  /** What is drawn inside a thing and yet has a name of its own: the glass in a hand. */
  apart(draw: () => void): void {
    const before = this.number;
    this.number = 0;
    draw();
    this.number = before;
  }

  private noted(entry: SheetEntry, draw: () => void): Resume {
    const around = this.entries[this.number - 1];
    const isPart = around !== undefined && 'thing' in around;
    const number = isPart ? this.number : this.entries.push(entry);
    const resume: Resume = (more) => {
      const before = this.number;
      this.number = number;
      more();
      this.number = before;
    };
    resume(draw);
    return resume;
  }

  /** What the sheet shows where. */
  nameSheet(): NameSheet {
    const { width, height } = this.names.canvas;
    const pixels = this.names.getImageData(0, 0, width, height).data;
    const numbers = readNumbers(pixels, this.entries.length);
    return { width, height, numbers, entries: this.entries };
  }

  /** A flat shape; it covers the tones of what lies behind. */
  fill(path: Path2D, colour: string, ...shades: Shade[]): void {
    this.colour.fillStyle = this.inked(colour);
    this.colour.fill(path);
    this.tone.fillStyle = NEUTRAL_TONE;
    this.tone.fill(path);
    this.note(path);
    for (const shade of shades) this.shade(path, shade);
  }

  /** A shape in units of its own. */
  cut(path: Path2D, colour: string, { shades }: CutLight): void {
    this.fill(path, colour, ...shades);
  }

  /** A small mark: a bubble, a glint. Presses that outline shapes leave it alone. */
  detail(path: Path2D, colour: string, ...shades: Shade[]): void {
    this.fill(path, colour, ...shades);
  }

  /** A veil of colour that keeps what lies behind: glass, mist, shadow. */
  veil(path: Path2D, colour: string, opacity: number): void {
    this.colour.save();
    this.colour.globalAlpha = opacity;
    this.colour.fillStyle = colour;
    this.colour.fill(path);
    this.colour.restore();
    // Glass and its reflections are part of the glass, mist and shadow are nothing of their own.
    const within = this.entries[this.number - 1];
    const isOfThing = within !== undefined && 'thing' in within;
    if (isOfThing || opacity > HIDING_VEIL) this.note(path);
  }

  private note(path: Path2D): void {
    this.names.fillStyle = numberInk(this.number);
    this.names.fill(path);
  }

  shade(path: Path2D, shade: Shade): void {
    const gradient =
      'from' in shade
        ? this.tone.createLinearGradient(...shade.from, ...shade.to)
        : this.tone.createRadialGradient(...shade.centre, 0, ...shade.centre, shade.radius);
    gradient.addColorStop(0, toneColour(shade.start, shade.end));
    if ('middle' in shade && shade.middle) {
      gradient.addColorStop(shade.middle[0], toneColour(shade.middle[1], shade.start));
    }
    gradient.addColorStop(1, toneColour(shade.end, shade.start));
    this.tone.fillStyle = gradient;
    this.tone.fill(path);
  }

  /** Light (or shadow) along one inner edge: where the shifted shape no longer covers itself. */
  rim(path: Path2D, shift: Point, blurPx: number, value: number): void {
    const edge = createCanvas(this.width, this.height);
    const ctx = edge.getContext('2d');
    ctx.fillStyle = value < 0 ? '#000' : '#fff';
    ctx.fill(path);
    ctx.globalCompositeOperation = 'destination-out';
    ctx.filter = `blur(${blurPx}px)`;
    ctx.translate(...shift);
    ctx.fill(path);
    this.overlayTone(edge, path, Math.abs(value));
  }

  stroke(path: Path2D, colour: string, widthPx: number, cap: 'round' | 'butt' = 'round'): void {
    for (const [ctx, style] of [
      [this.colour, this.inked(colour)],
      [this.tone, NEUTRAL_TONE],
      [this.names, numberInk(this.number)],
    ] as const) {
      ctx.strokeStyle = style;
      ctx.lineWidth = widthPx;
      ctx.lineCap = cap;
      ctx.lineJoin = 'round';
      ctx.stroke(path);
    }
  }

  /** Everything drawn inside stays within the path. */
  clipped(path: Path2D, draw: () => void): void {
    for (const ctx of this.layers()) {
      ctx.save();
      ctx.clip(path);
    }
    draw();
    for (const ctx of this.layers()) ctx.restore();
  }

  /** Everything drawn inside is moved, turned and scaled about a point. */
  placed(at: Point, turn: number, scale: number, draw: () => void): void {
    for (const ctx of this.layers()) {
      ctx.save();
      ctx.translate(...at);
      ctx.rotate(turn);
      ctx.scale(scale, scale);
    }
    draw();
    for (const ctx of this.layers()) ctx.restore();
  }

  private overlayTone(layer: Canvas, clip: Path2D, opacity: number): void {
    this.tone.save();
    this.tone.clip(clip);
    this.tone.setTransform(1, 0, 0, 1, 0, 0);
    this.tone.globalAlpha = opacity;
    this.tone.drawImage(layer, 0, 0);
    this.tone.restore();
  }
}

/** Zero takes the sign of its partner, or the gradient would pass through grey. */
function toneColour(value: number, partner: number): string {
  const isLight = value === 0 ? partner >= 0 : value > 0;
  return isLight ? `rgba(255,255,255,${Math.abs(value)})` : `rgba(0,0,0,${Math.abs(value)})`;
}

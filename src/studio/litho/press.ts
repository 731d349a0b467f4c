import { createCanvas, type Canvas, type Path2D, type SKRSContext2D } from '@napi-rs/canvas';
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

export const NEUTRAL_TONE = '#808080';

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
  /** The things drawn so far, one entry for each. */
  readonly shown: ThingId[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.unit = Math.sqrt(width * height) / 1024;
    this.colour = createCanvas(width, height).getContext('2d');
    this.tone = createCanvas(width, height).getContext('2d');
    this.tone.fillStyle = NEUTRAL_TONE;
    this.tone.fillRect(0, 0, width, height);
  }

  /** Every sheet that a placement or a clip moves. */
  protected layers(): readonly SKRSContext2D[] {
    return [this.colour, this.tone];
  }

  /** @public Everything drawn inside shows this thing: one more of it in the inventory. */
  named(thing: ThingId, draw: () => void): void {
    this.shown.push(thing);
    draw();
  }

  /** A flat shape; it covers the tones of what lies behind. */
  fill(path: Path2D, colour: string, ...shades: Shade[]): void {
    this.colour.fillStyle = colour;
    this.colour.fill(path);
    this.tone.fillStyle = NEUTRAL_TONE;
    this.tone.fill(path);
    for (const shade of shades) this.shade(path, shade);
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
      [this.colour, colour],
      [this.tone, NEUTRAL_TONE],
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

import { createCanvas } from '@napi-rs/canvas';
import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import { LithoPress } from '#studio/litho/press.ts';
import type { CutLight, Shade } from '#studio/litho/press.ts';

export const POP_INK = '#0b0b12';

/** A press with a third plate: every shape gets a black outline and hides the outlines behind it. */
export class InkedPress extends LithoPress {
  readonly ink: SKRSContext2D;
  /** Width of the outlines; 0 draws none. */
  outlinePx: number;
  private flat: string | null = null;

  constructor(width: number, height: number) {
    super(width, height);
    this.ink = createCanvas(width, height).getContext('2d');
    this.outlinePx = this.unit * 6;
  }

  protected override layers(): readonly SKRSContext2D[] {
    return [...super.layers(), this.ink];
  }

  override fill(path: Path2D, colour: string, ...shades: Shade[]): void {
    super.fill(path, this.flat ?? colour, ...(this.flat ? [] : shades));
    this.ink.save();
    this.ink.globalCompositeOperation = 'destination-out';
    this.ink.fill(path);
    this.ink.restore();
    this.outline(path);
  }

  override cut(path: Path2D, colour: string, { scale, shades }: CutLight): void {
    this.withOutline(this.outlinePx / scale, () => this.fill(path, colour, ...shades));
  }

  override detail(path: Path2D, colour: string, ...shades: Shade[]): void {
    this.withOutline(this.unit * 1.8, () => this.fill(path, colour, ...shades));
  }

  /** Dots darken more than spray does, so shadows are held back. */
  override shade(path: Path2D, shade: Shade): void {
    if (this.flat) return;
    const soften = (tone: number) => (tone < 0 ? tone * 0.72 : tone);
    super.shade(path, { ...shade, start: soften(shade.start), end: soften(shade.end) });
  }

  override stroke(path: Path2D, colour: string, widthPx: number): void {
    super.stroke(path, this.flat ?? colour, widthPx);
    if (widthPx <= this.outlinePx * 1.5) {
      this.outline(path, Math.max(widthPx, this.outlinePx));
      return;
    }
    // A broad line is a shape: black along its edges only.
    this.outline(path, widthPx + this.outlinePx);
    this.ink.save();
    this.ink.globalCompositeOperation = 'destination-out';
    this.outline(path, widthPx - this.outlinePx);
    this.ink.restore();
  }

  /** What is drawn inside is one flat shadow of itself. */
  silhouette(colour: string, draw: () => void): void {
    this.flat = colour;
    draw();
    this.flat = null;
  }

  outline(path: Path2D, widthPx = this.outlinePx): void {
    if (widthPx <= 0) return;
    this.ink.strokeStyle = POP_INK;
    this.ink.lineWidth = widthPx;
    this.ink.lineJoin = 'round';
    this.ink.lineCap = 'round';
    this.ink.stroke(path);
  }

  /** Draws with another weight of line: hairlines for bubbles, none for windows. */
  withOutline(widthPx: number, draw: () => void): void {
    const before = this.outlinePx;
    this.outlinePx = widthPx;
    draw();
    this.outlinePx = before;
  }
}

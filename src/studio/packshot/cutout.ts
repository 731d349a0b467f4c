import type { Rgb } from '#studio/textures/colour.ts';

/** A picture whose ground is not a place: only the things themselves are traced, the rest is laid under them. */
export interface Cutout {
  /** What is traced, in pixels of the whole picture. */
  window: PixelBox;
  /** Display colour, 0…1; `null` leaves it see-through. */
  ground: Rgb | null;
  shadows: readonly ContactShadow[];
  /** Height of the picture over which the ground grows lighter, where a gradient was asked for. */
  fade?: number;
}

export interface PixelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a thing touches the ground: an ellipse in pixels of the whole picture. */
export interface ContactShadow {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

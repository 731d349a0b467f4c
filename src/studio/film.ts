import type { NameSheet } from './inventory/name-sheet.ts';
import type { Workroom } from './workroom.ts';

/** What the tracer hands to a style pass: a noise-free linear picture and, per pixel, what is seen there. Row by row from the top. */
export interface Film {
  width: number;
  height: number;
  /** Linear RGB, three floats a pixel. */
  hdr: Float32Array;
  /** Object id of the nearest thing seen; 0 is the backdrop. */
  ids: Uint16Array;
  /** Object id of what is seen through clear glass or liquid; 0 where nothing is. */
  through: Uint16Array;
  /** 1 where a pixel shows more than one object: outlines live here. */
  mixed: Uint8Array;
  /** Distance along the ray in centimetres; FAR on the backdrop. */
  depth: Float32Array;
  /** Unit normal, three components a pixel, scaled by NORMAL_SCALE. */
  normals: Int16Array;
  /** Share of the pixel covered by objects, 0…255. */
  coverage: Uint8Array;
  /** Scenery painted into the backdrop, which fills the frame: 0 nothing, else a place in SCENERY_NAMES + 1. */
  backdropNames?: { width: number; height: number; data: Uint16Array };
  /** Where those who finish it may work. */
  room?: Workroom;
}

/** Which object each pixel shows. */
export type FilmIds = Pick<Film, 'width' | 'height' | 'ids'>;
/** How much light lies where, and on which object. */
export type FilmLight = Pick<Film, 'hdr' | 'ids' | 'room'>;

export const FAR = 1e9;
export const NORMAL_SCALE = 32767;

/** A finished picture: RGBA, 8 bit sRGB; opaque, unless it was asked for without a ground. Alpha is straight. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
  /** Alpha means something: PNG and WebP keep it, JPEG lays the picture on white. */
  hasAlpha?: boolean;
}

/** A picture made of shapes, with a note of what each of them shows. */
export interface DrawnPicture extends Picture {
  names: NameSheet;
  /** Every text that was set. */
  lettering?: readonly string[];
}

export interface PaintedLabel {
  /** RGBA, 8 bit sRGB. */
  color: Uint8ClampedArray;
  /** RGBA, 8 bit raw: height, foil (255 is metal), roughness. */
  relief: Uint8ClampedArray;
}

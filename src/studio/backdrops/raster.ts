/** A picture of some numbers a pixel: three of a colour, one of a mask; row 0 is the top. */
export interface Raster {
  width: number;
  height: number;
  channels: 1 | 3;
  data: Float32Array;
}

/** Pixels without any of the file they came in: nothing hidden in a file survives. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  /** Four for a picture without a ground, whose alpha is kept. */
  channels: 3 | 4;
}

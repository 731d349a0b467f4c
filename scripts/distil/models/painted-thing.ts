/** Eight bits a channel, row by row from the top. */
export interface PaintedThing {
  width: number;
  height: number;
  /** Its own colours and its outline, four channels. */
  data: Uint8Array;
  /** How much of the light falls on it, one channel. */
  light: Uint8Array;
  /** Empty pixels all round. */
  margin: number;
}

/** Where one thing stands, in centimetres. */
export interface Foot {
  x: number;
  z: number;
  half: number;
  /** It goes on below the ground: half buried. */
  isSunk?: boolean;
}

import type { Rect } from '#studio/litho/geometry.ts';
import type { Plate } from './plate.ts';

/** One picture of a row: what is seen, its name and a line about it, in five languages. */
export interface Step {
  name: string;
  note: string;
  /** How customers call it besides, folded. */
  called?: RegExp;
  /** Told together with the next, it is still this one that is drawn. */
  leads?: true;
  draw: (plate: Plate, box: Rect) => void;
}

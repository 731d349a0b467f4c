import type { Point, Rect } from '#studio/litho/geometry.ts';
import { measureText } from '#studio/typography/set-text.ts';
import type { TextStyle } from '#studio/typography/set-text.ts';
import { say, write } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

/** Names on a map never run into each other, into a mark or over the edge: where there is no room they are left out. */
export class MapNames {
  private readonly plate: Plate;
  private readonly map: Rect;
  private readonly taken: Rect[] = [];

  constructor(plate: Plate, map: Rect) {
    this.plate = plate;
    this.map = map;
  }

  take(box: Rect): void {
    this.taken.push(box);
  }

  takeRound([x, y]: Point, reach: number): void {
    this.take({ x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 });
  }

  isFree(box: Rect): boolean {
    const { map } = this;
    const isInside =
      box.x >= map.x &&
      box.y >= map.y &&
      box.x + box.width <= map.x + map.width &&
      box.y + box.height <= map.y + map.height;
    return isInside && !this.taken.some((other) => meet(box, other));
  }

  /** Writes a name with its middle at the first of the points that has room for it; says whether there was one. */
  set(words: string, points: readonly Point[], style: Partial<TextStyle> & NameStyle): boolean {
    const { plate } = this;
    const { isCapital, ink, halo, isMeant, ...rest } = style;
    const said = say(plate, words);
    const text = isCapital ? said.toLocaleUpperCase() : said;
    const look = { face: 'playfairMedium', ...rest } as const;
    const width = measureText(plate.press.colour, text, look);
    const edge = style.sizePx * 0.3;
    for (const [x, y] of points) {
      const box = {
        x: x - width / 2 - edge,
        y: y - style.sizePx * 0.62,
        width: width + edge * 2,
        height: style.sizePx * 1.24,
      };
      if (!this.isFree(box) || isMeant?.(box) === false) continue;
      this.take(box);
      const at: Point = [x, y + style.sizePx * 0.32];
      if (halo) this.setHalo(text, at, { ...look, ink: halo });
      write(plate, text, at, { ...look, ink });
      return true;
    }
    return false;
  }

  private setHalo(text: string, [x, y]: Point, look: Partial<TextStyle> & NameStyle): void {
    const reach = look.sizePx * 0.11;
    for (let k = 0; k < HALO_TURNS; k++) {
      const turn = (k / HALO_TURNS) * Math.PI * 2;
      write(this.plate, text, [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach], look);
    }
  }
}

const HALO_TURNS = 8;

interface NameStyle {
  sizePx: number;
  ink: string;
  isCapital?: boolean;
  /** What keeps the letters apart from hills and rivers behind them. */
  halo?: string;
  /** Whether it may stand there at all: the sea's name in the sea. */
  isMeant?: (box: Rect) => boolean;
}

const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

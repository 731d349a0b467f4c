import { fromCut } from '#studio/litho/things/outlines/cut-outline.ts';
import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import type { WineColour } from '#studio/scene/wine.ts';

/** A thing cut by hand: outlines in a box that is `width` by `tall` units. */
export function cut(
  [width, tall]: readonly [width: number, tall: number],
  height: number,
  shapes: readonly FlatShape[],
): DrawnThing {
  return fromCut({ box: [0, 0, width, tall], main: shapes[0]?.[0] ?? '#888888', shapes }, height);
}

/** Stand for the inks of whatever wine it holds. */
export const WINE_BODY = 'wine body';
export const WINE_SURFACE = 'wine surface';

/** A vessel cut by hand whose wine is the one that was asked for. */
export function cutWithWine(
  size: readonly [width: number, tall: number],
  height: number,
  shapes: readonly FlatShape[],
): DrawnThing {
  const inked = (wine: WineColour): FlatShape[] => {
    const { body, surface } = WINE_INKS[wine];
    const inks = new Map([
      [WINE_BODY, body],
      [WINE_SURFACE, surface],
    ]);
    return shapes.map(([ink, outline]) => [inks.get(ink) ?? ink, outline]);
  };
  return {
    ...cut(size, height, shapes),
    draw: (press, standing, look) =>
      cut(size, height, inked(look.wine)).draw(press, standing, look),
  };
}

/** A disc as an outline. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A bar of even width between two points. */
export function bar(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(-(y2 - y1) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
  const at = (x: number, y: number) => `${round(x)} ${round(y)}`;
  return `M${at(x1 + nx, y1 + ny)}L${at(x2 + nx, y2 + ny)}L${at(x2 - nx, y2 - ny)}L${at(x1 - nx, y1 - ny)}z`;
}

const round = (value: number) => Math.round(value * 100) / 100;

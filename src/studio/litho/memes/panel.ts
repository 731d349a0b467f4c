import type { Random } from '#studio/random.ts';
import type { MemeWish } from '#studio/scene-spec.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import type { InkedPress } from '#studio/litho/pop/inked-press.ts';

/** What every format of a meme draws on. */
export interface MemeSheet {
  press: InkedPress;
  spec: SceneSpec;
  wish: MemeWish;
  random: Random;
}

export const GROUNDS = ['#ffd97a', '#9fd8d2', '#f4a9a0', '#bcd59a', '#c9b8e4', '#a9c8ee'] as const;
export const WHITE = '#ffffff';

/** A framed field; coloured ones fade in dots. */
export function openPanel({ press }: MemeSheet, panel: Rect, colour: string): void {
  const fade = {
    from: [panel.x, panel.y] as const,
    to: [panel.x + panel.width, panel.y + panel.height] as const,
    start: 0.3,
    end: -0.25,
  };
  press.withOutline(press.unit * 7, () =>
    press.fill(rectangle(panel), colour, ...(colour === WHITE ? [] : [fade])),
  );
}

/** A field without its margins: shares of its width, and of its height where that differs. */
export const inside = ({ x, y, width, height }: Rect, across: number, down = across): Rect => ({
  x: x + width * across,
  y: y + height * down,
  width: width * (1 - across * 2),
  height: height * (1 - down * 2),
});

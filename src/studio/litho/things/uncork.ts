import { rectangle, ellipse } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { drawCorkscrew } from '#studio/litho/props/table-things.ts';
import { drawPouring } from '#studio/litho/props/pouring.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { DrawnLook, DrawnThing, Standing } from './drawn-thing.ts';

/** How much of the whole the bottle takes; the rest is cork and corkscrew. */
const BOTTLE_SHARE = 0.72;

/** A bottle whose cork is half out, the corkscrew in it. */
export function withCorkscrew(maker: DrawnThing): DrawnThing {
  return {
    aspect: Math.max(0.34, maker.aspect * BOTTLE_SHARE),
    height: maker.height / BOTTLE_SHARE,
    draw: (press, { base, heightPx }, look) => {
      const tall = heightPx * BOTTLE_SHARE;
      maker.draw(press, { base, heightPx: tall }, look);
      const radius = tall * 0.042;
      const [x, lip]: Point = [base[0], base[1] - tall];
      const out = tall * 0.1;
      press.apart(() => {
        drawCorkscrew(
          press,
          {
            at: [x, lip - out * 0.45],
            sizePx: heightPx * 0.23,
            lightSide: look.lightSide,
            random: look.random,
          },
          '#8a5a34',
        );
        press.named('cork', () => {
          const box = { x: x - radius, y: lip - out, width: radius * 2, height: out * 1.04 };
          press.fill(rectangle(box), '#d8ae78', {
            from: [x - radius, 0],
            to: [x + radius, 0],
            start: 0.25,
            end: -0.5,
          });
          press.fill(ellipse([x, lip - out], radius, radius * 0.3), '#e8c996');
          for (const [u, v] of [
            [-0.4, 0.3],
            [0.2, 0.55],
            [0.5, 0.25],
            [-0.1, 0.8],
          ] as const)
            press.detail(
              ellipse([x + u * radius, lip - out * v], radius * 0.16, radius * 0.09),
              '#a5743f',
            );
        });
      });
    },
  };
}

/** A bottle that fills a glass; `draw` says where a hand would hold it. */
export const pouringThing = {
  aspect: 1.06,
  height: 1.36,
  draw: (press: LithoPress, { base: [x, y], heightPx }: Standing, look: DrawnLook): Point => {
    const side = look.lightSide;
    return drawPouring(press, {
      base: [x + side * heightPx * 0.36, y],
      glassHeight: heightPx * 0.54,
      bottleHeight: heightPx * 0.74,
      side,
      turn: 1.98,
      spec: look.spec,
      wine: look.wine,
      random: look.random,
      line: look.line,
    });
  },
} as const satisfies DrawnThing;

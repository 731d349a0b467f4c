import type { Random } from '#studio/random.ts';
import { circle, polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { lighten, mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf, rightOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';

/** Heads and shoulders in two rows, some with a glass in the air. */
export function paintCrowd(scene: PosterScene, ground: number): void {
  const { press, frame, palette, spec } = scene;
  const random = scene.random.fork('crowd');
  const square = rectangle({
    x: frame.x,
    y: ground + frame.height * 0.02,
    width: frame.width,
    height: frame.height * 0.3,
  });
  press.fill(square, mixHex(palette.hills[1], palette.sky[1], 0.35), {
    from: [0, ground],
    to: [0, bottomOf(scene)],
    start: 0.3,
    end: -0.6,
  });
  if (spec.people === false) return;
  for (const row of [0, 1]) {
    const size = frame.height * (0.075 + row * 0.03);
    const colour = row === 0 ? mixHex(palette.ink, palette.hills[1], 0.35) : palette.ink;
    for (
      let x = frame.x - size * 0.2 + row * size * 0.5;
      x < rightOf(scene) + size;
      x += size * random.range(1.02, 1.4)
    ) {
      paintGuest(
        scene,
        [x, ground + frame.height * (0.1 + row * 0.09) + random.range(-0.25, 0.25) * size],
        size,
        colour,
        random,
      );
    }
  }
}

function paintGuest(
  { press, palette, spec }: PosterScene,
  [x, y]: Point,
  size: number,
  colour: string,
  random: Random,
): void {
  press.named('person', () => {
    const body = smooth(
      [
        [x - size * 0.62, y + size * 1.6],
        [x - size * 0.56, y + size * 0.2],
        [x - size * 0.2, y - size * 0.06],
        [x + size * 0.2, y - size * 0.06],
        [x + size * 0.56, y + size * 0.2],
        [x + size * 0.62, y + size * 1.6],
      ],
      true,
      0.4,
    );
    const rim = {
      from: [x - size * 0.6, 0] as Point,
      to: [x + size * 0.6, 0] as Point,
      start: 0.3,
      end: -0.3,
    };
    press.fill(body, colour, rim);
    press.fill(circle([x, y - size * 0.34], size * 0.3), lighten(colour, 0.04), rim);
    if (random.chance(0.3)) {
      press.fill(
        polygon([
          [x - size * 0.48, y - size * 0.46],
          [x + size * 0.48, y - size * 0.46],
          [x + size * 0.24, y - size * 0.54],
          [x + size * 0.2, y - size * 0.78],
          [x - size * 0.2, y - size * 0.78],
          [x - size * 0.24, y - size * 0.54],
        ]),
        mixHex(colour, palette.sun, 0.35),
      );
    }
  });
  // Glasses that were counted are those before the crowd.
  const isCounted = spec.things.some(({ thing, count }) => thing === 'glass' && count !== null);
  if (!random.chance(0.26) || isCounted) return;
  press.stroke(
    polygon(
      [
        [x + size * 0.45, y + size * 0.4],
        [x + size * 0.72, y - size * 0.5],
      ],
      false,
    ),
    colour,
    size * 0.2,
  );
  drawGlass(press, {
    base: [x + size * 0.74, y - size * 0.42],
    heightPx: size * 1.05,
    shape: spec.glass,
    wine: spec.wine,
    random,
    lightSide: 1,
  });
}

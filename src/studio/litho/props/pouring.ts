import { labelFor } from '#studio/labels/label-for.ts';
import { polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import type { Random } from '#studio/random.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { drawBottle } from './bottle.ts';
import { drawGlass } from './glass.ts';
import { glassProfile } from './glass-profiles.ts';

export interface Pouring {
  /** Middle of the glass's foot. */
  base: Point;
  glassHeight: number;
  bottleHeight: number;
  /** 1: the bottle comes from the left. */
  side: 1 | -1;
  /** How far the bottle is tipped over, in radians. */
  turn: number;
  spec: SceneSpec;
  wine: WineColour;
  random: Random;
  /** Edges of the glass. */
  line: string;
}

/** A bottle leaning over a glass, the wine falling in one clean line. Answers where a hand would hold the bottle. */
export function drawPouring(press: LithoPress, pouring: Pouring): Point {
  const { base, glassHeight, bottleHeight: tall, side, spec, wine, random, line } = pouring;
  const profile = glassProfile(spec.glass);
  const scale = glassHeight / profile.rim[1];
  const surface: Point = [
    base[0] - side * profile.rim[0] * scale * 0.15,
    base[1] - profile.level * scale,
  ];
  const lip: Point = [
    surface[0] - side * profile.rim[0] * scale * 0.12,
    base[1] - profile.rim[1] * scale - glassHeight * 0.12,
  ];
  const turn = side * pouring.turn;
  press.apart(() => {
    press.named('glass', () => drawStream(press, { lip, surface, side, scale, wine }));
    press.placed(lip, turn, 1, () =>
      drawBottle(press, {
        base: [side * tall * 0.045, tall],
        heightPx: tall,
        shape: spec.bottle,
        glass: spec.bottleGlass,
        wine,
        closure: 'cork',
        label: labelFor(spec, random.fork('label').next()),
        lightSide: 1,
      }),
    );
    drawGlass(press, {
      base,
      heightPx: glassHeight,
      shape: spec.glass,
      wine,
      random: random.fork('glass'),
      line,
      lightSide: side,
    });
  });
  const along = tall * HELD;
  return [lip[0] - Math.sin(turn) * along, lip[1] + Math.cos(turn) * along];
}

/** How far from the lip a hand holds a bottle, in its heights. */
const HELD = 0.72;

interface Stream {
  lip: Point;
  surface: Point;
  side: number;
  scale: number;
  wine: WineColour;
}

function drawStream(press: LithoPress, { lip, surface, side, scale, wine }: Stream): void {
  const ink = WINE_INKS[wine];
  const width = scale * 0.34;
  const bend: Point = [lip[0] + side * scale * 1.1, lip[1] + scale * 1.1];
  const edge = (offset: number): Point[] => [
    [lip[0], lip[1] + offset],
    [bend[0] + offset * 0.7, bend[1] - offset * 0.4],
    [surface[0] + side * scale * 1.3 + offset, (bend[1] + surface[1]) / 2],
    [surface[0] + side * scale * 1.3 + offset * 0.8, surface[1]],
  ];
  const stream = smooth([...edge(-width), ...edge(width).toReversed()], true, 0.4);
  press.fill(stream, ink.body, {
    from: [surface[0] - width, 0],
    to: [surface[0] + width * 3, 0],
    start: -0.4,
    end: 0.6,
  });
  const glint = polygon(
    [
      [bend[0], bend[1] + scale],
      [surface[0] + side * scale * 1.3, surface[1] - scale],
    ],
    false,
  );
  press.stroke(glint, ink.glow, width * 0.28);
}

import { polygon, lerp, ellipse } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { below, ridgeLine } from './terrain.ts';

export interface Hill {
  /** Foot of the hill, its height, the middle of its crest and how wide it is. */
  base: number;
  rise: number;
  middle: number;
  spread: number;
  field: string;
  leaves: string;
  lean: number;
}

/** A hill combed with rows; gives back its crest, so that houses can stand on it. */
export function paintVineHill(scene: PosterScene, hill: Hill): (x: number) => number {
  const { press, frame } = scene;
  const crest = (x: number) =>
    hill.base - hill.rise * Math.exp(-(((x - hill.middle) / hill.spread) ** 2));
  const shape = below(scene, ridgeLine(scene, crest));
  const fade = {
    from: [0, hill.base - hill.rise] as Point,
    to: [0, hill.base + frame.height * 0.14] as Point,
  };
  press.fill(shape, hill.field, { ...fade, start: 0.35, end: -0.5 });
  press.clipped(shape, () => {
    for (let i = -15; i <= 15; i++) paintRow(scene, hill, crest, i / 15);
  });
  return crest;
}

function paintRow(scene: PosterScene, hill: Hill, crest: (x: number) => number, t: number): void {
  const { press, frame } = scene;
  const bottomX = hill.middle + t * hill.spread * 3.4;
  const topX = hill.middle + t * hill.spread * 1.35;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let k = 0; k <= 12; k++) {
    const q = k / 12;
    const x =
      lerp(topX, bottomX, q ** 1.25) + hill.lean * Math.sin(q * Math.PI) * frame.width * 0.04;
    const y = lerp(crest(topX), hill.base + frame.height * 0.15, q);
    const width = press.unit * lerp(1.2, 15, q ** 1.3);
    left.push([x - width, y]);
    right.push([x + width * 0.6, y]);
  }
  press.fill(polygon([...left, ...right.toReversed()]), hill.leaves, {
    from: [0, hill.base - hill.rise],
    to: [0, hill.base + frame.height * 0.12],
    start: 0.2,
    end: -0.55,
  });
}

export interface Field {
  /** Upper edge of the foreground. */
  top: number;
  /** Where the rows converge. */
  vanishing: Point;
  lightX: number;
  rowGap: number;
}

/** The near vineyard: rows of round bushes running towards the viewer. */
export function paintNearRows(scene: PosterScene, field: Field): void {
  scene.press.named('vines', () => {
    const { press, palette, frame } = scene;
    const bottom = bottomOf(scene);
    const wave = scene.random.fork('field').range(0, 6);
    const edge = ridgeLine(
      scene,
      (_, u) => field.top + frame.height * 0.012 * Math.sin(u * 5 + wave),
    );
    const ground = below(scene, edge);
    press.fill(ground, palette.soil, {
      from: [0, field.top],
      to: [0, bottom],
      start: 0.4,
      end: -0.6,
    });
    press.clipped(ground, () => {
      const half = Math.ceil(frame.width / field.rowGap) + 5;
      const order = Array.from({ length: half * 2 + 1 }, (_, i) => i - half);
      // Outer rows first: the inner ones stand in front of them.
      for (const row of order.toSorted((a, b) => Math.abs(b) - Math.abs(a))) {
        paintBushes(scene, field, row);
      }
    });
  });
}

function paintBushes(scene: PosterScene, field: Field, row: number): void {
  const { press, palette, frame } = scene;
  const bottom = bottomOf(scene);
  const steps = 44;
  for (let k = 0; k <= steps; k++) {
    const q = (k / steps) ** 2.1;
    const y = lerp(field.top - 6 * press.unit, bottom + frame.height * 0.07, q);
    const near = (y - field.vanishing[1]) / (bottom - field.vanishing[1]);
    const x = field.vanishing[0] + row * field.rowGap * near;
    const radius = press.unit * 4 + field.rowGap * 0.3 * near;
    if (x < frame.x - radius * 2 || x > frame.x + frame.width + radius * 2) continue;
    // Towards the sun, turning gradually: a sudden flip would draw a seam through the field.
    const side = Math.max(-1, Math.min(1, (field.lightX - x) / (frame.width * 0.3)));
    const depth = ((y - field.top) / (bottom - field.top)) * 0.9 + ((k * 7 + row * 3) % 3) * 0.06;
    press.fill(
      ellipse([x, y - radius * 0.55], radius * 1.02, radius * 0.82),
      mixHex(palette.rows[2], palette.rows[3], depth),
      {
        from: [x + side * radius, y - radius * 1.4],
        to: [x - side * radius * 0.6, y + radius * 0.3],
        start: 0.78,
        end: -0.85,
        middle: [0.42, 0],
      },
    );
  }
}

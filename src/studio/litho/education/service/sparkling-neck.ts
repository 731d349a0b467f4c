import { ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { drawRaisedHand } from '#studio/litho/figures/acts/raised-hand.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

interface SparklingNeck {
  /** What still holds the cork. */
  over: 'foil' | 'wire' | 'nothing';
  /** How far the cork has come out, in widths of the neck. */
  out?: number;
  /** A hand on the cork: it never leaves it. */
  isHeld?: boolean;
  /** From upright, in radians. */
  turn?: number;
}

const GOLD = '#cfa64a';
const GLASS = '#1f3a2c';
const CORK = '#d2a871';
const WIRE = '#8d949a';

type At = (u: number, v: number) => Point;

/** The neck of a sparkling wine, large: foil, wire or the bare cork under a hand. */
export function drawSparklingNeck(
  plate: Plate,
  box: Rect,
  { over, out = 0, isHeld = false, turn = 0 }: SparklingNeck,
): void {
  const { press } = plate;
  const w = Math.min(box.width * 0.42, box.height * (turn ? 0.26 : 0.3));
  const lift = turn ? 0.52 : 0.42;
  const centre: Point = [box.x + box.width * (turn ? 0.42 : 0.5), box.y + box.height * lift];
  const down = turn ? 1.9 : (box.y + box.height - centre[1]) / w;
  const at: At = (u, v) => [u * w, v * w];
  press.placed(centre, turn, 1, () => {
    drawCork(plate, at, -out);
    drawGlass(plate, at, down);
    if (over === 'foil') drawFoil(plate, at);
    if (over === 'wire') drawWire(plate, at);
    if (over === 'nothing' && out > 0 && !isHeld) drawGas(plate, at, out);
  });
  if (!isHeld) return;
  // The hand comes from the right and closes over the cork.
  const top: Point = [
    centre[0] + Math.sin(turn) * w * (0.3 + out),
    centre[1] - Math.cos(turn) * w * (0.3 + out),
  ];
  drawRaisedHand(press, {
    grip: top,
    unitPx: w * 0.011,
    side: -1,
    skin: '#d9a076',
    sleeve: '#5d1020',
    cuff: '#fffaf0',
    nail: null,
    sleeveShare: 0.14,
  });
}

function drawCork({ press }: Plate, at: At, shift: number): void {
  press.named('cork', () => {
    const light = { from: at(-0.4, 0), to: at(0.4, 0), start: 0.3, end: -0.45 };
    const body = smooth([
      at(-0.25, 0.2 + shift),
      at(-0.27, -0.08 + shift),
      at(-0.42, -0.2 + shift),
      at(-0.42, -0.5 + shift),
      at(-0.22, -0.64 + shift),
      at(0.22, -0.64 + shift),
      at(0.42, -0.5 + shift),
      at(0.42, -0.2 + shift),
      at(0.27, -0.08 + shift),
      at(0.25, 0.2 + shift),
    ]);
    press.fill(body, CORK, light);
    press.stroke(body, PLATE_INK, press.unit * 1.8);
  });
}

function drawGlass({ press }: Plate, at: At, down: number): void {
  press.named('bottle', () => {
    const half: readonly (readonly [number, number])[] = [
      [0.3, 0],
      [0.42, 0.03],
      [0.44, 0.2],
      [0.35, 0.26],
      [0.38, 0.7],
      [0.5, down * 0.72],
      [0.66, down],
    ];
    const glass = polygon([
      ...half.map(([u, v]) => at(-u, v)),
      ...half.toReversed().map(([u, v]) => at(u, v)),
    ]);
    press.fill(glass, GLASS, { from: at(-0.5, 0), to: at(0.5, 0), start: 0.35, end: -0.4 });
    press.stroke(glass, PLATE_INK, press.unit * 1.8);
  });
}

/** Gold over cork and neck, its tab pulled aside. */
function drawFoil({ press }: Plate, at: At): void {
  press.named('capsule', () => {
    const foil = smooth(
      [
        at(-0.42, 1.15),
        at(-0.46, 0.2),
        at(-0.5, -0.4),
        at(-0.3, -0.7),
        at(0.3, -0.7),
        at(0.5, -0.4),
        at(0.46, 0.2),
        at(0.42, 1.15),
        at(0, 1.22),
      ],
      true,
      0.3,
    );
    press.fill(foil, GOLD, { from: at(-0.5, 0), to: at(0.5, 0), start: 0.5, end: -0.5 });
    press.stroke(foil, PLATE_INK, press.unit * 1.8);
    const slit = polygon([at(-0.47, 0.24), at(0, 0.34), at(0.47, 0.24)], false);
    press.stroke(slit, PLATE_INK, press.unit * 1.6);
    const tab = smooth([
      at(0.44, 0.16),
      at(0.8, 0.02),
      at(1.06, 0.12),
      at(0.84, 0.22),
      at(0.45, 0.34),
    ]);
    press.fill(tab, GOLD, { from: at(0.4, 0), to: at(1, 0.3), start: -0.3, end: 0.5 });
    press.stroke(tab, PLATE_INK, press.unit * 1.8);
  });
  drawTurning({ press }, at, { v: 0.25, r: 1.05 });
}

/** The cage, and the ring that loosens it. */
function drawWire({ press }: Plate, at: At): void {
  const line = (points: readonly Point[], px: number) => {
    press.stroke(smooth(points, false, 0.4), PLATE_INK, px * 1.9);
    press.stroke(smooth(points, false, 0.4), WIRE, px);
  };
  const px = press.unit * 3.2;
  for (const u of [-0.44, -0.16, 0.16, 0.44])
    line([at(u * 0.5, -0.66), at(u * 1.04, -0.46), at(u * 0.98, 0.24)], px);
  line([at(-0.46, 0.22), at(0, 0.3), at(0.46, 0.22)], px);
  const cap = ellipse(at(0, -0.64), at(0.28, 0)[0], at(0.1, 0)[0]);
  press.fill(cap, GOLD, { from: at(-0.3, -0.7), to: at(0.3, -0.6), start: 0.4, end: -0.3 });
  press.stroke(cap, PLATE_INK, press.unit * 1.6);
  line([at(0.42, 0.24), at(0.66, 0.26)], px);
  const ring = ellipse(at(0.84, 0.28), at(0.2, 0)[0], at(0.13, 0)[0]);
  press.stroke(ring, PLATE_INK, px * 1.9);
  press.stroke(ring, WIRE, px);
  drawTurning({ press }, at, { v: 0.28, r: 1.2 });
}

/** An arrow round the neck. */
export function drawTurning(
  { press }: Pick<Plate, 'press'>,
  at: At,
  { v, r }: { v: number; r: number },
): void {
  const arc = Array.from({ length: 15 }, (_, i): Point => {
    const angle = Math.PI * (0.12 + (0.76 * i) / 14);
    return at(Math.cos(angle) * r, v + 0.2 + Math.sin(angle) * r * 0.34);
  });
  press.stroke(polygon(arc, false), ARROW, press.unit * 4.5);
  const [tip = at(0, 0), before = at(0, 0)] = [arc.at(-1), arc.at(-3)];
  const length = Math.max(1, Math.hypot(tip[0] - before[0], tip[1] - before[1]));
  const size = (press.unit * 15) / length;
  const [dx, dy] = [(tip[0] - before[0]) * size, (tip[1] - before[1]) * size];
  press.fill(
    polygon([
      [tip[0] + dx, tip[1] + dy],
      [tip[0] - dy * 0.75, tip[1] + dx * 0.75],
      [tip[0] + dy * 0.75, tip[1] - dx * 0.75],
    ]),
    ARROW,
  );
}
const ARROW = '#8a1f33';

/** What sighs out past the cork. */
function drawGas({ press }: Plate, at: At, out: number): void {
  for (const side of [-1, 1])
    for (const lift of [0, 0.22]) {
      const wisp = smooth(
        [
          at(side * 0.36, -out * 0.4),
          at(side * (0.58 + lift), -out * 0.6 - 0.02),
          at(side * (0.66 + lift), -out * 0.6 - 0.2 - lift),
          at(side * (0.86 + lift), -out * 0.6 - 0.28 - lift),
        ],
        false,
      );
      press.stroke(wisp, '#8fa7b3', press.unit * 3);
    }
}

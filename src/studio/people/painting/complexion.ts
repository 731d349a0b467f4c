import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { mix, noise2, smoothstep } from '#studio/textures/noise.ts';
import { byPart } from '#studio/vector.ts';
import { takeHair } from '#studio/people/body/hair.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import { posed } from '#studio/people/acting/pose.ts';
import { toHead } from './strands/head-frame.ts';

/** What a face is tinted by, in the head's own space: the light of one colour is never that of all of it. */
export type Complexion = (skin: Rgb, p: Vec3) => Rgb;

/** Skin as blood, bone, shade and stubble colour it; `p` is in the person's own space. */
export function complexionOf(shape: PersonShape, hair: Rgb): Complexion {
  const head = toHead(shape);
  const hands = posed(shape).map(({ hand }) => hand);
  const toHair = hairNear(shape);
  return (skin, p) => {
    const h = head(p);
    if (h[1] < 1.52 || Math.abs(h[0]) > 0.1 || Math.abs(h[2]) > 0.13)
      return ruddy(skin, handNear(p, hands));
    const m: Vec3 = [Math.abs(h[0]), h[1], h[2]];
    const isFront = smoothstep(0.02, 0.05, h[2]);
    const blood = bloodAt(m);
    const shade = isFront * (shape.hasShadedEyes ? socketAt(m) : socketAt(m) * 0.45);
    const dark = isFront * (shape.hasShadedEyes ? lidAt(m) : 0);
    const brow = isFront * browAt(m, h, shape.isWoman);
    const stubble = shape.isWoman || shape.isChild || shape.hasBeard ? 0 : stubbleAt(m);
    const line = isFront * mouthAt(m, shape);
    const root = toHair(h) * 0.75;
    const warm = ruddy(skin, blood * (shape.isOld ? 1.3 : 1));
    const spots = shape.isOld ? 0.2 * smoothstep(0.62, 0.78, noise2(h[0] * 90, h[1] * 90, 52)) : 0;
    return byPart((k) => {
      const toned =
        warm[k] *
        (1 - shade * DEEP[k]) *
        (1 - dark * 0.82) *
        (1 - stubble * ASHEN[k]) *
        (1 - line * DEEP[k]) *
        (1 - spots * DEEP[k]);
      return mix(toned, hair[k] * 0.6 + 0.012, Math.max(brow, root));
    });
  };
}

/** More of the blue and green is lost in shade and blood than of the red. */
const DEEP = [0.46, 0.58, 0.6] as const;
const ASHEN = [0.3, 0.25, 0.2] as const;

const ruddy = (skin: Rgb, amount: number): Rgb => [
  skin[0] * (1 + 0.05 * amount),
  skin[1] * (1 - 0.2 * amount),
  skin[2] * (1 - 0.2 * amount),
];

/** Knuckles and palms are redder than the arm. */
function handNear(p: Vec3, hands: readonly Vec3[]): number {
  let nearest = 1;
  for (const [x, y, z] of hands)
    nearest = Math.min(nearest, Math.hypot(p[0] - x, p[1] - y, p[2] - z));
  return (
    smoothstep(0.16, 0.02, nearest) * (0.5 + 0.7 * noise2(p[0] * 120 + p[2] * 80, p[1] * 120, 51))
  );
}

const bump = (x: number, y: number): number => Math.exp(-(x * x + y * y));

/** Cheeks, the tip of the nose, ears and chin. */
const bloodAt = ([x, y, z]: Vec3): number =>
  0.42 * bump((x - 0.043) / 0.024, (y - 1.614) / 0.02) +
  0.4 * bump(x / 0.014, (y - 1.621) / 0.012) +
  (Math.abs(z + 0.006) < 0.03 ? 0.6 * bump((x - 0.078) / 0.012, (y - 1.636) / 0.035) : 0) +
  0.3 * bump(x / 0.022, (y - 1.553) / 0.014) -
  0.35 * smoothstep(1.685, 1.72, y);

/** The hollow between brow and cheekbone. */
const socketAt = ([x, y]: Vec3): number =>
  bump((x - 0.029) / 0.02, (y - 1.6535) / 0.0125) +
  0.35 * bump((x - 0.014) / 0.006, (y - 1.653) / 0.014);

/** A lowered lid: lashes, and the fold above them; soft, because the lens is elsewhere. */
function lidAt([x, y]: Vec3): number {
  const out = (x - 0.0315) / 0.0165;
  if (Math.abs(out) > 1) return 0;
  const fade = 1 - out * out;
  const lash = y - 1.6452 + 0.003 * fade - 0.0008 * out;
  const fold = y - 1.6535 - 0.0022 * fade;
  return fade ** 0.6 * (0.85 * bump(lash / 0.0021, 0) + 0.3 * bump(fold / 0.0018, 0));
}

function browAt([x, y]: Vec3, h: Vec3, isWoman: boolean): number {
  const t = (x - 0.0125) / 0.041;
  if (t < -0.1 || t > 1.1) return 0;
  const high =
    1.678 + (isWoman ? 0.0055 : 0.0032) * Math.sin(Math.min(1, t * 1.25) * 2.4) - 0.005 * t * t;
  const thick = (isWoman ? 0.0024 : 0.0037) * (1.1 - 0.75 * t);
  const hairs = 0.55 + 0.45 * noise2(h[0] * 600, y * 300 - x * 260, 53);
  return (
    0.62 * hairs * bump((y - high) / thick, 0) * smoothstep(-0.1, 0.08, t) * smoothstep(1.1, 0.8, t)
  );
}

/** Lip, chin and jaw of whoever shaved this morning. */
const stubbleAt = ([x, y, z]: Vec3): number =>
  smoothstep(1.616, 1.6, y + 0.25 * Math.max(0, 0.03 - x)) *
  smoothstep(-0.02, 0.02, z) *
  (0.5 + 0.7 * noise2(x * 700 + z * 400, y * 700, 54)) *
  0.8;

/** Where the lips meet, and the shade below the lower one. */
const mouthAt = ([x, y]: Vec3, { isLaughing, mood }: PersonShape): number =>
  isLaughing || mood
    ? 0
    : 1.3 * bump(x / 0.023, (y - 1.5875 - 4.5 * x * x) / 0.0016) +
      0.3 * bump(x / 0.018, (y - 1.5735) / 0.0048);

/** How far hair shades the skin it grows from. */
function hairNear(shape: PersonShape): (h: Vec3) => number {
  if (shape.hair === 'bald') return () => 0;
  let nearest = Infinity;
  const take = (distance: number): void => {
    nearest = Math.min(nearest, distance);
  };
  return (h) => {
    // Between brows and mouth there is none near.
    if (Math.abs(h[0]) < 0.045 && h[1] < 1.68 && h[2] > 0.05) return 0;
    nearest = 0.03;
    takeHair(h, shape, nearest, take);
    const ragged = 0.008 * noise2(h[0] * 420 + h[2] * 120, h[1] * 90, 55);
    return smoothstep(0.011, 0.001, nearest + ragged);
  };
}

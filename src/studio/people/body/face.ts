import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, ellipsoid, length3, limb } from '#studio/people/painting/distance.ts';
import type { Part, Take } from './part.ts';
import type { PersonShape } from './person-shape.ts';

// Out here, because points are measured by the million.
const EYE_AT: Vec3 = [0.0315, 1.6475, 0.0655];
const EYE: Vec3 = [0.0145, 0.0135, 0.0138];
const SOCKET_AT: Vec3 = [0.0315, 1.6515, 0.0935];
const SOCKET: Vec3 = [0.0215, 0.0138, 0.0162];
const SKULL_AT: Vec3 = [0, 1.66, -0.008];
const SKULL: Vec3 = [0.073, 0.097, 0.094];
const JAW_AT: Vec3 = [0, 1.594, 0.034];
const CHEEK_AT: Vec3 = [0.041, 1.623, 0.05];
const CHEEK: Vec3 = [0.025, 0.02, 0.027];
const BRIDGE: Vec3 = [0, 1.66, 0.083];
const WING_AT: Vec3 = [0.0105, 1.6175, 0.089];
const WING: Vec3 = [0.009, 0.0078, 0.0115];
const CHIN_AT: Vec3 = [0, 1.552, 0.07];
const CHIN: Vec3 = [0.021, 0.017, 0.0175];
const CORNER: Vec3 = [0.014, 0.022, 0.024];
const MUZZLE_AT: Vec3 = [0, 1.591, 0.066];
const MUZZLE: Vec3 = [0.027, 0.022, 0.023];

interface FaceBuild {
  jaw: Vec3;
  /** The corner of the jaw below the ear. */
  corner: Vec3;
  noseTip: Vec3;
  noseWide: number;
  browLeft: Vec3;
  browRight: Vec3;
  bony: number;
}

function buildOf(
  wide: number,
  nose: readonly [number, number],
  brow: readonly [number, number],
): FaceBuild {
  const [tip, noseWide] = nose;
  const [bony, fore] = brow;
  return {
    jaw: [wide, 0.06, 0.054],
    corner: [wide - 0.006, 1.588, 0.012],
    noseTip: [0, 1.6215, tip],
    noseWide,
    browLeft: [-0.028, 1.68, fore],
    browRight: [0.028, 1.68, fore],
    bony,
  };
}
// A woman's brow is hardly raised; a child's nose is short.
const HERS = buildOf(0.046, [0.1035, 0.0098], [0.0088, 0.0745]);
const HIS = buildOf(0.052, [0.107, 0.0112], [0.0112, 0.0765]);
const OF_GIRLS = buildOf(0.046, [0.0965, 0.0098], [0.0088, 0.0745]);
const OF_BOYS = buildOf(0.052, [0.0965, 0.0112], [0.0112, 0.0765]);
const faceBuild = ({ isWoman, isChild }: PersonShape): FaceBuild =>
  isChild ? (isWoman ? OF_GIRLS : OF_BOYS) : isWoman ? HERS : HIS;

/** Skull, jaw, cheeks, nose and brow, with open eyes in their sockets; `p` is the head's own. */
export function takeFace(p: Vec3, shape: PersonShape, nod: number, take: Take): void {
  const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  const build = faceBuild(shape);
  const skull = ellipsoid(p, SKULL_AT, SKULL);
  const jaw = ellipsoid(p, JAW_AT, build.jaw);
  const cheek = ellipsoid(m, CHEEK_AT, CHEEK);
  const nose = limb(p, BRIDGE, build.noseTip, 0.0072, build.noseWide);
  const wing = ellipsoid(m, WING_AT, WING);
  const ridge = limb(p, build.browLeft, build.browRight, build.bony, build.bony);
  const chin = ellipsoid(p, CHIN_AT, CHIN);
  // The teeth are behind the lips.
  const corner = ellipsoid(m, build.corner, CORNER);
  const muzzle = ellipsoid(p, MUZZLE_AT, MUZZLE);
  let face = blend(blend(blend(skull, jaw, 0.045), cheek, 0.026), corner, 0.02);
  face = blend(face, muzzle, 0.016);
  face = blend(blend(blend(face, nose, 0.016), wing, 0.008), ridge, 0.02);
  face = blend(face, chin, 0.022);
  const socket = ellipsoid(m, SOCKET_AT, SOCKET);
  face = -blend(-face, socket, 0.012);
  const ball = ellipsoid(m, EYE_AT, EYE);
  if (shape.isOld && p[2] > 0.03) face += ageLines(p, m);
  const surface = blend(face, ball, 0.005);
  take(Math.min(surface, earOf(m)), 'skin');
  if (p[2] > 0.03 && surface < 0.02) paintEyes(p, m, { surface, nod, shape }, take);
  if (length3(p[0], p[1] - 1.588, p[2] - 0.0845) - 0.032 < surface) takeMouth(p, shape, take);
  if (shape.hasBeard) {
    const full = ellipsoid(p, [0, 1.574, 0.04], [0.0575, 0.058, 0.0605]);
    const point = ellipsoid(p, [0, 1.532, 0.062], [0.03, 0.026, 0.03]);
    const lip = ellipsoid(m, [0.016, 1.6035, 0.088], [0.02, 0.0055, 0.012]);
    const fluff =
      0.0014 * Math.sin(p[0] * 210 + 3 * Math.sin(p[1] * 60)) * Math.sin(p[1] * 150) +
      0.0022 * Math.sin(p[0] * 74 + p[1] * 38);
    // Round the mouth, up to the ears; thin where it begins.
    const top = 1.592 + Math.max(0, m[0] - 0.025) * 1.15 + 0.003 * Math.sin(p[2] * 130 + m[0] * 60);
    const beard = blend(full, point, 0.03) + 0.16 * Math.max(0, p[1] - top + 0.022);
    take(Math.min(Math.max(beard, p[1] - top), lip) + fluff, 'beard');
  }
  if (shape.hasMoustache) {
    // Full, with its ends turned up, or nobody sees it beside a whole figure.
    const half = limb(m, [0.005, 1.606, 0.1], [0.038, 1.597, 0.087], 0.0145, 0.009);
    const curl = limb(m, [0.038, 1.597, 0.087], [0.053, 1.609, 0.076], 0.0085, 0.004);
    take(Math.min(half, curl) + 0.0012 * Math.sin(p[0] * 260), 'beard');
  }
  if (shape.hasSunglasses) takeShades(p, m, take);
  else if (shape.hasEyePatch) takePatch(p, take);
  else if (shape.hasBlindfold) takeBlindfold(p, take);
  else if (shape.hasGlasses) takeSpectacles(p, m, take);
  if (shape.hasEarrings) take(ellipsoid(m, [0.081, 1.594, 0], [0.007, 0.016, 0.007]), 'gold');
}

/** Close to the head, with its rim round a hollow. */
function earOf(m: Vec3): number {
  return -blend(-ellipsoid(m, SHELL_AT, SHELL), ellipsoid(m, HOLLOW_AT, HOLLOW), 0.003);
}
const SHELL_AT: Vec3 = [0.0722, 1.637, -0.008];
const SHELL: Vec3 = [0.0085, 0.0265, 0.0155];
const HOLLOW_AT: Vec3 = [0.0815, 1.64, -0.005];
const HOLLOW: Vec3 = [0.007, 0.018, 0.0098];

/** Furrows across the brow, from the nose past the mouth, and below the eyes. */
function ageLines([, y, z]: Vec3, m: Vec3): number {
  const brow = Math.max(0, 1 - Math.abs(y - 1.708) / 0.02) * (m[0] < 0.045 ? 1 : 0);
  const furrows = 0.0011 * brow * Math.cos((y + 3 * m[0] * m[0]) * 640);
  const fold = limb(m, [0.017, 1.622, 0.093], [0.034, 1.584, 0.079], 0.0012, 0.0012);
  const bag = limb(m, [0.02, 1.634, 0.083], [0.043, 1.636, 0.074], 0.001, 0.001);
  const crease = Math.exp(-((Math.min(fold, bag) / 0.0035) ** 2));
  return furrows + (z > 0.05 ? 0.0022 * crease : 0);
}

/** Lids, white, iris and brows are painted on the skin, however it bends. */
function paintEyes(
  p: Vec3,
  m: Vec3,
  { surface, nod, shape }: { surface: number; nod: number; shape: PersonShape },
  take: Take,
): void {
  const paint = (flat: number, part: Part, raised: number): void => {
    take(Math.max(surface - raised, flat), part);
  };
  // Whoever looks down at their hands has lowered lids, but never shut ones.
  const { lids, browUp, browTilt } = shape.mood ? MOODS[shape.mood] : AT_EASE;
  const high =
    (shape.isLaughing ? 0.0042 : Math.max(0.0048, 0.0068 - 0.005 * Math.max(0, nod))) + lids;
  const out = m[0] - EYE_AT[0];
  const arc = 1 - (out / 0.0145) ** 2;
  const y = p[1] - 1.6478 - 0.06 * out + (0.0062 - high) * 0.5;
  const lower = -(0.0042 + Math.max(0, lids) * 0.6) * arc;
  const upper = high * arc;
  if (shape.hasClosedEyes) {
    if (arc > 0) paint(Math.abs(y - lower) - 0.0012, 'eye', 0.0014);
  } else if (shape.hasShadedEyes) {
    // Under the brow no white is seen and no lamp: what is there is shade on the skin.
    return;
  } else if (arc > -0.3) {
    paint(Math.max(y - upper, lower - y), 'sclera', 0.0008);
    const side = Math.sign(p[0]) * 0.0015 * Math.sign(shape.gaze ?? 0);
    const iris = Math.hypot(out - side, y + 0.0002) - 0.0054;
    paint(Math.max(iris, y - upper, lower - y), 'iris', 0.0012);
    paint(Math.max(Math.hypot(out - side, y) - 0.0024, y - upper), 'eye', 0.0015);
    const glint = Math.hypot(p[0] - Math.sign(p[0]) * EYE_AT[0] + 0.0018, y - 0.002) - 0.0011;
    paint(Math.max(glint, y - upper), 'glint', 0.0018);
    paint(Math.abs(y - upper) - 0.0009 - 0.02 * Math.max(0, out), 'eye', 0.0018);
  }
  const brow = m[0] - 0.033;
  const bold = shape.isWoman ? 0.0018 : 0.0026;
  const thick = brow > -0.019 && brow < 0.02 ? bold - 0.05 * Math.abs(brow + 0.006) : -1;
  const browAt = 1.6785 + browUp + browTilt * brow;
  paint(Math.abs(m[1] - browAt + 9 * brow * brow) - thick, 'brow', 0.0012);
  // Tears run from the outer half of each eye down the cheek.
  if (shape.mood === 'cry')
    for (const [x, top, end] of TEARS) {
      const along = Math.max(0, p[1] - top, end - p[1]);
      paint(Math.hypot(m[0] - x, along) - 0.0021, 'glint', 0.0022);
    }
}

interface Feeling {
  /** Metres by which the lids are wider open and the brows higher; how far the brows rise outwards. */
  lids: number;
  browUp: number;
  browTilt: number;
  /** How far the corners of the mouth are up, and how far it is open. */
  bend: number;
  open: number;
}
/** Brows that nothing draws together. */
const AT_EASE: Pick<Feeling, 'lids' | 'browUp' | 'browTilt'> = {
  lids: 0.0004,
  browUp: 0.0026,
  browTilt: -0.07,
};
const MOODS: Readonly<Record<NonNullable<PersonShape['mood']>, Feeling>> = {
  sad: { lids: -0.0012, browUp: 0.002, browTilt: -0.34, bend: -13, open: 0 },
  cry: { lids: -0.0022, browUp: 0.002, browTilt: -0.42, bend: -15, open: 0.006 },
  angry: { lids: -0.0008, browUp: -0.0065, browTilt: 0.42, bend: -10, open: 0 },
  shock: { lids: 0.0032, browUp: 0.009, browTilt: 0, bend: 0, open: 0.02 },
};
/** Aside, and between which heights. */
const TEARS: readonly (readonly [number, number, number])[] = [
  [0.035, 1.639, 1.612],
  [0.043, 1.628, 1.596],
];

/** A quiet smile; whoever laughs shows their teeth; feelings bend and open it. */
function takeMouth(p: Vec3, { isLaughing, isWoman, mood }: PersonShape, take: Take): void {
  if (mood) return takeFelt(p, MOODS[mood], take);
  const bend = isLaughing ? 11 : 4.5;
  const q: Vec3 = [p[0], p[1] - bend * p[0] * p[0], p[2]];
  const wide = isLaughing ? 0.028 : 0.0225;
  const full = isWoman ? 0.0052 : 0.0042;
  const gap = isLaughing ? 0.0125 : 0;
  take(ellipsoid(q, [0, 1.5915 + gap * 0.4, 0.0845], [wide, full * 0.85, 0.0098]), 'lip');
  take(ellipsoid(q, [0, 1.5835 - gap, 0.0845], [wide * 0.85, full, 0.0095]), 'lip');
  if (!isLaughing) return;
  take(ellipsoid(q, [0, 1.5805, 0.0838], [0.0225, 0.0118, 0.0108]), 'eye');
  take(ellipsoid(q, [0, 1.5872, 0.0842], [0.0195, 0.0046, 0.0112]), 'teeth');
}

function takeFelt(p: Vec3, { bend, open }: Feeling, take: Take): void {
  const q: Vec3 = [p[0], p[1] - bend * p[0] * p[0], p[2]];
  // An O is narrow, a wide mouth is not.
  const wide = open > 0.01 ? 0.0145 : 0.021;
  const middle = 1.588 - open * 0.4;
  take(ellipsoid(q, [0, middle, 0.084], [wide, 0.0065 + open, 0.0115]), 'lip');
  take(ellipsoid(q, [0, middle, 0.0885], [wide * 0.74, 0.0012 + open * 0.72, 0.009]), 'eye');
}

/** A cloth round the head, over both eyes. */
function takeBlindfold(p: Vec3, take: Take): void {
  const round = Math.abs(ellipsoid(p, [0, 1.66, -0.006], [0.081, 0.11, 0.102])) - 0.006;
  take(Math.max(round, Math.abs(p[1] - 1.654 - p[2] * 0.04) - 0.021) * 0.8, 'blindfold');
}

/** Over one eye, its string round the head. */
function takePatch(p: Vec3, take: Take): void {
  take(ellipsoid(p, [-0.033, 1.647, 0.088], [0.026, 0.023, 0.014]), 'blindfold');
  const round = Math.abs(ellipsoid(p, [0, 1.66, -0.006], [0.081, 0.11, 0.102])) - 0.004;
  take(Math.max(round, Math.abs(p[1] - 1.67 - p[0] * 0.5) - 0.006) * 0.8, 'blindfold');
}

/** Two wire rings before the eyes, a bridge and the arms to the ears. */
function takeSpectacles(p: Vec3, m: Vec3, take: Take): void {
  const ring = Math.hypot(
    Math.hypot(m[0] - 0.0325, (m[1] - 1.648) * 1.08) - 0.0225,
    m[2] - 0.0985 + m[0] * 0.12,
  );
  take(ring - 0.0028, 'frame');
  take(limb(p, [-0.01, 1.653, 0.1005], [0.01, 1.653, 0.1005], 0.0026, 0.0026), 'frame');
  take(limb(m, [0.055, 1.654, 0.09], [0.078, 1.652, 0], 0.0026, 0.0026), 'frame');
}

function takeShades(p: Vec3, m: Vec3, take: Take): void {
  take(ellipsoid(m, [0.033, 1.65, 0.094], [0.03, 0.022, 0.008]), 'shades');
  take(limb(m, [0.06, 1.657, 0.088], [0.079, 1.652, 0], 0.005, 0.004), 'shades');
  take(limb(p, [-0.01, 1.658, 0.1], [0.01, 1.658, 0.1], 0.004, 0.004), 'shades');
}

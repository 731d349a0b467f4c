import { circle } from '#studio/litho/geometry.ts';
import { darken, mixHex } from '#studio/litho/mix-colours.ts';
import type { Mood } from '#studio/litho/figures/faces/face-shape.ts';
import { shapeOf } from './turned.ts';
import type { Turned } from './turned.ts';

const INK = '#0b0b12';
const RED = '#d8142c';
const TEAR = '#9fdcf7';

/** How the heroes of a comic look: with open eyes, or in tears under lowered lids. */
const IN_TEARS: ReadonlySet<Mood> = new Set<Mood>(['cry', 'sad']);
const WIDE: ReadonlySet<Mood> = new Set<Mood>(['shock']);
const NARROW: ReadonlySet<Mood> = new Set<Mood>(['joy', 'smug', 'judge', 'bored', 'angry']);

interface Eye {
  white: string;
  lash: string;
  shadow: string;
  iris: readonly [x: number, y: number, radius: number];
  spikes: readonly string[];
  shut: string;
  shutSpikes: readonly string[];
}

const EYES: readonly Eye[] = [
  {
    white: '-0.12,0.008 -0.07,-0.05 0.01,-0.066 0.075,-0.025 0.09,0.012 0.03,0.05 -0.05,0.052',
    lash: '-0.16,-0.024 -0.118,-0.016 -0.07,-0.076 0.01,-0.094 0.086,-0.044 0.102,0.014 0.072,-0.026 0.008,-0.058 -0.066,-0.042 -0.112,0.014',
    shadow: '-0.15,-0.03 -0.08,-0.105 0.01,-0.128 0.1,-0.08 0.1,-0.02 0,-0.07 -0.1,-0.02',
    iris: [0.012, -0.008, 0.05],
    spikes: ['-0.12,-0.03 -0.19,-0.075 -0.095,-0.055', '-0.09,-0.055 -0.14,-0.115 -0.062,-0.075'],
    shut: '-0.165,0 -0.118,0.028 -0.05,0.062 0.03,0.058 0.095,0.012 0.05,0.03 -0.03,0.032 -0.1,0.004',
    shutSpikes: [
      '-0.125,0.02 -0.165,0.06 -0.1,0.04',
      '-0.085,0.045 -0.11,0.095 -0.06,0.058',
      '-0.035,0.06 -0.04,0.108 -0.01,0.06',
    ],
  },
  {
    white: '0.192,0.012 0.212,-0.04 0.25,-0.056 0.284,-0.024 0.292,0.006 0.262,0.042 0.222,0.042',
    lash: '0.182,0.014 0.205,-0.05 0.25,-0.08 0.292,-0.046 0.324,-0.052 0.298,-0.002 0.28,-0.026 0.25,-0.046 0.214,-0.032',
    shadow: '0.19,-0.04 0.216,-0.09 0.256,-0.108 0.3,-0.07 0.29,-0.03 0.25,-0.06 0.21,-0.04',
    iris: [0.254, -0.006, 0.042],
    spikes: ['0.29,-0.04 0.335,-0.085 0.275,-0.062'],
    shut: '0.192,0.012 0.222,0.046 0.258,0.05 0.292,0.012 0.326,-0.014 0.288,0.018 0.258,0.026 0.222,0.022',
    shutSpikes: ['0.27,0.04 0.292,0.082 0.255,0.046', '0.236,0.046 0.24,0.088 0.222,0.042'],
  },
];

/** Brows by what is felt: worried ones rise to the middle, angry ones fall. */
const BROWS = {
  usual: [
    '-0.17,-0.092 -0.1,-0.168 0,-0.19 0.098,-0.148 0.1,-0.13 0,-0.164 -0.096,-0.142',
    '0.192,-0.14 0.232,-0.174 0.28,-0.158 0.312,-0.104 0.276,-0.138 0.232,-0.15',
  ],
  raised: [
    '-0.17,-0.14 -0.1,-0.222 0,-0.25 0.098,-0.2 0.1,-0.18 0,-0.222 -0.096,-0.194',
    '0.192,-0.19 0.232,-0.228 0.28,-0.212 0.314,-0.15 0.276,-0.186 0.232,-0.2',
  ],
  worried: [
    '-0.17,-0.06 -0.1,-0.11 0,-0.156 0.09,-0.206 0.1,-0.184 0.01,-0.13 -0.096,-0.086',
    '0.186,-0.2 0.232,-0.166 0.28,-0.128 0.312,-0.086 0.276,-0.106 0.23,-0.14',
  ],
  angry: [
    '-0.18,-0.17 -0.1,-0.158 0,-0.13 0.106,-0.07 0.09,-0.052 0,-0.1 -0.1,-0.13',
    '0.184,-0.07 0.23,-0.116 0.28,-0.148 0.32,-0.15 0.28,-0.122 0.236,-0.088',
  ],
} as const;
const BROWS_OF: Partial<Record<Mood, keyof typeof BROWS>> = {
  shock: 'raised',
  confused: 'raised',
  cry: 'worried',
  sad: 'worried',
  guilty: 'worried',
  angry: 'angry',
  judge: 'angry',
  no: 'angry',
};

export function drawComicEyes(face: Turned): void {
  const { press, person, mood, at, size } = face;
  const { isWoman } = person;
  const isShut = IN_TEARS.has(mood);
  const brow = person.hairCut === 'bald' ? INK : darken(person.hair, 0.45);
  for (const [i, eye] of EYES.entries()) {
    if (isWoman) press.veil(shapeOf(face, eye.shadow), '#1f7fd6', 0.85);
    if (isShut || (mood === 'wink' && i === 0)) {
      const lid = shapeOf(face, eye.white);
      press.veil(lid, isWoman ? '#5aa9e6' : darken(person.skin, 0.12), 0.8);
      press.detail(shapeOf(face, eye.shut), INK);
      if (isWoman)
        for (const spike of eye.shutSpikes)
          press.detail(shapeOf(face, spike, { tension: 0.1 }), INK);
    } else drawOpenEye(face, eye);
    press.detail(shapeOf(face, BROWS[BROWS_OF[mood] ?? 'usual'][i]!), brow);
  }
  if (isShut) drawTears(face);
  drawNose(face);
  if (person.isOld)
    for (const line of ['-0.02,0.14 0.06,0.19 0.05,0.27', '-0.14,0.08 -0.06,0.11 0.03,0.09'])
      fineLine(face, line);
  if (mood === 'shock' || mood === 'guilty')
    for (const [x, y] of [
      [-0.2, -0.26],
      [-0.24, -0.12],
    ] as const)
      press.detail(
        shapeOf(
          face,
          `${x},${y - 0.06} ${x + 0.025},${y + 0.02} ${x},${y + 0.04} ${x - 0.025},${y + 0.02}`,
        ),
        TEAR,
      );
  if (mood === 'joy' && isWoman) press.veil(circle(at(-0.09, 0.15), size * 0.075), RED, 0.22);
}

function drawOpenEye(face: Turned, eye: Eye): void {
  const { press, person, mood, at, size } = face;
  const almond = shapeOf(face, eye.white);
  const [x, y, radius] = eye.iris;
  press.detail(almond, '#ffffff');
  press.clipped(almond, () => {
    const k = WIDE.has(mood) ? 0.7 : 1;
    press.detail(circle(at(x, y), size * radius * k), person.isWoman ? '#1f7fd6' : '#6b3f1d');
    press.detail(circle(at(x, y), size * radius * 0.52 * k), INK);
    press.detail(circle(at(x - 0.016, y - 0.018), size * 0.013), '#ffffff');
  });
  if (NARROW.has(mood)) {
    // The lid comes down over half of the iris.
    press.clipped(almond, () =>
      press.detail(
        shapeOf(
          face,
          `${x - 0.2},-0.14 ${x + 0.2},-0.14 ${x + 0.2},-0.03 ${x},-0.036 ${x - 0.2},-0.02`,
        ),
        person.isWoman ? '#5aa9e6' : darken(person.skin, 0.1),
      ),
    );
  }
  press.detail(shapeOf(face, eye.lash), INK);
  if (person.isWoman)
    for (const spike of eye.spikes) press.detail(shapeOf(face, spike, { tension: 0.1 }), INK);
}

function drawNose(face: Turned): void {
  const { press, person } = face;
  press.veil(
    shapeOf(face, '0.172,-0.09 0.19,-0.02 0.206,0.1 0.16,0.148 0.132,0.12 0.156,0'),
    mixHex(person.skin, '#7a1f2a', 0.5),
    0.22,
  );
  fineLine(face, '0.205,0.02 0.226,0.08 0.245,0.118 0.232,0.142 0.2,0.15');
  fineLine(face, '0.138,0.112 0.124,0.136 0.144,0.152');
}

/** A line of the pen that swells in the middle. */
function fineLine(face: Turned, told: string): void {
  face.press.stroke(shapeOf(face, told, { isClosed: false }), INK, face.size * 0.012);
}

/** Large drops with their light, as they stand on comic cheeks. */
function drawTears(face: Turned): void {
  const { press } = face;
  const drops =
    face.mood === 'cry'
      ? [
          '-0.09,0.07 -0.04,0.075 0.0,0.16 -0.01,0.25 -0.06,0.28 -0.105,0.25 -0.11,0.16',
          '-0.12,0.32 -0.085,0.39 -0.11,0.43 -0.145,0.41 -0.15,0.37',
          '0.235,0.056 0.275,0.05 0.292,0.11 0.278,0.17 0.245,0.17 0.23,0.12',
        ]
      : ['-0.06,0.08 -0.02,0.15 -0.045,0.2 -0.09,0.19 -0.1,0.15'];
  for (const drop of drops) press.detail(shapeOf(face, drop), TEAR);
  press.veil(shapeOf(face, '-0.085,0.12 -0.065,0.13 -0.07,0.2 -0.09,0.19'), '#ffffff', 0.95);
}

const OPEN: ReadonlySet<Mood> = new Set<Mood>(['shock', 'cry']);
const SMILING: ReadonlySet<Mood> = new Set<Mood>(['joy', 'yes', 'wink']);
const DOWN: ReadonlySet<Mood> = new Set<Mood>(['sad', 'angry', 'judge', 'bored', 'no', 'guilty']);

/** Red lips: closed, laughing, crying out or drawn down. */
export function drawComicMouth(face: Turned): void {
  const { press, person, mood } = face;
  const { isWoman, skin } = person;
  const lips = person.lips ?? (isWoman ? RED : mixHex(darken(skin, 0.25), '#b0303a', 0.45));
  const fill = (told: string, ink: string) => press.detail(shapeOf(face, told), ink);
  if (OPEN.has(mood)) {
    press.fill(
      shapeOf(
        face,
        '0.045,0.27 0.11,0.212 0.15,0.2 0.168,0.21 0.188,0.2 0.225,0.216 0.255,0.27 0.235,0.36 0.17,0.41 0.1,0.395 0.055,0.34',
      ),
      isWoman ? lips : skin,
    );
    fill(
      '0.075,0.275 0.12,0.238 0.168,0.24 0.215,0.24 0.234,0.275 0.215,0.345 0.165,0.375 0.11,0.36',
      INK,
    );
    fill('0.098,0.262 0.13,0.246 0.168,0.248 0.208,0.247 0.222,0.265 0.165,0.278', '#ffffff');
    fill('0.115,0.345 0.15,0.318 0.185,0.322 0.205,0.342 0.165,0.365', '#e2566b');
    return;
  }
  if (SMILING.has(mood)) {
    press.fill(
      shapeOf(
        face,
        '0.025,0.238 0.1,0.232 0.145,0.218 0.168,0.227 0.19,0.217 0.225,0.222 0.262,0.222 0.25,0.285 0.195,0.345 0.125,0.345 0.06,0.3',
      ),
      isWoman ? lips : skin,
    );
    fill(
      '0.052,0.25 0.13,0.252 0.18,0.248 0.24,0.235 0.226,0.282 0.185,0.316 0.125,0.314 0.08,0.286',
      INK,
    );
    fill(
      '0.062,0.253 0.13,0.256 0.18,0.252 0.236,0.24 0.222,0.268 0.18,0.286 0.125,0.284 0.085,0.272',
      '#ffffff',
    );
    if (isWoman) press.veil(shapeOf(face, '0.13,0.326 0.19,0.326 0.16,0.336'), '#ffffff', 0.85);
    return;
  }
  const closed = DOWN.has(mood)
    ? '0.066,0.306 0.11,0.268 0.146,0.25 0.166,0.26 0.186,0.25 0.214,0.266 0.24,0.3 0.2,0.322 0.16,0.334 0.11,0.326'
    : '0.06,0.268 0.11,0.246 0.144,0.232 0.165,0.245 0.185,0.233 0.21,0.247 0.236,0.262 0.2,0.312 0.16,0.33 0.11,0.314';
  const line = DOWN.has(mood)
    ? '0.06,0.312 0.12,0.288 0.166,0.284 0.2,0.288 0.246,0.306'
    : '0.05,0.262 0.12,0.276 0.165,0.27 0.2,0.275 0.246,0.256';
  if (isWoman) press.fill(shapeOf(face, closed), lips);
  else press.veil(shapeOf(face, closed), lips, 0.55);
  fineLine(face, line);
  if (isWoman) press.veil(shapeOf(face, '0.15,0.304 0.2,0.3 0.175,0.314'), '#ffffff', 0.9);
}

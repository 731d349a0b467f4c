import type { Random } from '#studio/random.ts';
import { capsule, circle, ellipse, polygon, smooth, type Point } from '#studio/litho/geometry.ts';
import { darken, lighten, mixHex } from '#studio/litho/mix-colours.ts';
import type { LithoPress, Shade } from '#studio/litho/press.ts';

/** Who stands there: choices of a paper-cut figure. */
export interface Person {
  skin: string;
  hair: string;
  isWoman: boolean;
  isChild: boolean;
  hairCut: 'short' | 'long' | 'bun' | 'bald';
  hasBeard: boolean;
  top: string;
  bottom: string;
  wear: 'casual' | 'apron' | 'suit' | 'dress' | 'chef' | 'overalls';
  hat: 'none' | 'straw' | 'chef' | 'cap' | 'beret' | 'top' | 'crown';
  hatColour: string | null;
  hasSunglasses: boolean;
  hasMoustache: boolean;
  isOld: boolean;
}

/** Hands by their place: shares of the figure's height, from the middle of the feet. */
export interface Pose {
  left: Point;
  right: Point;
  /** How far the feet are apart: 0 stands, 1 walks to the right, 2 runs; to the left below 0. */
  stride: number;
}

export interface FigurePlace {
  /** Between the feet. */
  base: Point;
  heightPx: number;
  lightSide: 1 | -1;
}

interface Body {
  press: LithoPress;
  person: Person;
  pose: Pose;
  unit: number;
  at: (x: number, y: number) => Point;
  shade: (from: Point, to: Point) => Shade;
}

const SKINS = ['#e8b98c', '#d9a076', '#b97a52', '#8d5636', '#f0c8a4'] as const;
const HAIRS = ['#141019', '#2a1712', '#5a3a22', '#8a5a2e', '#c9a24e'] as const;
const TOPS = ['#8a1f33', '#2f6f7d', '#c4622a', '#3a5a94', '#5e6b2c', '#77508f', '#d8ae78'] as const;
const BOTTOMS = ['#22304a', '#4a3a34', '#3f3a42', '#5b3320'] as const;

export function castPerson(random: Random, wish: Partial<Person> = {}): Person {
  const isWoman = wish.isWoman ?? random.chance(0.5);
  return {
    skin: random.pick(SKINS),
    hair: random.pick(HAIRS),
    isWoman,
    isChild: false,
    hairCut: isWoman ? random.pick(['long', 'bun']) : random.pick(['short', 'short', 'bald']),
    hasBeard: !isWoman && random.chance(0.4),
    top: random.pick(TOPS),
    bottom: random.pick(BOTTOMS),
    wear: 'casual',
    hat: 'none',
    hatColour: null,
    hasSunglasses: false,
    hasMoustache: false,
    isOld: false,
    ...wish,
  };
}

function bodyOf(
  press: LithoPress,
  person: Person,
  { pose, base, heightPx, lightSide }: FigurePlace & { pose: Pose },
): Body {
  return {
    press,
    person,
    pose,
    unit: heightPx,
    at: (x, y) => [base[0] + x * heightPx, base[1] - y * heightPx],
    shade: (from, to) => {
      const [dark, bright] = lightSide > 0 ? [from, to] : [to, from];
      return { from: dark, to: bright, start: -0.55, end: 0.25 };
    },
  };
}

const AT_EASE: Pose = { left: [-0.14, 0.5], right: [0.14, 0.5], stride: 0 };

/** Head, hair and hat alone, for a body in another posture; `base` is where its feet would stand. */
export function drawHeadOnly(press: LithoPress, person: Person, place: FigurePlace): void {
  const body = bodyOf(press, person, { ...place, pose: AT_EASE });
  if (person.hairCut === 'long') drawLongHair(body);
  drawHead(body);
}

/** A standing figure with a face. Seven heads tall, a child five. */
export function drawFigure(
  press: LithoPress,
  person: Person,
  place: FigurePlace & { pose: Pose },
): void {
  const { base, heightPx } = place;
  const body = bodyOf(press, person, place);
  press.shade(ellipse(base, heightPx * 0.16, heightPx * 0.022), {
    centre: base,
    radius: heightPx * 0.17,
    start: -0.6,
    end: 0,
  });
  if (person.hairCut === 'long') drawLongHair(body);
  drawArm(body, -1);
  drawLegs(body);
  drawTorso(body);
  drawHeadOf(body);
  drawArm(body, 1);
}

/** Children are five heads tall: theirs is larger, from the neck up. */
const CHILD_HEAD = 1.36;

function drawHeadOf(body: Body): void {
  if (!body.person.isChild) {
    drawHead(body);
    return;
  }
  const neck = body.at(0, 0.83);
  body.press.placed(neck, 0, CHILD_HEAD, () =>
    drawHead({
      ...body,
      at: (x, y) => {
        const [px, py] = body.at(x, y);
        return [px - neck[0], py - neck[1]];
      },
    }),
  );
}

const SHOULDER = { x: 0.105, y: 0.79 };
const HIP = 0.47;

function drawLegs({ press, person, pose, at, unit, shade }: Body): void {
  if (person.wear === 'dress') {
    for (const x of [-0.035, 0.035]) {
      press.fill(capsule(at(x, 0.24), at(x, 0.03), unit * 0.022), person.skin);
      press.fill(
        ellipse(at(x + 0.012, 0.014), unit * 0.035, unit * 0.014),
        darken(person.top, 0.4),
      );
    }
    return;
  }
  for (const side of [-1, 1] as const) {
    const reach = pose.stride * side * 0.07;
    const foot = at(side * 0.05 + reach, 0.03);
    const leg = smooth(
      [
        at(side * 0.02 - 0.055, HIP),
        at(side * 0.02 + 0.055, HIP),
        [foot[0] + unit * 0.03, foot[1]],
        [foot[0] - unit * 0.03, foot[1]],
      ],
      true,
      0.12,
    );
    press.fill(leg, person.bottom, shade(at(-0.1, 0), at(0.1, 0)));
    press.fill(
      ellipse([foot[0] + unit * 0.014, foot[1] + unit * 0.014], unit * 0.042, unit * 0.018),
      '#2a1a14',
    );
  }
}

function drawTorso(body: Body): void {
  const { press, person, at, shade } = body;
  const waist = person.isWoman ? 0.066 : 0.084;
  const torso = smooth(
    [
      at(-0.045, 0.835),
      at(-SHOULDER.x, 0.8),
      at(-0.1, 0.68),
      at(-waist, 0.58),
      at(-0.095, HIP - 0.01),
      at(0.095, HIP - 0.01),
      at(waist, 0.58),
      at(0.1, 0.68),
      at(SHOULDER.x, 0.8),
      at(0.045, 0.835),
    ],
    true,
    0.34,
  );
  press.fill(torso, person.top, shade(at(-0.11, 0), at(0.11, 0)));
  if (person.wear === 'dress') drawSkirt(body);
  if (person.wear === 'suit') drawSuit(body);
  if (person.wear === 'apron' || person.wear === 'chef') drawApron(body);
  if (person.wear === 'overalls') drawOveralls(body);
}

function drawSkirt({ press, person, at, shade }: Body): void {
  const skirt = smooth(
    [
      at(-0.068, 0.58),
      at(0.068, 0.58),
      at(0.12, 0.4),
      at(0.17, 0.2),
      at(-0.17, 0.2),
      at(-0.12, 0.4),
    ],
    true,
    0.2,
  );
  press.fill(skirt, person.top, shade(at(-0.16, 0), at(0.16, 0)));
  press.fill(
    polygon([at(-0.069, 0.595), at(0.069, 0.595), at(0.072, 0.565), at(-0.072, 0.565)]),
    darken(person.top, 0.3),
  );
}

function drawSuit({ press, at }: Body): void {
  press.fill(polygon([at(-0.032, 0.835), at(0.032, 0.835), at(0, 0.66)]), '#f4ead6');
  press.fill(
    polygon([at(-0.008, 0.815), at(0.008, 0.815), at(0.014, 0.71), at(0, 0.68), at(-0.014, 0.71)]),
    '#8a1f33',
  );
  press.fill(
    polygon([at(-0.032, 0.835), at(-0.062, 0.82), at(-0.052, 0.74), at(0, 0.65)]),
    '#2a2f3c',
  );
  press.fill(polygon([at(0.032, 0.835), at(0.062, 0.82), at(0.052, 0.74), at(0, 0.65)]), '#343a48');
}

function drawApron({ press, person, at, shade }: Body): void {
  const cloth = person.wear === 'chef' ? '#fbf3e2' : '#4a3a34';
  const apron = polygon([
    at(-0.055, 0.76),
    at(0.055, 0.76),
    at(0.082, 0.6),
    at(0.1, 0.28),
    at(-0.1, 0.28),
    at(-0.082, 0.6),
  ]);
  press.fill(apron, cloth, shade(at(-0.1, 0), at(0.1, 0)));
  for (const side of [-1, 1]) {
    press.stroke(
      polygon([at(side * 0.05, 0.76), at(side * 0.04, 0.832)], false),
      cloth,
      press.unit * 4,
    );
  }
}

function drawOveralls({ press, person, at, shade }: Body): void {
  const bib = polygon([
    at(-0.06, 0.74),
    at(0.06, 0.74),
    at(0.098, 0.56),
    at(0.1, HIP - 0.02),
    at(-0.1, HIP - 0.02),
    at(-0.098, 0.56),
  ]);
  press.fill(bib, person.bottom, shade(at(-0.1, 0), at(0.1, 0)));
  for (const side of [-1, 1]) {
    press.stroke(
      polygon([at(side * 0.05, 0.74), at(side * 0.06, 0.825)], false),
      person.bottom,
      press.unit * 7,
    );
    press.fill(circle(at(side * 0.048, 0.73), press.unit * 4), '#d8ae78');
  }
}

/** From the shoulder over the elbow to the hand; the elbow hangs where arms hang. */
function drawArm({ press, person, pose, at, unit, shade }: Body, side: 1 | -1): void {
  const hand = side > 0 ? pose.right : pose.left;
  const from: Point = [side * SHOULDER.x * 0.94, SHOULDER.y];
  const reach = Math.hypot(hand[0] - from[0], hand[1] - from[1]);
  const slack = Math.sqrt(Math.max(0, 0.17 ** 2 - (reach / 2) ** 2));
  const middle: Point = [(from[0] + hand[0]) / 2, (from[1] + hand[1]) / 2];
  const across: Point = [-(hand[1] - from[1]) / reach, (hand[0] - from[0]) / reach];
  // Elbows point out and down.
  const turn = across[0] * side - across[1] > 0 ? 1 : -1;
  const elbow: Point = [middle[0] + across[0] * slack * turn, middle[1] + across[1] * slack * turn];
  const isBare = person.wear === 'dress';
  const sleeve =
    person.wear === 'suit' ? '#2a2f3c' : person.wear === 'chef' ? '#fbf3e2' : person.top;
  const light = shade(at(elbow[0] - 0.04, elbow[1]), at(elbow[0] + 0.04, elbow[1]));
  press.fill(
    capsule(at(...elbow), at(...hand), unit * 0.024),
    isBare ? person.skin : mixHex(sleeve, person.skin, person.wear === 'casual' ? 1 : 0),
    light,
  );
  press.fill(
    capsule(at(...from), at(...elbow), unit * 0.032),
    isBare ? person.skin : sleeve,
    light,
  );
  press.fill(circle(at(...hand), unit * 0.03), person.skin, {
    centre: at(hand[0] + 0.008, hand[1] + 0.008),
    radius: unit * 0.032,
    start: 0.3,
    end: -0.4,
  });
}

function drawLongHair({ press, person, at }: Body): void {
  press.fill(
    smooth(
      [
        at(-0.07, 0.95),
        at(0.07, 0.95),
        at(0.085, 0.82),
        at(0.06, 0.74),
        at(-0.06, 0.74),
        at(-0.085, 0.82),
      ],
      true,
      0.4,
    ),
    person.hair,
  );
}

/** Neck, face with eyes, nose and mouth, hair and hat. */
function drawHead(body: Body): void {
  const { press, person, at, unit, shade } = body;
  const skinLight = shade(at(-0.065, 0), at(0.065, 0));
  press.fill(
    polygon([at(-0.026, 0.86), at(0.026, 0.86), at(0.034, 0.815), at(-0.034, 0.815)]),
    darken(person.skin, 0.16),
  );
  if (person.hairCut === 'bun') press.fill(circle(at(0, 1.0), unit * 0.032), person.hair);
  press.fill(ellipse(at(0, 0.915), unit * 0.058, unit * 0.07), person.skin, skinLight);
  for (const side of [-1, 1]) {
    press.fill(ellipse(at(side * 0.058, 0.91), unit * 0.011, unit * 0.017), person.skin);
    press.fill(ellipse(at(side * 0.022, 0.922), unit * 0.0075, unit * 0.009), '#241a18');
    press.stroke(
      smooth([at(side * 0.034, 0.942), at(side * 0.022, 0.947), at(side * 0.01, 0.942)], false),
      person.hair,
      unit * 0.006,
    );
    press.veil(ellipse(at(side * 0.034, 0.895), unit * 0.013, unit * 0.009), '#d9604a', 0.35);
  }
  press.stroke(
    smooth([at(0.002, 0.925), at(0.011, 0.902), at(-0.003, 0.899)], false),
    darken(person.skin, 0.34),
    unit * 0.005,
  );
  if (person.hasBeard) {
    press.fill(
      smooth(
        [
          at(-0.056, 0.91),
          at(-0.03, 0.888),
          at(0.03, 0.888),
          at(0.056, 0.91),
          at(0.044, 0.862),
          at(0, 0.838),
          at(-0.044, 0.862),
        ],
        true,
        0.4,
      ),
      person.hair,
    );
  }
  press.stroke(
    smooth([at(-0.02, 0.879), at(0, 0.87), at(0.02, 0.879)], false),
    '#8a2a34',
    unit * 0.008,
  );
  drawHair(body);
  drawHat(body);
}

function drawHair({ press, person, at }: Body): void {
  if (person.hairCut === 'bald') return;
  const fringe = person.isWoman ? 0.95 : 0.958;
  press.fill(
    smooth(
      [
        at(-0.062, 0.925),
        at(-0.066, 0.965),
        at(-0.035, 0.995),
        at(0.03, 0.998),
        at(0.066, 0.965),
        at(0.062, 0.925),
        at(0.046, fringe),
        at(0.004, fringe + 0.012),
        at(-0.044, fringe),
      ],
      true,
      0.36,
    ),
    person.hair,
    { from: at(-0.06, 0.95), to: at(0.06, 0.99), start: -0.2, end: 0.35 },
  );
}

function drawHat({ press, person, at, unit }: Body): void {
  if (person.hat === 'straw') {
    press.fill(ellipse(at(0, 0.965), unit * 0.115, unit * 0.026), '#e2c070');
    press.fill(
      smooth([at(-0.06, 0.968), at(-0.05, 1.02), at(0.05, 1.02), at(0.06, 0.968)], true, 0.3),
      '#f0d48c',
    );
    press.fill(
      polygon([at(-0.06, 0.972), at(0.06, 0.972), at(0.058, 0.988), at(-0.058, 0.988)]),
      '#8a1f33',
    );
  }
  if (person.hat === 'chef') {
    press.fill(
      polygon([at(-0.055, 0.96), at(0.055, 0.96), at(0.06, 1.01), at(-0.06, 1.01)]),
      '#fbf3e2',
    );
    for (const x of [-0.045, 0, 0.045]) press.fill(circle(at(x, 1.03), unit * 0.042), '#fffaf0');
  }
  if (person.hat === 'cap' || person.hat === 'beret') {
    const ink = person.hat === 'beret' ? '#22304a' : lighten('#5e6b2c', 0.1);
    press.fill(
      smooth(
        [at(-0.07, 0.962), at(-0.05, 1.005), at(0.03, 1.01), at(0.075, 0.975), at(0.06, 0.958)],
        true,
        0.4,
      ),
      ink,
    );
    if (person.hat === 'cap')
      press.fill(ellipse(at(0.05, 0.96), unit * 0.05, unit * 0.011), darken(ink, 0.25));
  }
}

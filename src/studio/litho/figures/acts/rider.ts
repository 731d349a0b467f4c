import type { ThingId } from '#studio/things/catalogue.ts';
import { capsule, circle, ellipse, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';
import { castPerson, drawHeadOnly } from '#studio/litho/figures/full-figure.ts';

/** Where somebody sits on a mount, holds it and has the feet: from the middle of its foot, in its heights. All look to the left. */
interface Seat {
  saddle: Point;
  grip: Point;
  near: Point;
  far: Point;
  /** The rider's whole height. */
  rider: number;
  /** How far the shoulders are before the hips, in heights of the rider. */
  lean: number;
}

const SEATS: Readonly<Partial<Record<ThingId, Seat>>> = {
  bicycle: {
    saddle: [0.21, 0.88],
    grip: [-0.17, 0.97],
    near: [-0.05, 0.2],
    far: [0.14, 0.4],
    rider: 1.4,
    lean: 0.1,
  },
  scooter: {
    saddle: [0.16, 0.64],
    grip: [0.03, 0.82],
    near: [-0.07, 0.24],
    far: [-0.03, 0.24],
    rider: 1.3,
    lean: 0.03,
  },
  motorcycle: {
    saddle: [0.26, 0.68],
    grip: [-0.22, 0.84],
    near: [0.1, 0.2],
    far: [0.14, 0.24],
    rider: 1.4,
    lean: 0.14,
  },
  horse: {
    saddle: [0.06, 0.68],
    grip: [-0.16, 0.78],
    near: [-0.06, 0.22],
    far: [0, 0.26],
    rider: 1.02,
    lean: 0.03,
  },
  tractor: {
    saddle: [0.17, 0.44],
    grip: [-0.02, 0.56],
    near: [0.02, 0.34],
    far: [0.06, 0.34],
    rider: 0.82,
    lean: 0.02,
  },
};

export const hasSeat = (mount: ThingId): boolean => SEATS[mount] !== undefined;

export const saddleOf = (mount: ThingId): Point | null => SEATS[mount]?.saddle ?? null;

/** Behind whoever holds the bar, both hands about that one's waist. */
const pillionOf = (seat: Seat): Seat => ({
  ...seat,
  saddle: [seat.saddle[0] + 0.24, seat.saddle[1] + 0.02],
  grip: [seat.saddle[0] - 0.02, seat.saddle[1] + 0.16],
  near: [seat.near[0] + 0.3, seat.near[1] + 0.04],
  far: [seat.far[0] + 0.3, seat.far[1] + 0.04],
  lean: 0.02,
});

const TORSO = 0.3;
const LIMB = 0.25;
const ARM = 0.17;
/** Of a standing figure, from the ground. */
const SHOULDERS = 0.8;

/** Somebody in the saddle, feet on the pedals and hands on the bar; stands where the mount stands and is as tall. */
export function riderThing(wish: Partial<Person>, mount: ThingId, isBehind = false): DrawnThing {
  const own = SEATS[mount];
  const seat = own && isBehind ? pillionOf(own) : own;
  if (!seat) throw new Error(`Nobody sits on '${mount}'.`);
  return {
    aspect: 1,
    height: seat.rider,
    draw: (press, { base, heightPx }, look) => {
      const person = castPerson(look.random.fork('person'), wish, look.turn);
      const on = ([u, v]: Point): Point => [base[0] + u * heightPx, base[1] - v * heightPx];
      const tall = seat.rider * heightPx;
      const hip = on(seat.saddle);
      const shoulder: Point = [hip[0] - seat.lean * tall, hip[1] - TORSO * tall];
      drawLeg(press, person, { hip, foot: on(seat.far), tall, isFar: true });
      drawTrunk(press, person, { hip, shoulder, tall });
      drawLeg(press, person, { hip, foot: on(seat.near), tall, isFar: false });
      const feet: Point = [shoulder[0] - tall * 0.01, shoulder[1] + SHOULDERS * tall];
      drawHeadOnly(press, person, { base: feet, heightPx: tall, lightSide: look.lightSide });
      drawReach(press, person, { shoulder, hand: on(seat.grip), tall });
    },
  };
}

interface Leg {
  hip: Point;
  foot: Point;
  tall: number;
  isFar: boolean;
}

function drawLeg(press: LithoPress, person: Person, { hip, foot, tall, isFar }: Leg): void {
  const isBare = person.wear === 'dress';
  const own = isBare ? person.skin : person.bottom;
  const ink = isFar ? darken(own, 0.3) : own;
  const knee = bend(hip, foot, LIMB * tall, -1);
  press.fill(capsule(knee, foot, tall * 0.028), ink);
  press.fill(
    capsule(hip, knee, tall * 0.042),
    isBare ? darken(person.top, isFar ? 0.3 : 0.06) : ink,
  );
  const shoe: Point = [foot[0] - tall * 0.022, foot[1] + tall * 0.012];
  press.fill(ellipse(shoe, tall * 0.05, tall * 0.02), '#2a1a14');
}

/** The joint between two limbs of one length; it points forward for knees, back for elbows. */
function bend(from: Point, to: Point, limb: number, side: 1 | -1): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const reach = Math.max(1, Math.hypot(dx, dy));
  const slack = Math.sqrt(Math.max(0, limb ** 2 - (reach / 2) ** 2));
  const across: Point = [-dy / reach, dx / reach];
  const turn = across[0] * side > 0 ? 1 : -1;
  return [
    (from[0] + to[0]) / 2 + across[0] * slack * turn,
    (from[1] + to[1]) / 2 + across[1] * slack * turn,
  ];
}

interface Trunk {
  hip: Point;
  shoulder: Point;
  tall: number;
}

function drawTrunk(press: LithoPress, person: Person, { hip, shoulder, tall }: Trunk): void {
  const beside = ([x, y]: Point, aside: number, down = 0): Point => [
    x + aside * tall,
    y + down * tall,
  ];
  const trunk = smooth(
    [
      beside(shoulder, -0.035, -0.03),
      beside(shoulder, -0.075, 0.04),
      beside(hip, -0.075, -0.06),
      beside(hip, -0.07, 0.03),
      beside(hip, 0.075, 0.035),
      beside(hip, 0.08, -0.08),
      beside(shoulder, 0.085, 0.05),
      beside(shoulder, 0.045, -0.03),
    ],
    true,
    0.34,
  );
  press.fill(trunk, person.top, {
    from: beside(shoulder, -0.1),
    to: beside(shoulder, 0.12, 0.2),
    start: 0.25,
    end: -0.5,
  });
}

function drawReach(
  press: LithoPress,
  person: Person,
  { shoulder, hand, tall }: { shoulder: Point; hand: Point; tall: number },
): void {
  const from: Point = [shoulder[0], shoulder[1] + tall * 0.02];
  const elbow = bend(from, hand, ARM * tall, 1);
  const isBare = person.wear === 'dress' || person.wear === 'casual';
  press.fill(capsule(elbow, hand, tall * 0.022), isBare ? person.skin : person.top);
  press.fill(
    capsule(from, elbow, tall * 0.03),
    person.wear === 'dress' ? person.skin : darken(person.top, 0.12),
  );
  press.fill(circle(hand, tall * 0.028), person.skin);
}

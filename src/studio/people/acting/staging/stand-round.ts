import { againstLight } from './against-light.ts';
import type { Ground, Member } from '#studio/people/painting/ground.ts';
import type { Standing } from './placed.ts';
import { sizeOf } from './stand-people.ts';

/** Metres from the middle of the barrel to those who stand round it. */
const radiusFor = (of: number): number => (of > 5 ? 0.86 : of > 3 ? 0.74 : 0.6);
/** A ring that is seen from above its middle height is broader than it is deep. */
const BROAD = 1.16;
/** Radians from the one farthest from us to the two who are nearest, who stand with half their backs to us. */
const OPENING = 1.8;
/** Nobody looks straight at us over the barrel. */
const ASIDE = 0.14;
/** Metres before the row of a counter at which the barrel stands, and from the ground to the eye. */
const BARREL_Z = 0.42;
const EYE = 1.5;
/** How much smaller somebody is a metre farther away. */
const DEEPER = 0.13;

/** Metres that the frame's height shows of those who stand round a barrel. */
export const roundMetres = (of: number, { aspect }: Ground): number =>
  Math.max(1.36, (2 * radiusFor(of) * BROAD + 0.52) / aspect);

/** Round a barrel, the nearest at its sides turned from us, the farthest behind it. */
export function standRound(members: readonly Member[], ground: Ground, foot: number): Standing[] {
  const of = members.length;
  const [metres, radius] = [roundMetres(of, ground), radiusFor(of)];
  const eye = foot - EYE / metres;
  return members.map((member, i) => {
    const turn = (i / (of - 1) - 0.5) * 2 * OPENING + (i * 2 === of - 1 ? ASIDE : 0);
    const [x, z] = [radius * BROAD * Math.sin(turn), -radius * Math.cos(turn)];
    const near = 1 - (BARREL_Z + z) * DEEPER;
    return {
      at: 0.5 + x / (metres * near * ground.aspect),
      foot: eye + (foot - eye) / near,
      metres: metres * near,
      facing: Math.atan2(-x, -z),
      lightFrom: x <= 0 ? 1 : -1,
      contre: againstLight(ground),
      cutBelow: 0,
      size: sizeOf(member),
      pitch: 0.1,
      reach: 0.95,
    };
  });
}

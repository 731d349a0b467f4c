import type { AskedFigure } from '#studio/scene/figure.ts';
import type { PlacedPerson } from './placed.ts';
import { posed } from '#studio/people/acting/pose.ts';
import { meeting } from './join-hands.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** Where a glass is held out between two, in metres: its stem between the fingers. */
const HELD_OUT: Vec3 = [0, 1.02, 0.06];
/** The bowl is before the palm of whoever holds it; the pour reckons with as much before its own. */
const BEFORE_PALM = 0.03;

/** 'A waitress pouring wine for a guest': nothing else is said of the guest, who holds out a glass. */
export const isPouredFor = (figures: readonly AskedFigure[]): boolean =>
  figures.length === 2 &&
  figures.every(({ count, part }) => count === 1 && part === 'figure') &&
  figures.some(({ action }) => action === 'pouring') &&
  figures.some(({ action }) => action === null);

/** 'She pours, he holds the glass': into the glass that the other holds out, and no second one. */
export function pourToOther(people: readonly PlacedPerson[], aspect: number): PlacedPerson[] {
  const pourer = people.find(isPouring);
  const taker = people.find((one) => one !== pourer && holdsGlass(one));
  if (people.length !== 2 || !pourer || !taker || !areTurnedTo(pourer, taker)) return [...people];
  const reach = meeting(taker, pourer, HELD_OUT, aspect);
  const held = { ...taker, shape: { ...taker.shape, reach } };
  const [x, y, z] = seenFrom(pourer, held, aspect);
  return people.map((one) =>
    one === pourer
      ? {
          ...one,
          shape: {
            ...one.shape,
            holds: one.shape.holds.slice(0, 1),
            pourInto: [x, y, z - BEFORE_PALM],
          },
        }
      : held,
  );
}

/** The bowl that one of them holds out, as far as the arm goes, in the metres of the other. */
function seenFrom(pourer: PlacedPerson, taker: PlacedPerson, aspect: number): Vec3 {
  const { hand } = posed(taker.shape)[0]!;
  const [hx, hz] = [hand[0], hand[2] + BEFORE_PALM];
  const [ct, st] = [Math.cos(taker.facing), Math.sin(taker.facing)];
  const gap = (taker.at - pourer.at) * pourer.metres * aspect;
  const across = gap + (hx * ct + hz * st) * taker.size;
  const ahead = (hz * ct - hx * st) * taker.size;
  const [c, s] = [Math.cos(pourer.facing), Math.sin(pourer.facing)];
  const { size } = pourer;
  return [
    (across * c - ahead * s) / size,
    (hand[1] * taker.size) / size,
    (across * s + ahead * c) / size,
  ];
}

const isPouring = ({ shape: { pose, holds, beside } }: PlacedPerson): boolean =>
  pose === 'pouring' && holds[0] === 'bottle' && holds[1] === 'glass' && beside === null;

const holdsGlass = ({ shape: { pose, holds } }: PlacedPerson): boolean =>
  pose === 'holding' && holds.length === 1 && holds[0] === 'glass';

/** Face to face across the gap. */
const areTurnedTo = (one: PlacedPerson, other: PlacedPerson): boolean => {
  const to = Math.sign(other.at - one.at);
  return Math.sin(one.facing) * to > 0.4 && Math.sin(other.facing) * to < -0.4;
};

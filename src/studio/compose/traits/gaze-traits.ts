import type { Trait } from '#studio/accounting/proof.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { nodOf } from '#studio/people/acting/pose.ts';
import type { Pose } from '#studio/people/acting/stance.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import type { Held } from '#studio/people/held/hold.ts';

type Placed = Stage['people'][number];

/** Where eyes are turned to, read off how heads are placed: the view behind, somebody else, what is in the hands. */
export function gazeTraits({ people, spec }: Pick<Stage, 'people' | 'spec'>): Trait[] {
  const held = new Set(people.flatMap(({ shape }) => shape.holds.flatMap(namesOf)));
  const behind = spec.things.filter(({ thing }) => !held.has(thing));
  return people.flatMap((one) => {
    const head = headOf(one);
    if (Math.cos(head) < LOST)
      return ['gaze:afar', ...behind.map(({ thing }) => `gaze:${thing as string}`)];
    const others = people.filter((other) => other !== one && isTowards(one, other));
    return [...(others.length > 0 ? ['gaze:person'] : []), ...seenInHands(one)];
  });
}

/** No more of the face is seen than its edge: what lies behind is before the eyes. */
const LOST = -0.4;
const SIDEWAYS = 0.5;

const headOf = ({ facing, shape: { gaze = 0 } }: Placed): number => facing + gaze;

const isTowards = (one: Placed, other: Placed): boolean =>
  Math.sin(headOf(one)) * Math.sign(other.at - one.at) > SIDEWAYS;

/** A head that is bent over it, or a hand that brings it before the eyes. */
function seenInHands({ shape }: Placed): Trait[] {
  const isSeen = BEFORE_EYES.has(shape.pose) || (nodOf(shape) > BENT && !shape.gaze);
  return isSeen ? shape.holds.flatMap(namesOf).map((name) => `gaze:${name}`) : [];
}
const BENT = 0.15;
const BEFORE_EYES: ReadonlySet<Pose> = new Set<Pose>([
  'regarding',
  'tasting',
  'swirling',
  'reading',
  'studying',
  'writing',
  'photographing',
]);

function namesOf(held: Held | null): string[] {
  if (held === null) return [];
  if (isWareHeld(held)) return held.thing ? [held.thing] : [];
  if (held.endsWith('bottle')) return ['bottle', 'label'];
  if (held.endsWith('glass')) return ['glass', 'champagne_flute'];
  return [held.endsWith('basket') ? 'basket' : held];
}

import { heldCode, mostOf, sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { Form } from '#studio/people/held/forms.ts';
import type { PlacedStand } from '#studio/people/furniture.ts';
import { BOTTLE_COLUMNS } from '#studio/people/held/crate.ts';
import { onTray } from '#studio/people/held/tray.ts';
import { wareOf } from '#studio/people/held/ware.ts';
import { LOAD_THINGS } from './beast-loads.ts';
import { THING_OF } from './part.ts';
import type { Part } from './part.ts';
import type { PlacedBeast, PlacedPerson } from '#studio/people/acting/staging/placed.ts';
import { posed } from '#studio/people/acting/pose.ts';

export type Placed = PlacedPerson | PlacedBeast | PlacedStand;

/** What a part is to the inventory, at a share of the frame's width. */
type NameAt = (part: Part, column: number) => number;

/** What each part of somebody is to the inventory: the glass and the hat are things of their own. */
export function namesOf(person: Placed, aspect: number): NameAt {
  if ('beast' in person) {
    const code = sceneryCode(person.thing, person.number);
    if (!person.beast.load) return () => code;
    return (part) => {
      const named = LOAD_THINGS[part];
      return named ? sceneryCode(...named) : code;
    };
  }
  const isPerson = 'shape' in person;
  const own = isPerson ? sceneryCode(person.thing, person.number) : 0;
  const inPicture = isPerson ? person.inPicture : 0;
  const vessel = person.vessel ?? 'glass';
  const glass = isPerson ? sceneryCode(vessel, inPicture) : 0;
  const [glasses, bottles] = [glassesAt(person, aspect), bottlesAt(person, aspect)];
  const codes = new Map<Part, number>();
  const codeOf = (part: Part): number => {
    // What is read is a thing of its own.
    const isRead = part === 'label' && isPerson && showsLabel(person.shape);
    const thing = isRead ? 'label' : THING_OF[part];
    const ware = wareOf(part);
    const slot = ware && person.slots[ware.index];
    // Boxes on a cart that is pushed.
    if (ware?.isTrim && isHeldAs(person, ware.index, 'handcart'))
      return sceneryCode('crate', mostOf('crate') - 1);
    // What a barrow is heaped with.
    if (ware?.isTrim && isHeldAs(person, ware.index, 'barrow', 'cart'))
      return sceneryCode('grapes', mostOf('grapes') - 1);
    if (ware) return typeof slot === 'number' ? heldCode(slot) : own;
    // It runs into the glass of somebody else.
    if (part === 'stream' && isPerson && person.shape.pourInto) return 0;
    if (OF_GLASS.has(part)) return glass;
    if (UNNAMED.has(part)) return 0;
    // What lies in the basket is not what hangs on the vine.
    const number = part === 'heap' ? IN_BASKET + inPicture : inPicture;
    return thing ? sceneryCode(thing, Math.min(number, mostOf(thing) - 1)) : own;
  };
  return (part, column) => {
    // Several of a kind stand side by side: each has its own columns.
    if (glasses.length > 0 && OF_GLASS.has(part))
      return sceneryCode(vessel, mostOf(vessel) - 1 - nearest(glasses, column));
    if (bottles.length > 1 && OF_BOTTLE.has(part))
      return sceneryCode('bottle', Math.min(nearest(bottles, column), mostOf('bottle') - 1));
    const known = codes.get(part);
    if (known !== undefined) return known;
    const code = codeOf(part);
    codes.set(part, code);
    return code;
  };
}

const isHeldAs = (person: Placed, index: number, ...forms: readonly Form[]): boolean => {
  const held =
    'shape' in person
      ? person.shape.holds[index]
      : 'stand' in person
        ? person.bears[index]?.held
        : null;
  return typeof held === 'object' && held !== null && forms.includes(held.form);
};

/** A label is looked at, or shown to others with the bottle held up. */
const showsLabel = ({ pose, holds }: PlacedPerson['shape']): boolean =>
  pose === 'studying' ||
  pose === 'presenting' ||
  (pose === 'explaining' && holds.includes('raised_bottle'));

const IN_BASKET = 3;
const OF_GLASS: ReadonlySet<Part> = new Set<Part>(['glass', 'wine', 'stream']);
const OF_BOTTLE: ReadonlySet<Part> = new Set<Part>(['bottle', 'label', 'foil']);

/** Furniture that nobody speaks of. */
const UNNAMED: ReadonlySet<Part> = new Set<Part>([
  'table',
  'chair',
  'pan',
  'counter',
  'worktop',
  'paper',
  'blanket',
  'rail',
  'hammock',
  'wheelchair',
  'wheel',
]);

const nearest = (columns: readonly number[], column: number): number =>
  columns.reduce(
    (best, one, i) => (Math.abs(one - column) < Math.abs(columns[best]! - column) ? i : best),
    0,
  );

/** Columns of the glasses on a table or a tray. */
function glassesAt(placed: PlacedPerson | PlacedStand, aspect: number): number[] {
  if ('stand' in placed) return laidAt(placed, 'glass', aspect);
  const { shape, facing } = placed;
  const count = typeof shape.holds[0] === 'string' ? /^tray_(\d)$/.exec(shape.holds[0]) : null;
  const inHands = shape.holds.filter((held) => held === 'glass').length;
  if (inHands > 1)
    return posed(shape).map(({ hand }) =>
      columnOf(placed, hand[0] * Math.cos(facing) + hand[2] * Math.sin(facing), aspect),
    );
  if (!count) return [];
  const { hand } = posed(shape)[0]!;
  return onTray(Number(count[1]), shape.turned ?? 0).map(([dx, dz]) =>
    columnOf(placed, (hand[0] + dx) * Math.cos(facing) + (hand[2] + dz) * Math.sin(facing), aspect),
  );
}

const bottlesAt = (placed: PlacedPerson | PlacedStand, aspect: number): number[] =>
  'stand' in placed
    ? laidAt(placed, 'bottle', aspect)
    : 'shape' in placed && placed.shape.beside === 'bottle_crate'
      ? BOTTLE_COLUMNS.map((x) => columnOf(placed, x * Math.cos(placed.facing), aspect))
      : [];

const laidAt = (stand: PlacedStand, kind: 'glass' | 'bottle', aspect: number): number[] =>
  stand.bears.flatMap(({ held, at: [x] }) => (held === kind ? [columnOf(stand, x, aspect)] : []));

const columnOf = (
  { at, metres, size }: PlacedPerson | PlacedStand,
  aside: number,
  aspect: number,
): number => at + (aside * size) / (metres * aspect);

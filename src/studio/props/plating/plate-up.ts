import type { Kit } from '#studio/props/making/kit.ts';
import { modelOf, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { Random } from '#studio/random.ts';
import type { ObjectId, Vec3 } from '#studio/scene-graph.ts';
import type { Crockery } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { SWEETS } from '#studio/things/sweets.ts';
import type { Component } from './component.ts';
import { COMPONENTS } from './components.ts';
import type { ComponentId } from './component-id.ts';
import { finishPlate } from './finish-plate.ts';
import { addVessel, groundOf } from './vessels.ts';
import type { VesselId } from './vessel-id.ts';
import type { Ground } from './vessels.ts';

/** One part of the plate, and the thing it is counted as. */
export interface Portion {
  part: ComponentId;
  thing: ThingId;
  /** Named beside the dish: it must be seen, whatever else lies on top. */
  isAdded?: boolean;
}

export interface Plate {
  vessel: VesselId;
  /** Colour of the vessel, if one was asked for. */
  colour: Vec3 | null;
  /** What the customer calls it: a plate of slate is a plate. */
  as?: ThingId | null;
  /** What else is said of it. */
  crockery?: Crockery | null;
  portions: readonly Portion[];
  random: Random;
}

interface Laid {
  part: ComponentId;
  isAdded: boolean;
  component: Component;
  thing: ThingId;
  index: number;
}

/** Lays a dish as a cook does: what fills the vessel first, then the main thing, its sides around it, the rest on top. */
export function plateUp(kit: Kit, place: Place, plate: Plate): void {
  const { vessel, colour, as = null, crockery = null, portions, random } = plate;
  const objects = new Map<ThingId, ObjectId>();
  const objectOf = (thing: ThingId): ObjectId => {
    const known = objects.get(thing) ?? addThing(kit, thing);
    objects.set(thing, known);
    return known;
  };
  const all = portions.map(({ part, thing, isAdded = false }, index): Laid => {
    return { part, component: COMPONENTS[part], thing, index, isAdded };
  });
  const ground = addVessel(kit, place, { vessel, colour, as, crockery, k: sizeFor(vessel, all) });
  const put = ({ component, thing, index }: Laid, at: Vec3, reach: number): void => {
    const model: Model = within(modelOf(kit, place, objectOf(thing)), at);
    component.lay(model, { random: random.fork(`part ${index}`), reach });
  };
  const ladle = ({ component, thing, index }: Laid, { top, reach }: Component): void => {
    const model = within(modelOf(kit, place, objectOf(thing)), [0, ground.y + top * 0.8, 0]);
    component.ladle?.(model, { random: random.fork(`part ${index}`), reach: reach * 0.8 });
  };
  const ofRole = (role: Component['role']): Laid[] => all.filter((l) => l.component.role === role);
  const isMixed = DEEP.includes(vessel) && all.length > 1;
  const isLain = ({ part, component }: Laid): boolean =>
    component.role === 'bed' || (isMixed && part === 'leaves');
  const beds = all.filter(isLain);
  for (const bed of beds) {
    const reach = bed.component.role === 'bed' ? bed.component.reach : ground.x;
    put(bed, [0, ground.y, 0], Math.min(reach, ground.x));
  }
  const onBed = beds.length > 0;
  if (FINISHED.includes(vessel) && isSavoury(all))
    finishPlate(kit, place, { ground, random: random.fork('finish'), isMeat: all.some(isOfMeat) });
  const floor = ground.y + Math.max(0, ...beds.map(({ component }) => component.top)) * 0.8;
  const [main, ...sides] = [...ofRole('main'), ...ofRole('side')].filter((one) => !isLain(one));
  const lying = main ? [main, ...sides] : [];
  const isLoose = onBed && ofRole('main').length === 0;
  const isCentred = lying.length === 1 && main?.part !== 'rice';
  const spots = isLoose
    ? lying.map((_, i): readonly [number, number] => (isCentred ? [0, 0] : asideOf(i, ground)))
    : spotsFor(lying.length, ground, onBed || DEEP.includes(vessel));
  const [hero] = spots;
  ofRole('sauce').forEach((sauce) => {
    // Round a heap of pasta it runs out below: a pool half way up would cut through it.
    if (isLoose && sauce.component.ladle) return ladle(sauce, beds[0]!.component);
    if (isLoose)
      return put(sauce, [0, ground.y, 0], Math.min(ground.x, beds[0]!.component.reach * 1.25));
    const middle: Vec3 = [hero?.[0] ?? 0, floor, hero?.[1] ?? 0];
    const wanted = (main?.component.reach ?? 5) + 1.2;
    put(sauce, middle, Math.min(wanted, ground.x - Math.hypot(middle[0], middle[2]) * 0.5));
  });
  lying.forEach((one, i) => {
    const [x, z] = spots[i]!;
    const room = roomFor(one, lying.length, { ground, isDeep: DEEP.includes(vessel) && !onBed });
    put(one, [x, floor, z], isLoose ? Math.min(room, ground.x * 0.5) : room);
  });
  const crown: Vec3 = main
    ? [hero![0], floor + main.component.top * 0.86, hero![1]]
    : [0, ground.y + Math.max(0.2, ...beds.map(({ component }) => component.top)), 0];
  const width = main
    ? main.component.reach * 0.72
    : Math.min(ground.x, beds[0]?.component.reach ?? ground.x) * 0.7;
  const isAlone = !main && beds.length === 0;
  for (const top of ofRole('top'))
    put(
      top,
      top.isAdded ? before(crown, width) : crown,
      isAlone ? ground.x * 0.85 : Math.min(top.component.reach, width),
    );
  ofRole('garnish').forEach((one, i) => {
    const [x, z] = isAlone ? ([0, 0] as const) : EDGES[i % EDGES.length]!;
    const lift = onBed ? floor : ground.y;
    put(one, [x * ground.x, lift, z * ground.z], one.component.reach);
    if (!one.isAdded || !STREWN.has(one.part) || !main) return;
    // 'With berries' are many: some lie on it, some rolled to the other side.
    const [fx, fz] = EDGES[(i + 3) % EDGES.length]!;
    put(one, [fx * ground.x, lift, fz * ground.z], one.component.reach * 0.6);
    put(one, [crown[0] - 1.6, crown[1] + main.component.top * 0.12, crown[2] + 1.4], 2.2);
  });
}

/** Plates that show their bare ground round a main course. */
const FINISHED: readonly VesselId[] = ['plate', 'platter'];
/** A pool of sauce is dressing enough; nobody peppers a cake. */
const isSavoury = (all: readonly Laid[]): boolean =>
  all.some(({ component }) => component.role === 'main') &&
  !all.some(({ component, thing }) => component.role === 'sauce' || SWEETS.includes(thing));
const isOfMeat = ({ part }: Laid): boolean => MEAT.has(part);
const MEAT: ReadonlySet<ComponentId> = new Set<ComponentId>([
  'steak',
  'slicedSteak',
  'chops',
  'sausages',
]);

/** On the near side and clear of what lies there already. */
const before = ([x, y, z]: Vec3, width: number): Vec3 => [
  x - width * 0.2,
  y + 0.6,
  z + width * 0.42,
];

/** Plates and boards shrink to what lies on them; vessels with walls are filled. */
function sizeFor(vessel: VesselId, all: readonly Laid[]): number {
  if (!SHRINKING.includes(vessel)) return 1;
  const lying = all.filter(({ component: { role } }) => role !== 'top' && role !== 'sauce');
  const needs = lying.reduce(
    (sum, { component: { reach, role } }) => sum + reach * (role === 'garnish' ? 0.6 : 1),
    2.6,
  );
  return Math.max(0.74, Math.min(1, needs / (groundOf(vessel).x * 1.32)));
}
const SHRINKING: readonly VesselId[] = [
  'plate',
  'dark_plate',
  'small_plate',
  'board',
  'slate',
  'platter',
];

/** Rice in a curry, peas in a soup: to the side, so that the rest is seen. */
const asideOf = (i: number, { x, z }: Ground): readonly [number, number] => [
  x * (i % 2 ? 0.42 : -0.42),
  z * (-0.36 + 0.3 * Math.floor(i / 2)),
];

const STREWN: ReadonlySet<ComponentId> = new Set<ComponentId>([
  'berries',
  'raspberries',
  'blueberries',
]);

/** Near the rim, in front first. */
const EDGES: readonly (readonly [number, number])[] = [
  [-0.68, 0.52],
  [0.72, 0.5],
  [-0.76, -0.34],
  [0.78, -0.3],
];

/** The main thing in front, its sides left, right and behind; on a bed all of it stays in the middle. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [0.42, 0.08],
    [-0.58, -0.08],
  ],
  [
    [0.06, 0.4],
    [-0.56, -0.38],
    [0.54, -0.42],
  ],
  [
    [0.28, 0.42],
    [-0.62, 0.26],
    [-0.4, -0.55],
    [0.48, -0.5],
  ],
  [
    [0.26, 0.44],
    [-0.64, 0.34],
    [-0.62, -0.4],
    [0.06, -0.6],
    [0.66, -0.4],
  ],
];

function spotsFor(count: number, ground: Ground, onBed: boolean): (readonly [number, number])[] {
  const known = SPOTS[Math.min(count, SPOTS.length - 1)]!;
  const squeeze = onBed ? 0.62 : 1;
  return Array.from({ length: count }, (_, i) => {
    const [x, z] = known[i] ?? [Math.cos(i * 1.3) * 0.6, Math.sin(i * 1.3) * 0.6];
    return [x * ground.x * squeeze, z * ground.z * squeeze] as const;
  });
}

/** Bowls look empty unless what is heaped in them reaches their walls. */
const DEEP: readonly VesselId[] = ['bowl', 'dark_bowl'];

function roomFor(
  { component }: Laid,
  count: number,
  { ground, isDeep }: { ground: Ground; isDeep: boolean },
): number {
  if (isDeep && component.role === 'side') return ground.x * (count === 1 ? 0.9 : 0.62);
  if (count === 1) return Math.min(component.reach * 1.15, ground.x);
  return Math.min(component.reach, ground.x * (count > 3 ? 0.38 : 0.46));
}

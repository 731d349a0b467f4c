import { addFork, addKnife } from '#studio/props/cutlery.ts';
import { addBall, modelOf, paint } from '#studio/props/making/model.ts';
import { addLinen } from '#studio/props/still/linen.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { refusedThings } from '#studio/compose/things/leave-out.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { SWEETS } from '#studio/things/sweets.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { rotate, rotation } from '#studio/vector.ts';
import { feetOf } from './feet.ts';
import type { Foot } from './feet.ts';

/** Who names one of these has laid the table. */
const LAID: ReadonlySet<ThingId> = new Set<ThingId>([
  'napkin',
  'fork',
  'knife',
  'spoon',
  'place_setting',
  'placemat',
]);
/** Eaten with the fingers. */
const BY_HAND: ReadonlySet<ThingId> = new Set<ThingId>([
  'pizza',
  'oyster',
  'board',
  'burger',
  'sandwich',
  'bruschetta',
  'hot_dog',
]);

/** Cloth as stylists have it: undyed, grey blue, wine, moss. */
const CLOTHS: readonly (readonly [number, number, number])[] = [
  [206, 196, 178],
  [96, 106, 114],
  [190, 178, 156],
  [104, 106, 84],
];
const WIDTH = 19;
const DEPTH = 15;

/** Beside a served dish lies what nobody asks for and everybody expects: a napkin with a fork on it, some grains of salt. */
export function dressDish(stage: Stage): void {
  const { spec, kit, scene } = stage;
  const asked = new Set(spec.things.map(({ thing }) => thing));
  const refused = refusedThings(spec);
  const feet = feetOf(scene);
  const dish = largest(feet);
  if (!dish) return;
  const random = stage.random('dress dish');
  const isSweet = SWEETS.some((thing) => asked.has(thing));
  if (!isSweet && !asked.has('oyster')) strewSalt(stage, dish, feet);
  if ([...LAID].some((thing) => asked.has(thing)) || refused.has('napkin')) return;
  const spot = freeSpot(dish, feet);
  if (!spot) return;
  const yaw = spot.side * random.range(0.1, 0.35) * -1;
  addLinen(
    kit,
    { position: spot.at, yaw },
    {
      tone: random.pick(CLOTHS),
      width: WIDTH,
      depth: DEPTH,
      seed: random.int(1, 999),
      isDressing: true,
    },
  );
  if ([...BY_HAND].some((thing) => asked.has(thing)) || refused.has('fork')) return;
  const along = Math.PI / 2 + yaw + random.range(-0.2, 0.2);
  const beside = (x: number): Vec3 => {
    const [px, , pz] = rotate(rotation({ y: yaw }), [x, 0, 0]);
    return [spot.at[0] + px, 0.5, spot.at[2] + pz];
  };
  addFork(kit, { position: beside(-1.6), yaw: along }, { isDressing: true });
  if (!refused.has('knife'))
    addKnife(kit, { position: beside(2), yaw: along + 0.04 }, { isDressing: true });
}

const largest = (feet: readonly Foot[]): Foot | undefined =>
  feet.toSorted((a, b) => areaOf(b) - areaOf(a))[0];
const areaOf = ({ left, right, far, near }: Foot): number => (right - left) * (near - far);

interface Spot {
  at: Vec3;
  side: -1 | 1;
}

/** The nearest corner beside the dish where nothing stands: first where the picture has room, which is below what stands behind. */
function freeSpot(dish: Foot, feet: readonly Foot[]): Spot | undefined {
  const [x, z] = [(dish.left + dish.right) / 2, (dish.far + dish.near) / 2];
  const others = feet.filter((foot) => areaOf(foot) < areaOf(dish) * 0.9);
  const lean = others.reduce((sum, { left, right }) => sum + (left + right) / 2 - x, 0);
  const side = lean < 0 ? -1 : 1;
  const [half, deep] = [(dish.right - dish.left) / 2, (dish.near - dish.far) / 2];
  const spots = [
    [side, 0.5],
    [side, 0],
    [-side, -0.6],
    [-side, 0.4],
  ] as const;
  for (const [way, along] of spots) {
    const at: Vec3 = [x + way * (half * UNDER_RIM + WIDTH / 2), 0, z + along * deep];
    if (others.every((foot) => isClear(at, foot, dish))) return { at, side: way > 0 ? 1 : -1 };
  }
  return undefined;
}
/** The rim of a plate hangs over its cloth. */
const UNDER_RIM = 0.82;

/** What lies on the dish itself is in nobody's way. */
function isClear([x, , z]: Vec3, foot: Foot, dish: Foot): boolean {
  const isOnDish =
    foot.left > dish.left - 1 &&
    foot.right < dish.right + 1 &&
    foot.far > dish.far - 1 &&
    foot.near < dish.near + 1;
  if (isOnDish) return true;
  const [dx, dz] = [
    Math.max(foot.left - (x + WIDTH / 2), x - WIDTH / 2 - foot.right),
    Math.max(foot.far - (z + DEPTH / 2), z - DEPTH / 2 - foot.near),
  ];
  return dx > -1 || dz > -1;
}

const GRAINS = 26;

/** Flakes of salt and a few peppercorns that fell beside the plate. */
function strewSalt({ kit, scene, random: stream }: Stage, dish: Foot, feet: readonly Foot[]): void {
  const random = stream('strewn salt');
  const model = modelOf(
    kit,
    { position: [0, 0, 0], yaw: 0 },
    addObject(scene, { role: 'prop', name: 'strewn salt' }),
  );
  const [salt, pepper] = [paint(kit, '#efeae0'), paint(kit, '#2a211b')];
  const [x, z] = [(dish.left + dish.right) / 2, (dish.far + dish.near) / 2];
  const [half, deep] = [(dish.right - dish.left) / 2, (dish.near - dish.far) / 2];
  const middle = random.range(0.15, 0.85) * Math.PI;
  for (let i = 0; i < GRAINS; i++) {
    const a = middle + random.range(-0.5, 0.5);
    const out = 1.06 + 0.34 * random.next() ** 1.6;
    const [px, pz] = [x + Math.cos(a) * half * out, z + Math.sin(a) * deep * out];
    if (feet.some((f) => px > f.left && px < f.right && pz > f.far && pz < f.near && f !== dish))
      continue;
    const isPepper = i % 5 === 0;
    const size = isPepper ? 0.24 : random.range(0.07, 0.15);
    addBall(model, [px, size * 0.8, pz], size, isPepper ? pepper : salt);
  }
}

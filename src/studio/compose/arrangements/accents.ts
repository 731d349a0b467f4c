import { addCandle } from '#studio/props/candle.ts';
import { CORK_RADIUS, addCork, addCorkscrew } from '#studio/props/cork.ts';
import { addBooks } from '#studio/props/book.ts';
import { addBread } from '#studio/props/bread.ts';
import { addHam, addSalami } from '#studio/props/charcuterie.ts';
import { addCheese } from '#studio/props/cheese.ts';
import type { CheeseKind } from '#studio/props/cheese.ts';
import { addChocolate } from '#studio/props/chocolate.ts';
import { addCitrus, addFig } from '#studio/props/fruit.ts';
import { addFlowers } from '#studio/props/flowers.ts';
import { addHoneyJar } from '#studio/props/honey-jar.ts';
import { addIceBucket } from '#studio/props/ice-bucket.ts';
import { addHeap, berrySkins, nutShells, oliveSkins } from '#studio/props/heap.ts';
import { addCluster } from '#studio/props/grapes.ts';
import { addBowl } from '#studio/props/tableware.ts';
import { addLeaf } from '#studio/props/vine.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Accompaniment } from '#studio/scene-spec.ts';
import { add, rotation } from '#studio/vector.ts';
import type { Stage } from '#studio/compose/stage.ts';

/** A free place on the table and how much room there is. */
export interface Spot {
  at: Vec3;
  yaw: number;
}

/** Lays one accompaniment on its spot; things the workshop cannot build yet become their nearest kin. */
export function layAccent(stage: Stage, what: Accompaniment, spot: Spot): void {
  const { kit, spec, direction } = stage;
  const random = stage.random(`accent ${what} ${spot.at[0].toFixed(1)}`);
  const place = { position: spot.at, yaw: spot.yaw };
  switch (what) {
    case 'bread':
      return addBread(kit, place, random);
    case 'cheese':
    case 'pasta':
    case 'pizza':
      return addCheese(kit, place, random.pick<CheeseKind>(['hard', 'blue', 'soft']));
    case 'charcuterie':
    case 'steak':
      addHam(kit, { position: add(spot.at, [0, 0, -4]), yaw: spot.yaw }, random);
      return addSalami(kit, place, random);
    case 'olives':
    case 'salad':
      addBowl(kit, spot.at, { radius: 4.6, tone: random.pick(['white', 'sand', 'dark']) });
      return addHeap(
        kit,
        {
          position: add(spot.at, [0, 0.5, 0]),
          spread: 3.3,
          radius: 0.95,
          count: 22,
          materials: oliveSkins(kit),
          thing: 'olive',
        },
        random,
      );
    case 'berries':
    case 'dessert':
      addBowl(kit, spot.at, { radius: 4.2, tone: 'white' });
      return addHeap(
        kit,
        {
          position: add(spot.at, [0, 0.5, 0]),
          spread: 3,
          radius: 0.85,
          count: 26,
          materials: berrySkins(kit),
          thing: 'berry',
        },
        random,
      );
    case 'nuts':
      return addHeap(
        kit,
        {
          position: spot.at,
          spread: 4.6,
          radius: 1.1,
          count: 9,
          materials: nutShells(kit),
          thing: 'walnut',
        },
        random,
      );
    case 'grapes':
      addCluster(
        kit,
        {
          top: add(spot.at, [-5, 4.6, -2]),
          axis: [9.5, -3.4, 3],
          radius: 4,
          berry: 1.15,
          count: 44,
          floor: spot.at[1],
        },
        { wine: spec.wine, random, role: 'prop' },
      );
      return;
    case 'figs':
      return addFigs(stage, spot, random);
    case 'fruit':
    case 'oysters':
    case 'fish':
      return addFruit(stage, spot, random);
    case 'honey':
      return addHoneyJar(kit, spot.at);
    case 'chocolate':
      return addChocolate(kit, place, random);
    case 'flowers':
      return addFlowers(kit, spot.at, random);
    case 'book':
      return addBooks(kit, place, random);
    case 'ice_bucket':
      return addIceBucket(kit, spot.at, { random });
    case 'candles':
      return addCandle(kit, spot.at, {
        height: random.range(9, 17),
        radius: 1.2,
        intensity: direction.light === 'window' ? 500 : 1500,
        holder: random.pick(['dish', 'stick']),
      });
    case 'corkscrew':
      return addCorkscrew(kit, {
        position: add(spot.at, [0, 0.92, 0]),
        rotation: rotation({ x: Math.PI / 2, z: 0, y: 0 }),
      });
    case 'cork':
      return addCork(
        kit,
        { position: add(spot.at, [0, CORK_RADIUS, 0]), rotation: lying(spot.yaw) },
        spec.wine,
      );
    case 'vine_leaves':
      addLeaf(
        kit,
        {
          center: add(spot.at, [0, 0.8, 0]),
          size: 5.5,
          rotation: rotation({ x: -1.45, y: spot.yaw }),
          bend: 0.12,
        },
        { season: direction.season, random },
      );
      return;
    case 'barrel':
    case 'crate':
      return;
  }
}

/** A cylinder on its side, pointing by yaw. */
export const lying = (yaw: number) => rotation({ z: Math.PI / 2, y: yaw });

function addFigs(stage: Stage, spot: Spot, random: Random): void {
  for (const [x, z] of [
    [0, 0],
    [4.6, 1.6],
    [1.4, 4.4],
  ] as const) {
    addFig(stage.kit, add(spot.at, [x, 0, z]), {
      x: random.range(-0.4, 0.4),
      z: random.range(-0.5, 0.5),
    });
  }
}

function addFruit(stage: Stage, spot: Spot, random: Random): void {
  const kind = random.pick(['lemon', 'lemon', 'peach', 'orange'] as const);
  for (const [x, z, r] of [
    [0, 0, 2.9],
    [4.6, -4.6, 2.7],
    [-2.2, 5.4, 2.4],
  ] as const) {
    addCitrus(stage.kit, add(spot.at, [x, 0, z]), {
      kind,
      radius: r,
      turn: { x: random.range(0, 0.6), y: random.range(0, 3), z: random.range(1.2, 1.8) },
    });
  }
}

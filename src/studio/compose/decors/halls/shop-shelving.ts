import { addShelfBottle, SHELF_SORTS } from '#studio/props/bottle/shelf-bottle.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addBox, modelOf } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import { CELLAR_FLOOR as FLOOR } from '#studio/compose/decors/cellar-stores.ts';
import { addPriceTags } from './price-tags.ts';

export const SHELF = { foot: 46, rise: 41, rows: 6, depth: 34, bay: 118, bottle: 9.4 } as const;

interface Shelving {
  wood: MaterialRef;
  random: Random;
  from: number;
  to: number;
  /** Floor plan: where a point of this shelf is, by how far along it and how deep in it. */
  at: (along: number, depth: number) => readonly [x: number, z: number];
  /** A bar sells by the glass: no prices on its shelves. */
  isUnpriced?: boolean;
}

/** Boards, uprights and back of one run of shelves, and its bottles, a sort beside the next. */
export function addShelving(kit: Kit, { wood, random, from, to, at, isUnpriced }: Shelving): void {
  const object = addObject(kit.scene, { role: 'decor', name: 'shelves', thing: 'shelf' });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const top = SHELF.foot + SHELF.rows * SHELF.rise;
  const slab = (
    along: readonly [number, number],
    depth: readonly [number, number],
    y: readonly [number, number],
  ) => {
    const [a, b] = [at(along[0], depth[0]), at(along[1], depth[1])];
    addBox(
      model,
      {
        at: [(a[0] + b[0]) / 2, FLOOR + (y[0] + y[1]) / 2, (a[1] + b[1]) / 2],
        half: [Math.abs(a[0] - b[0]) / 2, (y[1] - y[0]) / 2, Math.abs(a[1] - b[1]) / 2],
      },
      wood,
    );
  };
  slab([from, to], [SHELF.depth, SHELF.depth + 3], [0, top]);
  slab([from, to], [-6, SHELF.depth], [0, SHELF.foot - 4]);
  for (let row = 0; row <= SHELF.rows; row++) {
    const y = SHELF.foot + row * SHELF.rise;
    slab([from, to], [-1, SHELF.depth], [y - 3, y]);
  }
  const step = Math.sign(to - from);
  const bays = Math.floor(Math.abs(to - from) / SHELF.bay);
  for (let i = 0; i <= bays; i++) {
    const along = from + step * i * SHELF.bay;
    slab([along - 2, along + 2], [-2, SHELF.depth], [0, top]);
  }
  for (let row = 0; row < SHELF.rows; row++) {
    let left = 0;
    let sort = 0;
    for (let k = SHELF.bottle; k < Math.abs(to - from) - 4; k += SHELF.bottle) {
      const across = k % SHELF.bay;
      if (across < 7 || across > SHELF.bay - 7) continue;
      if (left-- <= 0) [left, sort] = [random.int(2, 5), random.int(0, SHELF_SORTS - 1)];
      if (random.chance(0.04)) continue;
      const [x, z] = at(from + step * k, 6);
      addShelfBottle(model, [x, FLOOR + SHELF.foot + row * SHELF.rise, z], sort, random);
    }
  }
  if (isUnpriced) return;
  const bearings = Array.from(
    { length: Math.floor(Math.abs(to - from) / TAG_STEP) },
    (_, i) => from + step * (i + 0.5) * TAG_STEP,
  );
  addPriceTags(kit, {
    places: bearings.flatMap((along) =>
      Array.from({ length: SHELF.rows + 1 }, (_, row) => {
        const [x, z] = at(along, -1.4);
        const [x2, z2] = at(along, 0);
        return {
          at: [x, FLOOR + SHELF.foot + row * SHELF.rise - 2.2, z] as const,
          isAcross: Math.abs(x - x2) > Math.abs(z - z2),
        };
      }),
    ),
  });
}
/** A card every so many centimetres along the edge of a shelf. */
const TAG_STEP = 30;

import { addCandle, addFlame, addGroupLight } from '#studio/props/candle.ts';
import { addBarrel, BARREL } from '#studio/props/barrel.ts';
import { metal } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addRing, addRod } from '#studio/props/making/joinery.ts';
import { startModel } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { rotation } from '#studio/vector.ts';
import { CELLAR_FLOOR } from './cellar-stores.ts';
import type { Vault } from './cellar-stores.ts';

const ARMS = 8;
const WHEEL = 34;
const CANDLES = 4;
/** Height of their flames above the barrel. */
const FLAMES_AT = 19;

/** A wheel of wrought iron on three chains, its candles burning. */
export function hangLamp(kit: Kit, vault: Vault): void {
  const position: Vec3 = [vault.x, CELLAR_FLOOR + 188, -205];
  const model = startModel(kit, { position, yaw: 0.2 }, 'lamp');
  const iron = metal(kit, [0.05, 0.048, 0.046], 0.45);
  const roof = vault.centreY + vault.radius - position[1];
  addRing(model, { radius: WHEEL, thickness: 1.6 }, iron);
  addRing(model, { radius: WHEEL * 0.4, thickness: 1.2 }, iron);
  for (let i = 0; i < ARMS; i++) {
    const a = (i / ARMS) * Math.PI * 2;
    const rim: Vec3 = [Math.cos(a) * WHEEL, 0, Math.sin(a) * WHEEL];
    addRod(model, [[0, 0, 0], rim], { radius: 0.9, material: iron });
    addRod(model, [rim, [rim[0], 5, rim[2]]], { radius: 2, material: iron });
    addFlame(kit, model.put([rim[0], 11, rim[2]]), 2600, 2.2);
    if (i % 2 === 0) addRod(model, [rim, [0, WHEEL * 1.2, 0]], { radius: 0.7, material: iron });
  }
  addRod(
    model,
    [
      [0, WHEEL * 1.2, 0],
      [0, roof, 0],
    ],
    { radius: 0.9, material: iron },
  );
}

/** Upright barrels along the aisle, each with burning candles of its own. */
export function setCandles(kit: Kit, vault: Vault, random: Random, count: number | null): void {
  for (const [group, [side, z]] of GROUPS.entries()) {
    const here = count === null ? CANDLES : Math.min(CANDLES, count - group * CANDLES);
    if (here <= 0) return;
    const x = vault.x + side * 74;
    addBarrel(kit, {
      position: [x, CELLAR_FLOOR + BARREL.length / 2, z],
      rotation: rotation({ y: random.range(0, 3) }),
    });
    for (let i = 0; i < here; i++) {
      const a = random.range(0, 1.2) + i * 1.57;
      addCandle(
        kit,
        [x + Math.cos(a) * 14, CELLAR_FLOOR + BARREL.length - 2, z + Math.sin(a) * 14],
        {
          height: random.range(12, 24),
          radius: 2.4,
          intensity: 0,
          flame: 1.8,
        },
      );
    }
    // One lamp as wide as the group: four small ones so near each other cost four times the samples.
    const above: Vec3 = [x, CELLAR_FLOOR + BARREL.length + FLAMES_AT, z];
    addGroupLight(kit.scene, above, here * 4600, 10);
  }
}

/** The side of the aisle, and how far down it. */
const GROUPS = [
  [-1, -70],
  [1, -120],
  [-1, -260],
] as const;

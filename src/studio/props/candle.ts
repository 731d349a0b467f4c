import type { MaterialRef, SceneGraph, Vec3 } from '#studio/scene-graph.ts';
import { addMaterial, addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { matte, metal, once } from './making/kit.ts';
import type { Kit } from './making/kit.ts';
import { scale } from '#studio/vector.ts';
import { AXIS, spline } from './making/profile.ts';

export interface CandleOptions {
  height: number;
  radius: number;
  /** 0 where the light of several is given apart. */
  intensity: number;
  /** Size of the flame; 1 for a table candle. */
  flame?: number;
  holder?: 'dish' | 'stick' | 'glass' | null;
  thing?: ThingId;
  isUnlit?: boolean;
  /** Burned down: its wax lies round its foot. */
  hasRun?: boolean;
  /** Of the wax, in linear light; beeswax by default. */
  colour?: Vec3 | null;
  /** Of the holder; brass by default. */
  holderSkin?: MaterialRef | null;
}

const FLAME: Vec3 = [1, 0.56, 0.2];

/** A candle: where it is lit, the wax glows under its flame. Returns nothing; its light is in the scene. */
export function addCandle(kit: Kit, position: Vec3, o: CandleOptions): void {
  const { scene } = kit;
  const object = addObject(scene, { role: 'prop', name: 'candle', thing: o.thing ?? 'candle' });
  const lift = o.holder === 'stick' ? 9 : o.holder === 'dish' ? 0.5 : 0;
  const foot: Vec3 = [position[0], position[1] + lift, position[2]];
  // Brass tells nothing about the colour of its candle; a candlestick is the holder itself.
  const under = o.thing ? object : addObject(scene, { role: 'prop', name: 'candle holder' });
  if (o.holder) addHolder(kit, position, o, under);
  const { height: h, radius: r } = o;
  const wax = matte(kit, `wax candle ${o.colour?.join() ?? ''} ${o.isUnlit ?? false}`, () => ({
    color: o.colour ?? [0.62, 0.52, 0.36],
    ...(!o.isUnlit && { glow: o.colour ? glowOf(o.colour) : [0.85, 0.35, 0.08] }),
    coat: 0.3,
    coatRoughness: 0.35,
  }));
  const wick = matte(kit, 'wick', () => ({ color: [0.02, 0.02, 0.02] }));
  const body = addShape(scene, [
    {
      points: spline(o.hasRun ? stubOf(h, r) : columnOf(h, r), 3),
      material: wax,
    },
    {
      points: [
        [0.07, h - 0.3],
        [0.06, h + 0.5],
        [AXIS, h + 0.52],
      ],
      material: wick,
    },
  ]);
  addPrimitive(scene, { kind: 'lathe', object, shape: body, position: foot });
  if (!o.isUnlit) addFlame(kit, [foot[0], foot[1] + h, foot[2]], o.intensity, o.flame);
}

type Outline = readonly (readonly [number, number])[];

const columnOf = (h: number, r: number): Outline => [
  [r, 0],
  [r, h * 0.5],
  [r, h - 0.4],
  [r * 0.92, h],
  [r * 0.6, h - 0.12],
  [AXIS, h - 0.3],
];

/** A hollow in which the wick stands, a rim that has sunk, and what ran down. */
const stubOf = (h: number, r: number): Outline => [
  [r * 2.3, 0],
  [r * 2.2, 0.35],
  [r * 1.5, 0.75],
  [r * 1.25, h * 0.5],
  [r * 1.3, h - 0.5],
  [r * 1.1, h + 0.25],
  [r * 0.8, h - 0.35],
  [AXIS, h - 0.5],
];

/** Dyed wax glows in its own colour, a little warmer. */
const glowOf = ([r, g, b]: Vec3): Vec3 => [r * 0.55, g * 0.42, b * 0.36];

/** The flame itself passes light; a small point light does the work. */
export function addFlame(kit: Kit, base: Vec3, intensity: number, size = 1): void {
  const { scene } = kit;
  const material = once(kit, 'flame', () =>
    addMaterial(scene, {
      kind: 'emissive',
      radiance: [FLAME[0] * 26, FLAME[1] * 22, FLAME[2] * 16],
      falloff: 1.6,
      sides: 'through',
    }),
  );
  const tongue = spline(
    [
      [AXIS, 0.25],
      [0.3, 0.55],
      [0.42, 1.1],
      [0.3, 1.9],
      [0.14, 2.6],
      [AXIS, 3.3],
    ],
    5,
  );
  const shape = once(kit, `flame shape ${size}`, () =>
    addShape(scene, [{ points: tongue.map(([r, y]) => [r * size, y * size]), material }]),
  );
  addPrimitive(scene, { kind: 'lathe', object: 0, shape, position: base });
  if (intensity > 0) addFlameLight(scene, base, intensity, size);
}

export function addFlameLight(scene: SceneGraph, base: Vec3, intensity: number, size = 1): void {
  addGroupLight(scene, [base[0], base[1] + 1.5 * size, base[2]], intensity, 0.45 * size);
}

/** The light of flames that stand together, as wide as they do. */
export function addGroupLight(
  scene: SceneGraph,
  center: Vec3,
  intensity: number,
  radius: number,
): void {
  scene.lights.push({ kind: 'point', center, radius, intensity: scale(FLAME, intensity) });
}

function addHolder(kit: Kit, position: Vec3, o: CandleOptions, object: number): void {
  const brass = o.holderSkin ?? metal(kit, [0.72, 0.5, 0.22], 0.24);
  const r = o.radius;
  const dish = spline(
    [
      [AXIS, 0.05],
      [r * 3, 0.08],
      [r * 3.4, 0.5],
      [r * 3.3, 0.62],
      [r * 2.8, 0.3],
      [r * 1.2, 0.26],
      [r * 1.1, 1.4],
      [r * 1.02, 1.4],
    ],
    4,
  );
  const stick = spline(
    [
      [AXIS, 0.02],
      [3.4, 0.05],
      [3.3, 0.5],
      [1.4, 1],
      [0.5, 1.8],
      [0.45, 3.5],
      [0.9, 4.1],
      [0.45, 4.7],
      [0.42, 7.4],
      [1.5, 8.2],
      [1.7, 8.5],
      [r * 1.1, 8.6],
      [r * 1.08, 9.8],
      [r, 9.8],
    ],
    4,
  );
  const points = o.holder === 'stick' ? stick : dish;
  addPrimitive(kit.scene, {
    kind: 'lathe',
    object,
    shape: addShape(kit.scene, [{ points, material: brass }]),
    position,
  });
}

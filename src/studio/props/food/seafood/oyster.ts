import { metal } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import {
  addBlob,
  addLathe,
  addSurface,
  addTube,
  modelOf,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Place } from '#studio/props/making/place.ts';
import { addIceCrumb, iceGround } from '#studio/props/rests/crushed-ice.ts';
import { addLemonAmong, lemonAmong } from './lemon-among.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Random } from '#studio/random.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { MakeThing, PhotoMaker } from '#studio/things/photo-maker.ts';
import { add, rotate, rotation } from '#studio/vector.ts';

/** Outline of a half shell: a drop with a frilled margin. */
const shellReach = (a: number, frill: number): number =>
  4.1 + 1.6 * Math.cos(a) + 0.26 * Math.sin(a * 7 + frill) + 0.12 * Math.sin(a * 13 + frill * 2);

/** The deep half of the shell with its animal in it, rough outside, mother of pearl inside. */
export const makeOyster: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'oyster'), [0, 0, 0], {
    y: random.range(-0.5, 0.5),
    x: 0.12,
  });
  const frill = random.range(0, 6);
  const rough = textured(
    kit,
    'oyster shell',
    {
      painter: 'mottled',
      params: {
        seed: 8,
        tone: [128, 118, 104],
        marks: [
          {
            tone: [64, 58, 54],
            cells: 14,
            from: 0.45,
            to: 0.65,
            amount: 0.8,
            height: -0.5,
            stretch: 3,
          },
          { tone: [196, 188, 170], cells: 20, from: 0.6, to: 0.75, amount: 0.6, height: 0.4 },
        ],
      },
      bump: 3,
      share: 0.5,
    },
    { coat: 0.25, rough: 0.45 },
  );
  const pearl = textured(
    kit,
    'mother of pearl',
    {
      painter: 'mottled',
      params: {
        seed: 4,
        tone: [236, 230, 222],
        marks: [
          { tone: [190, 186, 200], cells: 4, from: 0.5, to: 0.8, amount: 0.6 },
          { tone: [110, 96, 110], cells: 3, from: 0.68, to: 0.8, amount: 0.5 },
        ],
      },
      hasRelief: false,
      share: 0.25,
    },
    { coat: 1, rough: 0.12 },
  );
  const bowl =
    (lift: number, deep: number) =>
    (u: number, v: number): Vec3 => {
      const a = u * Math.PI * 2;
      const r = shellReach(a, frill) * v;
      const ridge = 0.14 * Math.sin(v * 19 + 2 * Math.sin(a * 3)) * v;
      return [
        r * Math.cos(a),
        lift - deep * (1 - v * v) + ridge + 0.25 * v ** 6 * Math.sin(a * 9 + frill),
        r * Math.sin(a) * 0.82,
      ];
    };
  addSurface(model, {
    columns: 40,
    rows: 10,
    isClosed: true,
    material: rough,
    point: bowl(1.55, 1.5),
  });
  addSurface(model, {
    columns: 40,
    rows: 8,
    isClosed: true,
    material: pearl,
    point: (u, v) => {
      const p = bowl(1.62, 1.1)(u, v);
      return [p[0] * 0.95, p[1], p[2] * 0.95];
    },
  });
  addBlob(model, {
    at: [0.7, 1.3, 0],
    radii: [3.4, 0.75, 2.3],
    material: textured(
      kit,
      'oyster flesh',
      {
        painter: 'mottled',
        params: {
          seed: 2,
          tone: [206, 192, 164],
          marks: [
            { tone: [120, 116, 100], cells: 5, from: 0.48, to: 0.62, amount: 0.75, height: -0.3 },
            { tone: [232, 224, 204], cells: 7, from: 0.6, to: 0.75, amount: 0.6 },
          ],
        },
        bump: 1.2,
        share: 0.25,
      },
      { coat: 1, rough: 0.06, translucency: 0.3 },
    ),
    swell: ([x, , z]) => 0.9 + 0.3 * (fbm(x * 2 + frill, z * 2 + 7, 3, 5) - 0.5),
  });
  // The dark frill of the mantle.
  addTube(
    model,
    Array.from({ length: 30 }, (_, i): Vec3 => {
      const a = -2.1 + (i / 29) * 4.2;
      return [
        0.5 + Math.cos(a) * 3.3,
        1.35 + 0.1 * Math.sin(i * 1.9),
        Math.sin(a) * 2.26 + 0.08 * Math.sin(i * 2.7),
      ];
    }),
    { radius: 0.17, material: paint(kit, '#4a463e', { coat: 1, rough: 0.1 }), sides: 6 },
  );
};

/** For each centimetre of the bed's radius. */
const CRUMBS = 26;

/** Crumbs of ice over a white bed. */
function addCrushedIce(model: Model, radius: number, random: Random): void {
  const { kit } = model;
  addLathe(
    model,
    [
      [AXIS, 1.4],
      [radius * 0.6, 1.5],
      [radius * 0.94, 1.1],
      [radius, 0.5],
    ],
    iceGround(kit),
  );
  const crumbs = Math.round(radius * CRUMBS);
  for (let i = 0; i < crumbs; i++) {
    const a = random.range(0, 6.283);
    const r = radius * Math.sqrt(random.next()) * 0.98;
    const size = random.range(0.22, 0.56);
    const at: Vec3 = [Math.cos(a) * r, 1.5 + random.range(-0.1, 0.45), Math.sin(a) * r];
    addIceCrumb(model, { at, size, nth: i, random });
  }
}

/** Oysters in rings on a tray of crushed ice, or on the plate that was asked for. */
export const serveOysters: NonNullable<PhotoMaker['serve']> = (kit, place, look, count) => {
  const radius = count > 7 ? 18.5 : count > 3 ? 14 : count > 1 ? 10.5 : 7;
  const isOnPlate = look.states.includes('on plate');
  if (isOnPlate) plateUnder(kit, place, look, radius + 2);
  else addIceTray(kit, place, radius, look.random);
  const lemon = lemonAmong(look);
  const spots = ringPlaces(place, count + (lemon ? 1 : 0), radius);
  if (lemon)
    addLemonAmong(
      kit,
      { ...place, position: add(spots[count]!.position, [0, isOnPlate ? 0.6 : 1.5, 0]) },
      { thing: lemon, random: look.random.fork('lemon') },
    );
  spots.slice(0, count).forEach(({ position, yaw }, i) => {
    makeOyster(
      kit,
      { position: add(position, [0, isOnPlate ? 0.6 : 1.5, 0]), yaw },
      { ...look, random: look.random.fork(`oyster ${i}`) },
    );
  });
};

export const ICE_TRAY = 'tray of ice';

/** A round metal tray under crushed ice. */
export function addIceTray(kit: Kit, place: Place, radius: number, random: Random): void {
  const tray = modelOf(kit, place, addObject(kit.scene, { role: 'prop', name: ICE_TRAY }));
  addLathe(
    tray,
    [
      [AXIS, 0.1],
      [radius * 0.9, 0.1],
      [radius + 1, 1],
      [radius + 1.3, 1.7],
      [radius + 0.9, 1.75],
      [radius, 0.9],
      [radius * 0.9, 0.5],
      [AXIS, 0.5],
    ],
    metal(kit, [0.74, 0.73, 0.71], 0.18),
  );
  addCrushedIce(tray, radius, random.fork('ice'));
}

/** One or two rings round the middle of a round dish, noses outwards. */
export function ringPlaces(place: Place, count: number, radius: number): Place[] {
  const inner = count > 7 ? count - 8 : count > 5 ? 1 : 0;
  const outer = count - inner;
  const spots: Place[] = [];
  const lay = (n: number, r: number, from: number): void => {
    for (let i = 0; i < n; i++) {
      const a = from + (i / n) * 6.283;
      const local: Vec3 = n === 1 && r === 0 ? [0, 0, 0] : [Math.cos(a) * r, 0, Math.sin(a) * r];
      spots.push({
        position: add(place.position, rotate(rotation({ y: place.yaw }), local)),
        yaw: place.yaw - a,
      });
    }
  };
  lay(outer, outer === 1 ? 0 : radius * 0.66, 0.5);
  lay(inner, inner <= 1 ? 0 : radius * 0.26, 0.2);
  return spots;
}

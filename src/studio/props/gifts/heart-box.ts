import type { Vec2 } from '#studio/scene-graph.ts';
import {
  addBall,
  addBlob,
  addBox,
  addPanel,
  apart,
  modelOf,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addBow } from '#studio/props/party/bow.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A heart told by its angle, point towards the camera, `size` from middle to lobe. */
export const heartOutline = (size: number): Vec2[] =>
  Array.from({ length: 48 }, (_, i): Vec2 => {
    const t = (i / 48) * Math.PI * 2;
    const x = 16 * Math.sin(t) ** 3;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [(x / 16) * size, (-(y + 2) / 16) * size];
  });

/** An open heart-shaped box of chocolates, its lid with a bow leaning behind. */
export const makeHeartBox: MakeThing = (kit, place, { colour, wears, random }) => {
  const model = startModel(kit, place, 'heart_box');
  const board = paint(kit, colour ?? '#a8101f', { coat: 0.6, rough: 0.25 });
  const size = 13;
  addPanel(model, { outline: heartOutline(size), thickness: 3.4, material: board });
  const inside = apart(model, 'paper lining');
  addPanel(inside, {
    outline: heartOutline(size * 0.92),
    thickness: 0.1,
    material: paint(kit, '#f3e3cf', { coat: 0.1 }),
    at: [0, 3.4, 0],
  });
  const sweets = { ...model, object: addThing(kit, 'chocolate') };
  for (const [x, z] of SPOTS) addSweet(sweets, [x * size, z * size], random.int(0, 2));
  const lid = within(model, [size * 0.15, 6, -size * 0.98], { x: 1.12 });
  addPanel(lid, { outline: heartOutline(size * 1.05), thickness: 1.6, material: board });
  const ribbon = wears.find(({ thing }) => thing === 'ribbon');
  const satin = paint(kit, ribbon?.colour ?? '#e8c46a', { coat: 0.8, rough: 0.22 });
  const band = ribbon ? { ...lid, object: addThing(kit, 'ribbon') } : apart(lid, 'bow');
  addBox(band, { at: [0, 1.65, -1], half: [1, 0.06, size * 0.7] }, satin);
  addBow(within(band, [0, 1.7, -1]), satin, 4.6);
};

/** Where sweets lie, in shares of the box. */
const SPOTS: readonly Vec2[] = [
  [-0.5, -0.46],
  [0.5, -0.46],
  [-0.72, -0.1],
  [-0.26, -0.14],
  [0.22, -0.14],
  [0.7, -0.1],
  [-0.42, 0.24],
  [0, 0.2],
  [0.42, 0.24],
  [0, 0.58],
];

function addSweet(model: Model, [x, z]: Vec2, kind: number): void {
  const { kit } = model;
  const dark = paint(kit, ['#3a1c10', '#54301c', '#7a4a2a'][kind]!, { coat: 0.5, rough: 0.25 });
  if (kind === 1) addBox(model, { at: [x, 4.7, z], half: [1.7, 1.2, 1.7], turn: { y: 0.3 } }, dark);
  else addBlob(model, { at: [x, 4.6, z], radii: [2, 1.7, 2], material: dark, rings: 8 });
  const drizzle = modelOf(kit, { position: model.put([0, 0, 0]), yaw: 0 }, model.object);
  if (kind === 2) addBall(drizzle, [x, 6.4, z], 0.5, paint(kit, '#efe0c4'));
}

import type { Random } from '#studio/random.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { addMaterial, addMedium, addObject } from '#studio/scene-builder.ts';
import type { MakeThing, PhotoMaker } from '#studio/things/photo-maker.ts';
import { fbm } from '#studio/textures/noise.ts';
import { add, rotate, rotation } from '#studio/vector.ts';
import { metal, once } from '#studio/props/kit.ts';
import type { Kit } from '#studio/props/kit.ts';
import {
  addBall,
  addBlob,
  addBox,
  addLathe,
  addLeafBlade,
  addPanel,
  addSurface,
  addTube,
  around,
  curve,
  modelOf,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import type { Place } from '#studio/props/place.ts';
import { AXIS } from '#studio/props/profile.ts';
import { addPlate } from '#studio/props/tableware.ts';

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

function iceOf(kit: Kit): MaterialRef {
  return once(kit, 'crushed ice', () => {
    const inside = addMedium(kit.scene, {
      absorption: [0.03, 0.012, 0.008],
      refractiveIndex: 1.31,
    });
    return addMaterial(kit.scene, { kind: 'glass', inside });
  });
}

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
    paint(kit, '#aebcc4', { coat: 0.9, rough: 0.2, translucency: 0.5 }),
  );
  const ice = iceOf(kit);
  for (let i = 0; i < 90; i++) {
    const a = random.range(0, 6.283);
    const r = radius * Math.sqrt(random.next()) * 0.97;
    const s = random.range(0.3, 0.75);
    addBox(
      model,
      {
        at: [Math.cos(a) * r, 1.55 + random.range(-0.2, 0.35), Math.sin(a) * r],
        half: [s, s * 0.7, s * 0.8],
        turn: { x: random.range(0, 3), y: random.range(0, 3), z: random.range(0, 3) },
      },
      ice,
    );
  }
}

/** Oysters in rings on a tray of crushed ice. */
export const serveOysters: NonNullable<PhotoMaker['serve']> = (kit, place, look, count) => {
  const radius = count > 7 ? 18.5 : count > 3 ? 14 : count > 1 ? 10.5 : 7;
  const tray = modelOf(kit, place, addObject(kit.scene, { role: 'prop', name: 'tray' }));
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
  addCrushedIce(tray, radius, look.random.fork('ice'));
  ringPlaces(place, count, radius).forEach(({ position, yaw }, i) => {
    makeOyster(
      kit,
      { position: add(position, [0, 1.5, 0]), yaw },
      { ...look, random: look.random.fork(`oyster ${i}`) },
    );
  });
};

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

/** A cooked prawn, curled, with its tail and feelers. */
export const makePrawn: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'prawn');
  const shell = textured(
    kit,
    'prawn shell',
    {
      painter: 'stripes',
      params: {
        seed: 3,
        tone: [240, 150, 110],
        stripe: [222, 92, 58],
        count: 1,
        share: 0.4,
        waver: 0.1,
      },
      hasRelief: false,
    },
    { coat: 0.8, rough: 0.18, translucency: 0.25 },
  );
  const path = Array.from({ length: 40 }, (_, i): Vec3 => {
    const a = -0.5 + (i / 39) * 4.1;
    return [Math.cos(a) * 3, 1.1, Math.sin(a) * 2.7];
  });
  addTube(model, path, {
    radius: (t) =>
      (1.2 - 0.75 * t) *
      (0.86 + 0.14 * Math.abs(Math.cos(t * Math.PI * 6))) *
      Math.min(1, t * 9 + 0.25),
    material: shell,
    sides: 14,
  });
  const pale = paint(kit, '#f0a07c', { coat: 0.7, rough: 0.2, translucency: 0.3 });
  const tail = path.at(-1)!;
  for (let k = -2; k <= 2; k++)
    addLeafBlade(model, {
      from: tail,
      to: [tail[0] + 1.7 - Math.abs(k) * 0.2, 1.1 + k * 0.25, tail[2] + 0.6 + k * 0.8],
      width: 0.9,
      material: pale,
    });
  const head = path[0]!;
  addBall(
    model,
    [head[0] - 0.1, 1.9, head[2] + 0.5],
    0.24,
    paint(kit, '#120c0a', { coat: 1, rough: 0.05 }),
  );
  const red = paint(kit, '#c9552f');
  for (const k of [-1, 1])
    addTube(
      model,
      curve([
        head,
        [head[0] + 1.6, 2.4, head[2] - 2 + k],
        [head[0] + 0.4 + k, 1.4, head[2] - 5 - random.range(0, 1)],
      ]),
      { radius: 0.06, material: red, sides: 5 },
    );
  for (let i = 0; i < 5; i++) {
    const p = path[8 + i * 5]!;
    addTube(
      model,
      curve([
        [p[0] * 0.75, 0.7, p[2] * 0.75],
        [p[0] * 0.45, 0.4, p[2] * 0.45],
        [p[0] * 0.2, 0.15, p[2] * 0.2],
      ]),
      { radius: 0.09, material: red, sides: 5 },
    );
  }
};

/** A fillet on a plate: orange flesh with pale lines, a sprig of dill. */
export const makeSalmon: MakeThing = (kit, place, { random }) => {
  addPlate(kit, place.position, { radius: 10.4, tone: 'white' });
  const model = startModel(kit, place, 'salmon');
  const flesh = textured(
    kit,
    'salmon flesh',
    {
      painter: 'stripes',
      params: {
        seed: 6,
        tone: [236, 116, 70],
        stripe: [248, 186, 150],
        count: 8,
        share: 0.14,
        waver: 0.22,
      },
      share: 0.35,
      bump: 0.6,
    },
    { coat: 0.7, rough: 0.22, translucency: 0.2 },
  );
  addSurface(model, {
    columns: 30,
    rows: 14,
    material: flesh,
    point: (u, v) => {
      const x = (u - 0.5) * 15;
      const half = 3.6 * (1 - 0.25 * u) * Math.min(1, Math.sqrt(Math.max(0, 1 - (2 * u - 1) ** 8)));
      const a = Math.PI * (1 - v);
      return [
        x,
        0.7 + 2.3 * Math.sin(a) ** 0.55 * (1 - 0.3 * u),
        Math.cos(a) * half + 0.9 * Math.sin(u * 3),
      ];
    },
  });
  const dill = paint(kit, '#4f7f34', { translucency: 0.2 });
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const from: Vec3 = [-3 + t * 6, 3.1, 0.6];
    addLeafBlade(model, {
      from,
      to: [
        from[0] + random.range(-0.3, 0.9),
        3.3 + random.range(0, 0.6),
        0.6 + random.range(-1.5, 1.5),
      ],
      width: 0.16,
      material: dill,
    });
  }
};

/** A whole fish on its plate. */
export const makeFish: MakeThing = (kit, place) => {
  const dish = modelOf(kit, place, addObject(kit.scene, { role: 'prop', name: 'platter' }));
  addPanel(dish, {
    outline: around(48, () => 17, 0.5),
    thickness: 0.7,
    material: paint(kit, '#e9e5dc', { coat: 0.8, rough: 0.16 }),
  });
  const model = within(startModel(kit, place, 'fish'), [0, 0.6, 0]);
  const skin = textured(
    kit,
    'fish skin',
    {
      painter: 'mottled',
      params: {
        seed: 3,
        tone: [168, 176, 182],
        marks: [
          { tone: [70, 88, 104], cells: 3, from: 0.5, to: 0.75, amount: 0.7 },
          { tone: [226, 230, 232], cells: 46, from: 0.56, to: 0.66, amount: 0.6, height: 0.5 },
        ],
      },
      bump: 1,
    },
    { coat: 1, rough: 0.14 },
  );
  addBlob(model, {
    at: [0, 1.8, 0],
    radii: [12.5, 1.9, 4.6],
    material: skin,
    swell: ([x, , z]) =>
      (x > 0.55 ? 1 : 1 - 0.1 * Math.abs(z)) * (x < -0.4 ? 1 - (-0.4 - x) * 0.5 : 1),
    rings: 24,
    sides: 40,
  });
  const fin = paint(kit, '#6d7c88', { coat: 0.7, rough: 0.25, translucency: 0.3 });
  addPanel(model, {
    outline: [
      [0, 0.6],
      [-6, 4],
      [-4.4, 0],
      [-6, -4],
      [0, -0.6],
    ],
    thickness: 0.25,
    material: fin,
    at: [-9.6, 1.5, 0],
  });
  addPanel(model, {
    outline: [
      [5, 0],
      [1, -3.2],
      [-3.6, -2.2],
      [-4, 0],
    ],
    thickness: 0.2,
    material: fin,
    at: [1, 1.2, -3.2],
  });
  addPanel(model, {
    outline: [
      [2, 0],
      [0, 2.4],
      [-2.6, 2.2],
      [-2, 0],
    ],
    thickness: 0.2,
    material: fin,
    at: [2, 1.2, 3.2],
  });
  addPanel(model, {
    outline: [
      [1.6, 0],
      [-0.6, 1.5],
      [-2.4, 1],
      [-1.4, 0],
    ],
    thickness: 0.15,
    material: fin,
    at: [5.6, 2.7, 0.5],
  });
  addBall(model, [9.4, 2.25, -0.7], 0.72, paint(kit, '#f1efe4', { coat: 1, rough: 0.05 }));
  addBall(model, [9.5, 2.62, -0.7], 0.45, paint(kit, '#0c0c0c', { coat: 1, rough: 0.05 }));
  // The edge of the gill.
  addTube(
    model,
    Array.from({ length: 12 }, (_, i): Vec3 => {
      const a = -1.1 + (i / 11) * 2.2;
      return [6.6 + Math.cos(a) * 0.9, 1.5 + 1.25 * Math.cos(a), Math.sin(a) * 3];
    }),
    { radius: 0.16, material: paint(kit, '#47525c'), sides: 6 },
  );
};

/** Nigiri with salmon, tuna or prawn, and rolls with a dark rim, by turns. */
export const makeSushi: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'sushi');
  const rice = textured(
    kit,
    'sushi rice',
    {
      painter: 'mottled',
      params: {
        seed: 2,
        tone: [238, 236, 228],
        marks: [
          { tone: [206, 204, 194], cells: 26, from: 0.5, to: 0.6, amount: 0.7, height: -0.7 },
        ],
      },
      bump: 2.4,
    },
    { coat: 0.25, translucency: 0.2 },
  );
  if (random.chance(0.45)) {
    const nori = paint(kit, '#16201a', { coat: 0.4, rough: 0.35 });
    addLathe(
      model,
      [
        [1.85, 0.05],
        [1.9, 0.1],
        [1.9, 2.5],
        [1.8, 2.6],
      ],
      nori,
      { isSharp: true },
    );
    addPanel(model, {
      outline: around(24, () => 1.84),
      thickness: 2.55,
      material: rice,
      side: nori,
    });
    addPanel(model, {
      outline: around(14, (a) => 0.8 + 0.1 * Math.sin(a * 4)),
      thickness: 0.1,
      material: paint(kit, random.pick(['#e8643c', '#6fae3c', '#f0c040']), {
        coat: 0.7,
        rough: 0.2,
      }),
      at: [0, 2.56, 0],
    });
    return;
  }
  addBlob(model, { at: [0, 1.05, 0], radii: [2.9, 1.1, 1.35], material: rice });
  const isTuna = random.chance(0.3);
  const fish = textured(
    kit,
    `sushi ${isTuna}`,
    {
      painter: 'stripes',
      params: {
        seed: 4,
        tone: isTuna ? [176, 34, 40] : [240, 128, 78],
        stripe: isTuna ? [200, 70, 66] : [252, 206, 172],
        count: 6,
        share: 0.16,
        waver: 0.2,
      },
      hasRelief: false,
    },
    { coat: 0.9, rough: 0.12, translucency: 0.2 },
  );
  for (const lift of [0, 0.42])
    addSurface(model, {
      columns: 14,
      rows: 8,
      material: fish,
      point: (u, v) => {
        const [x, z] = [(u - 0.5) * 7, (v - 0.5) * 3];
        return [x, 1.85 + lift - 0.075 * x * x * (1 + lift * 0.2) - 0.34 * z * z, z];
      },
    });
};

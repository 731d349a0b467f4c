import { pathOf } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBlob,
  addLeafBlade,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { bunchOf } from '#studio/props/still/bouquet.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Four wide crumpled petals round a black heart. */
function addPoppy(model: Model, petal: number): void {
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2;
    addLeafBlade(model, {
      from: [0, -0.3, 0],
      to: [Math.cos(a) * 3.1, 0.9, Math.sin(a) * 3.1],
      width: 3.6,
      material: petal,
      bend: -0.5,
      cup: 0.16,
    });
  }
  addBlob(apart(model, 'heart'), {
    at: [0, 0.4, 0],
    radii: [0.8, 0.6, 0.8],
    material: paint(model.kit, '#17121a'),
    rings: 6,
    sides: 10,
  });
}

/** A ring of split blue florets. */
function addCornflower(model: Model, petal: number): void {
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * Math.PI * 2;
    for (const k of [-0.16, 0, 0.16])
      addLeafBlade(model, {
        from: [Math.cos(a) * 0.5, 0, Math.sin(a) * 0.5],
        to: [Math.cos(a + k) * 2.5, 0.7, Math.sin(a + k) * 2.5],
        width: 0.55,
        material: petal,
      });
  }
  for (let i = 0; i < 9; i++)
    addBall(
      apart(model, 'heart'),
      [Math.cos(i * 2.4) * 0.5, 0.5, Math.sin(i * 2.4) * 0.5],
      0.3,
      paint(model.kit, '#4a2a78'),
    );
  addBlob(apart(model, 'calyx'), {
    at: [0, -0.7, 0],
    radii: [0.6, 0.9, 0.6],
    material: paint(model.kit, '#5a6a3a'),
  });
}

/** Three falls with a yellow beard, three standards above them. */
function addIris(model: Model, petal: number): void {
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * Math.PI * 2;
    addLeafBlade(model, {
      from: [0, 0, 0],
      to: [Math.cos(a) * 3.4, -2, Math.sin(a) * 3.4],
      width: 2.6,
      material: petal,
      bend: 1.6,
    });
    addLeafBlade(model, {
      from: [0, 0, 0],
      to: [Math.cos(a + 1.05) * 1.5, 3.8, Math.sin(a + 1.05) * 1.5],
      width: 2.4,
      material: petal,
      bend: 0.7,
    });
    addTube(
      apart(model, 'beard'),
      curve([
        [0, 0.5, 0],
        [Math.cos(a) * 1, 0.9, Math.sin(a) * 1],
        [Math.cos(a) * 1.8, 0.5, Math.sin(a) * 1.8],
      ]),
      { radius: 0.24, material: paint(model.kit, '#eebb26'), sides: 6 },
    );
  }
}

export const makePoppies = bunchOf('poppy', {
  tones: ['#d8241c', '#c41a16', '#e43a26'],
  count: 9,
  bloom: addPoppy,
});
export const makeCornflowers = bunchOf('cornflower', {
  tones: ['#2f52c8', '#4468d8', '#2440a8'],
  count: 13,
  bloom: addCornflower,
});
export const makeIrises = bunchOf('iris', {
  tones: ['#5a3aa8', '#6f4fc0', '#472c90'],
  count: 7,
  bloom: addIris,
});

/** Long lilac clusters that hang from a bent branch. */
export const makeWisteria: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'wisteria');
  const bark = paint(kit, '#5c4836', { coat: 0.1 });
  const branch = curve(pathOf('-22 0 -2, -21 22 -2, -17 38 -1, -6 45 0, 8 45 0, 20 42 1'), 8);
  addTube(apart(model, 'branch'), branch, {
    radius: (t) => 1.7 - 1.1 * t,
    material: bark,
    sides: 9,
  });
  addBlob(apart(model, 'foot'), {
    at: [-22, 0.8, -2],
    radii: [7, 1, 6],
    material: paint(kit, '#4a3524', { coat: 0 }),
  });
  const tones = (colour ? [colour] : ['#9a7cc8', '#b59cdc', '#7f62b4']).map((tone) =>
    paint(kit, tone, { translucency: 0.4, coat: 0.05 }),
  );
  const leaf = paint(kit, '#6a9440', { translucency: 0.35 });
  for (let k = 0; k < 9; k++) {
    const [x, y, z] = branch[14 + k * 3]!;
    const long = random.range(17, 25);
    for (let i = 0; i < 74; i++) {
      const [t, a] = [i / 74, i * 2.4];
      const r = 3.3 * (1 - t) ** 0.7 + 0.4;
      addBlob(model, {
        at: [x + Math.cos(a) * r, y - 1.5 - t * long, z + Math.sin(a) * r],
        radii: [0.95, 0.7, 0.95],
        material: tones[i % tones.length]!,
        rings: 4,
        sides: 6,
      });
    }
    for (const s of [-1, 1])
      for (let i = 0; i < 4; i++)
        addLeafBlade(apart(model, 'leaves'), {
          from: [x + s * i * 1.6, y + 1 + i * 0.5, z],
          to: [x + s * (i * 1.6 + 2.4), y + 3.4 + i * 0.4, z + (i % 2 ? 3 : -3)],
          width: 1.8,
          material: leaf,
        });
  }
};

/** Cones of pale scales among toothed leaves, on a bine that lies. */
export const makeHops: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'hops');
  const scale = ['#a9bf5a', '#c2d47a', '#93ac48'].map((tone) =>
    paint(kit, tone, { translucency: 0.4 }),
  );
  const leaf = paint(kit, '#4a7a34', { translucency: 0.3 });
  const bine = curve(pathOf('-13 1 2, -5 2 -2, 4 1.6 2, 13 1.4 -1'), 4);
  addTube(apart(model, 'bine'), bine, { radius: 0.3, material: paint(kit, '#6f7a3a'), sides: 6 });
  bine.forEach(([x, y, z], i) => {
    if (i % 2)
      return addLobes(apart(model, 'leaves'), [x, y, z], {
        material: leaf,
        turn: i * 2.1,
        reach: 4,
      });
    const cone = within(model, [x + random.range(-1, 1), 1.6, z + (i % 4 ? 3 : -2.4)], {
      y: i,
      z: 0.9,
    });
    for (let k = 0; k < 34; k++) {
      const [t, a] = [k / 34, k * 2.4];
      const r = 1.4 * Math.sin(Math.PI * (0.18 + 0.78 * t));
      addLeafBlade(cone, {
        from: [Math.cos(a) * r * 0.4, 2.4 - t * 4, Math.sin(a) * r * 0.4],
        to: [Math.cos(a) * r, 1.2 - t * 4, Math.sin(a) * r],
        width: 1.2,
        material: scale[k % 3]!,
      });
    }
  });
};

/** A leaf of several fingers, lying. */
export function addLobes(
  model: Model,
  [x, y, z]: Vec3,
  { material, turn, reach }: { material: number; turn: number; reach: number },
): void {
  for (const [k, long] of [
    [-1.3, 0.7],
    [-0.65, 0.92],
    [0, 1],
    [0.65, 0.92],
    [1.3, 0.7],
  ] as const)
    addLeafBlade(model, {
      from: [x, y, z],
      to: [x + Math.cos(turn + k) * long * reach, y + 0.3, z + Math.sin(turn + k) * long * reach],
      width: reach * 0.36,
      material,
      cup: 0.06,
    });
}

/** Forked twigs with blunt leaves and white berries, tied with a ribbon. */
export const makeMistletoe: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'mistletoe');
  const [green, leaf, pearl] = [
    paint(kit, '#8a9440'),
    paint(kit, '#7f9a44', { coat: 0.4, translucency: 0.2 }),
    paint(kit, '#f4f2e6', { coat: 0.9, rough: 0.1, translucency: 0.4 }),
  ];
  for (let i = 0; i < 15; i++) {
    const a = (i / 15) * Math.PI - Math.PI / 2 + random.range(-0.1, 0.1);
    const out = random.range(6, 11);
    const tip: Vec3 = [Math.cos(a) * out, 1 + random.range(0, 3.4), Math.sin(a) * out * 0.9];
    addTube(model, curve([[-2, 1, 0], [tip[0] * 0.5, 2, tip[2] * 0.5], tip]), {
      radius: 0.3,
      material: green,
      sides: 6,
    });
    for (const s of [-1, 1])
      addLeafBlade(model, {
        from: tip,
        to: [tip[0] + Math.cos(a + s * 0.6) * 5, tip[1] + 0.6, tip[2] + Math.sin(a + s * 0.6) * 5],
        width: 1.7,
        material: leaf,
        bend: 0.4,
      });
    for (let k = 0; k < 3; k++)
      addBall(
        apart(model, 'berries'),
        [tip[0] + Math.cos(k * 2.1) * 0.8, tip[1] + 0.4, tip[2] + Math.sin(k * 2.1) * 0.8],
        0.72,
        pearl,
      );
  }
  const ribbon = paint(kit, '#b81c24', { coat: 0.4 });
  for (const s of [-1, 1])
    addBlob(apart(model, 'ribbon'), {
      at: [-3, 1.6, s * 2],
      radii: [1.2, 0.7, 2.2],
      material: ribbon,
    });
};

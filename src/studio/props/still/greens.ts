import {
  addBlob,
  addLeafBlade,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { addTurned } from '#studio/props/making/joinery.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Long fruit lying on its side: cucumber, courgette, aubergine. */
const lying =
  (
    thing: 'cucumber' | 'zucchini' | 'aubergine',
    { skin, radius, half, belly }: { skin: string; radius: number; half: number; belly: number },
  ): MakeThing =>
  (kit, place, { random }) => {
    const model = within(startModel(kit, place, thing), [0, radius, 0], {
      y: random.range(-0.4, 0.4),
    });
    addTube(
      model,
      curve(
        [
          [-half, 0, 0.4],
          [0, 0, -0.3],
          [half, 0, 0.3],
        ],
        10,
      ),
      {
        radius: (t) => radius * Math.sin(Math.PI * (0.002 + 0.996 * t)) ** 0.4 * (1 - belly * t),
        material: skinOf(kit, skin, [['#9fb05a', 26, 0.66, 0.76, 0.25, 0.1]], {
          bump: 0.4,
          coat: 0.9,
        }),
        sides: 16,
      },
    );
    addTurned(apart(model, 'stalk'), '0 0, .7 0, .4 1.6, 0 1.7', paint(kit, '#5c7a34'), {
      at: [half - 0.4, 0.1, 0.3],
      turn: { z: -Math.PI / 2 },
    });
  };
export const makeCucumber = lying('cucumber', {
  skin: '#2f5a24',
  radius: 2.1,
  half: 11,
  belly: 0.08,
});
export const makeZucchini = lying('zucchini', {
  skin: '#3d6a2a',
  radius: 2.3,
  half: 8.6,
  belly: 0.2,
});
export const makeAubergine = lying('aubergine', {
  skin: '#2b1230',
  radius: 3.7,
  half: 7.6,
  belly: 0.42,
});

/** A bunch of radishes with their leaves. */
export const makeRadish: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'radish');
  const leaves = apart(model, 'leaves');
  for (let i = 0; i < 6; i++) {
    const [x, z] = [(i % 3) * 2.6 - 2.6, i < 3 ? 0.8 : -1.4];
    addBlob(model, {
      at: [x, 1.2, z],
      radii: [1.25, 1.25, 1.35],
      material: paint(kit, '#b81c3c', { coat: 0.7, rough: 0.2 }),
      rings: 8,
      sides: 12,
    });
    addTube(
      leaves,
      curve(
        [
          [x, 1.1, z + 1.2],
          [x * 1.2, 0.5, z + 2.8],
          [x * 1.3, 0.15, z + 3.8],
        ],
        4,
      ),
      {
        radius: (t) => 0.2 * (1 - t) + 0.03,
        material: paint(kit, '#f0e2dc'),
        sides: 5,
      },
    );
    for (const s of [-1, 0, 1])
      addLeafBlade(leaves, {
        from: [x, 1.4, z - 0.9],
        to: [x * 0.5 + s * 3, 1.6 + random.range(0, 1.4), z - random.range(7, 9.5)],
        width: 2.4,
        material: paint(kit, '#4f8a34', { translucency: 0.35 }),
        bend: 0.9,
      });
  }
};

/** A globe of overlapping scales. */
export const makeArtichoke: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'artichoke');
  addTurned(apart(model, 'stalk'), '0 0, 1.1 0, 1 3, 0 3', paint(kit, '#8a9a5a'));
  for (let ring = 0; ring < 7; ring++) {
    const n = 9 - ring;
    const [r, y] = [4 - ring * 0.42, 2.4 + ring * 1.05];
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.283 + ring * 0.35;
      addBlob(model, {
        at: [Math.cos(a) * r * 0.86, y + 1, Math.sin(a) * r * 0.86],
        radii: [0.45, 2, 1.5],
        turn: { y: -a, z: 0.34 - ring * 0.05 },
        material: paint(kit, ring % 2 ? '#6f8a48' : '#7d8f4e', { coat: 0.25 }),
        rings: 7,
        sides: 8,
      });
    }
  }
};

/** Florets on a stalk: broccoli, or cauliflower in its leaves. */
const floret =
  (thing: 'broccoli' | 'cauliflower', tone: string): MakeThing =>
  (kit, place, { random }) => {
    const model = startModel(kit, place, thing);
    const stalk = apart(model, 'stalk');
    const isWhite = thing === 'cauliflower';
    addTurned(stalk, '0 0, 2 0, 1.8 3, 3 5, 0 5', paint(kit, isWhite ? '#dfe3b8' : '#8aa860'));
    for (let i = 0; i < 34; i++) {
      const y = 1 - (i / 33) * 1.15;
      const r = Math.sqrt(Math.max(0, 1 - y * y));
      const a = i * 2.4;
      addBlob(model, {
        at: [Math.cos(a) * r * 5, 6 + y * 3.4, Math.sin(a) * r * 5],
        radii: [1.7, 1.4, 1.7],
        material: paint(kit, tone, { coat: 0, rough: 0.9 }),
        swell: (d) =>
          1 + 0.1 * Math.sin(d[0] * 13 + i) * Math.cos(d[2] * 12) + random.range(-0.02, 0.02),
        rings: 8,
        sides: 12,
      });
    }
    if (isWhite)
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * 6.283;
        addLeafBlade(stalk, {
          from: [Math.cos(a) * 2, 1, Math.sin(a) * 2],
          to: [Math.cos(a) * 7, 6.4, Math.sin(a) * 7],
          width: 5,
          material: paint(kit, '#86a85a', { translucency: 0.3 }),
          cup: 0.3,
        });
      }
  };
export const makeBroccoli = floret('broccoli', '#3f6a2a');
export const makeCauliflower = floret('cauliflower', '#f0e8d2');

/** A head of loose leaves. */
export const makeLettuce: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'lettuce');
  for (let i = 0; i < 26; i++) {
    const [a, t] = [i * 2.4, i / 25];
    const out = 2 + t * 6.5;
    addLeafBlade(model, {
      from: [Math.cos(a) * 0.8, 0.6, Math.sin(a) * 0.8],
      to: [Math.cos(a) * out, 7.6 - t * 5.4 + random.range(-0.5, 0.5), Math.sin(a) * out],
      width: 4.6,
      material: paint(kit, ['#8fb548', '#7aa63c', '#a8c864'][i % 3]!, {
        translucency: 0.4,
        coat: 0.3,
      }),
      cup: 0.35,
      bend: 0.9,
    });
  }
};

/** White below, green above. */
export const makeLeek: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'leek'), [0, 1.4, 0], { y: random.range(-0.2, 0.2) });
  addTube(
    model,
    [
      [-14, 0, 0],
      [4, 0, 0],
    ],
    { radius: 1.4, material: paint(kit, '#eef0da', { coat: 0.5 }), sides: 12 },
  );
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283;
    addLeafBlade(model, {
      from: [2, Math.cos(a) * 0.9, Math.sin(a) * 0.9],
      to: [16 + (i % 3) * 2, Math.max(-1, Math.cos(a) * 2.4), Math.sin(a) * 3.6],
      width: 2.6,
      material: paint(kit, '#4f8040', { coat: 0.3, translucency: 0.25 }),
    });
  }
};

/** A stick of celery with its leaves, several together. */
export const makeCelery: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'celery');
  for (let i = 0; i < 5; i++) {
    const z = (i - 2) * 1.7;
    const end: Vec3 = [9, 1.1, z * 1.25];
    addTube(model, curve([[-11, 0.9, z * 0.8], [0, 1 + (i % 2) * 0.5, z], end], 6), {
      radius: 0.85,
      material: paint(kit, '#b9cc7c', { coat: 0.5, rough: 0.25 }),
      sides: 9,
    });
    for (let k = 0; k < 5; k++)
      addLeafBlade(model, {
        from: end,
        to: [14 + random.range(-1, 2), 1.6 + random.range(0, 1.6), z * 1.4 + (k - 2) * 1.5],
        width: 2,
        material: paint(kit, '#6f9a44', { translucency: 0.35 }),
        bend: 0.4,
      });
  }
};

/** A halved kiwi beside a whole one. */
export const makeKiwi: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'kiwi');
  const skin = skinOf(kit, '#7a5c34', [['#5c4424', 40, 0.5, 0.7, 0.6, 0.3]], { bump: 1, coat: 0 });
  addBlob(model, { at: [-2.6, 2.3, -0.8], radii: [3, 2.3, 2.3], material: skin });
  const half = within(model, [2.8, 2, 0.6], { x: 0.75 });
  addBlob(half, { radii: [2.4, 1.9, 2.4], material: skin, swell: ([, y]) => (y > 0.02 ? 0.2 : 1) });
  addTurned(half, '0 .1, 2.3 .1', paint(kit, '#86b32c', { coat: 0.8, rough: 0.15 }), {
    isSharp: true,
  });
  addTurned(half, '0 .16, .8 .16', paint(kit, '#e4ebb8', { coat: 0.6 }), { isSharp: true });
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * 6.283;
    addBlob(half, {
      at: [Math.cos(a) * 1.15, 0.16, Math.sin(a) * 1.15],
      radii: [0.16, 0.06, 0.09],
      turn: { y: -a },
      material: paint(kit, '#16140e'),
      rings: 3,
      sides: 5,
    });
  }
};

export const makeMango: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'mango'), [0, 3.2, 0], {
    y: random.range(-0.6, 0.6),
  });
  addBlob(model, {
    radii: [5.4, 3.2, 3.8],
    material: skinOf(
      kit,
      '#e2902a',
      [
        ['#b8341c', 4, 0.46, 0.66, 0.9, 0],
        ['#8a9a34', 4, 0.7, 0.85, 0.6, 0],
      ],
      { bump: 0.1, coat: 0.8 },
    ),
    swell: ([x, , z]) => 1 + 0.1 * x * z,
  });
};

/** A hairy shell, and a half that shows its white flesh. */
export const makeCoconut: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'coconut');
  const husk = skinOf(kit, '#5c3c20', [['#8a6236', 30, 0.5, 0.62, 0.8, 0.6]], { bump: 3, coat: 0 });
  addBlob(model, { at: [-4.6, 5.2, -2], radii: [5.2, 5.2, 5.2], material: husk });
  const half = within(model, [5, 3.6, 2], { x: 0.55, z: -0.2 });
  addTurned(half, '0 -4.4, 3 -3.6, 4.8 -1, 5 .6, 4.6 .7', husk);
  addTurned(half, '4.6 .7, 4 .7, 3.6 -1.4, 2 -3, 0 -3.4', paint(kit, '#f6f3ea', { coat: 0.4 }));
};

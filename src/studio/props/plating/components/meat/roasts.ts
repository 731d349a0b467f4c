import { addBlob, addPanel, addTube, around, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { layFan } from '#studio/props/plating/fan.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import {
  BONE,
  BRAISED,
  PASTRY,
  PINK_MEAT,
  browned,
  glossy,
  plain,
} from '#studio/props/plating/stuffs.ts';
import { fbm } from '#studio/textures/noise.ts';

/** Slices of a joint: beef pink within. */
const roastBeef: Component = {
  role: 'main',
  reach: 6.2,
  top: 3.4,
  lay: (model) => layFan(model, { count: 5, inside: 'pink', width: 4.4, height: 3 }),
};

/** Slices of pork or veal, pale within, crackling around. */
const roastPork: Component = {
  role: 'main',
  reach: 6.2,
  top: 3.2,
  lay: (model) => layFan(model, { count: 4, inside: 'pale', width: 4.6, height: 2.9 }),
};

/** Braised beef in slices, dark and glazed. */
const pottedBeef: Component = {
  role: 'main',
  reach: 6.2,
  top: 3,
  lay: (model) => layFan(model, { count: 4, inside: 'braised', width: 4.6, height: 2.7 }),
};

/** A roll in golden pastry: two slices lie before what is left of it, pink in a dark ring. */
const wellington: Component = {
  role: 'main',
  reach: 8,
  top: 5,
  lay: (model) => {
    const { kit } = model;
    const rings: readonly (readonly [number, Stuff])[] = [
      [3.5, PASTRY],
      [3, plain('#e7cf9c')],
      [2.8, browned('#4a3220', '#2c1b10', '#6b4c30')],
      [2.35, PINK_MEAT],
    ];
    // The cut end of a log, or a slice of it: rings one upon the other.
    const cut = (part: Model, thickness: number): void =>
      rings.forEach(([r, stuff], i) =>
        addPanel(part, {
          outline: around(30, (a) => r * (1 + 0.02 * Math.sin(a * 3))),
          thickness: thickness + i * 0.06,
          material: stuff(kit),
          side: PASTRY(kit),
        }),
      );
    const log = within(model, [1.6, 3.5, -2.6], { y: -0.45 });
    addBlob(log, {
      at: [2.6, 0, 0],
      radii: [6.2, 3.55, 3.5],
      material: PASTRY(kit),
      swell: ([x]) => (x < -0.7 ? 0.96 : 1),
      rings: 18,
      sides: 26,
    });
    for (let i = 0; i < 5; i++)
      addTube(
        log,
        Array.from({ length: 9 }, (_, k) => {
          const a = 0.35 + (k / 8) * 2.4;
          const x = 0.2 + i * 1.5 + k * 0.12;
          const r = 3.56 * Math.sqrt(Math.max(0.1, 1 - ((x - 2.6) / 6.3) ** 2));
          return [x, Math.sin(a) * r, Math.cos(a) * r] as const;
        }),
        { radius: 0.14, material: plain('#8a4c18')(kit), sides: 5 },
      );
    cut(within(log, [-2.3, 0, 0], { z: Math.PI / 2 }), 0.7);
    cut(within(model, [-3.9, 3, 1.2], { y: 0.35, x: 1.05 }), 1.2);
    cut(within(model, [-1.2, 2.6, 3.2], { y: 0.25, x: 0.85 }), 1.2);
  },
};

/** Braised on the bone: a hill of meat around a marrow bone that looks out. */
const shank: Component = {
  role: 'main',
  reach: 5.6,
  top: 6,
  lay: (model) => {
    const { kit } = model;
    addBlob(model, {
      at: [0, 2.6, 0],
      radii: [5.2, 3, 4.4],
      material: BRAISED(kit),
      swell: ([x, y, z]) => 0.9 + 0.36 * (fbm(x * 2.4 + 2, y * 2 + z * 2.2, 3, 6) - 0.35),
      rings: 20,
      sides: 32,
    });
    addTube(
      model,
      [
        [0.4, 4, 0],
        [2.2, 6.6, -0.6],
        [3.2, 8, -1],
      ],
      { radius: 0.85, material: BONE(kit) },
    );
    addBlob(model, { at: [3.4, 8.3, -1.1], radii: [1.25, 0.7, 1.1], material: BONE(kit) });
  },
};

/** A cross cut of shin: a round of meat with its marrow bone in the middle. */
const ossoBuco: Component = {
  role: 'main',
  reach: 5.8,
  top: 3,
  lay: (model) => {
    const { kit } = model;
    addBlob(model, {
      at: [0, 1.5, 0],
      radii: [5.6, 1.7, 5],
      material: BRAISED(kit),
      swell: ([x, y, z]) => 0.95 + 0.2 * (fbm(x * 2.4 + 2, y + z * 2.2, 3, 6) - 0.4),
      sides: 34,
    });
    addPanel(model, {
      outline: around(22, (a) => 1.7 + 0.12 * Math.sin(a * 3)),
      thickness: 0.6,
      material: BONE(kit),
      at: [0.4, 2.9, 0],
    });
    addPanel(model, {
      outline: around(18, () => 1),
      thickness: 0.7,
      material: glossy('#c98a52')(kit),
      at: [0.4, 2.9, 0],
    });
  },
};

export const ROASTS = { roastBeef, roastPork, pottedBeef, wellington, shank, ossoBuco };

import { skinOf } from '#studio/props/making/skins.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { addBlob, addTube, within } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { addDraped, addPatch, addPool, lobed } from '#studio/props/plating/poured.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import { fbm } from '#studio/textures/noise.ts';
import { plain, wet } from '#studio/props/plating/stuffs.ts';

/** Darker where it is deep, its edge uneven. */
const liquid =
  (colour: string): Stuff =>
  (kit) =>
    skinOf(
      kit,
      colour,
      [
        [mixHex(colour, '#140402', 0.4), 4, 0.42, 0.66, 0.7],
        [mixHex(colour, '#ffffff', 0.16), 9, 0.6, 0.76, 0.5],
      ],
      { coat: 1, rough: 0.09 },
    );

const pool = (colour: string): Component => ({
  role: 'sauce',
  reach: 6,
  top: 0.1,
  lay: (model, { reach, random }) =>
    addPool(model, { reach, random, material: liquid(colour)(model.kit) }),
});

/** Whole fruit in its juice. */
const fruited = (colour: string, fruit: string): Component => ({
  ...pool(colour),
  lay: (model, room) => {
    pool(colour).lay(model, room);
    const { reach, random } = room;
    for (let i = 0; i < 9; i++) {
      const [a, r] = [0.3 + i * 0.7 + random.range(0, 0.3), reach * random.range(0.84, 1.02)];
      const size = random.range(0.72, 0.92);
      addBlob(model, {
        at: [Math.cos(a) * r, size * 0.7, Math.sin(a) * r],
        radii: [size, size * 0.92, size],
        turn: { x: random.range(-0.5, 0.5), z: random.range(-0.5, 0.5) },
        material: plain(fruit, { coat: 1, rough: 0.1, translucency: 0.1 })(model.kit),
        // The hollow where the stalk was.
        swell: ([, y]) => 1 - 0.22 * Math.exp(-(1 - y) * 14),
        rings: 10,
        sides: 16,
      });
    }
  },
});

/** Thick enough to stay on top of what it is ladled over. */
const thick = (colour: string, pieces: string): Component => ({
  ...pool(colour),
  ladle: (model, { reach, random }) => {
    const coat = { coat: 0.8, rough: 0.2, bump: 2.2 };
    const dark = mixHex(colour, '#200804', 0.5);
    const patches = [
      [pieces, 9, 0.5, 0.66, 0.75, 0.4],
      [dark, 14, 0.58, 0.72, 0.75, -0.3],
    ] as const;
    addDraped(model, {
      reach,
      random,
      fall: 1.5,
      material: skinOf(model.kit, colour, patches, coat),
      lumps: [pieces, colour, mixHex(colour, dark, 0.5)].map((tone) =>
        skinOf(model.kit, tone, [[dark, 6, 0.55, 0.75, 0.6, -0.3]], coat),
      ),
    });
  },
});

const gravy = pool('#4a200c');

const redWineSauce = pool('#3a0e14');

const creamSauce = thick('#ecd9ae', '#faf2dc');

const tomatoSauce = thick('#9c2a12', '#c4551f');

const berryCoulis = fruited('#5c0a1c', '#43081a');

const chocolateSauce = pool('#2c1209');

const caramel = pool('#a85a12');

const oliveOil = pool('#b9a62a');

const meltedButter = pool('#e6b93c');

const orangeSauce = pool('#c8661a');

const custardSauce = pool('#f4dc8a');

/** Poured over what lies there: a thick sheet with drips. */
const cover = (colour: string, spread = 0.72): Component => ({
  role: 'top',
  reach: 4,
  top: 0.6,
  lay: (model, { reach, random }) => {
    const seed = random.range(0, 6);
    addBlob(model, {
      at: [0, -0.1, 0],
      radii: [reach * spread, 0.55, reach * spread * 0.72],
      material: wet(colour)(model.kit),
      swell: ([x, , z]) => {
        const a = Math.atan2(z, x);
        return 1 + 0.14 * Math.sin(a * 3 + seed) + 0.09 * Math.sin(a * 7 + seed);
      },
      sides: 44,
    });
  },
});

/** Spooned across what lies there: a thick ribbon that runs down on both sides in tongues. */
const napped = (colour: string): Component => ({
  role: 'top',
  reach: 4.6,
  top: 0.6,
  lay: (model, { reach, random }) => {
    const seed = random.range(0, 20);
    const wide = reach * 0.95;
    addPatch(within(model, [0, -0.1, 0], { y: 0.2 }), {
      reach: wide,
      edge: (a) => lobed(seed, 0.34)(a) * (0.95 - 0.25 * Math.abs(Math.sin(a))),
      height: (out, x, z) =>
        0.42 * Math.sqrt(1 - out ** 5) +
        0.22 * (fbm(x * 0.7 + seed, z * 0.7, 2, 4) - 0.5) -
        (z / wide) ** 2 * 1.2,
      material: skinOf(
        model.kit,
        colour,
        [
          [mixHex(colour, '#d9a43c', 0.35), 4, 0.45, 0.7, 0.5],
          [mixHex(colour, '#fffbe8', 0.5), 8, 0.58, 0.76, 0.5],
        ],
        { coat: 0.9, rough: 0.12, share: 0.2 },
      ),
      cells: 34,
    });
  },
});

const hollandaise = napped('#efdc9c');

const cheeseCover = cover('#f0c650', 0.95);

/** Thick and pale over cold veal. */
const tunaSauce = cover('#ecdcb6', 1.15);

/** A sauce with meat or tomatoes in it, on top of what is no heap of pasta. */
const tomatoDollop: Component = {
  role: 'top',
  reach: 5,
  top: 0.9,
  lay: (model, room) => tomatoSauce.ladle!(within(model, [0, -0.1, 0]), room),
};

const creamDollop = cover('#fbf5e8', 0.5);

const chocolateCover = cover('#2a1108', 0.85);

const peanutSauce = cover('#b0702c', 0.7);

const mintSauce = cover('#5f8a34', 0.5);

const pepperSauce = cover('#8a5a34', 0.8);

/** A thread of sauce, to and fro. */
const drizzle = (colour: string): Component => ({
  role: 'top',
  reach: 4.6,
  top: 0.2,
  lay: (model, { reach }) => {
    const path = Array.from({ length: 70 }, (_, i): Vec3 => {
      const t = i / 69;
      return [(t - 0.5) * 2 * reach, 0.15, Math.sin(t * 26) * reach * 0.55];
    });
    addTube(model, path, { radius: 0.16, material: wet(colour)(model.kit), sides: 5 });
  },
});

const creamDrizzle = drizzle('#fbf4e4');

const balsamic = drizzle('#2a0f0a');

const mayoDrizzle = drizzle('#f6e8b4');

/** A spiral of cream on a soup. */
const creamSwirl: Component = {
  role: 'top',
  reach: 4.4,
  top: 0.2,
  lay: (model, { reach }) => {
    const path = Array.from({ length: 60 }, (_, i): Vec3 => {
      const t = i / 59;
      return [Math.cos(t * 15) * t * reach, 0.06, Math.sin(t * 15) * t * reach];
    });
    addTube(model, path, {
      radius: (t) => 0.28 * Math.sin(Math.PI * Math.min(1, 0.1 + t)),
      material: plain('#f8f0de', { coat: 0.8, rough: 0.15 })(model.kit),
      sides: 6,
    });
  },
};

export const SAUCES = {
  gravy,
  redWineSauce,
  creamSauce,
  tomatoSauce,
  berryCoulis,
  chocolateSauce,
  caramel,
  oliveOil,
  meltedButter,
  orangeSauce,
  custardSauce,
  hollandaise,
  cheeseCover,
  tunaSauce,
  tomatoDollop,
  creamDollop,
  chocolateCover,
  peanutSauce,
  mintSauce,
  pepperSauce,
  creamDrizzle,
  balsamic,
  mayoDrizzle,
  creamSwirl,
};

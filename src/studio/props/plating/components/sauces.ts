import { skinOf } from '#studio/props/making/skins.ts';
import { fbm } from '#studio/textures/noise.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { addBlob, addPanel, addTube, around } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { plain, wet } from '#studio/props/plating/stuffs.ts';

/** A pool on the plate, its edge uneven. */
const pool = (colour: string): Component => ({
  role: 'sauce',
  reach: 6,
  top: 0.1,
  lay: (model, { reach, random }) => {
    const seed = random.range(0, 6);
    addPanel(model, {
      outline: around(
        44,
        (a) => reach * (1 + 0.09 * Math.sin(a * 3 + seed) + 0.05 * Math.sin(a * 5)),
      ),
      thickness: 0.14,
      material: wet(colour)(model.kit),
    });
  },
});

/** Thick enough to stay on top of what it is ladled over. */
const thick = (colour: string, pieces: string): Component => ({
  ...pool(colour),
  ladle: (model, { reach, random }) => {
    const seed = random.range(0, 9);
    addBlob(model, {
      at: [0, 0, 0],
      radii: [reach, 1.3, reach * 0.92],
      material: skinOf(
        model.kit,
        colour,
        [
          [pieces, 7, 0.5, 0.68, 0.7, 0.4],
          [mixHex(colour, '#200804', 0.45), 12, 0.6, 0.72, 0.7, -0.3],
        ],
        { coat: 0.85, rough: 0.2, bump: 2 },
      ),
      swell: ([x, y, z]) => 0.85 + 0.4 * (fbm(x * 3 + seed, z * 3 + y, 3, 8) - 0.4),
    });
  },
});

const gravy = pool('#4a200c');

const redWineSauce = pool('#3a0e14');

const creamSauce = thick('#ecd9ae', '#faf2dc');

const tomatoSauce = thick('#b8301a', '#d8622e');

const berryCoulis = pool('#9c1230');

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

const hollandaise = cover('#f4d04e', 0.9);

const cheeseCover = cover('#f0c650', 0.95);

/** Thick and pale over cold veal. */
const tunaSauce = cover('#ecdcb6', 1.15);

const tomatoDollop = cover('#b4301a', 0.8);

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

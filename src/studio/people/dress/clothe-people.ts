import type { Random } from '#studio/random.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Season } from '#studio/scene/surroundings.ts';
import { linear } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Ground } from '#studio/people/painting/ground.ts';
import type { Looks } from './looks.ts';
import type { Tree } from '#studio/people/acting/staging/stands-with.ts';
import type { Wardrobe } from './wardrobe.ts';

const SKINS: readonly Rgb[] = [
  [0.59, 0.365, 0.265],
  [0.49, 0.29, 0.195],
  [0.315, 0.168, 0.105],
  [0.205, 0.11, 0.07],
  [0.65, 0.435, 0.335],
];

const HAIRS: readonly Rgb[] = [
  [0.02, 0.014, 0.01],
  [0.07, 0.035, 0.016],
  [0.2, 0.11, 0.045],
  [0.34, 0.22, 0.1],
  [0.12, 0.05, 0.02],
];

const IRISES: readonly Rgb[] = [
  [0.09, 0.045, 0.02],
  [0.1, 0.14, 0.2],
  [0.07, 0.035, 0.016],
  [0.1, 0.11, 0.05],
];

/** Of dark skin, as most people who have it. */
const isDark = ([red]: Rgb): boolean => red < 0.4;
const DARK_HAIRS = HAIRS.slice(0, 2);
const DARK_IRISES = IRISES.filter(([red, green]) => green < red);

const CLOTHS: readonly Rgb[] = [
  [0.05, 0.08, 0.16],
  [0.2, 0.05, 0.045],
  [0.09, 0.12, 0.08],
  [0.16, 0.2, 0.24],
  [0.55, 0.53, 0.5],
  [0.06, 0.06, 0.07],
  [0.34, 0.22, 0.1],
];

const WHITE: Rgb = [0.8, 0.79, 0.77];

const DRESSES: readonly Rgb[] = [
  [0.2, 0.035, 0.04],
  [0.52, 0.48, 0.42],
  [0.07, 0.11, 0.17],
  [0.4, 0.27, 0.13],
  [0.06, 0.13, 0.095],
  [0.36, 0.22, 0.21],
];

const SUITS: readonly Rgb[] = [
  [0.018, 0.025, 0.05],
  [0.04, 0.042, 0.048],
  [0.012, 0.012, 0.015],
  [0.1, 0.105, 0.115],
];

const GREY: Rgb = [0.2, 0.21, 0.23];

const CAP: Rgb = [0.05, 0.06, 0.08];

const DENIM: Rgb = [0.035, 0.07, 0.17];

const WINE_RED: Rgb = [0.2, 0.012, 0.02];

/** Nearly black, and a little blue. */
const WAITERS: Rgb = [0.014, 0.015, 0.02];

const BLACK: Rgb = [0.012, 0.012, 0.015];

const OF_ONE_CLOTH: ReadonlySet<Wardrobe['cut']> = new Set<Wardrobe['cut']>([
  'dress',
  'robe',
  'drape',
  'santa',
  'ermine',
  'armour',
  'overalls',
]);

/** Chefs and brides wear white, grooms black. */
export function uniformOf({ role }: AskedFigure, looks: Looks, isWoman: boolean): Rgb | null {
  if (role === 'chef') return WHITE;
  if (role === 'sommelier' || role === 'waiter') return looks.garment ? null : WAITERS;
  if (looks.isNoble) return isWoman ? WINE_RED : BLACK;
  return looks.hat === 'veil' ? (isWoman ? WHITE : BLACK) : null;
}

/** Bare legs, or trunks down to the knees. */
const swimwear = (
  skin: Rgb,
  top: Rgb,
  { isWoman, isBikini }: { isWoman: boolean; isBikini: boolean },
): Pick<Wardrobe, 'legs' | 'swim'> => ({
  legs: isWoman ? skin : top,
  swim: isWoman ? (isBikini ? 'bikini' : 'one_piece') : 'trunks',
});

/** Leaves of the vine at which somebody works. */
const LEAVES: Readonly<Record<Season, Rgb>> = {
  spring: [0.16, 0.3, 0.06],
  summer: [0.14, 0.3, 0.06],
  autumn: [0.42, 0.27, 0.04],
  winter: [0.16, 0.12, 0.06],
};

const CROWNS: Readonly<Record<Tree, Rgb>> = {
  olive: [0.27, 0.32, 0.19],
  blossom: [0.95, 0.5, 0.6],
  leafy: [0.14, 0.3, 0.06],
};

export function clothe(
  cut: Wardrobe['cut'],
  ground: Ground,
  { random, inPicture, isWoman }: { random: Random; inPicture: number; isWoman: boolean },
  uniform: Rgb | null,
): Wardrobe {
  // Each takes the next colour of the rail: no two of a picture are dressed alike.
  const next = (rail: readonly Rgb[]): Rgb => rail[(inPicture + ground.rail) % rail.length]!;
  const own =
    cut === 'robe'
      ? ground.looks.hat === 'wimple'
        ? BLACK
        : ([0.085, 0.05, 0.03] as const)
      : cut === 'drape'
        ? ([0.5, 0.06, 0.07] as const)
        : cut === 'dress' || cut === 'swim'
          ? next(DRESSES)
          : cut === 'vest'
            ? random.pick<Rgb>([
                [0.014, 0.015, 0.02],
                [0.035, 0.013, 0.015],
              ])
            : cut === 'santa' || cut === 'ermine'
              ? ([0.42, 0.02, 0.025] as const)
              : cut === 'overalls'
                ? DENIM
                : next(cut === 'jacket' && ground.looks.isSuit ? SUITS : CLOTHS);
  const top = uniform ?? own;
  const said = (id: ThingId): Rgb | null => {
    const hex = ground.scene.things.find(({ thing }) => thing === id)?.colour?.hex;
    return hex ? linear(hex) : null;
  };
  const legs = OF_ONE_CLOTH.has(cut)
    ? top
    : random.pick<Rgb>([
        [0.03, 0.04, 0.07],
        [0.03, 0.028, 0.026],
        [0.14, 0.11, 0.08],
      ]);
  // Who are of one blood look like each other.
  const { areKin } = ground.looks;
  const skin = areKin ? SKINS[ground.rail % SKINS.length]! : random.pick(SKINS);
  const hairs = isDark(skin) ? DARK_HAIRS : HAIRS;
  const [boots, sofa, armchair] = [said('boot'), said('sofa'), said('armchair')];
  return {
    cut,
    top,
    under: cut === 'shirt' ? next(CLOTHS) : cut === 'overalls' ? GREY : [0.72, 0.7, 0.67],
    // Whoever serves in black wears it down to the shoes.
    legs: uniform === WAITERS || uniform === BLACK || cut === 'vest' ? BLACK : legs,
    skin,
    ...(cut === 'swim' && swimwear(skin, top, { isWoman, isBikini: ground.looks.isBikini })),
    hair: areKin ? hairs[ground.rail % hairs.length]! : next(hairs),
    iris: next(isDark(skin) ? DARK_IRISES : IRISES),
    wine: ground.wine,
    scarf: cut === 'overalls' ? CAP : [0.45, 0.03, 0.04],
    leaves: LEAVES[ground.season],
    ...(ground.scene.tree && { crown: CROWNS[ground.scene.tree] }),
    ...ground.bottle,
    ...(boots && { boots }),
    ...(sofa && { sofa }),
    ...(armchair && { armchair }),
    ...(ground.hasPaleGrapes && { grapes: [0.3, 0.32, 0.07] as const }),
  };
}

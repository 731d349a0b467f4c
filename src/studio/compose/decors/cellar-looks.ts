import type { Stage } from '#studio/compose/stage.ts';
import { isModernHall } from '#studio/places/modern-hall.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** How a cellar is built and lit. */
export interface CellarLook {
  /** Colour of the stone, courses to the tile, and the form of the vault. */
  tone: readonly [number, number, number];
  courses: number;
  radius: number;
  centreY: number;
  stores: 'racks' | 'barrels' | 'mixed';
  /** Colour of the lanterns, and of the light at the far end. */
  glow: Vec3;
  end: Vec3;
}

/** Four cellars: lantern-lit stone, pale limestone with a door to the day, brick by candles, a high grey hall. */
const LOOKS: readonly [CellarLook, CellarLook, CellarLook, CellarLook] = [
  {
    tone: [146, 126, 102],
    courses: 16,
    radius: 235,
    centreY: -55,
    stores: 'barrels',
    glow: [88000, 52000, 23500],
    end: [220000, 136000, 60000],
  },
  {
    tone: [204, 190, 162],
    courses: 10,
    radius: 205,
    centreY: -70,
    stores: 'racks',
    glow: [60000, 44000, 28000],
    end: [700000, 760000, 860000],
  },
  {
    tone: [138, 78, 54],
    courses: 26,
    radius: 200,
    centreY: -40,
    stores: 'mixed',
    glow: [84000, 52000, 26000],
    end: [190000, 130000, 72000],
  },
  {
    tone: [118, 122, 122],
    courses: 12,
    radius: 290,
    centreY: -50,
    stores: 'barrels',
    glow: [82000, 66000, 44000],
    end: [420000, 330000, 210000],
  },
];

/** Walls of cast concrete under lines of light. */
export const MODERN: CellarLook = {
  tone: [176, 173, 166],
  courses: 3,
  radius: 262,
  centreY: -62,
  stores: 'barrels',
  glow: [30000, 27000, 22000],
  end: [620000, 590000, 540000],
};
/** What the floor and the far wall are laid of. */
export const FLAGS = { tone: [104, 92, 80], columns: 6, courses: 8 };
export const POURED = { tone: [138, 136, 131], columns: 2, courses: 3 };

export const lookOf = ({ direction, spec }: Pick<Stage, 'direction' | 'spec'>): CellarLook =>
  isModernHall(spec) ? MODERN : LOOKS[direction.variant];

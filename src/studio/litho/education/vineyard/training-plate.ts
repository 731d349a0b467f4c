import { circle, ellipse, lerp, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { drawVineLeaf } from '#studio/litho/props/grapes.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { limb, plant, wires, WOOD } from './trellis.ts';
import type { Vine } from './trellis.ts';
import type { Step } from '#studio/litho/education/step.ts';
import { drawSteps } from '#studio/litho/education/steps.ts';

function shoots(vine: Vine, spots: readonly Point[], length: number, lean = 0): void {
  const { plate, at, unit } = vine;
  for (const [i, [x, y]] of spots.entries()) {
    const top = y + length;
    const sway = (i % 2 ? 0.02 : -0.02) + lean * x;
    plate.press.stroke(
      smooth([at(x, y), at(x + sway, y + length * 0.5), at(x + sway * 1.6, top)], false),
      '#7d8a4a',
      unit * 0.012,
    );
    for (let k = 1; k <= 4; k++) {
      drawVineLeaf(plate.press, {
        at: at(x + sway * (k / 3), y + (length * k) / 4.2),
        sizePx: unit * 0.075,
        turn: (k + i) % 2 ? 1.2 : -1.2,
        colour: k % 2 ? '#7a9a4a' : '#8fae58',
        vein: '#dfe6b0',
      });
    }
    plate.press.fill(circle(at(x + 0.02, y + length * 0.16), unit * 0.026), '#5b2a63');
    plate.press.fill(circle(at(x + 0.035, y + length * 0.1), unit * 0.022), '#3a1f4d');
  }
}

const along = (from: number, to: number, y: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i): Point => [lerp(from, to, i / (count - 1)), y]);

const SYSTEMS: readonly Step[] = [
  {
    name: 'Single Guyot | Guyot simple | Guyot semplice | Guyot simple | Einfacher Guyot',
    note: 'one cane and a spur; Burgundy | une baguette, un courson ; Bourgogne | un capo e uno sperone; Borgogna | una vara y un pulgar; Borgoña | eine Rute, ein Zapfen; Burgund',
    draw: (plate, box) => {
      const vine = plant(plate, box);
      wires(vine, [0.36, 0.56, 0.76]);
      limb(
        vine,
        [
          [-0.2, 0],
          [-0.22, 0.16],
          [-0.2, 0.3],
        ],
        0.07,
        0.05,
      );
      limb(
        vine,
        [
          [-0.2, 0.3],
          [-0.1, 0.37],
          [0.1, 0.36],
          [0.42, 0.36],
        ],
        0.035,
        0.02,
      );
      limb(
        vine,
        [
          [-0.2, 0.3],
          [-0.26, 0.36],
        ],
        0.03,
        0.025,
      );
      shoots(vine, [...along(-0.04, 0.4, 0.36, 5), [-0.27, 0.36]], 0.46);
    },
  },
  {
    name: 'Double Guyot | Guyot double | Guyot doppio | Guyot doble | Doppelter Guyot',
    note: 'a cane to each side; Bordeaux | une baguette de chaque côté ; Bordeaux | un capo per lato; Bordeaux | una vara a cada lado; Burdeos | je eine Rute; Bordeaux',
    draw: (plate, box) => {
      const vine = plant(plate, box);
      wires(vine, [0.36, 0.56, 0.76]);
      limb(
        vine,
        [
          [0, 0],
          [-0.02, 0.16],
          [0, 0.31],
        ],
        0.07,
        0.05,
      );
      for (const side of [-1, 1]) {
        limb(
          vine,
          [
            [0, 0.31],
            [side * 0.1, 0.38],
            [side * 0.24, 0.36],
            [side * 0.44, 0.36],
          ],
          0.035,
          0.018,
        );
      }
      shoots(vine, [...along(-0.42, -0.1, 0.36, 4), ...along(0.1, 0.42, 0.36, 4)], 0.46);
    },
  },
  {
    name: 'Cordon | Cordon de Royat | Cordone speronato | Cordón Royat | Kordon',
    note: 'permanent arms with short spurs | bras permanents, coursons courts | bracci permanenti, speroni corti | brazos permanentes, pulgares cortos | bleibende Arme, kurze Zapfen',
    draw: (plate, box) => {
      const vine = plant(plate, box);
      wires(vine, [0.38, 0.58, 0.78]);
      limb(
        vine,
        [
          [0, 0],
          [0.02, 0.18],
          [0, 0.34],
        ],
        0.08,
        0.06,
      );
      for (const side of [-1, 1]) {
        limb(
          vine,
          [
            [0, 0.34],
            [side * 0.14, 0.38],
            [side * 0.44, 0.38],
          ],
          0.055,
          0.045,
        );
        for (const x of [0.14, 0.28, 0.42])
          limb(
            vine,
            [
              [side * x, 0.38],
              [side * x, 0.45],
            ],
            0.03,
            0.026,
          );
      }
      shoots(
        vine,
        [-0.42, -0.28, -0.14, 0.14, 0.28, 0.42].map((x): Point => [x, 0.44]),
        0.4,
      );
    },
  },
  {
    name: 'Bush vine | Gobelet | Alberello | Vaso | Buschrebe',
    note: 'goblet, no wire; hot, dry places | sans fil ; lieux chauds et secs | senza fili; luoghi caldi e secchi | sin alambre; zonas cálidas y secas | ohne Draht; heiße, trockene Lagen',
    draw: (plate, box) => {
      const vine = plant(plate, box);
      limb(
        vine,
        [
          [0, 0],
          [0.01, 0.12],
          [0, 0.24],
        ],
        0.12,
        0.1,
      );
      const arms = [-0.24, -0.1, 0.08, 0.22];
      for (const x of arms)
        limb(
          vine,
          [
            [0, 0.22],
            [x * 0.7, 0.32],
            [x, 0.42],
          ],
          0.06,
          0.04,
        );
      shoots(
        vine,
        arms.map((x): Point => [x, 0.42]),
        0.4,
        0.5,
      );
    },
  },
  {
    name: 'Pergola | Pergola | Pergola | Parral | Pergola',
    note: 'a roof of leaves, bunches below | un toit de feuilles, grappes dessous | un tetto di foglie, grappoli sotto | techo de hojas, racimos debajo | ein Laubdach, Trauben darunter',
    draw: (plate, box) => {
      const vine = plant(plate, box);
      const { press } = plate;
      for (const x of [-0.4, 0.4]) {
        press.stroke(polygon([vine.at(x, 0), vine.at(x, 0.78)], false), '#a3865e', press.unit * 6);
      }
      press.stroke(
        polygon([vine.at(-0.48, 0.7), vine.at(0.48, 0.82)], false),
        '#a3865e',
        press.unit * 5,
      );
      limb(
        vine,
        [
          [-0.3, 0],
          [-0.28, 0.4],
          [-0.3, 0.7],
        ],
        0.06,
        0.045,
      );
      limb(
        vine,
        [
          [-0.3, 0.7],
          [0, 0.76],
          [0.44, 0.81],
        ],
        0.04,
        0.02,
      );
      for (let i = 0; i < 22; i++) {
        const x = -0.44 + (i % 11) * 0.088;
        drawVineLeaf(press, {
          at: vine.at(x, 0.78 + x * 0.12 + (i > 10 ? 0.07 : 0)),
          sizePx: vine.unit * 0.09,
          turn: i % 2 ? 1 : -1,
          colour: i % 3 ? '#7a9a4a' : '#8fae58',
          vein: '#dfe6b0',
        });
      }
      for (const x of [-0.14, 0.06, 0.26]) {
        for (const [dx, dy] of [
          [0, 0],
          [-0.02, -0.04],
          [0.02, -0.04],
          [0, -0.08],
        ] as const) {
          press.fill(circle(vine.at(x + dx, 0.66 + x * 0.12 + dy), vine.unit * 0.024), '#5b2a63');
        }
      }
    },
  },
  {
    name: 'Kouloura | Kouloura | Kouloura | Kouloura | Kouloura',
    note: 'a basket against the wind; Santorini | une corbeille contre le vent ; Santorin | un cesto contro il vento; Santorini | un cesto contra el viento; Santorini | ein Korb gegen den Wind; Santorin',
    draw: (plate, box) => {
      const vine = plant(plate, box);
      const { press } = plate;
      for (const [r, y] of [
        [0.36, 0.08],
        [0.38, 0.14],
        [0.36, 0.2],
        [0.33, 0.26],
      ] as const) {
        press.stroke(
          ellipse(vine.at(0, y), r * vine.unit, r * vine.unit * 0.26),
          WOOD,
          vine.unit * 0.035,
        );
      }
      for (let i = 0; i < 14; i++) {
        const angle = (i / 14) * Math.PI * 2;
        drawVineLeaf(press, {
          at: vine.at(Math.cos(angle) * 0.34, 0.27 + Math.sin(angle) * 0.08),
          sizePx: vine.unit * 0.1,
          turn: Math.cos(angle) * 1.2,
          colour: i % 2 ? '#7a9a4a' : '#8fae58',
          vein: '#dfe6b0',
        });
      }
      for (const x of [-0.12, 0, 0.12])
        press.fill(circle(vine.at(x, 0.22), vine.unit * 0.03), '#c9cf6a');
    },
  },
];

/** Six ways to lead a vine. */
export const drawTrainingPlate = (plate: Plate): void => {
  plate.press.named('vines', () => drawSteps(plate, SYSTEMS, { isNumbered: false, aspect: 0.9 }));
};

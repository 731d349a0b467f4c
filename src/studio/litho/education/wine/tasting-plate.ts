import { circle, ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { filledCells } from '#studio/litho/education/cells.ts';
import { drawField } from '#studio/litho/education/field.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import {
  NAME_FACE,
  NOTE_FACE,
  PLATE_INK,
  PLATE_SOFT,
  say,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

interface Step {
  name: string;
  notes: readonly [string, string];
  tilt: number;
  mark: (plate: Plate, at: Point, size: number) => void;
}

const STEPS: readonly Step[] = [
  {
    name: 'See | Voir | Guardare | Mirar | Sehen',
    notes: [
      'tilt over white: | pencher sur blanc : | inclinare sul bianco: | inclinar sobre blanco: | vor Weiß neigen:',
      'colour and clarity | couleur, limpidité | colore e limpidezza | color y limpidez | Farbe und Klarheit',
    ],
    tilt: 0.5,
    mark: drawEye,
  },
  {
    name: 'Swirl | Tourner | Roteare | Girar | Schwenken',
    notes: [
      'wake the aromas, | éveiller les arômes, | svegliare gli aromi, | despertar aromas, | Aromen wecken,',
      'watch the tears | voir les larmes | vedere le lacrime | ver las lágrimas | Tränen beachten',
    ],
    tilt: 0,
    mark: drawSwirl,
  },
  {
    name: 'Smell | Sentir | Annusare | Oler | Riechen',
    notes: [
      'fruit, flower, | fruit, fleur, | frutto, fiore, | fruta, flor, | Frucht, Blüte,',
      'spice, oak, earth | épice, bois, terre | spezie, legno, terra | especia, roble, tierra | Gewürz, Holz, Erde',
    ],
    tilt: 0.22,
    mark: drawNose,
  },
  {
    name: 'Savour | Goûter | Gustare | Saborear | Schmecken',
    notes: [
      'sweetness, acid, tannin, | sucre, acidité, tanin, | dolcezza, acidità, tannino, | dulzor, acidez, tanino, | Süße, Säure, Gerbstoff,',
      'body and finish | corps et longueur | corpo e finale | cuerpo y final | Körper und Abgang',
    ],
    tilt: 0.34,
    mark: drawDrops,
  },
];

/** Between smelling and savouring: the lips at the rim. Only where a customer parts the two. */
const SIP: Step = {
  name: 'Sip | Boire | Sorseggiare | Beber | Trinken',
  notes: [
    'a little, with some air, | un peu, avec de l’air, | poco, con un po’ d’aria, | poco, con algo de aire, | wenig, mit etwas Luft,',
    'over the whole tongue | sur toute la langue | su tutta la lingua | por toda la lengua | über die ganze Zunge',
  ],
  tilt: 0.62,
  mark: drawLips,
};

/** See, smell, sip: without what is done between them. */
const THREE =
  /\b(?:3|three|trois|tre|tres|drei) (?:easy |simple |quick |einfachen )?(?:steps|étapes|passi|pasos|schritten?)\b/iu;
const THREE_STEPS = [STEPS[0]!, STEPS[2]!, SIP];
const FIVE_STEPS = [...STEPS.slice(0, -1), SIP, STEPS.at(-1)!];
/** 'The five S of wine tasting'. */
const FIVE = /\b(?:five|5|cinq|cinque|cinco|fünf)\b/i;

/** The steps of tasting, each in a field of its own. */
export function drawTastingPlate(plate: Plate): void {
  const { area, spec } = plate;
  const steps = THREE.test(spec.prompt) ? THREE_STEPS : FIVE.test(spec.prompt) ? FIVE_STEPS : STEPS;
  const fields = filledCells(area, steps.length, 0.72);
  steps.forEach((step, i) => drawStep(plate, step, i + 1, fields[i] ?? area));
}

const GESTURES: readonly RegExp[] = [
  /see|look|sight|eye|voir|oeil|guard|vista|mirar|sehen|auge/,
  /swirl|tourner|rotea|girar|schwenk/,
  /smell|sniff|nose|sentir|nez|annus|olfatt|oler|nariz|riechen|nase/,
  /sip|taste|savou?r|drink|gouter|bouche|bocca|boca|gust|sabor|probar|beber|schmeck|trink|mund/,
];

const SIPS = /^(?:sip|drink|boire|sorseg|bere|beber|trink|schluck)/;

/** Whether a short name is one of the gestures of tasting. */
export const isGesture = (name: string): boolean => GESTURES.some((words) => words.test(name));

/** The picture of a step that a customer names in words of their own; whether there is one. */
export function drawGesture(plate: Plate, name: string, box: Rect): boolean {
  const step = SIPS.test(name) ? SIP : STEPS[GESTURES.findIndex((words) => words.test(name))];
  if (!step) return false;
  const heightPx = Math.min(box.height / 1.3, box.width * 0.9);
  const floor = box.y + box.height;
  drawTilted(plate, step, { x: box.x + box.width / 2, floor, heightPx });
  return true;
}

function drawTilted(
  { press, spec, random, ...rest }: Plate,
  step: Step,
  { x, floor, heightPx }: { x: number; floor: number; heightPx: number },
): void {
  const base: Point = [
    x - Math.sin(step.tilt) * heightPx * 0.55,
    floor - (step.tilt ? heightPx * 0.03 : 0),
  ];
  drawGlass(press, {
    base,
    heightPx,
    shape: spec.glass === 'flute' ? 'white' : spec.glass,
    wine: spec.wine,
    random: random.fork(step.name),
    line: PLATE_INK,
    highlight: '#fffaf0',
    lightSide: 1,
    tilt: step.tilt,
    fill: 0.3,
  });
  const rim: Point = [
    base[0] + Math.sin(step.tilt) * heightPx,
    base[1] - Math.cos(step.tilt) * heightPx,
  ];
  step.mark({ press, spec, random, ...rest }, rim, heightPx);
}

function drawStep(plate: Plate, step: Step, number: number, cell: Rect): void {
  const size = Math.min(plate.textPx * 1.1, cell.width * 0.1, cell.height * 0.09);
  // Room above the rim for the eye, the swirl and the scent.
  const heightPx = Math.min((cell.height - size * 5.4) / 1.24, cell.width * 1.05);
  const x = cell.x + cell.width / 2;
  const spare = cell.height - heightPx * 1.24 - size * 5.4;
  const floor = cell.y + cell.height - size * 4.2 - Math.max(0, spare) / 2;
  drawField(plate, cell);
  drawTilted(plate, step, { x, floor, heightPx });
  const text = { maxWidth: cell.width * 0.9, maxLines: 1 } as const;
  writeLines(plate, `${number}. ${say(plate, step.name)}`, [x, floor + size * 1.6], {
    ...text,
    sizePx: size * 1.25,
    face: NAME_FACE,
  });
  step.notes.forEach((note, i) =>
    writeLines(plate, say(plate, note), [x, floor + size * (2.65 + i * 0.98)], {
      ...text,
      sizePx: size * 0.92,
      face: NOTE_FACE,
      ink: PLATE_SOFT,
    }),
  );
}

function drawEye({ press }: Plate, [x, y]: Point, size: number): void {
  const at: Point = [x - size * 0.5, y - size * 0.02];
  const w = size * 0.17;
  press.stroke(
    smooth(
      [
        [at[0] - w, at[1]],
        [at[0], at[1] - w * 0.6],
        [at[0] + w, at[1]],
        [at[0], at[1] + w * 0.6],
      ],
      true,
      0.5,
    ),
    PLATE_INK,
    press.unit * 2,
  );
  press.fill(circle(at, w * 0.34), PLATE_INK);
}

function drawSwirl({ press }: Plate, [x, y]: Point, size: number): void {
  for (const [ry, lift] of [
    [0.055, 0.07],
    [0.04, 0.12],
  ] as const) {
    const arc = ellipse([x, y - size * lift], size * 0.22, size * ry);
    press.stroke(arc, PLATE_INK, press.unit * 1.6);
  }
  const tip: Point = [x + size * 0.22, y - size * 0.07];
  press.fill(
    polygon([
      [tip[0] - size * 0.03, tip[1] + size * 0.01],
      [tip[0] + size * 0.035, tip[1] + size * 0.005],
      [tip[0], tip[1] + size * 0.055],
    ]),
    PLATE_INK,
  );
}

/** Scent rising in three curls. */
function drawNose({ press }: Plate, [x, y]: Point, size: number): void {
  for (const [i, dx] of [-0.1, 0, 0.1].entries()) {
    const at = (u: number, v: number): Point => [x + (dx + u) * size, y - v * size];
    press.stroke(
      smooth(
        [
          at(0, 0.05),
          at(0.04, 0.1 + i * 0.01),
          at(-0.03, 0.16 + i * 0.02),
          at(0.03, 0.23 + i * 0.02),
        ],
        false,
        0.7,
      ),
      PLATE_INK,
      press.unit * 2,
    );
  }
}

function drawLips({ press }: Plate, [x, y]: Point, size: number): void {
  const at = (u: number, v: number): Point => [x + (0.13 + u) * size, y + (v - 0.02) * size];
  press.fill(
    smooth(
      [at(-0.13, 0), at(-0.05, -0.06), at(0, -0.035), at(0.05, -0.06), at(0.13, 0), at(0, 0.02)],
      true,
      0.4,
    ),
    '#b3273d',
  );
  press.fill(
    smooth([at(-0.13, 0), at(0, 0.015), at(0.13, 0), at(0.06, 0.075), at(-0.06, 0.075)], true, 0.4),
    '#c8404f',
  );
}

function drawDrops({ press }: Plate, [x, y]: Point, size: number): void {
  for (const [dx, dy, k] of [
    [0.2, -0.02, 1],
    [0.29, 0.09, 0.8],
    [0.18, 0.14, 0.6],
  ] as const) {
    const at: Point = [x + dx * size, y + dy * size];
    const r = size * 0.035 * k;
    press.fill(
      smooth(
        [
          [at[0], at[1] - r * 2],
          [at[0] + r, at[1]],
          [at[0], at[1] + r],
          [at[0] - r, at[1]],
        ],
        true,
        0.55,
      ),
      '#8a1f33',
    );
  }
}

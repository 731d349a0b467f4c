import { capital } from '#studio/typography/capital.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { drawCallouts } from '#studio/litho/education/callouts.ts';
import type { Callout } from '#studio/litho/education/callouts.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { drawGrowingVine } from '#studio/litho/education/vineyard/growing-vine.ts';
import { fillGrain, SOIL_INKS } from '#studio/litho/education/vineyard/soils-plate.ts';
import type { Grain } from '#studio/litho/education/vineyard/soils-plate.ts';

interface Layer {
  name: string;
  grain: Grain | 'humus';
}

const GRAINS: readonly (readonly [RegExp, Layer['grain']])[] = [
  [
    /topsoil|humus|mutterboden|oberboden|terre vegetale|terreno vegetale|capa vegetal|organic/,
    'humus',
  ],
  [/clay|argil|arcill|ton\b|lehm|loam|silt|limon/, 'clay'],
  [
    /limestone|chalk|calcaire|craie|calcar|gesso|caliz|creta|kalk|kreide|bedrock|rock|roche|roccia|roca|fels/,
    'chalk',
  ],
  [/marl|marne|marna|marga|mergel/, 'marl'],
  [/gravel|pebble|stone|graves|galets|ghiaia|ciottol|grava|cantos|kies|schotter/, 'gravel'],
  [/slate|schist|ardoise|ardesia|scisto|pizarra|schiefer/, 'slate'],
  [/granit/, 'granite'],
  [/basalt|volcan|vulkan|vulcan|lava/, 'basalt'],
  [/sand|sable|sabbia|arena/, 'sand'],
  [/loess|loss/, 'loess'],
];
const NO_LAYER = /root|racine|radic|raice|wurzel|vine|vigne|rebe|water|grass/;

const USUAL: readonly Layer[] = [
  {
    name: 'Topsoil | Terre végétale | Terreno vegetale | Capa vegetal | Oberboden',
    grain: 'humus',
  },
  { name: 'Clay | Argile | Argilla | Arcilla | Ton', grain: 'clay' },
  { name: 'Gravel | Graviers | Ghiaia | Grava | Kies', grain: 'gravel' },
  { name: 'Limestone | Calcaire | Calcare | Caliza | Kalkstein', grain: 'chalk' },
];
const ROOTS: Callout['name'] = 'Roots | Racines | Radici | Raíces | Wurzeln';

/** As dictated, from the top down; else an ordinary ground. */
function layersOf({ wish }: Plate): readonly Layer[] {
  const own = (wish.items ?? []).flatMap(({ name }) => {
    const text = fold(name);
    const grain = GRAINS.find(([words]) => words.test(text))?.[1];
    return grain && !NO_LAYER.test(text) ? [{ name: capital(name), grain }] : [];
  });
  return own.length > 1 ? own : USUAL;
}

/** The ground cut open below a vine, its roots down through every layer. */
export function drawProfilePlate(plate: Plate): void {
  const { area, press, textPx } = plate;
  const layers = layersOf(plate);
  const width = Math.min(area.width * 0.56, area.height * 0.8);
  const box: Rect = {
    x: area.x + (area.width - width) / 2,
    y: area.y + area.height * 0.36,
    width,
    height: area.height * 0.62,
  };
  const tops = layerTops(layers.length);
  layers.forEach(({ grain }, i) => {
    const y = box.y + box.height * (tops[i] ?? 0);
    const height = box.y + box.height * (tops[i + 1] ?? 1) - y;
    drawLayer(plate, grain, { ...box, y, height });
  });
  const foot: Point = [box.x + box.width * 0.5, box.y];
  drawRoots(plate, foot, box);
  press.stroke(rectangle(box), PLATE_INK, press.unit * 2);
  drawGrowingVine(plate, foot, area.height * 0.36);
  const callouts = layers.map(({ name }, i): Callout => ({
    name,
    note: '',
    side: 'right',
    anchor: [
      box.x + box.width * 0.92,
      box.y + (box.height * ((tops[i] ?? 0) + (tops[i + 1] ?? 1))) / 2,
    ],
  }));
  const root: Callout = {
    name: ROOTS,
    note: '',
    side: 'left',
    anchor: [box.x + box.width * 0.4, box.y + box.height * 0.52],
  };
  const reach = textPx * 1.6;
  drawCallouts(plate, [...callouts, root], {
    left: box.x - reach,
    right: box.x + box.width + reach,
  });
}

/** The uppermost layer is the thinnest. */
const layerTops = (count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) =>
    i === 0 ? 0 : 0.16 + (0.84 * (i - 1)) / Math.max(1, count - 1),
  );

function drawLayer(plate: Plate, grain: Layer['grain'], box: Rect): void {
  const { press } = plate;
  const ink = grain === 'humus' ? '#5d4630' : SOIL_INKS[grain];
  press.clipped(rectangle(box), () => {
    press.fill(rectangle(box), ink, {
      from: [box.x, box.y],
      to: [box.x, box.y + box.height],
      start: 0.1,
      end: -0.25,
    });
    if (grain !== 'humus') fillGrain(plate, grain, box);
  });
  press.stroke(
    polygon(
      [
        [box.x, box.y],
        [box.x + box.width, box.y],
      ],
      false,
    ),
    PLATE_INK,
    press.unit * 1.6,
  );
}

function drawRoots({ press, random }: Plate, [x, y]: Point, box: Rect): void {
  const dice = random.fork('roots');
  for (const [spread, depth, weight] of [
    [0, 0.94, 13],
    [-0.22, 0.74, 9],
    [0.2, 0.82, 9],
    [-0.4, 0.42, 6],
    [0.38, 0.48, 6],
    [-0.12, 0.88, 5],
    [0.1, 0.66, 5],
  ] as const) {
    const at = (t: number): Point => [
      x + spread * box.width * t ** 0.7 + dice.range(-1, 1) * box.width * 0.02,
      y + depth * box.height * t,
    ];
    const line = smooth([[x, y], at(0.25), at(0.5), at(0.75), at(1)], false, 0.5);
    press.stroke(line, '#3a2516', press.unit * (weight + 4));
    press.stroke(line, '#c79a68', press.unit * weight);
  }
}

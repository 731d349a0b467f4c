import { fold } from '#studio/lexicon/matching/normalise.ts';
import { polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { drawCallouts } from '#studio/litho/education/callouts.ts';
import type { Callout } from '#studio/litho/education/callouts.ts';
import { drawGrowingVine } from './growing-vine.ts';
import type { VineParts } from './growing-vine.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

interface Part {
  at: keyof VineParts | 'roots';
  name: string;
  note: string;
  side: Callout['side'];
}

const PARTS: readonly Part[] = [
  {
    at: 'bud',
    name: 'Shoot tip | Apex | Apice | Ápice | Triebspitze',
    note: 'where it grows | où il pousse | dove cresce | donde crece | wächst weiter',
    side: 'right',
  },
  {
    at: 'tendril',
    name: 'Tendril | Vrille | Viticcio | Zarcillo | Ranke',
    note: 'clings to the wire | s’agrippe au fil | si aggrappa al filo | se agarra al alambre | hält sich am Draht',
    side: 'right',
  },
  {
    at: 'shoot',
    name: 'Shoot | Rameau | Germoglio | Brote | Trieb',
    note: 'this year’s growth | de l’année | dell’anno | del año | aus diesem Jahr',
    side: 'right',
  },
  {
    at: 'leaf',
    name: 'Leaf | Feuille | Foglia | Hoja | Blatt',
    note: 'makes the sugar | fait le sucre | fa lo zucchero | hace el azúcar | bildet den Zucker',
    side: 'left',
  },
  {
    at: 'cane',
    name: 'Cane | Sarment | Tralcio | Sarmiento | Fruchtrute',
    note: 'last year’s wood | bois d’un an | legno di un anno | madera de un año | einjähriges Holz',
    side: 'left',
  },
  {
    at: 'cluster',
    name: 'Cluster | Grappe | Grappolo | Racimo | Traube',
    note: 'the fruit | le fruit | il frutto | el fruto | die Frucht',
    side: 'left',
  },
  {
    at: 'trunk',
    name: 'Trunk | Tronc | Ceppo | Tronco | Stamm',
    note: 'old wood | vieux bois | legno vecchio | madera vieja | altes Holz',
    side: 'right',
  },
  {
    at: 'graft',
    name: 'Graft union | Point de greffe | Punto d’innesto | Injerto | Veredelungsstelle',
    note: 'vine on rootstock | greffon sur porte-greffe | vite su portinnesto | vid sobre portainjerto | Rebe auf Unterlage',
    side: 'left',
  },
  {
    at: 'roots',
    name: 'Roots | Racines | Radici | Raíces | Wurzeln',
    note: 'water and minerals | eau et minéraux | acqua e minerali | agua y minerales | Wasser und Mineralien',
    side: 'right',
  },
];

const ALSO: Readonly<Record<string, string>> = {
  bunch: 'cluster',
  grapes: 'cluster',
  leaves: 'leaf',
  rootstock: 'graft union',
};

/** All parts, or those that the customer lists. */
function chosen({ wish }: Plate): readonly Part[] {
  const asked = (wish.items ?? []).map(({ name }) => fold(name));
  const named = PARTS.filter(({ name }) => {
    const names = fold(name).split(' | ');
    return asked.some((item) =>
      names.some((one) => item.startsWith(one) || one.startsWith(ALSO[item] ?? item)),
    );
  });
  return named.length > 1 ? named : PARTS;
}

/** A whole vine, from its roots to the tips of its shoots. */
export function drawVinePlate(plate: Plate): void {
  const { area, press } = plate;
  const parts = chosen(plate);
  const tall = Math.min(area.height * 0.7, area.width * 0.33);
  const below = Math.min(area.height * 0.22, tall * 0.5);
  const foot: Point = [area.x + area.width / 2, area.y + (area.height - tall - below) / 2 + tall];
  press.fill(
    rectangle({ x: foot[0] - tall * 0.8, y: foot[1], width: tall * 1.6, height: press.unit * 5 }),
    '#5d4630',
  );
  for (const [spread, depth] of [
    [-0.34, 0.6],
    [-0.16, 0.95],
    [0.02, 1],
    [0.18, 0.85],
    [0.36, 0.55],
  ] as const) {
    const end: Point = [foot[0] + spread * tall, foot[1] + depth * below];
    const line = smooth(
      [foot, [foot[0] + spread * tall * 0.4, foot[1] + depth * below * 0.5], end],
      false,
      0.4,
    );
    press.stroke(line, PLATE_INK, tall * 0.03);
    press.stroke(line, '#a5744a', tall * 0.022);
  }
  const at = drawGrowingVine(plate, foot, tall);
  press.stroke(
    polygon(
      [
        [foot[0] - tall * 0.8, foot[1]],
        [foot[0] + tall * 0.8, foot[1]],
      ],
      false,
    ),
    PLATE_INK,
    press.unit * 1.6,
  );
  const roots: Point = [foot[0] + tall * 0.14, foot[1] + below * 0.6];
  drawCallouts(
    plate,
    parts.map((part) => ({ ...part, anchor: part.at === 'roots' ? roots : at[part.at] })),
    { left: foot[0] - tall * 0.86, right: foot[0] + tall * 0.86 },
  );
}

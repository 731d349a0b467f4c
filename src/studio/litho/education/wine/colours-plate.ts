import type { WineColour } from '#studio/scene/wine.ts';
import { circle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { darken, lighten } from '#studio/litho/mix-colours.ts';
import {
  NAME_FACE,
  NOTE_FACE,
  PLATE_SOFT,
  say,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

interface Tint {
  hex: string;
  name: string;
  note: string;
}

interface Scale {
  name: string;
  wine: WineColour;
  tints: readonly Tint[];
}

/** From young to old, in the words of the tasting schools. */
const SCALES: readonly Scale[] = [
  {
    name: 'White | Blanc | Bianco | Blanco | Weiß',
    wine: 'white',
    tints: [
      {
        hex: '#e9e9a8',
        name: 'Lemon-green | Jaune-vert | Giallo verdolino | Amarillo verdoso | Grüngelb',
        note: 'very young, cool climate | très jeune, climat frais | molto giovane, clima fresco | muy joven, clima fresco | sehr jung, kühles Klima',
      },
      {
        hex: '#efdc84',
        name: 'Lemon | Citron | Paglierino | Limón | Zitronengelb',
        note: 'most young whites | la plupart des jeunes | la maggior parte dei giovani | la mayoría de los jóvenes | die meisten jungen Weine',
      },
      {
        hex: '#e2b94f',
        name: 'Gold | Or | Dorato | Dorado | Gold',
        note: 'oak, age or sweetness | bois, âge ou sucre | legno, età o dolcezza | madera, edad o dulzor | Holz, Alter oder Süße',
      },
      {
        hex: '#c8862c',
        name: 'Amber | Ambre | Ambra | Ámbar | Bernstein',
        note: 'long ageing, skin contact | long élevage, macération | lungo affinamento, macerato | larga crianza, con pieles | lange Reife, Maischegärung',
      },
      {
        hex: '#8a5426',
        name: 'Brown | Brun | Bruno | Marrón | Braun',
        note: 'oxidative or past its time | oxydatif ou trop vieux | ossidativo o passato | oxidativo o pasado | oxidativ oder zu alt',
      },
    ],
  },
  {
    name: 'Rosé | Rosé | Rosato | Rosado | Rosé',
    wine: 'rose',
    tints: [
      {
        hex: '#f3a9b4',
        name: 'Pink | Rose | Rosa | Rosa | Rosa',
        note: 'young, no hint of orange | jeune, sans orangé | giovane, senza arancio | joven, sin naranja | jung, ohne Orange',
      },
      {
        hex: '#f2ad92',
        name: 'Salmon | Saumon | Salmone | Salmón | Lachs',
        note: 'a hint of orange | une note orangée | una nota d’arancio | un toque naranja | ein Hauch Orange',
      },
      {
        hex: '#e2934f',
        name: 'Orange | Orangé | Aranciato | Anaranjado | Orange',
        note: 'aged rosé | rosé évolué | rosato evoluto | rosado evolucionado | gereifter Rosé',
      },
    ],
  },
  {
    name: 'Red | Rouge | Rosso | Tinto | Rot',
    wine: 'red',
    tints: [
      {
        hex: '#5a1546',
        name: 'Purple | Pourpre | Porpora | Púrpura | Purpur',
        note: 'very young, blue rim | très jeune, reflet bleu | molto giovane, unghia blu | muy joven, ribete azul | sehr jung, blauer Rand',
      },
      {
        hex: '#85132f',
        name: 'Ruby | Rubis | Rubino | Rubí | Rubin',
        note: 'most red wines | la plupart des rouges | la maggior parte dei rossi | la mayoría de los tintos | die meisten Rotweine',
      },
      {
        hex: '#8f2f26',
        name: 'Garnet | Grenat | Granato | Granate | Granat',
        note: 'some years old | quelques années | qualche anno | algunos años | einige Jahre alt',
      },
      {
        hex: '#9a5530',
        name: 'Tawny | Tuilé | Aranciato | Teja | Ziegelrot',
        note: 'long in wood or bottle | longtemps en fût ou bouteille | a lungo in legno o bottiglia | mucho tiempo en madera o botella | lange in Holz oder Flasche',
      },
      {
        hex: '#5e3820',
        name: 'Brown | Brun | Bruno | Marrón | Braun',
        note: 'very old | très vieux | molto vecchio | muy viejo | sehr alt',
      },
    ],
  },
];

const ALSO: Partial<Record<WineColour, WineColour>> = {
  sparkling: 'white',
  orange: 'white',
  sparkling_rose: 'rose',
};

/** Discs of wine seen from above, one row for each colour. */
export function drawColoursPlate(plate: Plate): void {
  const { area, wish } = plate;
  const asked = wish.wines.map((wine) => ALSO[wine] ?? wine);
  const scales = SCALES.filter(({ wine }) => asked.length === 0 || asked.includes(wine));
  const gap = plate.textPx * 0.6;
  const height = (area.height - gap * (scales.length - 1)) / scales.length;
  scales.forEach((scale, i) => {
    const row = { ...area, y: area.y + i * (height + gap), height };
    // One alone is named by the heading.
    if (scales.length > 1) nameScale(plate, scale, row);
    drawScale(plate, scale, row);
  });
}

const sizeIn = ({ textPx }: Plate, row: Rect): number =>
  Math.min(textPx * 1.1, row.height * 0.09, row.width * 0.035);

function nameScale(plate: Plate, { name }: Scale, row: Rect): void {
  const size = sizeIn(plate, row);
  write(plate, say(plate, name).toLocaleUpperCase(), [row.x + size * 0.4, row.y + size * 1.2], {
    align: 'left',
    sizePx: size * 1.1,
    tracking: 0.14,
  });
}

function drawScale(plate: Plate, { tints }: Scale, row: Rect): void {
  const size = sizeIn(plate, row);
  // One colour alone has the room for two lines, and larger discs.
  const lines = row.height > row.width * 0.6 ? 2 : 1;
  const perLine = Math.ceil(tints.length / lines);
  const step = row.width / perLine;
  const tall = (row.height - size * 1.7) / lines;
  const radius = Math.min(step * 0.36, (tall - size * 3.9) / 2);
  tints.forEach((tint, i) => {
    const line = Math.floor(i / perLine);
    const here = Math.min(perLine, tints.length - line * perLine);
    const x = row.x + row.width / 2 + step * ((i % perLine) - (here - 1) / 2);
    const y = row.y + size * 1.7 + line * tall + radius;
    drawDisc(plate, [x, y], radius, tint.hex);
    const below = y + radius + size * 1.25;
    writeLines(plate, say(plate, tint.name), [x, below], {
      sizePx: size * 1.02,
      maxWidth: step * 0.96,
      maxLines: 1,
      face: NAME_FACE,
    });
    writeLines(plate, say(plate, tint.note), [x, below + size * 0.98], {
      sizePx: size * 0.88,
      maxWidth: step * 0.94,
      maxLines: 2,
      face: NOTE_FACE,
      ink: PLATE_SOFT,
    });
  });
}

/** Deepest in the middle, pale at the rim: so the eye reads age. */
function drawDisc(
  { press }: Plate,
  [x, y]: readonly [number, number],
  radius: number,
  hex: string,
): void {
  press.named('glass', () => {
    press.shade(circle([x, y + radius * 0.08], radius * 1.12), {
      centre: [x, y + radius * 0.08],
      radius: radius * 1.14,
      start: -0.5,
      end: 0,
    });
    press.fill(circle([x, y], radius * 1.04), '#fffaf0');
    for (const [share, ink] of [
      [1, lighten(hex, 0.42)],
      [0.9, lighten(hex, 0.2)],
      [0.76, hex],
      [0.5, darken(hex, 0.12)],
    ] as const) {
      press.fill(circle([x, y], radius * share), ink);
    }
    press.veil(circle([x - radius * 0.36, y - radius * 0.4], radius * 0.12), '#ffffff', 0.6);
    press.stroke(circle([x, y], radius * 1.04), '#8a7a68', press.unit * 1.6);
  });
}

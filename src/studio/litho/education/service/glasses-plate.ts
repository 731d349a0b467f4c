import type { GlassShape, WineColour } from '#studio/scene/wine.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { glassProfile } from '#studio/litho/props/glass-profiles.ts';
import { drawField } from '#studio/litho/education/field.ts';
import { asManyAsAsked, narrowed } from '#studio/litho/education/narrowed.ts';
import {
  NAME_FACE,
  NOTE_FACE,
  PLATE_INK,
  PLATE_SOFT,
  write,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

interface Kind {
  name: string;
  shape: GlassShape;
  wine: WineColour;
  wines: readonly [string, string];
}

const KINDS: readonly Kind[] = [
  { name: 'Bordeaux', shape: 'bordeaux', wine: 'red', wines: ['Cabernet, Merlot,', 'Syrah'] },
  {
    name: 'Burgundy | Bourgogne | Borgogna | Borgoña | Burgund',
    shape: 'burgundy',
    wine: 'red',
    wines: ['Pinot Noir, | Pinot noir, | Pinot nero, | Pinot Noir, | Pinot noir,', 'Nebbiolo'],
  },
  {
    name: 'White | Blanc | Bianco | Blanco | Weißwein',
    shape: 'white',
    wine: 'white',
    wines: ['Riesling,', 'Sauvignon'],
  },
  {
    name: 'Flute | Flûte | Flûte | Flauta | Flöte',
    shape: 'flute',
    wine: 'sparkling',
    wines: ['Champagne,', 'Prosecco'],
  },
  {
    name: 'Coupe | Coupe | Coppa | Copa Pompadour | Schale',
    shape: 'coupe',
    wine: 'sparkling_rose',
    wines: [
      'Sparkling, | Mousseux, | Spumante, | Espumoso, | Schaumwein,',
      'cocktails | cocktails | cocktail | cócteles | Cocktails',
    ],
  },
  {
    name: 'Tulip | Tulipe | Tulipano | Tulipán | Tulpe',
    shape: 'tulip',
    wine: 'orange',
    wines: [
      'Port, Sherry, | Porto, xérès, | Porto, Sherry, | Oporto, Jerez, | Port, Sherry,',
      'dessert wine | vin doux | vino dolce | vino dulce | Süßwein',
    ],
  },
];

/** Bubbles are served in the flute and in the coupe, in the tulip as well. */
const isFor = (asked: readonly WineColour[], wine: WineColour, wines: Kind['wines']): boolean =>
  asked.includes(wine) ||
  (asked.includes('sparkling') && (wine === 'sparkling_rose' || wines[0].startsWith('Sparkling')));

const GLASSES =
  /^(?:glass(?:es)?|shapes?|verres?|formes?|calici|bicchieri|forme|copas|formas|glaser|glasformen|formen)$/;

/** The glasses a table needs, drawn to one scale. */
export function drawGlassesPlate(plate: Plate): void {
  const { press, area, random, textPx, wish } = plate;
  const only = KINDS.filter(({ wine, wines }) => isFor(wish.wines, wine, wines));
  const ours = asManyAsAsked(plate, only.length > 1 ? only : KINDS, GLASSES);
  const kinds = narrowed(plate, ours.length > 1 ? ours : KINDS);
  const most = area.width > area.height * 1.2 ? 1 : area.height > area.width * 1.4 ? 3 : 2;
  // Few glasses stand in one row, large.
  const rows = kinds.length < 4 ? Math.min(most, area.height > area.width * 1.4 ? 2 : 1) : most;
  const columns = Math.ceil(kinds.length / rows);
  const cellWidth = area.width / columns;
  const cellHeight = Math.min(area.height / rows, cellWidth * 2.5);
  const top = area.y + (area.height - cellHeight * rows) / 2;
  const size = Math.min(textPx * 1.05, cellWidth * 0.13);
  const tallest = Math.min(cellHeight - size * 4.6, cellWidth * 1.75);
  kinds.forEach((kind, i) => {
    const row = Math.floor(i / columns);
    // A short last row takes the whole width.
    const inRow = Math.min(columns, kinds.length - row * columns);
    const x = area.x + (area.width / inRow) * ((i % columns) + 0.5);
    drawField(plate, {
      x: area.x + (area.width / inRow) * (i % columns),
      y: top + cellHeight * row,
      width: area.width / inRow,
      height: cellHeight,
    });
    const floor = top + cellHeight * (row + 1) - size * 3.7;
    const heightPx = (tallest * glassProfile(kind.shape).rim[1]) / 23;
    drawGlass(press, {
      base: [x, floor],
      heightPx,
      shape: kind.shape,
      wine: kind.wine,
      random: random.fork(kind.name),
      line: PLATE_INK,
      highlight: '#fffaf0',
      lightSide: 1,
    });
    write(plate, kind.name, [x, floor + size * 1.5], { sizePx: size * 1.1, face: NAME_FACE });
    kind.wines.forEach((line, n) =>
      write(plate, line, [x, floor + size * (2.4 + n * 0.86)], {
        sizePx: size * 0.84,
        face: NOTE_FACE,
        ink: PLATE_SOFT,
      }),
    );
  });
}

import type { WineColour } from '#studio/scene/wine.ts';
import { circle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { drawListPlate } from '#studio/litho/education/any-topic/list-plate.ts';
import { drawField } from '#studio/litho/education/field.ts';
import { drawCheese } from './cheese-forms.ts';
import { drawFewFoods, FEW_FOODS } from './few-foods.ts';
import { dictatedFoods, foodsAsked, PAIRED, withNoun } from './foods-asked.ts';
import type { PairedWine } from './paired-food.ts';
import { put } from '#studio/litho/education/put.ts';
import { VARIETIES } from '#studio/litho/education/vineyard/varieties.ts';
import {
  NAME_FACE,
  NOTE_FACE,
  PLATE_INK,
  PLATE_SOFT,
  say,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

const WINES: readonly PairedWine[] = [
  {
    name: 'Sparkling | Effervescent | Spumante | Espumoso | Schaumwein',
    wine: 'sparkling',
    thing: 'champagne_flute',
    such: 'Champagne, Cava',
  },
  {
    name: 'Light white | Blanc vif | Bianco fresco | Blanco fresco | Leichter Weißer',
    wine: 'white',
    thing: 'glass',
    such: 'Muscadet, Pinot Grigio',
  },
  {
    name: 'Rich white | Blanc riche | Bianco ricco | Blanco con cuerpo | Kräftiger Weißer',
    wine: 'white',
    thing: 'glass',
    such: 'Chardonnay, Viognier',
  },
  {
    name: 'Rosé | Rosé | Rosato | Rosado | Rosé',
    wine: 'rose',
    thing: 'glass',
    such: 'Provence, Tavel',
  },
  {
    name: 'Light red | Rouge léger | Rosso leggero | Tinto ligero | Leichter Roter',
    wine: 'red',
    thing: 'glass',
    such: 'Pinot Noir, Gamay',
  },
  {
    name: 'Full red | Rouge corsé | Rosso corposo | Tinto con cuerpo | Kräftiger Roter',
    wine: 'red',
    thing: 'glass',
    such: 'Cabernet, Syrah',
  },
  {
    name: 'Sweet | Doux | Dolce | Dulce | Süßwein',
    wine: 'orange',
    thing: 'glass',
    such: 'Sauternes, Port',
  },
];

/** Foods down, wines across: a full dot is a classic, a small one goes well. */
export function drawPairingPlate(plate: Plate): void {
  const { area, wish, spec, textPx } = plate;
  const names = withNoun((wish.items ?? []).map(({ name }) => name));
  // Dishes that we know no wine for, and those that were given theirs, are printed as they were written.
  const arePaired = names.length > 1 && names.every((name) => PAIRED.test(name));
  if (arePaired || (names.length > 2 && dictatedFoods(names).length * 2 <= names.length)) {
    drawListPlate(plate);
    return;
  }
  const foods = foodsAsked(spec, wish);
  const grape = VARIETIES.find(({ name }) => wish.grapes.length === 1 && name === wish.grapes[0]);
  // 'Food for Riesling': of white wines only; 'what to eat with Sancerre' too.
  const own = grape?.wine ?? (spec.region && wish.items === undefined ? spec.wine : null);
  const colours = wish.wines.length === 0 && own ? [own] : wish.wines;
  if (foods.length <= FEW_FOODS) {
    drawFewFoods(plate, foods, { wines: WINES, colours });
    return;
  }
  // A short chart leaves out what goes with none of its rows.
  const isShort = foods.length < 5;
  const shown = WINES.map((wine, i) => ({ ...wine, i })).filter(
    ({ wine, i }) =>
      (colours.length === 0 ||
        colours.includes(wine) ||
        // Most sweet wine is white; of one grape it is not asked for.
        (wine === 'orange' && !grape && wish.wines.length === 1 && wish.wines[0] === 'white')) &&
      (!isShort || foods.some(({ fits }) => (fits[i] ?? 0) > 0)),
  );
  const wines = shown.length > 0 ? shown : WINES.map((wine, i) => ({ ...wine, i }));
  // Many dishes need the height for themselves.
  const head = Math.min(area.height * (foods.length > MANY ? 0.19 : 0.24), textPx * 6.5);
  const left = area.width * 0.34;
  const foot = textPx * 1.3;
  const row = (area.height - head - foot) / foods.length;
  const column = (area.width - left) / wines.length;
  const size = Math.min(textPx * 0.95, row * 0.36, column * 0.28);
  wines.forEach((wine, i) => {
    const cell: Rect = { x: area.x + left + i * column, y: area.y, width: column, height: head };
    put(
      plate,
      wine.thing,
      { ...cell, height: head - size * 2.4 },
      { wine: wine.wine, scale: 0.96 },
    );
    writeLines(plate, say(plate, wine.name), [cell.x + column / 2, area.y + head - size * 1.3], {
      sizePx: size * 0.9,
      maxWidth: column * 0.96,
      maxLines: 2,
      face: NAME_FACE,
    });
  });
  foods.forEach((food, r) => {
    const y = area.y + head + r * row;
    drawField(plate, { x: area.x, y, width: area.width, height: row });
    const icon = Math.min(row * 1.4, left * 0.5);
    const tall = Math.min(row * 0.86, icon);
    const box = { x: area.x + size * 0.5, y: y + (row - tall) / 2, width: icon, height: tall };
    const { cheese } = food;
    if (cheese) plate.press.named(food.thing, () => drawCheese(plate.press, box, cheese));
    else put(plate, food.thing, box, { ...(food.colour && { colour: food.colour }) });
    writeLines(plate, say(plate, food.name), [area.x + icon * 1.2, y + row / 2], {
      sizePx: size,
      maxWidth: left - icon * 1.2,
      maxLines: 2,
      align: 'left',
      face: NAME_FACE,
      isCentred: true,
    });
    wines.forEach(({ i, wine }, c) =>
      drawFit(
        plate,
        food.fits[i] ?? 0,
        wine,
        [area.x + left + (c + 0.5) * column, y + row / 2],
        Math.min(row, column) * 0.34,
      ),
    );
  });
  writeLines(
    plate,
    say(
      plate,
      'large: a classic · small: goes well · none: rather not | grand : un classique · petit : va bien · rien : plutôt non | grande: un classico · piccolo: sta bene · niente: meglio di no | grande: un clásico · pequeño: va bien · nada: mejor no | groß: klassisch · klein: passt gut · keiner: eher nicht',
    ),
    [area.x + area.width / 2, area.y + area.height - textPx * 0.15],
    {
      sizePx: textPx * 0.78,
      maxWidth: area.width,
      maxLines: 1,
      face: NOTE_FACE,
      ink: PLATE_SOFT,
    },
  );
}

const MANY = 8;

const DOTS: Readonly<Record<WineColour, string>> = {
  red: '#8a1f33',
  white: '#d9bd5a',
  rose: '#e39087',
  orange: '#c4862c',
  sparkling: '#e3c565',
  sparkling_rose: '#e39087',
};

function drawFit(
  plate: Plate,
  fit: number,
  wine: WineColour,
  at: readonly [number, number],
  radius: number,
): void {
  if (fit === 0) return;
  const dot = circle(at, radius * (fit === 2 ? 1 : 0.5));
  plate.press.fill(dot, DOTS[wine]);
  plate.press.stroke(dot, PLATE_INK, plate.press.unit * 1.3);
}

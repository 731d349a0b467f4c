import { fold } from '#studio/lexicon/matching/normalise.ts';
import { VARIETALS } from '#studio/lexicon/words/wine/varietals.ts';
import { MORE_VARIETALS } from '#studio/lexicon/words/wine/more-varietals.ts';
import type { Area } from '#studio/litho/education/atlas/area.ts';
import { COUNTRIES } from '#studio/litho/education/atlas/countries.ts';
import { NOTE_FACE, PLATE_SOFT, writeLines } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import { drawCluster } from '#studio/litho/props/grapes.ts';
import { CLUSTER_FORMS } from '#studio/litho/props/cluster-form.ts';
import { isSparkling } from '#studio/scene/wine.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { ALSO_GROWN } from './also-grown.ts';
import { VARIETIES } from './varieties.ts';

/** The colour of every grape that the lexicon knows, by each of its folded names. */
const COLOURS: ReadonlyMap<string, WineColour> = new Map([
  ...VARIETALS.flatMap(([name, wine, , , also = '']) =>
    [name, ...also.split('|')].map((one) => [fold(one).trim(), wine] as const),
  ),
  ...MORE_VARIETALS.flatMap(({ wine, names }) =>
    names.split(/[|=]/u).map((one) => [fold(one).trim(), wine] as const),
  ),
]);
/** Maps have little room: their short names, by the grape that is meant. */
const IN_FULL: Readonly<Record<string, string>> = {
  cabernet: 'Cabernet Sauvignon',
  sauvignon: 'Sauvignon Blanc',
  chenin: 'Chenin Blanc',
  pinot: 'Pinot Noir',
  veltliner: 'Grüner Veltliner',
  touriga: 'Touriga Nacional',
};
const MOST = 12;

/** Named on maps as grapes are, and made of several. */
const MADE = new Set(['port', 'sherry', 'madeira']);

interface Grown {
  name: string;
  wine: WineColour;
  /** The regions that the map names it for. */
  where: string[];
}

/** What the map of an area names as grapes; wines and blends are left out. */
export function grapesOf({ spots }: Area): Grown[] {
  const grown = new Map<string, Grown>();
  for (const [where, , , , note] of spots)
    for (const part of note.split(',')) {
      const name = IN_FULL[fold(part.trim())] ?? part.trim();
      const wine = COLOURS.get(fold(name));
      if (!wine || MADE.has(fold(name))) continue;
      const known = grown.get(fold(name));
      if (known) known.where.push(where);
      else grown.set(fold(name), { name, wine, where: [where] });
    }
  return [...grown.values()].toSorted((a, b) => b.where.length - a.where.length);
}

/** Those of the map, then what else is grown there. */
export function allGrapesOf(area: Area): Grown[] {
  const mapped = grapesOf(area);
  const others = (ALSO_GROWN[area.id]?.split(', ') ?? []).flatMap((name): Grown[] => {
    const wine = COLOURS.get(fold(name));
    const isMapped = mapped.some((one) => fold(one.name) === fold(name));
    return wine && !isMapped ? [{ name, wine, where: [] }] : [];
  });
  return [...mapped, ...others];
}

/** 'And what they taste like'. */
const TASTE =
  /\b(?:tastes?|flavou?rs?|aromas?|characters?|profiles?|gouts?|saveurs?|aromes?|caracteres?|sapor\w*|gust\w*|aromi|sabor\w*|geschmack\w*|schmeck\w*|aromen)\b/;

/** Where it grows, or what its wine smells of where that was asked or nothing else is known. */
function noteFor(plate: Plate, { name, where }: Grown): string {
  const known = VARIETIES.find((one) => isSame(name, one.name));
  const isAsked = TASTE.test(fold(plate.spec.prompt)) || where.length === 0;
  return isAsked && known ? known.aromas : where.join(', ');
}

/** The countries whose maps name a grape, and the regions there. */
export function homesOf(grape: string): { country: Area; where: string[] }[] {
  return COUNTRIES.flatMap((country) => {
    const found = grapesOf(country).find(({ name }) => isSame(name, grape));
    return found ? [{ country, where: found.where }] : [];
  });
}

const isSame = (a: string, b: string): boolean => {
  const variety = VARIETIES.find(({ name }) => fold(name) === fold(b));
  return [b, ...(variety?.also?.split(' | ') ?? [])].some((name) => fold(name) === fold(a));
};

const NATIVE =
  /\b(?:native|indigenous|autochthon\w*|local|autochtones?|indigenes?|autocton\w+|einheimisch\w*|heimisch\w*)\b/;
/** Grapes of France and the Rhine that are grown everywhere. */
const TRAVELLED = new Set(
  'cabernet sauvignon|merlot|cabernet franc|syrah|shiraz|pinot noir|pinot nero|chardonnay|sauvignon blanc|sauvignon|viognier|petit verdot|pinot grigio|pinot gris|pinot bianco|pinot blanc|riesling|muller-thurgau|alicante bouschet|malbec'.split(
    '|',
  ),
);

/** One line for each grape of a country or region: its bunch, its name and where it grows there. */
export function drawGrapesOf(plate: Plate, home: Area): void {
  const { area, press, textPx, random } = plate;
  // Sparkling wine is made of grapes of both colours.
  const still = plate.wish.wines.filter((one) => !isSparkling(one));
  const colours = still.map((wine) => (wine === 'red' || wine === 'rose' ? 'red' : 'white'));
  const grown = allGrapesOf(home);
  const native = grown.filter(({ name }) => !TRAVELLED.has(fold(name)));
  const all = NATIVE.test(fold(plate.spec.prompt)) && native.length > 0 ? native : grown;
  const fitting = all.filter(({ wine }) =>
    colours.includes(wine === 'red' || wine === 'rose' ? 'red' : 'white'),
  );
  const grapes = (fitting.length > 0 ? fitting : all).slice(0, MOST);
  const columns = area.width > area.height * 0.8 && grapes.length > 5 ? 2 : 1;
  const rows = Math.ceil(grapes.length / columns);
  const cell = {
    width: area.width / columns,
    height: Math.min(area.height / rows, area.width * 0.24),
  };
  const top = area.y + (area.height - cell.height * rows) / 2;
  const size = Math.min(textPx * 1.1, cell.height * 0.26, cell.width * 0.07);
  grapes.forEach((grape, i) => {
    const x = area.x + Math.floor(i / rows) * cell.width;
    const y = top + (i % rows) * cell.height;
    const tall = Math.min(cell.height * 0.84, cell.width * 0.24);
    const form = CLUSTER_FORMS[grape.name];
    press.named('grapes', () =>
      drawCluster(press, {
        stalk: [x + cell.width * 0.13, y + (cell.height - tall) / 2],
        heightPx: tall,
        wine: grape.wine,
        random: random.fork(grape.name),
        lightSide: 1,
        ...(form && { form }),
      }),
    );
    const left = x + cell.width * 0.27;
    const room = cell.width * 0.7;
    const middle = y + cell.height / 2;
    writeLines(plate, grape.name, [left, middle - size * 0.1], {
      sizePx: size * 1.1,
      maxWidth: room,
      maxLines: 1,
      align: 'left',
    });
    writeLines(plate, noteFor(plate, grape), [left, middle + size * 0.85], {
      sizePx: size * 0.84,
      maxWidth: room,
      maxLines: 2,
      align: 'left',
      face: NOTE_FACE,
      ink: PLATE_SOFT,
    });
    if (i % rows > 0)
      press.fill(
        rectangle({ x, y, width: cell.width * 0.94, height: press.unit * 1.1 }),
        '#cdbd9f',
      );
  });
}

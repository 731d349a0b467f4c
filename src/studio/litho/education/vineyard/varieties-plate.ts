import { capital } from '#studio/typography/capital.ts';
import { isSparkling } from '#studio/scene/wine.ts';
import { NUMBER_WORDS } from '#studio/lexicon/words/asking.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { circle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { drawCluster } from '#studio/litho/props/grapes.ts';
import { CLUSTER_FORMS } from '#studio/litho/props/cluster-form.ts';
import type { ClusterForm } from '#studio/litho/props/cluster-form.ts';
import {
  NAME_FACE,
  NOTE_FACE,
  PLATE_INK,
  PLATE_SOFT,
  say,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { drawField } from '#studio/litho/education/field.ts';
import { findArea } from '#studio/litho/education/atlas/areas.ts';
import { drawSideBySide } from './grapes-side-by-side.ts';
import { drawGrapesOf } from './grapes-of-area.ts';
import { USUAL_VARIETIES, VARIETIES } from './varieties.ts';
import type { Variety } from './variety.ts';

const COLUMNS = {
  body: 'body | corps | corpo | cuerpo | Körper',
  acid: 'acidity | acidité | acidità | acidez | Säure',
  tannin: 'tannin | tanin | tannino | tanino | Gerbstoff',
} as const;

const MOST = 10;

/** The customer may call it by another name; its bunch is the same. */
function formOf({ name, bunch = name }: Variety): { form?: ClusterForm } {
  const form = CLUSTER_FORMS[bunch];
  return form ? { form } : {};
}

/** A grape under the name that the customer gives it. */
function varietyFor(word: string): Variety[] {
  const asked = fold(word).trim();
  const known = VARIETIES.find(({ name, also = '' }) =>
    [name, ...also.split(' | ')].map(fold).includes(asked),
  );
  return known ? [{ ...known, bunch: known.name, name: capital(word) }] : [];
}

const COUNTED =
  /\b(\w+) (?:\w+ )?(?:grape varieties|grapes|varieties|varietals|cepages|vitigni|variedades|uvas|rebsorten|traubensorten)\b/g;

/** 'Five grape varieties'. */
function countIn(prompt: string): number | null {
  const counts = [...fold(prompt).matchAll(COUNTED)].flatMap(([, word = '']) => {
    const said = Object.keys(NUMBER_WORDS).find((words) => words.split(' | ').includes(word));
    const count = said ? (NUMBER_WORDS[said] ?? 0) : 0;
    return count > 1 && count <= MOST ? [count] : [];
  });
  return counts[0] ?? null;
}

function chosen({ wish, area, spec }: Plate): readonly Variety[] {
  const dictated = (wish.items ?? []).flatMap(({ name }) => varietyFor(name));
  // A list that names fewer than the prompt was cut in the wrong place.
  if (dictated.length > 1 && dictated.length >= wish.grapes.length) return dictated;
  const named = wish.grapes.flatMap(
    (grape) => VARIETIES.find(({ name }) => fold(grape) === fold(name)) ?? [],
  );
  if (named.length > 1) return named;
  // Sparkling wine is made of both.
  const still = wish.wines.filter((wine) => !isSparkling(wine));
  const colours = still.map((wine) => (wine === 'red' || wine === 'rose' ? 'red' : 'white'));
  const fitting = USUAL_VARIETIES.filter(
    ({ wine }) => colours.length === 0 || colours.includes(wine as 'red' | 'white'),
  );
  const most = countIn(spec.prompt) ?? (area.width > area.height * 1.6 ? 6 : MOST);
  if (new Set(colours).size === 1) return fitting.slice(0, most);
  // Both colours in halves.
  const half = Math.ceil(most / 2);
  return [
    ...fitting.filter(({ wine }) => wine === 'red').slice(0, half),
    ...fitting.filter(({ wine }) => wine === 'white').slice(0, most - half),
  ];
}

/** One line for each grape: a bunch, its name, three scales and what it smells of. */
export function drawVarietiesPlate(plate: Plate): void {
  const { area, textPx } = plate;
  const home = plate.wish.items ? undefined : findArea(plate.wish.area);
  if (home) {
    drawGrapesOf(plate, home);
    return;
  }
  const grapes = chosen(plate);
  // A few in rows would leave the sheet empty.
  if (grapes.length < 4 && area.width < area.height * 1.6) {
    drawSideBySide(plate, grapes);
    return;
  }
  const head = textPx * 1.5;
  const height = (area.height - head) / grapes.length;
  const size = Math.min(textPx, height * 0.36, area.width * 0.031);
  // White wines alone are not told by their tannin.
  const hasTannin = grapes.some(({ tannin }) => tannin > 0);
  const columns: Columns = hasTannin
    ? { name: 0.1, body: 0.39, acid: 0.535, tannin: 0.68, aromas: 0.765 }
    : { name: 0.1, body: 0.42, acid: 0.59, tannin: null, aromas: 0.7 };
  for (const key of ['body', 'acid', 'tannin'] as const) {
    const at = columns[key];
    if (at === null) continue;
    write(plate, say(plate, COLUMNS[key]), [area.x + area.width * at, area.y + size], {
      sizePx: size * 0.9,
      face: NOTE_FACE,
      ink: PLATE_SOFT,
    });
  }
  grapes.forEach((grape, i) => {
    const row: Rect = { ...area, y: area.y + head + i * height, height };
    drawVariety(plate, grape, row, { size, columns });
  });
}

/** Where each column stands, in shares of the width; `null` for one that is left out. */
type Columns = Record<'name' | 'body' | 'acid' | 'aromas', number> & { tannin: number | null };

function drawVariety(
  plate: Plate,
  grape: Variety,
  row: Rect,
  { size, columns }: { size: number; columns: Columns },
): void {
  const { press, random } = plate;
  const middle = row.y + row.height / 2;
  const x = (share: number) => row.x + row.width * share;
  drawField(plate, row);
  drawCluster(press, {
    stalk: [x(0.045), middle - Math.min(row.height * 0.84, row.width * 0.12) / 2],
    heightPx: Math.min(row.height * 0.84, row.width * 0.12),
    wine: grape.wine,
    random: random.fork(grape.name),
    lightSide: 1,
    ...formOf(grape),
  });
  writeLines(plate, grape.name, [x(columns.name), middle + size * 0.3], {
    sizePx: size,
    maxWidth: row.width * 0.22,
    maxLines: 1,
    align: 'left',
    face: NAME_FACE,
  });
  for (const key of ['body', 'acid', 'tannin'] as const) {
    const at = columns[key];
    if (at === null) continue;
    if (grape[key] === 0) {
      write(plate, '–', [x(at), middle + size * 0.3], { sizePx: size, ink: PLATE_SOFT });
      continue;
    }
    for (let i = 0; i < 5; i++) {
      const dot = circle([x(at) + (i - 2) * size * 0.82, middle], size * 0.3);
      if (i < grape[key]) press.fill(dot, grape.wine === 'red' ? '#8a1f33' : '#c9a23c');
      press.stroke(dot, PLATE_INK, press.unit * 1.2);
    }
  }
  writeLines(plate, say(plate, grape.aromas), [x(columns.aromas), middle + size * 0.02], {
    sizePx: size * 0.95,
    maxWidth: row.width * (0.985 - columns.aromas),
    maxLines: row.height > size * 3.2 ? 3 : 2,
    align: 'left',
    face: NOTE_FACE,
    ink: PLATE_SOFT,
    isCentred: true,
  });
}

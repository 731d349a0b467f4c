import { labelFor } from '#studio/labels/label-for.ts';
import { bottleProfile } from '#studio/litho/props/bottle-profiles.ts';
import { drawBottle } from '#studio/litho/props/bottle.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import {
  FIGURES,
  NOTE_FACE,
  PLATE_SOFT,
  say,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

interface Size {
  litres: number;
  name: string;
}

const BALTHAZAR = 'Balthazar | Balthazar | Balthazar | Baltasar | Balthazar';
const NEBUCHADNEZZAR =
  'Nebuchadnezzar | Nabuchodonosor | Nabucodonosor | Nabucodonosor | Nebukadnezar';
const JEROBOAM = 'Jeroboam | Jéroboam | Jéroboam | Jeroboam | Jeroboam';

const SMALL: readonly Size[] = [
  { litres: 0.375, name: 'Half | Demie | Mezza | Media | Halbe' },
  { litres: 0.75, name: 'Bottle | Bouteille | Bottiglia | Botella | Flasche' },
  { litres: 1.5, name: 'Magnum' },
];

const CHAMPAGNE: readonly Size[] = [
  { litres: 0.2, name: 'Piccolo | Quart | Piccolo | Benjamín | Piccolo' },
  ...SMALL,
  { litres: 3, name: JEROBOAM },
  { litres: 4.5, name: 'Rehoboam | Réhoboam | Réhoboam | Rehoboam | Rehoboam' },
  { litres: 6, name: 'Methuselah | Mathusalem | Mathusalem | Matusalén | Methusalem' },
  { litres: 9, name: 'Salmanazar' },
  { litres: 12, name: BALTHAZAR },
  { litres: 15, name: NEBUCHADNEZZAR },
];

/** The same word is another bottle here: a jeroboam holds five litres. */
const BORDEAUX: readonly Size[] = [
  ...SMALL,
  {
    litres: 3,
    name: 'Double magnum | Double magnum | Doppia magnum | Doble magnum | Doppelmagnum',
  },
  { litres: 5, name: JEROBOAM },
  { litres: 6, name: 'Imperial | Impériale | Imperiale | Imperial | Impériale' },
  { litres: 9, name: 'Salmanazar' },
  { litres: 12, name: BALTHAZAR },
  { litres: 15, name: NEBUCHADNEZZAR },
];

const USAGE = {
  champagne:
    'names as used in Champagne | noms d’usage en Champagne | nomi in uso in Champagne | nombres usados en Champaña | Namen, wie sie die Champagne gebraucht',
  bordeaux:
    'names as used in Bordeaux | noms d’usage à Bordeaux | nomi in uso a Bordeaux | nombres usados en Burdeos | Namen, wie sie Bordeaux gebraucht',
};

const BOTTLES = 'bottles | bouteilles | bottiglie | botellas | Flaschen';

/** 'From piccolo to magnum': these two and what lies between. */
function rangeIn(prompt: string, sizes: readonly Size[]): readonly Size[] {
  const words = fold(prompt).split(/[^a-z]+/);
  const named = sizes.flatMap(({ name, litres }, i) => {
    // 'Bottle sizes' names no size.
    const names = litres === 0.75 ? [] : name.split(' | ').map((one) => fold(one));
    return names.some((one) => one.split(' ').every((word) => words.includes(word))) ? [i] : [];
  });
  const [first = 0, last = 0] = [named[0], named.at(-1)];
  return RANGE.test(prompt) && last > first ? sizes.slice(first, last + 1) : sizes;
}
const RANGE = /\b(?:from|between|von|zwischen|entre|du|de|dal|da|desde)\b/iu;

/** All sizes in one scale: height grows with the cube root of what is inside. */
export function drawSizesPlate(plate: Plate): void {
  const { textPx } = plate;
  const usage = usageOf(plate);
  const sizes = rangeIn(plate.spec.prompt, usage === 'bordeaux' ? BORDEAUX : CHAMPAGNE);
  const area = { ...plate.area, height: plate.area.height - textPx };
  writeLines(plate, USAGE[usage], [area.x + area.width / 2, area.y + area.height + textPx * 0.7], {
    sizePx: textPx * 0.76,
    maxWidth: area.width,
    maxLines: 1,
    face: NOTE_FACE,
    ink: PLATE_SOFT,
  });
  const isWide = area.width > area.height * 1.5 || sizes.length < 6;
  const half = Math.ceil(sizes.length * 0.58);
  const rows = isWide ? [sizes] : [sizes.slice(0, half), sizes.slice(half)];
  const text = plate.textPx * 4.6;
  const shares = rows.map((row) => Math.max(...row.map(heightOf)));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const unit = Math.min(
    (area.height - text * rows.length) / total,
    ...rows.map((row) => area.width / widthOf(plate, row)),
  );
  let y = area.y + (area.height - text * rows.length - unit * total) / 2;
  rows.forEach((row, i) => {
    const height = (shares[i] ?? 1) * unit + text;
    drawRow(plate, row, { room: { ...area, y, height }, unit });
    y += height;
  });
}

/** Still red was asked for, or Bordeaux by name: its own words for the large ones. */
function usageOf({ wish, spec }: Plate): keyof typeof USAGE {
  const isBordeaux = spec.region?.name === 'Bordeaux' || wish.wines.includes('red');
  return isBordeaux && !wish.wines.includes('sparkling') ? 'bordeaux' : 'champagne';
}

/** Bottles with the space between them, in units of an ordinary bottle's height. */
function widthsOf(plate: Plate, sizes: readonly Size[]): number[] {
  const { belly, height } = bottleProfile(usageOf(plate));
  return sizes.map((size) => heightOf(size) * ((belly * 2) / height) + 0.22);
}

const widthOf = (plate: Plate, sizes: readonly Size[]): number =>
  widthsOf(plate, sizes).reduce((sum, width) => sum + width, 0);

const heightOf = ({ litres }: Size) => Math.cbrt(litres / 0.75);

function drawRow(
  plate: Plate,
  sizes: readonly Size[],
  { room: row, unit }: { room: Rect; unit: number },
): void {
  const { spec, press, random } = plate;
  const shape = usageOf(plate);
  const wine = shape === 'champagne' ? 'sparkling' : 'red';
  const house = { ...spec, wine, bottle: shape } as const;
  const widths = widthsOf(plate, sizes);
  const size = Math.min(plate.textPx * 0.86, row.width / sizes.length / 5);
  // Each has what its bottle takes, and an equal part of what is left.
  const spare = (row.width - widths.reduce((sum, width) => sum + width, 0) * unit) / sizes.length;
  let left = row.x;
  sizes.forEach((entry, i) => {
    const width = (widths[i] ?? 0) * unit + spare;
    const middle = left + width / 2;
    left += width;
    const foot = row.y + row.height - size * 4.6;
    drawBottle(press, {
      base: [middle, foot],
      heightPx: heightOf(entry) * unit,
      shape,
      glass: shape === 'champagne' ? 'green' : 'dark',
      wine,
      closure: shape === 'champagne' ? 'muselet' : 'cork',
      label: labelFor(house, random.fork('label').next()),
      lightSide: 1,
      ...(entry.litres === 1.5 && { thing: 'magnum' as const }),
      ...(entry.litres === 0.375 && { thing: 'half_bottle' as const }),
    });
    writeSize(plate, entry, {
      x: middle,
      y: foot + size * 1.3,
      width: width * 0.96,
      size,
    });
  });
}

function writeSize(
  plate: Plate,
  { litres, name }: Size,
  { x, y, width, size }: { x: number; y: number; width: number; size: number },
): void {
  const { language } = plate.wish;
  const amount = litres.toLocaleString(language, { maximumFractionDigits: 3 });
  writeLines(plate, say(plate, name), [x, y], {
    sizePx: size * 0.96,
    maxWidth: width * 0.99,
    maxLines: 1,
  });
  write(plate, `${amount} l`, [x, y + size * 1.05], { face: FIGURES, sizePx: size * 0.84 });
  if (litres > 0.75) {
    const count = litres === 5 ? '6⅔' : litres / 0.75;
    const note = `${count} ${say(plate, BOTTLES)}`;
    writeLines(plate, note, [x, y + size * 1.95], {
      sizePx: size * 0.8,
      maxWidth: width * 0.98,
      maxLines: 2,
      face: NOTE_FACE,
      ink: PLATE_SOFT,
    });
  }
}

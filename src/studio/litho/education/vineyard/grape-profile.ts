import { fold } from '#studio/lexicon/matching/normalise.ts';
import { circle } from '#studio/litho/geometry.ts';
import { drawCluster } from '#studio/litho/props/grapes.ts';
import { CLUSTER_FORMS } from '#studio/litho/props/cluster-form.ts';
import {
  NOTE_FACE,
  PLATE_INK,
  PLATE_SOFT,
  say,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { put } from '#studio/litho/education/put.ts';
import { homesOf } from './grapes-of-area.ts';
import { VARIETIES } from './varieties.ts';

const ROWS = {
  colour: 'Colour | Couleur | Colore | Color | Farbe',
  body: 'Body | Corps | Corpo | Cuerpo | Körper',
  acid: 'Acidity | Acidité | Acidità | Acidez | Säure',
  tannin: 'Tannin | Tanin | Tannino | Tanino | Gerbstoff',
  aromas: 'Aromas | Arômes | Aromi | Aromas | Aromen',
  also: 'Also called | Aussi appelé | Detto anche | También | Auch genannt',
  // Our maps name a few of its homes only.
  grown: 'Grown e.g. in | Cultivé p. ex. | Coltivato p. es. | Se da p. ej. | Angebaut z. B.',
} as const;
const RED =
  'black grape, red wine | raisin noir, vin rouge | uva nera, vino rosso | uva tinta, vino tinto | rote Traube, Rotwein';
const WHITE =
  'white grape, white wine | raisin blanc, vin blanc | uva bianca, vino bianco | uva blanca, vino blanco | weiße Traube, Weißwein';
const PINK =
  'pink-skinned grape, white wine | raisin gris-rose, vin blanc | uva grigio-rosa, vino bianco | uva rosada, vino blanco | rötliche Traube, Weißwein';
const MOST_HOMES = 5;

/** One grape: its bunch, its wine, and what is to be known of it line by line. */
export function drawGrapeProfile(plate: Plate): void {
  const { area, press, textPx, wish, random } = plate;
  const grape = VARIETIES.find(({ name }) => fold(name) === fold(wish.grapes[0] ?? ''));
  if (!grape) return;
  const isWide = area.width > area.height * 0.8;
  const art = isWide
    ? { ...area, width: area.width * 0.36 }
    : { ...area, height: area.height * 0.36 };
  const form = CLUSTER_FORMS[grape.name];
  const tall = Math.min(art.height * 0.62, art.width * (isWide ? 1.1 : 0.4));
  press.named('grapes', () =>
    drawCluster(press, {
      stalk: [art.x + art.width * (isWide ? 0.5 : 0.3), art.y + art.height * 0.06],
      heightPx: tall,
      wine: grape.wine,
      random: random.fork('bunch'),
      lightSide: 1,
      ...(form && { form }),
    }),
  );
  const glass = isWide
    ? { x: art.x, y: art.y + art.height * 0.66, width: art.width, height: art.height * 0.32 }
    : { x: art.x + art.width * 0.5, y: art.y, width: art.width * 0.4, height: art.height * 0.95 };
  put(plate, 'glass', glass, { wine: grape.wine });
  const room = isWide
    ? { x: area.x + area.width * 0.4, y: area.y, width: area.width * 0.6, height: area.height }
    : { ...area, y: area.y + area.height * 0.4, height: area.height * 0.6 };
  const homes = homesOf(grape.name).slice(0, MOST_HOMES);
  const lines: { name: string; text?: string; dots?: number }[] = [
    { name: ROWS.colour, text: grape.wine === 'red' ? RED : grape.isPink ? PINK : WHITE },
    { name: ROWS.body, dots: grape.body },
    { name: ROWS.acid, dots: grape.acid },
    ...(grape.tannin > 0 ? [{ name: ROWS.tannin, dots: grape.tannin }] : []),
    { name: ROWS.aromas, text: grape.aromas },
    ...(grape.also ? [{ name: ROWS.also, text: grape.also.replaceAll(' | ', ', ') }] : []),
    ...homes.map(({ country, where }, i) => ({
      name: i === 0 ? ROWS.grown : '',
      text: `${say(plate, country.name)}: ${where.join(', ')}`,
    })),
  ];
  const step = Math.min(room.height / lines.length, textPx * 3);
  const top = room.y + (room.height - step * lines.length) / 2;
  const size = Math.min(textPx * 1.05, step * 0.36, room.width * 0.05);
  lines.forEach(({ name, text, dots }, i) => {
    const y = top + step * (i + 0.5);
    const value = room.x + room.width * 0.36;
    write(plate, name, [room.x, y + size * 0.3], { sizePx: size, align: 'left' });
    if (text)
      writeLines(plate, text, [value, y], {
        sizePx: size,
        maxWidth: room.width * 0.64,
        maxLines: 2,
        align: 'left',
        face: NOTE_FACE,
        ink: PLATE_SOFT,
        isCentred: true,
      });
    for (let dot = 0; dots !== undefined && dot < 5; dot++) {
      const shape = circle([value + size * (0.4 + dot * 1.1), y], size * 0.38);
      if (dot < dots) press.fill(shape, grape.wine === 'red' ? '#8a1f33' : '#c9a23c');
      press.stroke(shape, PLATE_INK, press.unit * 1.4);
    }
  });
}

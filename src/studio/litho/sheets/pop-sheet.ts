import type { SceneSpec } from '#studio/scene-spec.ts';
import type { SheetWish } from '#studio/scene/sheets.ts';
import { choosePlace } from '#studio/litho/arrange/choose-place.ts';
import { drawPieces } from '#studio/litho/arrange/paint-arrangement.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { setOut } from '#studio/litho/arrange/set-out.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { paintPopPlace } from '#studio/litho/pop/arrangement.ts';
import { letter, paintBurst, paintPopRays, paintShout } from '#studio/litho/pop/ground.ts';
import { POP_INK } from '#studio/litho/pop/inked-press.ts';
import type { PopScene } from '#studio/litho/pop/pop-scene.ts';
import { fitLines, LEADING } from '#studio/typography/break-lines.ts';
import { setText } from '#studio/typography/set-text.ts';
import { detailsOf } from './sheet-lines.ts';
import { hasPicture } from './sheet-picture.ts';
import { emblemsOf, figuresOn, grounded, ITSELF } from './sheet-things.ts';

/** A card, list or flyer as a comic's page: the title in its box, the picture, the other lines in another box. */
export function paintPopSheet(scene: PopScene, sheet: SheetWish): void {
  const { press, spec } = scene;
  const details = detailsOf(sheet, spec);
  const rooms = roomsFor(press, { hasTitle: sheet.title !== '', details: details.length });
  paintPopRays(scene, middleOf(rooms.picture));
  paintPicture(scene, sheet, rooms.picture);
  if (sheet.title) paintTitle(scene, sheet, rooms.title);
  if (details.length > 0) paintDetails(scene, details, rooms.details);
  if (sheet.figure && !sheet.title.includes(sheet.figure)) {
    const { x, y, width, height } = rooms.picture;
    const radius = Math.min(width, height) * 0.34;
    paintShout(scene, sheet.figure, [x + width - radius, y + height - radius], radius);
  }
}

interface Rooms {
  title: Rect;
  picture: Rect;
  details: Rect;
}

/** Title, picture and details below each other; on wide sheets the words stand beside the picture. */
function roomsFor(
  { width, height }: { width: number; height: number },
  { hasTitle, details }: { hasTitle: boolean; details: number },
): Rooms {
  const gap = Math.min(width, height) * 0.035;
  const isWide = width > height * 1.25;
  const words: Rect = {
    x: isWide ? width * 0.48 : gap,
    y: gap,
    width: isWide ? width * 0.52 - gap : width - gap * 2,
    height: height - gap * 2,
  };
  // The more there is to read, the smaller the picture.
  const below = details === 0 ? 0 : Math.min(0.5, 0.06 + details * 0.07) * height;
  const above = hasTitle ? (isWide && details === 0 ? 0.6 : details > 3 ? 0.2 : 0.26) * height : 0;
  const from = words.y + (isWide && details > 0 ? height * 0.04 : 0);
  const title = { ...words, y: from, height: above };
  const rest = { ...words, y: words.y + words.height - below, height: below };
  if (isWide)
    return {
      title: details > 0 ? title : { ...title, y: (height - above) / 2 },
      details: { ...rest, y: from + above + gap, height: Math.min(below * 1.5, height * 0.6) },
      picture: { x: gap, y: gap, width: width * 0.48 - gap * 2, height: height - gap * 2 },
    };
  const top = hasTitle ? title.y + above + gap : gap;
  const foot = details > 0 ? rest.y - gap : height - gap;
  return { title, details: rest, picture: { ...words, y: top, height: foot - top } };
}

const middleOf = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2];

/** The place that was named in a frame of its own, else a star burst; before it all that was named. */
function paintPicture(scene: PopScene, sheet: SheetWish, area: Rect): void {
  const { press, spec, random } = scene;
  const figures = figuresOn(spec, sheet);
  const isPlaced = hasPicture(spec, sheet);
  const things = isPlaced
    ? spec.things.filter(({ thing }) => !ITSELF.has(thing))
    : emblemsOf(spec, sheet, { hasFigures: figures.length > 0, isFramed: false });
  const shown: SceneSpec = { ...spec, things, figures };
  const isBare = things.length === 0 && figures.length === 0;
  if (!isPlaced && isBare) return;
  const pieces = grounded(piecesFor(shown));
  const place = isPlaced ? choosePlace(shown, pieces) : null;
  const paint = () => {
    if (!place) paintBurst(scene, middleOf(area), Math.hypot(area.width, area.height) * 0.4);
    const floor = area.y + area.height * 0.96;
    const stage = place
      ? paintPopPlace({ ...scene, spec: shown }, area, place)
      : { floor, horizon: floor, line: '#ffffff' };
    const set = setOut(pieces, { area, stage, random: random.fork('emblems') });
    drawPieces({ press, spec: shown, random }, set, stage);
  };
  if (!place) return paint();
  press.clipped(rectangle(area), () => press.inPlace(place, paint));
  press.withOutline(press.unit * 8, () => press.outline(rectangle(area)));
}

/** A white box; what introduces the title stands above it. */
function paintTitle({ press, palette }: PopScene, { title, kicker }: SheetWish, box: Rect): void {
  paintBox({ press }, box, '#ffffff');
  const head = kicker ? box.height * 0.26 : 0;
  const inner = box.width * 0.92;
  if (kicker)
    writePlain({ press }, kicker, {
      ...box,
      y: box.y + box.height * 0.05,
      height: head,
    });
  const height = (box.height - head) * 0.82;
  letter(press, title, {
    at: [box.x + box.width / 2, box.y + head + (box.height - head) / 2],
    sizePx: height * 0.86,
    width: inner,
    height,
    turn: 0,
    colour: palette.word,
  });
}

/** One line each, all of one size. */
function paintDetails({ press, palette }: PopScene, lines: readonly string[], box: Rect): void {
  paintBox({ press }, box, palette.light);
  const step = (box.height * 0.86) / lines.length;
  lines.forEach((line, i) =>
    writePlain({ press }, line, {
      ...box,
      y: box.y + box.height * 0.07 + i * step,
      height: step,
    }),
  );
}

function paintBox({ press }: Pick<PopScene, 'press'>, box: Rect, colour: string): void {
  press.withOutline(press.unit * 8, () =>
    press.fill(rectangle(box), colour, {
      from: [box.x, box.y],
      to: [box.x + box.width, box.y + box.height],
      start: 0.1,
      end: -0.12,
    }),
  );
}

/** Black letters on one line, or two where one would be small. */
function writePlain({ press }: Pick<PopScene, 'press'>, text: string, box: Rect): void {
  const { lines, style } = fitLines(press.ink, text, {
    style: { face: 'comic', sizePx: Math.min(box.height * 0.78, press.unit * 74), tracking: 0.04 },
    maxWidth: box.width * 0.92,
    maxLines: 2,
    maxHeight: box.height * 0.94,
  });
  const step = style.sizePx * LEADING;
  const top = box.y + (box.height - step * lines.length) / 2;
  press.ink.fillStyle = POP_INK;
  lines.forEach((line, i) =>
    setText(press.ink, line, [box.x + box.width / 2, top + step * i + style.sizePx * 0.86], style),
  );
}

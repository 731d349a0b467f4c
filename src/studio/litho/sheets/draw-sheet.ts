import type { Brief } from '#studio/brief.ts';
import type { DrawnPicture } from '#studio/film.ts';
import { stream } from '#studio/random.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SheetWish } from '#studio/scene/sheets.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { circle, rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { drawPieces } from '#studio/litho/arrange/paint-arrangement.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { posterPalette } from '#studio/litho/posters/poster-palette.ts';
import { LithoPress } from '#studio/litho/press.ts';
import { printLitho } from '#studio/litho/print-litho.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import { layWashes, thinInks } from './pastel-sheet.ts';
import { isDark, sheetInks } from './sheet-inks.ts';
import type { SheetInks } from './sheet-inks.ts';
import { borderOf, drawBorder } from './border-things.ts';
import { drawFigure } from './price-star.ts';
import { drawSheetPicture, hasPicture } from './sheet-picture.ts';
import { drawBlossoms, drawRule, drawVineFrame } from './frame.ts';
import { drawStrings, setEmblems } from './float-balloons.ts';
import { setStack } from './set-stack.ts';
import { linesOf } from './sheet-lines.ts';
import { emblemsOf, figuresOn, grounded } from './sheet-things.ts';

/** Card, list or flyer: a frame, what was asked for as an emblem, and the customer's words. */
export function drawSheet({ spec, width, height, seed }: Brief, sheet: SheetWish): DrawnPicture {
  const random = stream(seed, 'sheet');
  const press = new LithoPress(width, height);
  const palette = posterPalette(spec, random.fork('palette'));
  const inks = sheetInks(spec);
  press.fill(rectangle({ x: 0, y: 0, width, height }), inks.paper);
  const isPastel = spec.style === 'pastel';
  if (isPastel) layWashes(press, random.fork('washes'));
  const margin = Math.min(width, height) * 0.05;
  const frame: Rect = {
    x: margin,
    y: margin,
    width: width - margin * 2,
    height: height - margin * 2,
  };
  const figures = figuresOn(spec, sheet);
  const write = (words: Rect) =>
    setStack(press, words, linesOf(sheet, spec, inks), (at, wide) =>
      drawRule(press, at, wide, inks.accent),
    );
  const print = () =>
    isPastel
      ? thinInks(printLitho(press, { dark: '#7d6690', light: '#fffaf2', darkStrength: 0.4, seed }))
      : printLitho(press, { dark: palette.dark, light: palette.light, seed });
  if (hasPicture(spec, sheet)) {
    press.stroke(rectangle(outset(frame, margin * 0.4)), inks.accent, press.unit * 2);
    const lines = linesOf(sheet, spec, inks).length;
    write(drawSheetPicture(press, { spec, figures, frame, palette, inks, random, lines }));
    return print();
  }
  const border = borderOf(spec);
  const free = border ? { ...spec, things: spec.things.filter((asked) => asked !== border) } : spec;
  const emblems = emblemsOf(free, sheet, { hasFigures: figures.length > 0, isFramed: true });
  const named = spec.things.filter(({ thing }) => thing !== 'menu_card' && thing !== 'label');
  const hasGrapes = named.some(({ thing }) => thing === 'grapes') || named.length === 0;
  if (sheet.kind === 'logo') press.stroke(rectangle(frame), '#cdbd9f', press.unit * 2);
  else if (border) {
    const inset = margin * 0.6;
    const inner = {
      x: frame.x + inset,
      y: frame.y + inset,
      width: frame.width - inset * 2,
      height: frame.height - inset * 2,
    };
    drawBorder(press, { frame: inner, asked: border, spec, inks, random });
  } else
    drawVineFrame(press, frame, {
      ink: inks.ink,
      accent: inks.accent,
      wine: spec.wine,
      random,
      isAutumn: spec.season === 'autumn' || AUTUMN.test(spec.prompt),
      hasGrapes,
    });
  drawBlossoms(press, frame, spec);
  const inner = insideOf(frame);
  const room = drawEmblems(press, { spec, random, emblems, figures, inner, sheet, inks });
  const figure = sheet.title.includes(sheet.figure ?? '') ? null : sheet.figure;
  if (figure) drawFigure(press, { figure, room, inks });
  const words = figure
    ? { ...room, y: room.y + room.height * 0.56, height: room.height * 0.44 }
    : room;
  write(words);
  return print();
}

const AUTUMN =
  /\b(?:autumn|automne|autunno|otoño|herbst\w*)\b|\bfall (?:sale|menu|tasting|offer|wine|release)/iu;

const outset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
});

/** Clear of the vine in the corners. */
const insideOf = ({ x, y, width, height }: Rect): Rect => ({
  x: x + width * 0.12,
  y: y + height * 0.09,
  width: width * 0.76,
  height: height * 0.82,
});

interface EmblemRoom {
  spec: SceneSpec;
  random: ReturnType<typeof stream>;
  emblems: readonly AskedThing[];
  figures: readonly AskedFigure[];
  inner: Rect;
  sheet: SheetWish;
  inks: SheetInks;
}

/** What is to be read needs its room: the more lines, the smaller the emblems above them. */
const shareAbove = ({ details }: SheetWish): number => Math.max(0.26, 0.66 - details.length * 0.09);

/** Stands the emblems above; gives back the room below them. */
function drawEmblems(
  press: LithoPress,
  { spec, random, emblems, figures, inner, sheet, inks }: EmblemRoom,
): Rect {
  if (emblems.length === 0 && figures.length === 0) return inner;
  if (sheet.kind === 'logo')
    return drawMark(press, { spec, random, emblems, figures, inner, sheet, inks });
  const hasWords = sheet.title !== '' || sheet.details.length > 0;
  const isBeside = hasWords && inner.width > inner.height * 1.25;
  const height = inner.height * (isBeside ? 1 : hasWords ? shareAbove(sheet) : 0.8);
  // 'Sun closed' is a day that is read, and no sun above the words.
  const prompt = sheet.details.reduce((told, line) => told.replace(line, ''), spec.prompt);
  const shown = { ...spec, prompt, things: emblems, figures };
  const floor = inner.y + height;
  const stage = { floor, horizon: floor, line: inks.ink };
  const area = { ...inner, height, width: inner.width * (isBeside ? 0.44 : 1) };
  // On a dark ground a dark bottle needs light behind it.
  if (isDark(inks.paper)) {
    const centre: Point = [area.x + area.width / 2, area.y + height * 0.5];
    const radius = Math.min(area.width, height) * 0.46;
    press.fill(circle(centre, radius), inks.accent, { centre, radius, start: 0.3, end: -0.3 });
  }
  const pieces = setEmblems(grounded(piecesFor(shown)), {
    area,
    stage,
    random: random.fork('emblems'),
  });
  drawStrings(press, pieces);
  drawPieces({ press, spec: shown, random }, pieces, stage);
  if (isBeside) return { ...inner, x: inner.x + inner.width * 0.5, width: inner.width * 0.5 };
  const gap = inner.height * 0.05;
  return { ...inner, y: floor + gap, height: inner.height - height - gap };
}

/** The mark of a house: one thing in a ring. */
function drawMark(press: LithoPress, { spec, random, emblems, inner, inks }: EmblemRoom): Rect {
  const height = inner.height * 0.58;
  const step = inner.width / emblems.length;
  emblems.forEach((asked, i) => {
    const maker = drawnMaker(asked.thing);
    if (!maker) return;
    const centre: Point = [inner.x + step * (i + 0.5), inner.y + height / 2];
    press.fill(circle(centre, height * 0.5), '#efe2c4');
    press.stroke(circle(centre, height * 0.5), inks.accent, press.unit * 6);
    press.stroke(circle(centre, height * 0.46), inks.accent, press.unit * 2);
    const tall = Math.min(height * 0.66, (step * 0.8) / maker.aspect);
    const look = lookFor({ spec }, random.fork(`emblem ${i}`), { asked, line: inks.ink });
    const standing = { base: [centre[0], centre[1] + tall / 2] as const, heightPx: tall };
    press.named(asked.thing, () => maker.draw(press, standing, { ...look, isAloft: true }));
  });
  const gap = inner.height * 0.08;
  return { ...inner, y: inner.y + height + gap, height: inner.height - height - gap };
}

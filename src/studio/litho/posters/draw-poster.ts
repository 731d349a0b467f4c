import type { Brief } from '#studio/brief.ts';
import type { DrawnPicture } from '#studio/film.ts';
import { stream } from '#studio/random.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { drawPlate } from '#studio/litho/education/draw-plate.ts';
import { choosePosterScene, placeOfScene } from './choose-poster-scene.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import { nameOnFront } from '#studio/litho/places/house-front.ts';
import { drawPattern, isPattern } from '#studio/litho/pattern.ts';
import { layoutPoster, layoutUntitled } from './poster-layout.ts';
import { posterPalette } from './poster-palette.ts';
import { posterPaper } from './poster-paper.ts';
import { chooseFaces, drawTitle, isTitleAbove, titleLines } from './poster-title.ts';
import { paintLabelSheet } from '#studio/litho/scenes/label.ts';
import { huesKept, inksAsked, isAsked, limitInks, sharedInks } from '#studio/litho/limit-inks.ts';
import { LithoPress } from '#studio/litho/press.ts';
import { printLitho } from '#studio/litho/print-litho.ts';
import { drawSheet } from '#studio/litho/sheets/draw-sheet.ts';
import { drawSticker, isSticker } from '#studio/litho/sticker.ts';
import { isWrittenOnBoard } from '#studio/litho/things/lettered-board.ts';

/** A lithographed poster: paper, picture, title. */
export function drawPoster(brief: Brief): DrawnPicture {
  const { spec: asked, width, height, seed } = brief;
  if (asked.plate) return drawPlate(brief);
  if (isSticker(asked)) return drawSticker(brief);
  if (asked.sheet) return drawSheet(brief, asked.sheet);
  if (isPattern(asked)) return drawPattern(brief);
  const inks = inksAsked(asked);
  const isThingsOwn = sharedInks(asked) === null;
  const spec = inks && !isThingsOwn ? { ...asked, things: asked.things.map(inSheetInks) } : asked;
  const random = stream(seed, 'poster');
  const palette = posterPalette(spec, random.fork('palette'));
  const { paper, ink, accent } = posterPaper(spec, palette);
  const paint = choosePosterScene(spec);
  // A label is its own lettering.
  const onBoard = isOnBoard(asked);
  const isTitled =
    spec.title !== '' &&
    (paint !== paintLabelSheet || spec.texts.title !== null) &&
    (!onBoard || spec.texts.subtitle !== null);
  const layout = isTitled
    ? layoutPoster(width, height, {
        lines: titleLines(spec)[1] && spec.texts.title !== null ? 2 : 1,
        isAbove: isTitleAbove(spec),
        letters: spec.texts.title === null ? 0 : titleLines(spec)[0].length,
      })
    : layoutUntitled(width, height);
  const press = new LithoPress(width, height);
  const frame = rectangle(layout.picture);
  press.fill(rectangle({ x: 0, y: 0, width, height }), paper);
  const scene = { press, frame: layout.picture, palette, spec, random: random.fork('scene') };
  const place = placeOfScene(paint, spec);
  press.clipped(frame, () => (place ? press.inPlace(place, () => paint(scene)) : paint(scene)));
  press.stroke(frame, ink, press.unit * 5);
  if (isTitled) {
    const faces = chooseFaces(spec, random.fork('faces'));
    drawTitle(press, layout, onBoard ? withoutTitle(spec) : spec, faces, { ink, accent });
  }
  const isFlat = isAsked(spec, 'trait:flat');
  const print = printLitho(press, { dark: palette.dark, light: palette.light, seed, isFlat });
  return inks ? limitInks(print, inks, huesKept(spec)) : print;
}

/** The inks of the sheet are those of its things. */
function inSheetInks(asked: AskedThing): AskedThing {
  const plain = { ...asked, colour: null };
  delete plain.colours;
  return plain;
}

/** What the board does not say stands below the picture: the hours, the price. */
const withoutTitle = (spec: SceneSpec): SceneSpec => ({
  ...spec,
  title: spec.texts.subtitle ?? '',
  subtitle: '',
  texts: { ...spec.texts, title: spec.texts.subtitle, subtitle: null },
});

/** Words that stand on a board in the picture are not said again below it. */
const isOnBoard = (spec: SceneSpec): boolean =>
  nameOnFront(spec) === spec.title || isWrittenOnBoard(spec, spec.title);

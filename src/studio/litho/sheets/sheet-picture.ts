import { asksHills } from '#studio/litho/arrange/choose-place.ts';
import type { Random } from '#studio/random.ts';
import { isView } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SheetWish } from '#studio/scene/sheets.ts';
import { choosePosterScene, placeOfScene } from '#studio/litho/posters/choose-poster-scene.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import type { PosterPalette } from '#studio/litho/posters/poster-palette.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { SheetInks } from './sheet-inks.ts';
import { ITSELF } from './sheet-things.ts';

/** Sheets that may bear a picture of a place; lists and marks have emblems. */
const PICTURED = new Set<SheetWish['kind']>(['invitation', 'card', 'flyer']);

/** 'Save the date, vineyard and olive trees': a place that is named is seen, above the words. */
export const hasPicture = (spec: SceneSpec, { kind }: SheetWish): boolean =>
  // The poster's full inks would drown the washes of a pastel card.
  spec.style !== 'pastel' &&
  (PICTURED.has(kind)
    ? spec.place !== null || asksHills(spec)
    : kind === 'label' &&
      (isView(spec.place) || spec.things.some(({ thing }) => LANDS.has(thing))));

/** What stands in the land is no emblem: a label with a château shows where it stands. */
const LANDS = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance === 'scenery').map(({ id }) => id),
);

interface PictureRoom {
  spec: SceneSpec;
  figures: readonly AskedFigure[];
  /** All that is inside the sheet's margin. */
  frame: Rect;
  palette: PosterPalette;
  inks: SheetInks;
  random: Random;
  /** How many lines are to be read beside it. */
  lines: number;
}

/** Paints the place with all that stands there; gives back the room for the words. */
export function drawSheetPicture(press: LithoPress, room: PictureRoom): Rect {
  const { spec, figures, frame, palette, inks, random, lines } = room;
  const isBeside = frame.width > frame.height * 1.25;
  const share = lines === 0 ? 1 : isBeside ? 0.52 : Math.max(0.44, 0.62 - lines * 0.04);
  const box: Rect = isBeside
    ? { ...frame, width: frame.width * share }
    : { ...frame, height: frame.height * share };
  const shown: SceneSpec = {
    ...spec,
    figures,
    title: '',
    things: spec.things.filter(({ thing }) => !ITSELF.has(thing)),
  };
  const paint = choosePosterScene(shown);
  const scene = { press, frame: box, palette, spec: shown, random: random.fork('picture') };
  const place = placeOfScene(paint, shown);
  press.clipped(rectangle(box), () =>
    place ? press.inPlace(place, () => paint(scene)) : paint(scene),
  );
  press.stroke(rectangle(box), inks.ink, press.unit * 3);
  const gap = Math.min(frame.width, frame.height) * 0.05;
  return isBeside
    ? { ...frame, x: box.x + box.width + gap, width: frame.width - box.width - gap * 2 }
    : {
        x: frame.x + gap,
        y: box.y + box.height + gap,
        width: frame.width - gap * 2,
        height: frame.height - box.height - gap * 1.6,
      };
}

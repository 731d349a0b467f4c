import { fold } from '#studio/lexicon/matching/normalise.ts';
import { isView } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { ellipse, polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { paintPlace } from '#studio/litho/places/paint-place.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PaintScene, PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { gobletFor } from '#studio/litho/things/goblet.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import { paintGarlands } from './festival.ts';
import { paintTrees } from './under-trees.ts';

const BANQUET =
  /\b(?:banquets?|feasts?|festin|banchett[oi]|banquetes?|bankett|festmahl|long (?:\w+ )?table|longue (?:\w+ )?table|grande tablee|tavolata|mesa larga|lange[rn]? (?:tafel|tisch))\b/;
const IN_HALLS =
  /\b(?:medieval|middle ages|knights?|castle hall|great hall|moyen age|medievale|mittelalter\w*|ritter)\b/;
const UNDER_TREES =
  /\b(?:trees?|oaks?|arbres?|alberi|albero|arboles|arbol|baumen?|baum|orchard|garden)\b/;
/** What is laid rather than stands beside. */
const NOT_LAID = new Set<ThingId>([
  'long_table',
  'laid_table',
  'tree',
  'string_lights',
  'bench',
  'place_setting',
]);

/** A table for many at which nobody sits yet; guests are set behind one of their own. */
export const isFeast = (spec: SceneSpec): boolean =>
  spec.figures.length === 0 &&
  !spec.sheet &&
  !spec.copySpace &&
  BANQUET.test(fold(spec.prompt)) &&
  spec.things.every(({ thing }) => NOT_LAID.has(thing) || isLaid(thing));

const isLaid = (thing: ThingId): boolean => {
  const maker = drawnMaker(thing);
  return maker !== null && maker.height <= 1.1;
};

/** Where it stands: as named, in a hall of old, else in the open. */
function placeOf({ place, prompt, setting }: SceneSpec): PlaceId {
  if (place) return place;
  if (IN_HALLS.test(fold(prompt))) return 'vault_cellar';
  return setting === 'vineyard' ? 'vineyard' : 'garden_party';
}

/** A long table that runs away from us, laid on both sides. */
export const paintFeast: PaintScene = (scene) => {
  const { spec, frame } = scene;
  const place = placeOf(spec);
  const stage = paintPlace(scene, place);
  const isOpen = isView(place) || place === 'garden_party' || place === 'wedding';
  if (isOpen && UNDER_TREES.test(fold(spec.prompt))) paintTrees(scene, stage.horizon);
  if (isOpen) scene.press.named('string_lights', () => paintGarlands(scene));
  const far = isOpen
    ? Math.min(stage.horizon + frame.height * 0.08, frame.y + frame.height * 0.62)
    : frame.y + frame.height * 0.56;
  layFeast(scene, far);
};

const ROWS = 5;
const CENTRE: readonly ThingId[] = ['bottle', 'grapes', 'bread', 'candle', 'bottle', 'flowers'];

function layFeast(scene: PosterScene, far: number): void {
  const { press, frame, spec } = scene;
  const near = bottomOf(scene) + frame.height * 0.04;
  const middle = frame.x + frame.width / 2;
  const wide = Math.min(frame.width, frame.height * 1.2);
  // Depth runs from 0 at our end to 1 at the far one.
  const scaleAt = (depth: number): number => 1 / (1 + depth * 2.6);
  const place = (across: number, depth: number): Point => [
    middle + across * wide * 0.42 * scaleAt(depth),
    far + ((near - far) * (scaleAt(depth) - scaleAt(1))) / (1 - scaleAt(1)),
  ];
  for (const side of [-1, 1]) {
    const bench = [1.16, 1.42].map((across) => across * side);
    press.fill(
      polygon([
        place(bench[0] ?? 0, 0),
        place(bench[1] ?? 0, 0),
        place(bench[1] ?? 0, 1),
        place(bench[0] ?? 0, 1),
      ]),
      '#8a5a34',
      { from: place(0, 1), to: place(0, 0), start: 0.1, end: -0.4 },
    );
  }
  press.named('long_table', () => {
    const cloth = spec.surfaceColour?.hex ?? '#f4ead6';
    press.fill(polygon([place(-1, 0), place(1, 0), place(1, 1), place(-1, 1)]), cloth, {
      from: place(0, 1),
      to: place(0, 0),
      start: -0.1,
      end: 0.15,
    });
    for (const side of [-1, 1]) {
      const [top, foot] = [place(side, 0), place(side, 1)];
      const drop = (depth: number): number => frame.height * 0.09 * scaleAt(depth);
      press.fill(
        polygon([top, foot, [foot[0], foot[1] + drop(1)], [top[0], top[1] + drop(0)]]),
        cloth,
        { from: top, to: [top[0] + side * wide * 0.02, top[1]], start: -0.5, end: -0.6 },
      );
    }
  });
  const dishes = spec.things
    .map(({ thing }) => thing)
    .filter((thing) => !NOT_LAID.has(thing) && thing !== 'glass' && thing !== 'champagne_flute');
  const centre = [...dishes, ...CENTRE.filter((thing) => !dishes.includes(thing))];
  for (let row = ROWS - 1; row >= 0; row--) {
    const depth = (row + 0.25) / ROWS;
    const size = frame.height * 0.3 * scaleAt(depth);
    for (const side of [-1, 1]) {
      drawPlate(scene, place(side * 0.7, depth), size * 0.34);
      stand(scene, glassFor(spec), { at: place(side * 0.44, depth), heightPx: size * 0.72 });
    }
    // What was asked for lies nearest to us.
    const thing = centre[(row * 2) % centre.length];
    const next = centre[(row * 2 + 1) % centre.length];
    if (thing) stand(scene, thing, { at: place(-0.12, depth), heightPx: size });
    if (next && row < 3) stand(scene, next, { at: place(0.17, depth - 0.05), heightPx: size });
  }
}

const glassFor = ({ wine }: SceneSpec): ThingId =>
  wine === 'sparkling' || wine === 'sparkling_rose' ? 'champagne_flute' : 'glass';

function drawPlate({ press, spec }: PosterScene, at: Point, reach: number): void {
  const isSetting = spec.things.some(({ thing }) => thing === 'place_setting');
  press.named(isSetting ? 'place_setting' : 'plate', () => {
    press.fill(ellipse(at, reach, reach * 0.42), '#fffaf0', {
      centre: at,
      radius: reach,
      start: 0.1,
      end: -0.35,
    });
    press.fill(ellipse(at, reach * 0.66, reach * 0.27), '#efe2c8');
  });
}

/** A thing of the catalogue, as tall beside a bottle as it is. */
function stand(
  { press, spec, random }: PosterScene,
  thing: ThingId,
  { at, heightPx }: { at: Point; heightPx: number },
): void {
  const asked = spec.things.find((one) => one.thing === thing);
  const maker = (asked && gobletFor(asked)) ?? drawnMaker(thing);
  if (!maker) return;
  const look = lookFor({ spec }, random.fork(`${thing} ${Math.round(at[1])}`), {
    line: '#8a6a4a',
    ...(asked && { asked }),
  });
  const tall = heightPx * Math.min(1, maker.height) * (maker.aspect > 1.4 ? 1.2 : 1);
  press.named(thing, () => maker.draw(press, { base: at, heightPx: tall }, look));
}

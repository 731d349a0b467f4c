import type { PaintScene, PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { concertStage, isOnStage } from '#studio/litho/places/indoors/concert.ts';
import { paintPlace } from '#studio/litho/places/paint-place.ts';
import type { Stage } from '#studio/litho/places/ground.ts';
import type { Resume } from '#studio/litho/press.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import { paintFlakes } from '#studio/litho/places/snow.ts';
import { paintVillage } from '#studio/litho/places/open-air.ts';
import { paintGarlands } from '#studio/litho/scenes/festival.ts';
import { paintTrees } from '#studio/litho/scenes/under-trees.ts';
import { treesAbove } from '#studio/places/scenery/trees-above.ts';
import { isView, liesOpen } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { portraitStage } from '#studio/litho/scenes/deco-fan.ts';
import { paintLongRoad } from '#studio/litho/scenes/land/road.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { choosePlace, isFairOnLand } from './choose-place.ts';
import { hasBlanket, paintBlanket } from './outdoors/blanket.ts';
import { raiseOnHills } from './outdoors/hill.ts';
import type { Piece } from './piece.ts';
import { piecesFor } from './pieces.ts';
import { paintPodium } from './people/podium.ts';
import { BEINGS, isAtTable, paintTable } from './table.ts';
import type { SetPiece } from './set-piece.ts';
import { areaBeside, setOut } from './set-out.ts';

/** Any things and people in any place: whatever the prompt names, and nothing else. */
export const paintArrangement: PaintScene = (scene) => {
  const { frame, spec, random } = scene;
  const pieces = piecesFor(spec);
  const painted = paintStage(scene, pieces);
  const free = hasRoad(scene, pieces)
    ? besideRoad(frame)
    : asksDoor(spec)
      ? besideDoor(frame)
      : frame;
  const area = areaBeside(free, spec.copySpace);
  const { counter, ...open } = painted;
  // Whoever performs, dances or carries something in a bar is before its counter.
  const isBefore =
    pieces.some(({ isHero, carried }) => isHero || carried !== undefined) ||
    spec.figures.some(({ action }) => action === 'dancing');
  const lowest = area.y + area.height * 0.97;
  const floor = isBefore && counter !== undefined ? lowest : Math.min(painted.floor, lowest);
  const standing = { ...(isBefore ? open : painted), floor };
  const place = choosePlace(spec, pieces);
  const stage = isAtTable(spec, pieces, isView(place))
    ? paintTable(scene.press, { area, spec, stage: standing })
    : standing;
  if (hasBlanket(spec, place)) paintBlanket(scene.press, { area, stage, spec });
  const set = raiseOnHills(scene, setOut(pieces, { area, stage, random }));
  paintPodium(scene, set);
  drawPieces(scene, set, stage);
};

/** A road that is asked for is seen: it winds on the left, and what else is asked for stands beside it. */
const hasRoad = ({ spec }: PosterScene, pieces: readonly Piece[]): boolean =>
  spec.things.some(({ thing }) => thing === 'road') && isView(choosePlace(spec, pieces));

/** A door that is asked for is not hidden by what stands before its house. */
const asksDoor = ({ place, things, figures }: SceneSpec): boolean =>
  place === 'house_front' && figures.length === 0 && things.some(({ thing }) => thing === 'door');

const besideDoor = ({ x, y, width, height }: Rect): Rect => ({
  x: x + width * 0.63,
  y: y + height * 0.3,
  width: width * 0.36,
  height: height * 0.7,
});

const besideRoad = ({ x, y, width, height }: Rect): Rect => ({
  x: x + width * 0.44,
  y: y + height * 0.28,
  width: width * 0.54,
  height: height * 0.72,
});

/** The place, with the village that lies in it and the garlands of its feast. */
function paintStage(scene: PosterScene, pieces: readonly Piece[]): Stage {
  const { spec } = scene;
  const place = choosePlace(spec, pieces);
  const paint = (): Stage => {
    if (isOnStage(spec)) return concertStage(scene);
    const stage = isPortrait(place, pieces) ? portraitStage(scene) : paintPlace(scene, place);
    const hasVillage = spec.things.some(({ thing }) => thing === 'village');
    if (hasVillage && place !== 'village' && isView(place)) paintVillage(scene, stage);
    if (treesAbove(spec) > 0 && (isView(place) || liesOpen(place)))
      paintTrees(scene, stage.horizon);
    const isNamed = (id: ThingId) => spec.things.some(({ thing }) => thing === id);
    if (isNamed('road') && isView(place))
      paintLongRoad(scene, stage.horizon, { hasCypresses: isNamed('cypress') });
    if (spec.weather === 'snow' && place !== 'christmas') paintFlakes(scene);
    const lights = spec.things.find(({ thing }) => thing === 'string_lights');
    if (lights) scene.press.named(lights.thing, () => paintGarlands(scene));
    return stage;
  };
  const isFair = isFairOnLand(spec, pieces);
  // The river below the terraces is painted; the terraces are the place that was named.
  const named = isFair ? 'festival' : place !== spec.place ? spec.place : null;
  if (!named) return paint();
  let stage: Stage | undefined;
  scene.press.inPlace(named, () => {
    stage = paint();
    if (isFair) paintGarlands(scene);
  });
  return stage ?? paint();
}

/** Nobody and nothing but people, nowhere in particular. */
const isPortrait = (place: PlaceId | null, pieces: readonly Piece[]): boolean =>
  place === null && pieces.length > 0 && pieces.every(({ row }) => row === 'bust');

/** @public Pop prints set their pieces out on grounds of their own. */
export function drawPieces(
  scene: Pick<PosterScene, 'press' | 'spec' | 'random'> & { hasOneFace?: boolean },
  pieces: readonly SetPiece[],
  { line, counter }: Pick<Stage, 'line' | 'counter'>,
): void {
  const { press, random } = scene;
  // Behind a counter means behind what stands on it.
  const order =
    counter === undefined ? pieces : [...far(pieces), ...people(pieces), ...rest(pieces)];
  const resumes = new Map<string, Resume>();
  const turn = random.fork('turn').int(0, 59);
  for (const piece of order) {
    const { thing, maker, asked, index, copy, row, base, heightPx, isFront } = piece;
    // Whoever comes back in the next panel is known again, whatever stands there.
    const key = scene.hasOneFace && asked === null ? 'face' : `piece ${index}`;
    const look = lookFor(scene, random.fork(`${key} ${copy}`), {
      line,
      isAloft: row === 'sky',
      copy,
      turn,
      ...(asked && { asked }),
    });
    if (isFront) {
      const front = () => maker.holds?.front(press, { base, heightPx }, look);
      resumes.get(`${index} ${copy}`)?.(front);
      continue;
    }
    const resume = press.named(thing, () => {
      const isBehind = asked === null || (BEINGS.has(thing) && !isHeldUp(piece));
      if (piece.turn) {
        const middle = [base[0], base[1] - heightPx / 2] as const;
        const standing = { base: [0, heightPx / 2] as const, heightPx };
        const leant = { ...look, isAloft: true };
        press.placed(middle, piece.turn, 1, () => maker.draw(press, standing, leant));
      } else if (!isBehind || counter === undefined || row === 'bust')
        maker.draw(press, { base, heightPx }, look);
      else {
        // Somebody behind a counter: nearer, and seen from the hips up.
        const whole = heightPx * BEHIND_COUNTER;
        const above = rectangle({ x: 0, y: 0, width: press.width, height: counter });
        const standing = { base: [base[0], counter + whole * 0.44] as const, heightPx: whole };
        press.clipped(above, () => maker.draw(press, standing, look));
      }
    });
    resumes.set(`${index} ${copy}`, resume);
  }
}

const isFar = ({ row }: SetPiece) => row === 'view' || row === 'sky';
const far = (pieces: readonly SetPiece[]) => pieces.filter(isFar);
/** A cat on a barrel is where the barrel is. */
const isHeldUp = ({ asked }: SetPiece) =>
  asked?.relation?.kind === 'on' || asked?.relation?.kind === 'in';
const isBeing = (piece: SetPiece) =>
  piece.asked === null || piece.row === 'bust' || (BEINGS.has(piece.thing) && !isHeldUp(piece));
const people = (pieces: readonly SetPiece[]) => pieces.filter(isBeing);
const rest = (pieces: readonly SetPiece[]) =>
  pieces.filter((piece) => !isBeing(piece) && !isFar(piece));

/** How much larger a figure is drawn of which only the upper half is seen. */
const BEHIND_COUNTER = 1.6;

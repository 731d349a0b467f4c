import { fromKneesUp, isHeroOfPoster } from '#studio/litho/figures/acts/performing.ts';
import { hasSeat } from '#studio/litho/figures/acts/rider.ts';
import { mountOf, ridersOf } from '#studio/litho/figures/acts/riding.ts';
import { sharedVatIn } from '#studio/litho/figures/acts/shared-vat.ts';
import { figureThing, riderOn } from '#studio/litho/figures/figure-thing.ts';
import type { Portrait } from '#studio/litho/figures/portrait.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { countOf } from '#studio/litho/arrange/counts.ts';
import type { Piece } from '#studio/litho/arrange/piece.ts';

/** Heads and shoulders that look out of the sheet, in the order of their wishes. */
export const bustPieces = (busts: Portrait['busts'], { things }: SceneSpec): Piece[] =>
  busts.map(({ thing, maker }, copy) => ({
    thing,
    maker,
    asked: null,
    index: things.length + copy,
    copy,
    row: 'bust',
  }));

/** Whoever is asked for, on foot or in a saddle. */
export function figurePieces(spec: SceneSpec): Piece[] {
  const rides = mountOf(spec);
  const mount = rides === undefined ? undefined : spec.things[rides];
  if (rides !== undefined && mount && hasSeat(mount.thing)) return riderPieces(spec, rides, mount);
  const isHero = isHeroOfPoster(spec);
  const vat = sharedVatIn(spec);
  const drawn = (figure: AskedFigure, i: number) =>
    vat?.by.includes(i)
      ? vat.by[0] === i
        ? [vat.thing]
        : []
      : figureThing(figure, spec, before(spec.figures, i));
  return spec.figures.flatMap((figure, i) =>
    drawn(figure, i).map(({ thing, maker }, copy): Piece => ({
      thing,
      maker: isHero ? fromKneesUp(maker) : maker,
      asked: null,
      index: spec.things.length + i,
      copy,
      row: isHero || isHandAlone(spec) ? 'bust' : 'back',
      ...(isHero && { isHero }),
      ...(figure.role === 'musician' && { isBand: true }),
      ...(rides !== undefined && { rides }),
    })),
  );
}

const PLAIN = new Set<PlaceId>(['white_ground', 'black_ground', 'colour_ground']);

/** A hand that holds something up, nowhere in particular, comes from the edge below. */
const isHandAlone = ({ figures, place, style }: SceneSpec): boolean =>
  (style === 'pop_art' || style === 'illustration_poster') &&
  (place === null || PLAIN.has(place)) &&
  figures.length === 1 &&
  figures.every(
    ({ part, count, action }) =>
      part === 'hands' && count <= 2 && (action === 'holding' || action === null),
  );

/** One in each saddle; who has none sits behind the first. */
function riderPieces(spec: SceneSpec, rides: number, mount: AskedThing): Piece[] {
  const riders = ridersOf(spec.figures);
  const mounts = countOf(mount);
  return riders.map((figure, i): Piece => {
    const seat = { i, isOne: riders.length === 1, isBehind: i >= mounts };
    return {
      ...riderOn(figure, { mount: mount.thing, spec, seat }),
      asked: null,
      index: spec.things.length + i,
      copy: 0,
      row: 'back',
      rides,
      mount: i < mounts ? i : 0,
    };
  });
}

/** How many people stand before the i-th wish's. */
const before = (figures: readonly AskedFigure[], i: number): number =>
  figures.slice(0, i).reduce((sum, { count }) => sum + count, 0);

import type { Stage } from '#studio/compose/stage.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { buildShopAisle } from './shop-aisle.ts';
import { buildTankHall } from './tank-hall.ts';

interface Hall {
  build: (stage: Stage) => void;
  /** What of it can be asked for; for all else it is painted. */
  shows: readonly ThingId[];
}

/** Rooms that are built, not painted, where they are the whole picture. */
const HALLS: Partial<Record<PlaceId, Hall>> = {
  winery: { build: buildTankHall, shows: ['tank'] },
  wine_shop: {
    build: buildShopAisle,
    shows: ['bottle', 'shelf', 'lamp', 'wooden_case', 'counter'],
  },
};

export const isBuiltHall = (place: PlaceId, { things, prompt }: SceneSpec): boolean =>
  things.every(({ thing }) => HALLS[place]?.shows.includes(thing) ?? false) &&
  HALLS[place] !== undefined &&
  !DRESSED.test(prompt);
/** Feasts and windows are painted. */
const DRESSED =
  /christmas|xmas|no[eë]l|natale|navidad|weihnacht|window|vitrine|vetrina|escaparate|fenster|supermar|sign\b/i;

export const buildHall = (stage: Stage): void => {
  const { place } = stage.direction;
  if (place) HALLS[place]?.build(stage);
};

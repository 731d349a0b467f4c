import type { Stage } from '#studio/compose/stage.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { hasBarSeats } from './bar-seats.ts';
import { buildBarHall } from './bar-hall.ts';
import { buildBottlingLine } from './bottling-line.ts';
import { buildDiningRoom } from './dining-room.ts';
import { buildShopAisle } from './shop-aisle.ts';
import { buildShopFront } from './shop-front.ts';
import { buildTankHall } from './tank-hall.ts';

interface Hall {
  build: (stage: Stage) => void;
  /** What of it can be asked for; for all else it is painted. */
  shows: readonly ThingId[];
  /** Of the houses and rooms of this kind, those that it is. */
  isOf?: (spec: SceneSpec) => boolean;
}

/** What a shop's window shows, and boards with words, are painted. */
const WINDOWS = /window|vitrine|vetrina|escaparate|fenster|supermar|sign\b/i;
const SELLS_WINE =
  /\b(?:wine (?:shop|store|bar|merchant\w*)|bottle shop|caviste|bars? a vins?|enoteca|vinoteca|weinladen|weinhandlung|weinbar|vinothek)\b/;

/** Rooms that are built, not painted, where they are the whole picture. */
const HALLS: Partial<Record<PlaceId, Hall>> = {
  winery: { build: buildTankHall, shows: ['tank'] },
  wine_shop: {
    build: buildShopAisle,
    shows: ['bottle', 'shelf', 'lamp', 'wooden_case', 'counter', 'price_tag'],
    isOf: ({ prompt }) => !WINDOWS.test(prompt),
  },
  house_front: {
    build: buildShopFront,
    shows: ['window', 'lamp', 'shop_window', 'bottle', 'shelf', 'house'],
    isOf: ({ prompt, texts }) =>
      SELLS_WINE.test(fold(prompt)) && (texts.carried ?? []).length === 0,
  },
  restaurant: {
    build: buildDiningRoom,
    shows: ['place_setting', 'window', 'lamp', 'candle', 'chair'],
  },
  wine_bar: {
    build: buildBarHall,
    shows: ['stool', 'counter', 'shelf', 'bottle', 'lamp'],
    isOf: (spec) => hasBarSeats(spec),
  },
  bottling_line: { build: buildBottlingLine, shows: ['bottle'] },
};

export function isBuiltHall(place: PlaceId, spec: SceneSpec): boolean {
  const hall = HALLS[place];
  if (!hall) return false;
  const isShown = spec.things.every(({ thing }) => hall.shows.includes(thing));
  return isShown && !FEASTS.test(spec.prompt) && (hall.isOf?.(spec) ?? true);
}
/** A feast is painted with all that it hangs up. */
const FEASTS =
  /christmas|xmas|no[eë]l|natale|navidad|weihnacht|wedding|mariage|hochzeit|matrimonio|boda/i;

export const buildHall = (stage: Stage): void => {
  const { place } = stage.direction;
  if (place) HALLS[place]?.build(stage);
};

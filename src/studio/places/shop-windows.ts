import { figuresOf } from '#studio/people/figures-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { SHOPS } from './place.ts';

/** Goods in a shop window are looked at from the pavement, through its frame. */
export const looksIntoWindow = (spec: SceneSpec): boolean =>
  SHOPS.some((shop) => shop === spec.place) &&
  spec.things.length > 1 &&
  spec.things.some(({ thing }) => thing === 'shop_window') &&
  !(spec.texts.carried ?? []).some(({ carrier }) => carrier === 'shop_window') &&
  figuresOf(spec).length === 0;

import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { DRAWN_STYLES } from './drawn-styles.ts';

const DRAWN_ONLY = new Set<ThingId>(
  THINGS.filter(({ madeBy }) => madeBy.includes('drawn') && !madeBy.includes('photo')).map(
    ({ id }) => id,
  ),
);

/** Whether this picture is drawn as shapes rather than traced. Apart from the press, which only drawn pictures load. */
export function isDrawn({ style, meme, sheet, things, figures, place }: SceneSpec): boolean {
  if (DRAWN_STYLES.includes(style)) return true;
  // Cards and lists are lettering in a frame, in pastel too.
  if (sheet) return true;
  if (!meme) return false;
  // A joke about somebody needs a face, and photographs turn theirs away.
  if (meme.format !== 'captions' || figures.length > 0) return true;
  // A photograph's white needs its lamps; a drawing's is paper.
  if (place !== null && PAPERS.has(place)) return true;
  // A dragon can only be drawn, and a joke about a dragon needs its dragon.
  // Animals act in jokes, and only a drawing lets them.
  return things.some(({ thing }) => DRAWN_ONLY.has(thing) || WORN.has(thing) || LIVELY.has(thing));
}

const PAPERS = new Set<PlaceId>(['white_ground', 'black_ground', 'no_ground']);

/** What somebody wears in a joke; a photograph would lay it down. */
const WORN = new Set<ThingId>(['sunglasses', 'straw_hat', 'top_hat', 'crown']);

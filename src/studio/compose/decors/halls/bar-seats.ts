import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** 'A wine bar with stools along the counter': the bar itself is the picture. */
export const hasBarSeats = ({ place, things }: SceneSpec): boolean =>
  place === 'wine_bar' &&
  things.some(
    ({ thing, isSeveral, count }) => thing === 'stool' && (isSeveral || (count ?? 1) > 1),
  ) &&
  things.every((one) => isOfBar(one));

/** Its stools, its shelves with their bottles, its lamps; what is counted or said to stand there stands before us. */
const isOfBar = ({ thing, count, isSeveral, colour }: AskedThing): boolean =>
  thing === 'bottle' ? isSeveral === true && count === null && colour === null : OF_BARS.has(thing);
const OF_BARS: ReadonlySet<ThingId> = new Set<ThingId>(['stool', 'counter', 'shelf', 'lamp']);

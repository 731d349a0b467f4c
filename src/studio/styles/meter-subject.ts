import type { FilmLight } from '#studio/film.ts';
import type { StagedScene } from '#studio/scene-graph.ts';
import { OWN_ROOM } from '#studio/workroom.ts';
import { luminance } from '#studio/textures/colour.ts';

/** The lighter quarter of what was asked for should reach this much light. */
const WANTED = 0.1;
/** No more than this: a night stays a night. */
const MOST = 1.8;
/** Lamps and windows may come this far beyond white, no further. */
const BRIGHTEST = 1.7;
/** Fewer pixels than this share of the frame are nobody's subject. */
const LEAST_SHARE = 0.01;
const STEP = 3;

/** How many times longer to expose, so that the things of the picture are read: 1 where they are already. */
export function meterSubject(film: FilmLight, { objects }: Pick<StagedScene, 'objects'>): number {
  const subjects = new Set(
    objects.flatMap(({ id, role }) => (role === 'hero' || role === 'prop' ? [id] : [])),
  );
  const { floats } = film.room ?? OWN_ROOM;
  const all = floats(Math.ceil(film.ids.length / STEP));
  const things = floats(all.length);
  let count = 0;
  for (let i = 0; i < film.ids.length; i += STEP) {
    const light = luminance(film.hdr[i * 3]!, film.hdr[i * 3 + 1]!, film.hdr[i * 3 + 2]!);
    all[i / STEP] = light;
    if (subjects.has(film.ids[i]!)) things[count++] = light;
  }
  if (count < all.length * LEAST_SHARE) return 1;
  const lit = shareOf(things.subarray(0, count), 0.75);
  const room = BRIGHTEST / Math.max(1e-3, shareOf(all, 0.98));
  return Math.max(1, Math.min(MOST, room, WANTED / Math.max(1e-3, lit)));
}

/** The value below which this share of them lies; puts them in order. */
function shareOf(values: Float32Array, share: number): number {
  const sorted = values.sort();
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

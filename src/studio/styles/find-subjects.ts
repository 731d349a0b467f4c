import type { Film, FilmIds } from '#studio/film.ts';
import { heldCode, MOST_HELD, SCENERY_NAMES } from '#studio/places/words/scenery-names.ts';
import type { StagedScene } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { OWN_ROOM } from '#studio/workroom.ts';
import { blurInPlace } from './box-blur.ts';

/** How much care each pixel of the film wants from a brush: 0 the ground, THING, and up to 1 what is lost first. */
export type Care = Float32Array;

export const THING = 0.6;
/** Faces, hands, glasses, lettering and small fruit. */
const DELICATE = 1;

const FURNISHED = 0.5;

/** Land, water and walls: broad brushes do them good. */
const BROAD = new Set<ThingId>([
  'vines',
  'mountain',
  'volcano',
  'sea',
  'river',
  'lake',
  'road',
  'forest',
  'stars',
  'vault',
  'wine_rack',
  'shelf',
  'counter',
  'laid_table',
  'beach',
  'meadow',
  'pool',
]);
const FINE = new Set<ThingId>(['glass', 'champagne_flute', 'cork', 'corkscrew', 'cat', 'dog']);
/** Whatever fills less than this share of the frame is drawn with a fine brush. */
const SMALL = 0.025;

type Objects = Pick<StagedScene, 'objects'>;
type Seen = FilmIds & Pick<Film, 'room' | 'backdropNames'>;

/** Where the things and people of a picture are: built ones by their ids, painted ones by the names of the backdrop. */
export function findSubjects(film: Seen, scene: Objects, spare?: Float32Array): Care {
  const { width, height, ids, room = OWN_ROOM } = film;
  const care = room.floats(width * height);
  const byId = careOfObjects(film, scene);
  const painted = careOfNames();
  const { backdropNames: names } = film;
  for (let i = 0; i < care.length; i++) {
    const id = ids[i]!;
    if (id > 0) care[i] = byId[id] ?? 0;
    else if (names) {
      const row = Math.floor(((Math.floor(i / width) + 0.5) * names.height) / height);
      const column = Math.floor((((i % width) + 0.5) * names.width) / width);
      care[i] = painted[names.data[row * names.width + column]!] ?? 0;
    }
  }
  // A brush has no hard border where it changes.
  const plane = { width, height, channels: 1 };
  const blur = { radius: Math.max(1, width / 220), passes: 1 };
  return blurInPlace(care, plane, { ...blur, ...(spare && { spare }) });
}

function careOfObjects({ ids }: FilmIds, { objects }: Objects): Float32Array {
  const seen = new Uint32Array(Math.max(0, ...objects.map(({ id }) => id)) + 1);
  for (const id of ids) if (id < seen.length) seen[id]! += 1;
  const care = new Float32Array(seen.length);
  for (const { id, role, thing } of objects) {
    if (role !== 'hero' && role !== 'prop' && role !== 'label') {
      // The barrels of a cellar are part of the room, and still what was asked for.
      if (thing && !BROAD.has(thing)) care[id] = FURNISHED;
      continue;
    }
    const isFine = role === 'label' || (thing && FINE.has(thing)) || seen[id]! < ids.length * SMALL;
    care[id] = isFine ? DELICATE : THING;
  }
  return care;
}

/** People, what they hold, and houses far away. */
function careOfNames(): Float32Array {
  const care = new Float32Array(heldCode(MOST_HELD));
  for (const [i, thing] of SCENERY_NAMES.entries()) if (!BROAD.has(thing)) care[i + 1] = DELICATE;
  return care.fill(DELICATE, heldCode(0));
}

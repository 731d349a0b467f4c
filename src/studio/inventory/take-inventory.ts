import type { Trait } from '#studio/accounting/proof.ts';
import { PEOPLE } from '#studio/things/catalogue/people.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Box, Cast, Inventory, NamedObject, SeenThing } from './inventory.ts';
import { isLandmark, LEAST_NAMED, standsTall } from './landmarks-seen.ts';
import { boundsOf, joinSightings } from './tally.ts';
import type { Sighting, Tally } from './tally.ts';

/** A piece smaller than this share of the frame is no more than a speck: nobody would name it. */
const LEAST_SHARE = 0.0004;
const LEAST_PIXELS = 4;
/** The same for what is painted far away and out of focus. */
const LEAST_SCENERY = 0.002;
/** What is black and does not stand out from the dark round it is not seen, however large. */
const LEAST_LIT = 0.06;
const LEAST_CONTRAST = 9;
/** A place is there when this much of the frame shows it. */
const LEAST_PLACE = 0.04;
const IS_PERSON = new Set<string>(PEOPLE.map(({ id }) => id));

/** Turns counted pixels into things: what is seen, how many, where and in which colour. */
export function takeInventory(tally: Tally, cast: Cast): Inventory {
  const all = wholePieces(tally, cast.objects);
  const pieces = all.filter((piece) => isSeen(piece, tally));
  const specks = new Set(all.filter((piece) => !isSeen(piece, tally)).map(({ thing }) => thing));
  const seen = groupByThing(pieces, tally)
    .map((one) => (specks.has(one.thing) ? { ...one, isHandful: true } : one))
    .toSorted((a, b) => b.share - a.share);
  const share = placeShare(tally, cast.objects);
  const isThere =
    share >= LEAST_PLACE &&
    (cast.placeShows?.some((thing) => seen.some((one) => one.thing === thing)) ?? true);
  return {
    things: seen.filter(({ thing }) => !IS_PERSON.has(thing)),
    people: seen.filter(({ thing }) => IS_PERSON.has(thing)),
    ...surfacesOf(tally, cast.objects),
    place: cast.place && isThere ? { id: cast.place, share: rounded(share) } : null,
    ...(cast.traits && {
      traits: [...cast.traits, ...letteredIn(tally, cast.objects), ...toneOf(tally)],
    }),
  };
}

function surfacesOf(tally: Tally, objects: readonly NamedObject[]): Pick<Inventory, 'surfaces'> {
  const nameless = new Set(
    objects.filter(({ isGround, thing }) => isGround && !thing).map(({ id }) => id),
  );
  const surfaces = tally.sightings
    .filter(({ id }) => nameless.has(id))
    .map((sighting) => ({
      share: rounded(sighting.pixels / tally.pixels),
      colour: colourOf(sighting),
    }));
  return surfaces.length > 0 ? { surfaces } : {};
}

/** Mean brightness, of 255, up to which a picture is called dark, and from which bright. */
const DARK = 92;
const BRIGHT = 150;

function toneOf({ light, pixels }: Tally): Trait[] {
  const mean = light / Math.max(1, pixels);
  if (mean <= DARK) return ['tone:dark'];
  return mean >= BRIGHT ? ['tone:bright'] : [];
}

/** Narrower than this share of the frame's width, a letter is a smear. */
const LEAST_LETTER = 0.008;

/** `lettered:CARRIER:TEXT` for words that can be read: as many letters as they have fit into what is seen of them. */
function letteredIn(tally: Tally, objects: readonly NamedObject[]): Trait[] {
  const byId = new Map(objects.map((object) => [object.id, object]));
  return tally.sightings.flatMap((sighting) => {
    const { lettering, partOf } = byId.get(sighting.id) ?? {};
    const thing = partOf === undefined ? undefined : byId.get(partOf)?.thing;
    return lettering && thing && isLegible(sighting, lettering)
      ? [`lettered:${thing}:${lettering}`]
      : [];
  });
}

/** Long texts stand on several lines: room counts, not width alone. */
function isLegible(sighting: Sighting, text: string): boolean {
  const { left, right, top, bottom } = boundsOf(sighting);
  const room = (right - left) * (bottom - top);
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length));
  return (
    room >= text.length * LEAST_LETTER * LEAST_LETTER * 1.6 &&
    right - left >= longest * LEAST_LETTER
  );
}

interface Piece {
  thing: ThingId;
  isFar: boolean;
  isPainted: boolean;
  isGround: boolean;
  sighting: Sighting;
}

/** Parts count with what they belong to: a label with its bottle. */
function wholePieces(tally: Tally, objects: readonly NamedObject[]): Piece[] {
  const byId = new Map(objects.map((object) => [object.id, object]));
  const wholes = new Map<number, Sighting>();
  for (const sighting of tally.sightings) {
    const id = wholeOf(sighting.id, byId);
    const known = wholes.get(id);
    wholes.set(id, known ? joinSightings(known, sighting) : { ...sighting, id });
  }
  return [...wholes.values()].flatMap((sighting) => {
    const {
      thing,
      isFar = false,
      isPainted = false,
      isGround = false,
    } = byId.get(sighting.id) ?? {};
    return thing ? [{ thing, isFar, isPainted, isGround, sighting }] : [];
  });
}

function wholeOf(id: number, byId: ReadonlyMap<number, NamedObject>): number {
  let whole = id;
  for (let depth = 0; depth < 4; depth++) whole = byId.get(whole)?.partOf ?? whole;
  return whole;
}

function isSeen({ thing, sighting, isFar }: Piece, tally: Tally): boolean {
  const seen = sighting.pixels + sighting.through;
  // A gate of a few far pixels is none that anybody would know.
  const isLow = isFar && isLandmark(thing) && seen < tally.pixels * LEAST_NAMED;
  if (isLow && !standsTall(boxOf(sighting))) return false;
  const least = isFar ? LEAST_SCENERY : LEAST_SHARE;
  return seen >= LEAST_PIXELS && seen >= tally.pixels * least && standsOut(sighting);
}

const standsOut = ({ pixels, through, lit, borders, contrast }: Sighting): boolean =>
  lit >= (pixels + through) * LEAST_LIT || contrast >= borders * LEAST_CONTRAST;

function groupByThing(pieces: readonly Piece[], tally: Tally): SeenThing[] {
  return [...Map.groupBy(pieces, ({ thing }) => thing)].map(([thing, own]) => {
    const all = own.map(({ sighting }) => sighting).toSorted((a, b) => acrossOf(a) - acrossOf(b));
    const whole = all.reduce(joinSightings);
    return {
      thing,
      count: countOf(thing, own),
      share: rounded((whole.pixels + whole.through) / tally.pixels),
      box: boxOf(whole),
      boxes: all.map(boxOf),
      colour: colourOf(whole),
      ...(all.length > 1 && { colours: all.map(colourOf) }),
      ...(own.some(({ isPainted }) => isPainted) && { isUncounted: true }),
    };
  });
}

/** Bottles in the racks of a cellar are one piece, and not among those that stand before them. */
function countOf(thing: ThingId, own: readonly Piece[]): number {
  const near = thing === 'bottle' ? own.filter(({ isGround }) => !isGround).length : 0;
  return near > 0 ? near : own.length;
}

function placeShare(tally: Tally, objects: readonly NamedObject[]): number {
  const grounds = new Set(objects.filter(({ isGround }) => isGround).map(({ id }) => id));
  const built = tally.sightings
    .filter(({ id }) => grounds.has(id))
    .reduce((sum, { pixels, through }) => sum + pixels + through, 0);
  return (tally.open + built) / tally.pixels;
}

function boxOf(sighting: Sighting): Box {
  const { left, top, right, bottom } = boundsOf(sighting);
  return [rounded(left), rounded(top), rounded(right), rounded(bottom)];
}

/** Twice how far to the right its middle is. */
function acrossOf(sighting: Sighting): number {
  const { left, right } = boundsOf(sighting);
  return left + right;
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

function colourOf({ colour: [r, g, b, weight] }: Sighting): string {
  const byte = (sum: number) =>
    Math.round(sum / Math.max(weight, 1e-9))
      .toString(16)
      .padStart(2, '0');
  return `#${byte(r)}${byte(g)}${byte(b)}`;
}

import { isPrunedByHand } from './at-the-vine.ts';
import type { Brief } from '#studio/brief.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import { borneBy } from '#studio/places/scenery/fruit-tree.ts';
import { isInBloom } from '#studio/places/scenery/in-bloom.ts';
import { liesOpen } from '#studio/places/place.ts';
import { placeOf } from '#studio/places/place-of.ts';
import { hash32, stream } from '#studio/random.ts';
import type { Random } from '#studio/random.ts';
import type { Accompaniment, SceneSpec } from '#studio/scene-spec.ts';
import type { Season } from '#studio/scene/surroundings.ts';
import { backingOf, isBrickRoom } from '#studio/places/backing.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import { backingWall, BACKED_TABLES } from './setting/backing-walls.ts';
import { QUIET_BLUR } from '#studio/scene/camera.ts';
import { chooseArchetype } from './choose-archetype.ts';
import { bringsTable, chooseEatery, underLamp } from './setting/choose-eatery.ts';
import { chooseDecor } from './setting/choose-decor.ts';
import { chooseLight, chooseRoomMood } from './light/choose-light.ts';
import { skyOf } from './light/choose-sky.ts';
import { chooseFloor, needsFloor } from './setting/choose-floor.ts';
import { chooseSurface, chooseWall } from './setting/choose-surface.ts';
import { chooseView } from './camera/choose-view.ts';
import type { Archetype, Direction, DecorId } from './direction.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { growsInView } from './things/among-rows.ts';
import { isLavenderLand } from './things/lavender-land.ts';

/** Makes every open choice of the brief, each with a random stream of its own. */
export function direct(brief: Brief): Direction {
  const { seed } = brief;
  const spec = inSnow(brief.spec);
  const prompt = spec.prompt.trim().toLowerCase();
  const choice = (name: string): Random =>
    inTurn(stream(`${seed}|${prompt}`, name), seed + hash32(`${prompt}|${name}`));
  const archetype = chooseArchetype(spec, choice('archetype'));
  // The name of the draw stays: another one would draw other pictures from the same seeds.
  const decor = chooseDecor(spec, archetype, choice('set'));
  const usualLight = chooseLight(spec, decor);
  const isPainterly = PAINTERLY.includes(spec.style);
  const eatery = chooseEatery(spec, { decor, light: usualLight, isPainterly }, choice('eatery'));
  const light = eatery?.light ?? usualLight;
  const isFloor = archetype === 'asked' && needsFloor(spec);
  const place = placeOf(spec);
  const backing = decor === 'sweep' ? backingOf(spec) : null;
  const { surface, tone } =
    backing && !spec.surface && !isFloor
      ? BACKED_TABLES[backing]
      : eatery && !isFloor && bringsTable(spec)
        ? eatery.table
        : (isFloor ? chooseFloor : chooseSurface)(spec, decor, choice('surface'));
  const view = chooseView(spec, place, archetype);
  return {
    style: spec.style,
    place,
    view,
    archetype,
    decor,
    light,
    room: eatery ? (eatery.isDay ? 'daylight' : 'candle') : chooseRoomMood(spec, decor, light),
    eatery: eatery?.eatery ?? null,
    surface,
    surfaceTone: eatery && surface === 'linen' && !bringsTable(spec) ? underLamp(tone) : tone,
    wall: backing ? backingWall(spec, backing) : chooseWall(spec, light, choice('wall')),
    backing,
    side: sideOf(archetype, choice('side')),
    season: seasonOf(spec, choice('season')),
    sky: skyOf(spec, view, choice('sky')),
    weather: spec.weather ?? 'clear',
    terrain: view.terrain ?? spec.landscape,
    estate: view.estate ?? estateOf(spec, choice('estate')),
    hasRows: view.hasRows ?? true,
    hasPeople: (peopleIn(spec, decor) && figuresOf(spec).length === 0) || isCrowded(spec),
    variant: isBrickCellar(spec) ? BRICK_CELLAR : choice('variant').pick([0, 1, 2, 3] as const),
    food: foodFor(spec, { archetype, decor }, choice('food')),
    blur: isPainterly
      ? 0.0014
      : softly(spec, { archetype, blur: blurFor({ archetype, decor, place }, choice('blur')) }),
    isPainterly,
  };
}

/** Picks go round in turn from one seed to the next, so that four variations are four different pictures. */
function inTurn(random: Random, turn: number): Random {
  let drawn = 0;
  return {
    ...random,
    pick: (items) => {
      drawn += 1;
      return drawn === 1 ? items[turn % items.length]! : random.pick(items);
    },
  };
}

const PAINTERLY: readonly SceneSpec['style'][] = ['classical_heritage', 'pastel', 'education'];

function sideOf(archetype: Archetype, random: Random): Direction['side'] {
  if (archetype === 'hero_left') return -1;
  if (archetype === 'hero_right') return 1;
  if (archetype === 'hero_centre') return 0;
  return random.pick<Direction['side']>([-1, 1]);
}

/** Nobody skis through vines in leaf. */
const inSnow = (spec: SceneSpec): SceneSpec =>
  spec.weather === null && spec.figures.some(({ action }) => action === 'skiing')
    ? { ...spec, weather: 'snow' }
    : spec;

const isBrickCellar = (spec: SceneSpec): boolean =>
  isBrickRoom(spec) && spec.place !== null && PLACE_DECORS[spec.place].decor === 'cellar';
/** Which of the cellars is built of bricks, see `compose/decors/cellar.ts`. */
const BRICK_CELLAR = 2;

function seasonOf(spec: SceneSpec, random: Random): Season {
  if (spec.season) return spec.season;
  // They bloom then.
  if (isLavenderLand(spec) || spec.things.some((asked) => growsInView(asked, spec)))
    return 'summer';
  if (spec.weather === 'snow' || spec.weather === 'frost') return 'winter';
  if (isPrunedByHand(spec) || spec.figures.some(({ action }) => action === 'pruning'))
    return 'winter';
  if (placeOf(spec) === 'orchard' && isInBloom(spec)) return 'spring';
  if (borneBy(spec)?.petals) return 'spring';
  // They are lit against the frost on young shoots.
  if (spec.things.some(({ thing }) => thing === 'frost_candle')) return 'spring';
  // 'Young green shoots'.
  if (spec.words.some(({ proofs }) => proofs[0] === 'trait:season:spring')) return 'spring';
  if (spec.subjects.includes('harvest')) return 'autumn';
  // Blossoms are for those who ask for them.
  return random.pick<Season>(['summer', 'summer', 'autumn', 'summer']);
}

function estateOf(spec: SceneSpec, random: Random): Direction['estate'] {
  // A chapel that was asked for has no second one beside it.
  if (spec.things.some(({ thing }) => thing === 'church')) return null;
  if (spec.refused.includes('house') || spec.refused.includes('chateau')) return null;
  if (spec.subjects.includes('estate') || spec.setting === 'estate') return spec.estate;
  return random.chance(0.6) ? spec.estate : null;
}

/** Guests fill the room behind whoever is in front. */
const isCrowded = ({ prompt, people }: SceneSpec): boolean =>
  people !== false && CROWDED.test(fold(prompt));
const CROWDED =
  /\b(busy|crowded|bustling|packed|full of (people|guests)|bondee?s?|plein de monde|affollat[oaie]|pien[oa] di gente|abarrotad[oa]|concurrid[oa]|llen[oa] de gente|(voll|gut) be(setzt|sucht)\w*|belebt\w*)\b/;

function peopleIn(spec: SceneSpec, decor: DecorId): boolean {
  if (spec.people !== null) return spec.people;
  // Guests fill a festival; nobody asked for them in a bar.
  return decor === 'festival';
}

/** Whoever names something to eat, or something we cannot draw, gets no bread and figs in its stead. */
const isTold = ({ things, accompaniments, notUnderstood }: SceneSpec): boolean =>
  accompaniments.length > 0 ||
  notUnderstood.length > 0 ||
  things.some(({ thing }) => thing !== 'bottle' && thing !== 'glass');

/** A still life is more than the one thing it is named after. */
const STILL_LIFE =
  /\b(?:still life|nature morte|natura morta|naturaleza muerta|bodegon|stillleben)\b/;
const isNamed = ({ things, prompt }: SceneSpec): boolean =>
  things.length > 0 && !STILL_LIFE.test(fold(prompt));

/** What lies beside the glass: what was asked for. Only a table on which nothing is named is laid by us. */
function foodFor(
  spec: SceneSpec,
  { archetype, decor }: { archetype: Archetype; decor: DecorId },
  random: Random,
): Accompaniment[] {
  // Lavender in its field stands in no vase.
  const isGrown = (a: Accompaniment): boolean => a === 'flowers' && isLavenderLand(spec);
  const asked = spec.accompaniments.filter((a) => !spec.excluded.includes(a) && !isGrown(a));
  if (isTold(spec)) return asked;
  const isMeal =
    archetype === 'spread' || archetype === 'overhead' || spec.subjects.includes('pairing');
  const extra: readonly Accompaniment[] = isMeal
    ? random
        .shuffle<Accompaniment>([
          'bread',
          'cheese',
          'olives',
          'charcuterie',
          'grapes',
          'figs',
          'nuts',
        ])
        .slice(0, 4)
    : decor === 'landscape' || isNamed(spec)
      ? []
      : spec.style === 'gastro'
        ? random.shuffle<Accompaniment>(['cheese', 'olives', 'bread', 'figs', 'grapes']).slice(0, 2)
        : spec.style === 'classical_heritage'
          ? random.shuffle<Accompaniment>(['grapes', 'bread', 'figs', 'candles']).slice(0, 2)
          : [];
  return [...new Set([...asked, ...extra.filter((a) => !spec.excluded.includes(a))])];
}

/** Words on top of a picture want a view without detail; of a land that is the picture only their side is soft. */
const softly = (
  spec: SceneSpec,
  { archetype, blur }: { archetype: Archetype; blur: number },
): number => {
  const asked = spec.camera.isShallow ? Math.max(SHALLOW_BLUR, blur * 1.5) : blur;
  const isBehind = archetype !== 'wide_landscape' && archetype !== 'view';
  return spec.copySpace && isBehind ? Math.max(asked, QUIET_BLUR) : asked;
};
/** 'Shallow depth of field': out of focus, and yet known for what it is. */
const SHALLOW_BLUR = 0.0165;

function blurFor(
  { archetype, decor, place }: Pick<Direction, 'archetype' | 'decor' | 'place'>,
  random: Random,
): number {
  if (archetype === 'wide_landscape') return 0.0012;
  // Land that nothing stands before is seen as sharp as it is.
  if (archetype === 'view') return decor === 'landscape' ? 0.0014 : 0.0026;
  if (archetype === 'grape_macro') return 0.03;
  if (decor === 'landscape') return random.range(0.0085, 0.0118);
  // Nothing stands before the painted stairs of a cellar.
  if (decor === 'place' && archetype === 'cellar') return 0.0026;
  // A named place must be known at a glance, though it is out of focus.
  if (decor === 'place')
    return liesOpen(place) ? random.range(0.0095, 0.0125) : random.range(0.0085, 0.0115);
  // A room behind a table: its lamps are discs, and nothing of it draws the eye.
  return random.range(0.018, 0.025);
}

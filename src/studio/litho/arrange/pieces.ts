import type { Row, Piece } from './piece.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { isLaneFlower } from '#studio/compose/things/among-rows.ts';
import { isView } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { asleepIn } from '#studio/litho/figures/animals/asleep.ts';
import { flyingIn } from '#studio/litho/figures/animals/flying.ts';
import { runningIn } from '#studio/litho/figures/animals/running.ts';
import { staringIn } from '#studio/litho/figures/animals/staring.ts';
import { sittingIn } from '#studio/litho/figures/animals/sitting.ts';
import { dressAnimal } from '#studio/litho/figures/animals/animal-wear.ts';
import { withBrows } from '#studio/litho/figures/animals/animal-brows.ts';
import { withTears } from '#studio/litho/figures/animals/animal-tears.ts';
import { animalLoad } from '#studio/litho/figures/animals/animal-loads.ts';
import { animalPortraits } from '#studio/litho/figures/animals/animal-bust.ts';
import { carriedIn } from '#studio/litho/figures/acts/carrying.ts';
import { sharedVatIn } from '#studio/litho/figures/acts/shared-vat.ts';
import { animalRider } from '#studio/litho/figures/acts/riding.ts';
import { grippedIn, pouredByHand } from '#studio/litho/figures/hand-things.ts';
import { isOnBack } from '#studio/litho/figures/backpack.ts';
import { playedIn } from '#studio/litho/figures/acts/instruments.ts';
import { facedIn, shadesOn, withFace } from '#studio/litho/things/states/faced.ts';
import { asCalled } from '#studio/litho/things/as-called.ts';
import { withFoam } from '#studio/litho/things/act-things.ts';
import { portraitOf, wearIn } from '#studio/litho/figures/portrait.ts';
import { isWornLabel } from '#studio/labels/worn-label.ts';
import { readEmotion } from '#studio/lexicon/words/people/emotions.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { isOnPasta } from '#studio/litho/things/cuts/pasta.ts';
import { oldTractorIn } from '#studio/litho/things/cuts/old-tractor.ts';
import { wideCrate } from '#studio/litho/things/cuts/holders.ts';
import { isOfFront } from '#studio/litho/places/of-front.ts';
import { isOnBough } from '#studio/litho/scenes/land/blossom.ts';
import { isOfTown } from '#studio/litho/places/seaside-town.ts';
import { isOfSkyline } from '#studio/litho/places/town.ts';
import { heldByCompany, STANCES, TABLES, withHeldGlass, withinOthers } from './belonging.ts';
import { besidePeople, withCask } from './people/beside-people.ts';
import { besideVehicles } from './outdoors/beside-vehicles.ts';
import { PLACE_OF_VIEW } from './choose-place.ts';
import { homeIn, isAboutHome } from './outdoors/home.ts';
import { countOf, heapOf } from './counts.ts';
import { SHAPES } from './shapes.ts';
import { sized } from './sized.ts';
import { SKYBORNE } from './outdoors/skyborne.ts';
import { withUnsaid } from './unsaid/unsaid.ts';
import { actOut } from './people/acts.ts';
import { bustPieces, figurePieces } from './people/figure-pieces.ts';
import { isAdrift } from './outdoors/adrift.ts';
import { leaning } from './leaning.ts';
import { onWater } from './outdoors/river-boats.ts';
import { behindCloth, sitsAtTable } from './table.ts';
import { actsOf, isPair } from '#studio/lexicon/words/people/acts.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';

/** Every piece that the prompt asks for, in its order. */
export function piecesFor(asked: SceneSpec): Piece[] {
  const portrait = portraitOf(asked, actOut(asked));
  const told = withUnsaid(portrait ? asked : withHeldGlass(asked));
  const isSeated = !portrait && sitsAtTable(told);
  const spec = portrait ? told : withCask(isSeated ? behindCloth(told) : told);
  const sitters = animalPortraits(spec);
  const worn = sitters.length > 0 ? sitters : [dressAnimal(spec)].filter((one) => one !== null);
  const home = homeIn(spec);
  const acts = actOut(spec);
  const flying = flyingIn(spec);
  const posed = new Map([
    ...sittingIn(spec),
    ...staringIn(spec),
    ...asleepIn(spec),
    ...runningIn(spec),
    ...flying,
  ]);
  const aged = oldTractorIn(spec);
  const doClink = actsOf(spec).includes('clink');
  const faced = facedIn(spec);
  const shades = shadesOn(faced, spec);
  const gripped = portrait ? null : grippedIn(spec);
  const held = portrait
    ? new Set<AskedThing>()
    : new Set([...heldByCompany(spec), ...pouredByHand(spec), ...(sharedVatIn(spec)?.taken ?? [])]);
  const played = portrait ? [] : playedIn(spec.figures, spec.things);
  const placed = isSeated ? spec.things : withinOthers(spec.things);
  const hasWhole = portrait === null && spec.figures.length > 0;
  const load = portrait ? null : carriedIn({ ...spec, things: placed });
  const hatted = portrait || !isOnePerson(spec) ? null : wearIn(spec.things).taken;
  const rider = animalRider(spec);
  const pops = placed.some(({ thing }) => thing === 'popping_bottle');
  const loaded = animalLoad(spec);
  const things = placed.flatMap((asked, index) => {
    // Guests sit behind a table that is painted before them all; a house of the land is painted with it.
    if (asked.thing === 'long_table' && spec.figures.length > 0) return [];
    if (asked.thing === 'place_setting' && isSeated) return [];
    if (asked === home?.asked || isAboutHome(asked, home)) return [];
    const stood = standingHouse(asked.thing, spec);
    const own =
      posed.get(asked) ??
      (asked.thing === 'tractor' ? aged : null) ??
      (asked.thing === 'popping_bottle' ? foaming : acts.makers.get(asked)) ??
      (stood && drawnMaker(stood)) ??
      holderFor(placed, index) ??
      asCalled(asked) ??
      drawnMaker(asked.thing);
    const dressed = worn.find(({ animal }) => animal === asked)?.maker ?? own;
    const feeling = faced.get(asked);
    const felt =
      dressed && feeling ? withFace(dressed, asked.thing, { emotion: feeling, shades }) : dressed;
    const mood = readEmotion(spec.prompt);
    const isSat = sitters.some(({ animal }) => animal === asked);
    const shaped =
      felt &&
      sized(withTears(isSat ? felt : withBrows(felt, asked.thing, mood), asked.thing, mood), asked);
    // Beside people a table reaches to their hips.
    const maker =
      shaped && hasWhole
        ? TABLES.has(asked.thing)
          ? { ...shaped, height: HIP_HIGH }
          : besidePeople(shaped, asked, { things: placed, place: spec.place })
        : shaped;
    if (
      asked === gripped ||
      asked === shades ||
      (asked.thing === 'straw_hat' && hatted?.has(asked)) ||
      played.includes(asked) ||
      held.has(asked) ||
      portrait?.taken.has(asked) ||
      worn.some(({ taken }) => taken.has(asked)) ||
      acts.taken.has(asked)
    )
      return [];
    // 'A bottle of champagne popping' is one bottle.
    if (asked.thing === 'bottle' && countOf(asked) === 1 && pops) return [];
    // 'An open mouth with red lips' has one pair of them.
    if (asked.thing === 'lips' && isSaidTwice(asked, placed)) return [];
    if (isOnPasta(asked, spec.things)) return [];
    // Mountains are painted behind their land.
    if (asked.thing === 'mountain' && isView(spec.place)) return [];
    // Scenery comes with its place.
    const isOfPlace = spec.place && PLACE_OF_VIEW[asked.thing] === spec.place;
    // Cypresses of the land are far; those that are asked for stand where they are seen.
    if (!maker || (isOfPlace && asked.thing !== 'cypress')) return [];
    if (isOfTown(asked.thing, spec) || isOfSkyline(asked, spec)) return [];
    if (asked.thing === 'lavender' && isLavenderLand(spec)) return [];
    if (spec.place === 'vineyard' && isLaneFlower(asked, spec)) return [];
    if (isWornLabel(asked, spec.things) || isOnBack(asked, spec, portrait)) return [];
    if (isOfFront(asked, spec) || isOnBough(asked, spec)) return [];
    // They line the road that is asked for.
    if (asked.thing === 'cypress' && spec.things.some(({ thing }) => thing === 'road')) return [];
    const isBearer = asked.thing === loaded?.bearer.thing;
    const standing = isBearer
      ? 'back'
      : isAdrift(asked, spec) || flying.has(asked)
        ? 'sky'
        : rowFor(asked);
    const row = sitters.some(({ animal }) => animal === asked) ? 'bust' : standing;
    const isWithin = asked.relation?.kind === 'in';
    const bearer = placed.length + (load?.by ?? 0);
    const carried = asked === load?.asked ? { carried: load.how, bearer } : {};
    const borne =
      asked.thing === loaded?.load.thing
        ? {
            carried: 'mouth' as const,
            bearer: placed.findIndex(({ thing }) => thing === loaded.bearer.thing),
          }
        : {};
    const rides = asked.thing === rider?.asked.thing ? { rides: rider.rides } : {};
    const isEach = asked === load?.asked && load.isEach === true;
    const length = isEach
      ? spec.figures[load.by]!.count
      : isWithin
        ? heapOf(asked)
        : countOf(asked);
    return Array.from({ length }, (_, copy): Piece => ({
      thing: stood ?? asked.thing,
      maker: doClink && isPair(asked) ? leaning(maker, copy) : maker,
      asked,
      index,
      copy,
      row,
      ...carried,
      ...(isEach && { bearerCopy: copy }),
      ...borne,
      ...rides,
    }));
  });
  const people = portrait ? bustPieces(portrait.busts, spec) : figurePieces(spec);
  const pieces = besideVehicles(onWater([...things, ...people]));
  // Where there is nothing but view, the view is the hero.
  const hasStage = pieces.some(({ row }) => row !== 'view' && row !== 'sky');
  return hasStage || standsOnItsLand(pieces, spec)
    ? pieces
    : pieces.map((piece) => ({
        ...piece,
        row: piece.row === 'view' && !isDistant(piece, pieces) ? 'back' : piece.row,
      }));
}

/** A ruin above trees that are named as well stays in the distance. */
const isDistant = ({ thing, index }: Piece, pieces: readonly Piece[]): boolean =>
  thing === 'ruins' && pieces.some((other) => other.index !== index && other.row !== 'sky');

/** Such fields lie behind whatever stands before them. */
const isLavenderLand = ({ landscape, place, figures }: SceneSpec): boolean =>
  landscape === 'lavender_plateau' &&
  (isView(place) || figures.some(({ action }) => action === 'riding' || action === 'walking'));

const isOnePerson = ({ figures }: SceneSpec): boolean =>
  figures.length === 1 &&
  figures[0]?.count === 1 &&
  figures[0].part === 'figure' &&
  figures[0].who !== 'couple';

/** 'The Mosel with a castle': on a river or a lake that is asked for, a house stands above the water. */
const standsOnItsLand = (pieces: readonly Piece[], { place }: SceneSpec): boolean =>
  (place === 'river' || place === 'lake') && pieces.every(({ thing }) => ON_LAND.has(thing));
const ON_LAND = new Set<ThingId>(['castle', 'church', 'tower', 'windmill', 'house']);

const isSaidTwice = (asked: AskedThing, things: readonly AskedThing[]): boolean => {
  const pairs = things.filter(({ thing, count }) => thing === 'lips' && (count ?? 1) === 1);
  const kept = pairs.find(({ colour }) => colour) ?? pairs[0];
  return pairs.includes(asked) && kept !== asked;
};

const bottle = drawnMaker('bottle');
const foaming = bottle && withFoam(bottle);

const HIP_HIGH = 0.7;

const HOUSES: Partial<Record<ThingId, ThingId>> = { chateau: 'castle', abbey: 'church' };
/** Places whose painters show no house of the customer's. */
const BARE = new Set<PlaceId>(['river', 'lake', 'sea', 'mountains', 'beach', 'picnic', 'volcano']);

/** 'A castle above the river': houses that come with a place of their own stand in the view of another. */
const standingHouse = (thing: ThingId, { place }: SceneSpec): ThingId | undefined =>
  place && BARE.has(place) ? HOUSES[thing] : undefined;

/** A crate for more than three bottles is a wide one. */
function holderFor(things: readonly AskedThing[], index: number): DrawnThing | null {
  const held = things.filter(({ relation }) => relation?.kind === 'in' && relation.to === index);
  const count = held.reduce((sum, asked) => sum + heapOf(asked), 0);
  return things[index]?.thing === 'crate' && count > 3 ? wideCrate : null;
}

function rowFor({ thing, relation }: AskedThing): Row {
  if (relation?.kind === 'in_front_of') return 'front';
  if (SKYBORNE.has(thing) || SHAPES.has(thing)) return 'sky';
  const stance = STANCES.get(thing) ?? 'tall';
  if (stance === 'scenery') return 'view';
  if (relation?.kind === 'behind') return 'back';
  return stance === 'small' || stance === 'dish' ? 'front' : 'back';
}

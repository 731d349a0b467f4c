import type { AskedWord } from '#studio/accounting/proof.ts';
import { isInBloom, namesBlossomingTrees } from '#studio/places/scenery/in-bloom.ts';
import type { LandView, PaintedMark } from '#studio/landscape/landscape-spec.ts';
import { TERRAINS } from '#studio/landscape/land/terrain-shapes.ts';
import { askedSoil } from '#studio/landscape/land/asked-soils.ts';
import { ON_HILLS } from '#studio/landscape/landmarks/guests.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { isOnHill } from '#studio/places/words/on-hills.ts';
import { askedHouse } from '#studio/places/asked-house.ts';
import { LANDMARK_VIEWS } from '#studio/places/scenery/landmark-views.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import {
  beyondOf,
  isWeddingTable,
  landmarkOf,
  namesVines,
  placeOf,
} from '#studio/places/place-of.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { isGround } from '#studio/scene/surroundings.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { asksForOpenAir } from '#studio/compose/setting/choose-floor.ts';
import type { Archetype } from '#studio/compose/direction.ts';
import { isWallOfLand } from '#studio/compose/things/among-rows.ts';
import { isLavenderLand } from '#studio/compose/things/lavender-land.ts';

/** The land behind what is shown, so that its named part stays in sight. */
export const chooseView = (
  spec: SceneSpec,
  place: PlaceId | null,
  archetype: Archetype,
): LandView =>
  onLevelGround(
    behindTable(fromAbove(spec, fromBelow(spec, viewOf(spec, place))), place, archetype),
  );

/** 'A lane in Franconia', 'a pool in the Douro valley': no river runs through what is set up, and it is not seen from the hill. */
function onLevelGround(view: LandView): LandView {
  if (!view.yard) return view;
  const isLane = view.yard === 'lane';
  const { marks, yard, estate, hasRows, clarity, skies, change, terrain } = view;
  const isSteep = terrain !== undefined && TERRAINS[terrain].river > 0;
  const { mountains, snowLine, soil, grass, crop, isSeaBehind } = change ?? {};
  return {
    yard,
    ...(marks && { marks }),
    ...(estate && { estate }),
    ...(hasRows !== undefined && { hasRows }),
    ...(clarity !== undefined && { clarity }),
    ...(skies && { skies }),
    ...(terrain && { terrain: isSteep ? 'rolling_hills' : terrain }),
    ...(isLane && { horizon: 0.45 }),
    change: {
      ...(mountains !== undefined && { mountains }),
      ...(snowLine !== undefined && { snowLine }),
      ...(soil !== undefined && { soil }),
      ...(grass !== undefined && { grass }),
      ...(crop && { crop }),
      ...(isSeaBehind !== undefined && { isSeaBehind }),
      ...(isLane && { nearDrop: 0 }),
    },
  };
}

/** A landmark's own land beats the general look of a place. */
function viewOf(spec: SceneSpec, place: PlaceId | null): LandView {
  const landmark = landmarkOf(spec);
  const beyond = place && LOOKS_OUT.includes(place) ? beyondOf(spec) : null;
  const views = [
    (place && PLACE_DECORS[place].view) ?? {},
    (beyond && PLACE_DECORS[beyond].view) ?? {},
    landmark ? LANDMARK_VIEWS[landmark] : {},
  ];
  const own = views.flatMap((v) => v.marks ?? []);
  const hasChurch = own.includes('church');
  const asked = askedMarks(spec).filter((mark) => mark !== 'chapel' || !hasChurch);
  // The white houses are its village.
  const house = own.includes('white_village') ? null : askedHouse(spec);
  // A winery is no village: the region's houses and church make room for it.
  const about = house ? own.filter((mark) => mark !== 'village' && mark !== 'church') : own;
  const marks = [...new Set([...about, ...asked])];
  const land = { ...views[0], ...views[1], ...views[2], marks };
  const { estate, ...open } = land;
  // 'A hilltop village in Tuscany': the region's own villa would stand before it.
  const isVillage = estate !== undefined && (place === 'village' || asked.includes('village'));
  const alone = isVillage
    ? { ...open, marks: marks.filter((mark) => mark !== 'cypress_road') }
    : land;
  const isHigh = isOnHill(fold(spec.prompt));
  const isRaised =
    isHigh &&
    (marks.some((mark) => RAISED.has(mark)) ||
      spec.things.some(({ thing }) => ON_HILLS.has(thing)));
  const bare = isRaised ? { ...alone, change: { ...alone.change, knoll: 17 } } : alone;
  const stands = house ? { ...land, estate: house } : bare;
  const housed = overRailing(house && isHigh ? onHill(stands) : stands);
  const grown = withSoil(withSea(withLavender(withRoad(housed, spec), spec), spec), spec);
  const view = withWalls(withPeaks(withHills(grown, spec), spec), spec);
  if (namesVines(spec)) return withYard({ ...withVines(view), hasRows: true }, spec);
  // A bench stands in the open, not in somebody's vineyard.
  const isInTheOpen = asksForOpenAir(spec) || isGround(spec.surface);
  return withYard(place === null && isInTheOpen ? { ...view, hasRows: false } : view, spec);
}

/** What has a hill of its own where one was asked for. */
const RAISED: ReadonlySet<PaintedMark> = new Set<PaintedMark>(['village', 'chapel']);

/** A house on its hill is looked up to: from above a slope it would lie at our feet. */
const onHill = (view: LandView): LandView =>
  view.change?.valley
    ? view
    : { ...view, change: { ...view.change, knoll: 24, nearDrop: 6, river: 0, farRise: 0 } };

/** Above a balustrade the river runs away from us: where it bends across, the railing would hide it. */
const overRailing = (view: LandView): LandView =>
  view.marks?.includes('balustrade') ? alongRiver(view) : view;

/** Behind a laid table too, where the river itself was named. */
function behindTable(view: LandView, place: PlaceId | null, archetype: Archetype): LandView {
  // A village with its church stands in the river's bend.
  const isBend = view.marks?.includes('church') ?? false;
  return place === 'river' && !isBend && !WITHOUT_TABLE.has(archetype) ? alongRiver(view) : view;
}
const WITHOUT_TABLE: ReadonlySet<Archetype> = new Set<Archetype>([
  'wide_landscape',
  'view',
  'people',
]);

function alongRiver(view: LandView): LandView {
  const valley = view.change?.valley;
  if (!valley) return view;
  return {
    ...view,
    horizon: 0.2,
    eye: 64,
    change: { ...view.change, valley: { ...valley, bend: 74, period: 300 } },
  };
}

/** Who looks up sees more of the sky. */
const fromBelow = ({ camera }: SceneSpec, view: LandView): LandView =>
  camera.angle === 'low'
    ? { ...view, horizon: 0.66, eye: Math.min(KNEELING, view.eye ?? KNEELING) }
    : view;
/** In metres: the vines stand above whoever kneels between them. */
const KNEELING = 1.1;

const DRONE = { eye: 38, horizon: 0.12 } as const;

/** From the air the rows are a pattern, and the sky is a strip. */
const fromAbove = ({ camera }: SceneSpec, view: LandView): LandView =>
  camera.angle === 'aerial'
    ? { ...view, horizon: DRONE.horizon, eye: Math.max(DRONE.eye, view.eye ?? 0) }
    : view;

/** Places that have a view beyond themselves. */
const LOOKS_OUT: readonly PlaceId[] = ['terrace', 'pergola', 'window', 'hut'];

/** What the painter of the land adds where it was asked for by name. */
const askedMarks = (spec: SceneSpec): PaintedMark[] => [
  // 'A bench under an old oak'.
  ...(!isTreeLined(spec) && spec.words.some(({ proofs }) => proofs[0] === 'thing:tree')
    ? [isOlive(spec) ? OLIVE : spec.words.some(isOfOlives) ? OLIVES : OAK]
    : []),
  ...(placeOf(spec) === 'olive_grove' || spec.words.some(isOfOlives)
    ? [isOlive(spec) ? OLIVE : OLIVES]
    : []),
  ...thingMarks(spec),
  ...(placeOf(spec) === 'orchard' ? [isInBloom(spec) ? BLOOMING : BEARING] : []),
  // Who asks for trees in blossom sees them near by.
  ...(placeOf(spec) !== 'orchard' && spec.setting !== 'estate' && namesBlossomingTrees(spec)
    ? [BLOOMING]
    : []),
];

/** 'An old olive tree': one of them, and no grove. */
const isOlive = ({ prompt }: SceneSpec): boolean => ONE_OLIVE.test(fold(prompt));
const ONE_OLIVE = /\b(?:olive tree|olivier|ulivo|olivo|olivenbaum)\b/;
const isOfOlives = ({ proofs, isRefused }: AskedWord): boolean =>
  !isRefused && proofs.includes('trait:trees:olive');

const OAK: PaintedMark = 'oak';
const OLIVE: PaintedMark = 'olive_tree';
const OLIVES: PaintedMark = 'olive_orchard';
const BLOOMING: PaintedMark = 'blossom_orchard';
const BEARING: PaintedMark = 'orchard';

const thingMarks = (spec: SceneSpec): PaintedMark[] =>
  spec.things.flatMap(({ thing }): PaintedMark[] => {
    // A road and cypresses in one prompt are a road between them.
    if (thing === 'cypress' && (namesRoad(spec) || isAvenue(spec))) return ['cypress_road'];
    if (thing === 'tree' && isTreeLined(spec)) return isAvenue(spec) ? [] : ['tree_road'];
    if (thing === 'tree' && isOlive(spec)) return [OLIVE];
    if (thing === 'tree' && spec.words.some(isOfOlives)) return [OLIVES];
    return MARKS_OF[thing] ?? [];
  });

const namesRoad = ({ things }: SceneSpec): boolean => things.some(({ thing }) => thing === 'road');

const AVENUE =
  /\b(?:avenue|alley|allee|viale|leading (?:up )?to|leads? to|lined with|rows? of cypress\w*|filari? di cipressi|menant|che porta|que conduce|zypressenallee|fuhrt)\b/;

/** 'A row of cypresses leading to a villa' stands along its drive. */
const isAvenue = ({ things, prompt }: SceneSpec): boolean =>
  things.some(({ thing }) => thing === 'cypress') && AVENUE.test(fold(prompt));

const TREE_LINED =
  /\b(?:avenue|alleys?|allees?|viale|vialetto alberato|alberat[oa]|lined|bordee? (?:d|de)|plantee? d|fiancheggiat[oa]|flanquead[oa]|bordead[oa]|arbolad[oa]|gesaumt\w*|\w*allee|rows? of (?:\w+ )?(?:trees|oaks|limes|poplars|planes)|rangees? (?:d arbres|de \w+)|filar[ei] di (?:alberi|tigli|pioppi|platani)|hileras? de arboles|baumreihen?)\b/;

/** 'An avenue of plane trees', 'a tree-lined drive': they stand on both sides of it. */
export const isTreeLined = ({ things, prompt }: SceneSpec): boolean =>
  things.some(({ thing }) => thing === 'tree') && TREE_LINED.test(fold(prompt));

const MARKS_OF: Partial<Record<ThingId, PaintedMark[]>> = {
  tree: ['oak'],
  firework: ['fireworks'],
  rainbow: ['rainbow'],
  lightning: ['lightning'],
  church: ['chapel'],
  village: ['village'],
  cypress: ['cypresses'],
};

/** A road that was asked for by name: straight to the house, or winding through the vines. */
function withRoad(view: LandView, spec: SceneSpec): LandView {
  if (!namesRoad(spec) && !isAvenue(spec) && !isTreeLined(spec)) return view;
  const isHoused = view.estate !== undefined || spec.subjects.includes('estate');
  const isWinding = WINDING.test(fold(spec.prompt));
  const change = { ...view.change, hasRoad: true, isDriveway: isHoused && !isWinding, isWinding };
  // Bends are seen from above them.
  return isWinding ? { ...view, eye: view.eye ?? 15, change } : { ...view, change };
}

const WINDING =
  /\b(?:winding|curving|twisting|serpentine|sinueu(?:x|ses?)|tortuos[oa]|sinuos[oa]|serpenteante|geschwungen\w*|gewunden\w*|kurvig\w*)\b/;

/** Hills that were asked for by name rise above the rows. */
function withHills(view: LandView, { prompt, weather }: SceneSpec): LandView {
  const said = fold(prompt);
  const isSteep = STEEP.test(said);
  if (!(isSteep || HILLS.test(said)) || view.change?.valley) return view;
  const change = { ...view.change, ...(isSteep ? SLOPES : SWELLING) };
  // In fog they are one behind the other, each paler.
  return weather === 'mist'
    ? { ...view, clarity: 4, change: { ...change, mountains: 0.84 } }
    : { ...view, change };
}
const HILLS = /\b(?:hills|hilly|collines|colline|colinas|hugel\w*)\b/;
const SWELLING = { hillStart: 50, hillAmplitude: 240 } as const;
const STEEP =
  /\b(?:steep(?:ly)?|escarpee?s?|pentu(?:e|s|es)?|raides|ripid[oaie]|scosces[oai]|empinad[oa]s?|steil(?!ig)\w*)\b/;
/** Beyond the rows the land climbs, higher than the horizon. */
const SLOPES = { hillStart: 60, hillAmplitude: 70, farRise: 190, nearDrop: 30 } as const;

/** 'A flower arch in front of the château', 'a wedding ceremony in the vineyard': it is set up on the lawn there. */
function withYard(view: LandView, spec: SceneSpec): LandView {
  const isCeremony = spec.words.some(
    ({ proofs, isRefused }) =>
      !isRefused &&
      (proofs[0] === 'thing:flower_arch' ||
        (proofs[0] === 'place:wedding' && spec.figures.length === 0 && !isWeddingTable(spec))),
  );
  return isCeremony && !view.yard ? { ...view, yard: 'wedding' } : view;
}

/** 'A steep valley with dry walls': they hold its terraces. */
const withWalls = (view: LandView, spec: SceneSpec): LandView =>
  view.change?.valley && spec.things.some((one) => isWallOfLand(one, spec))
    ? { ...view, change: { ...view.change, terraceStep: 11 } }
    : view;

/** Peaks that were said to be white stand high above the haze, in a sky that shows them. */
function withPeaks(view: LandView, { words }: SceneSpec): LandView {
  if (!words.some(({ proofs }) => proofs.includes('trait:peaks:snow'))) return view;
  const mountains = Math.max(3.6, view.change?.mountains ?? 0);
  return {
    ...view,
    clarity: 4,
    skies: ['day'],
    change: { ...view.change, mountains, snowLine: 0.32 },
  };
}

/** 'Bush vines with the sea in the background': the land ends at the water. */
function withSea(view: LandView, { things }: SceneSpec): LandView {
  const isInland = view.terrain !== undefined && !view.change?.valley;
  return isInland && things.some(({ thing }) => thing === 'sea')
    ? { ...view, terrain: 'coastal' }
    : view;
}

/** 'On red soil', 'volcanic soil': the ground between the rows. */
function withSoil(view: LandView, spec: SceneSpec): LandView {
  const soil = askedSoil(spec);
  return soil ? { ...view, change: { ...view.change, ...soil } } : view;
}

/** Lavender that was asked for in rows. */
const withLavender = (view: LandView, spec: SceneSpec): LandView =>
  isLavenderLand(spec) ? { ...view, terrain: 'lavender_plateau', hasRows: true } : view;

/** Where vines are named too, half of the lavender makes room for them. */
const withVines = (view: LandView): LandView =>
  view.terrain === 'lavender_plateau'
    ? { ...view, change: { ...view.change, hasVines: true, canopyHeight: 1.1 } }
    : view;

import { IS_GOD, POSED } from '#studio/people/act-words.ts';
import { BEASTS } from '#studio/people/body/beast-builds.ts';
import { castPeople } from '#studio/people/cast-people.ts';
import type { Scene } from '#studio/people/acting/act-scene.ts';
import type { Ground } from '#studio/people/painting/ground.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { HAND_IN_HAND, figuresOf, hasBabyInArms } from '#studio/people/figures-of.ts';
import { isPouredFor } from '#studio/people/acting/staging/pour-to-other.ts';
import { looksAfar } from '#studio/people/acting/staging/gaze-afar.ts';
import { looksOf } from '#studio/people/dress/looks.ts';
import type { Cast } from '#studio/people/cast-people.ts';
import type { PlacedStand } from '#studio/people/furniture.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import type { Held } from '#studio/people/held/hold.ts';
import type { PlacedPerson, Standing } from '#studio/people/acting/staging/placed.ts';
import { isScootered, isTractorDriven } from '#studio/people/acting/verbs/drives.ts';
import { HAT_IN_HAND } from '#studio/people/dress/said-hats.ts';
import { isInBath, isInPool } from '#studio/people/acting/verbs/in-water.ts';
import { isShoulderRide } from '#studio/people/acting/staging/shoulder-ride.ts';
import { furnitureOf, isAtBar } from '#studio/people/acting/staging/furniture-of.ts';
import { isInArms, onLap } from '#studio/people/seat-acts.ts';
import { leantOn, sitsOn, treeOver } from '#studio/people/acting/staging/stands-with.ts';
import { MOST_HELD } from '#studio/places/words/scenery-names.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { clothOf, isClothed } from '#studio/people/painting/table-cloth.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { freeShare } from '#studio/compose/camera/free-share.ts';
import { beastsOf } from '#studio/compose/things/beasts-and-guests.ts';
import { serveCourses } from '#studio/compose/things/holders/dishes/courses.ts';
import { lightSideOf } from '#studio/compose/light/asked-side.ts';
import { laidVessel, vesselOf } from './drunk-from.ts';
import { isMounted } from './mounted.ts';
import { isLavenderLand } from '#studio/compose/things/lavender-land.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';

const WINES: Readonly<Record<WineColour, Rgb>> = {
  red: [0.2, 0.01, 0.02],
  white: [0.75, 0.6, 0.2],
  rose: [0.82, 0.2, 0.22],
  orange: [0.8, 0.4, 0.1],
  sparkling: [0.8, 0.66, 0.3],
  sparkling_rose: [0.82, 0.3, 0.3],
};

/** Red wine stands in dark glass; through paler glass the wine is seen. */
const BOTTLES: Partial<Record<WineColour, NonNullable<Ground['bottle']>>> = {
  white: { bottle: [0.2, 0.24, 0.06], foil: [0.5, 0.4, 0.14] },
  rose: { bottle: [0.62, 0.26, 0.22], foil: [0.7, 0.5, 0.46] },
  orange: { bottle: [0.5, 0.22, 0.05], foil: [0.4, 0.3, 0.1] },
  sparkling: { bottle: [0.02, 0.05, 0.02], foil: [0.55, 0.42, 0.14] },
  sparkling_rose: { bottle: [0.6, 0.3, 0.26], foil: [0.7, 0.5, 0.4] },
};

/** Casts who was asked for. */
export function gatherPeople(stage: Stage, shot: Shot): Cast {
  const { spec, direction, aspect } = stage;
  const figures = figuresOf(spec);
  if (figures.length === 0 || direction.archetype === 'overhead') return { people: [], stands: [] };
  const edge = shot.table ? frameBoxOf([[0, 0, shot.table.far]], shot.camera, aspect).top : 0.98;
  const isOutdoors = direction.decor === 'landscape';
  const ground = {
    isOutdoors,
    hasVines: isOutdoors && direction.hasRows,
    table: edge,
    free: freeShare(stage),
    aspect,
    wine: WINES[spec.wine],
    ...(BOTTLES[spec.wine] && { bottle: BOTTLES[spec.wine]! }),
    looks: looksOf(spec.prompt),
    scene: sceneOf(stage),
    season: direction.season,
    hasPaleGrapes: arePale(spec),
    isSubject: direction.archetype === 'people',
    rail: stage.random('rail of clothes').int(0, 11),
    // An animal beside them stands on the ground, and so they are seen down to it; a view is seen past them.
    isFar: spec.camera.shot === 'wide' || beastsOf(spec).length > 0,
    beasts: isMounted(spec) ? 0 : beastsBeside(spec),
    isNear: spec.camera.shot === 'close_up' || spec.camera.shot === 'macro',
    isFromBehind: spec.camera.angle === 'behind' || looksAfar(spec.prompt),
    isInProfile: IN_PROFILE.test(fold(spec.prompt)),
    isPainted: direction.isPainterly,
    isAtSunset: !direction.isPainterly && (spec.time === 'sunset' || spec.time === 'dusk'),
    isPeriod: spec.style === 'classical_heritage',
  };
  const cast = castPeople(figures, ground, stage.random('people'));
  return { ...cast, people: cast.people.map((one) => againstLight(one, spec)) };
}

const IN_PROFILE =
  /\b(?:in profile|profile (?:view|portrait)|side profile|seen from the side|de profil|vue? de cote|di profilo|vist[oa] di lato|de perfil|vist[oa] de lado|im profil|von der seite gesehen)\b/;

/** 'Backlit' and 'in silhouette' say how the light falls on people too. */
function againstLight(person: PlacedPerson, { lighting }: SceneSpec): PlacedPerson {
  if (lighting === 'silhouette') return { ...person, contre: SILHOUETTE };
  const isBehind = lighting === 'backlit' || lighting === 'rim';
  return isBehind ? { ...person, contre: Math.max(person.contre, 1.15) } : person;
}
const SILHOUETTE = 2.3;

/** Metres that all animals take beside whoever is with them. */
const beastsBeside = (spec: SceneSpec): number =>
  beastsOf(spec).reduce(
    (sum, { thing, count }) =>
      sum + BEASTS[thing]!.long * (BEASTS[thing]!.back > 1.2 ? 1.9 : 1.6) * (count ?? 1),
    0,
  );

const PALE =
  /\b(green|white|golden|yellow) grapes|raisins? (blancs?|verts?)|uva (bianca|verde|blanca)|(grun|weiss|hell)e[nr]? trauben\b/;

/** Grapes of the colour that was said, else of the wine's. */
function arePale({ things, wine, prompt }: SceneSpec): boolean {
  const said = things.find(({ thing }) => thing === 'grapes')?.colour?.name;
  if (said) return said === 'green' || said === 'white' || said === 'yellow' || said === 'gold';
  return PALE.test(fold(prompt)) || wine === 'white' || wine === 'sparkling';
}

/** From the side that was asked for; whoever stands against the light would show it as an edge only. */
const litFrom = (side: -1 | 1, { contre }: Standing): Pick<Standing, 'lightFrom' | 'contre'> => ({
  lightFrom: side,
  contre: Math.min(contre, MODELLED),
});
const MODELLED = 0.35;

/** Gives every ware in a hand or on a table its own entry in the inventory, and puts people on the stage. */
export function nameHeld(
  stage: Stage,
  people: readonly PlacedPerson[],
  stands: readonly PlacedStand[],
): void {
  const held: ThingId[] = [];
  const slotsOf = (all: readonly (Held | null)[]) =>
    all.map((one) => {
      if (!isWareHeld(one) || !one.thing || held.length >= MOST_HELD) return null;
      return held.push(one.thing) - 1;
    });
  const side = lightSideOf(stage.spec);
  stage.people = people.map((person) => ({
    ...person,
    ...(side !== null && litFrom(side, person)),
    slots: slotsOf(person.shape.holds),
  }));
  stage.stands = stands.map((stand) => ({
    ...stand,
    ...(side !== null && litFrom(side, stand)),
    slots: slotsOf(stand.bears.map((laid) => laid.held)),
  }));
  if (held.length > 0) stage.scene.held = held;
}

/** What people may hold and stand among. */
export function sceneOf({ spec, direction }: Pick<Stage, 'spec' | 'direction'>): Scene {
  return {
    // A field of lavender is in nobody's hand, and a hat on its head.
    things: (furnitureOf(spec) ? serveCourses(spec.things) : spec.things).filter(
      ({ thing }) =>
        !(thing === 'lavender' && isLavenderLand(spec)) &&
        !(thing === 'parasol' && !isParasolHeld(spec)) &&
        !(thing === 'blackboard' && direction.place === 'classroom') &&
        !(thing === 'straw_hat' && !HAT_IN_HAND.test(fold(spec.prompt))),
    ),
    said: figuresOf(spec).flatMap(({ said }) => said ?? []),
    vessel: vesselOf(spec) ?? laidVessel(spec),
    hasVines: direction.decor === 'landscape' && direction.hasRows,
    isWinter:
      direction.season === 'winter' ||
      direction.weather === 'snow' ||
      direction.weather === 'frost',
    isSpring: direction.season === 'spring' && !spec.things.some(({ thing }) => thing === 'grapes'),
    isOnBack: ON_BACK.test(fold(spec.prompt)),
    isOnShoulder: ON_SHOULDER.test(fold(spec.prompt)),
    towards: towardsOf(spec),
    isToChild: figuresOf(spec).some(({ who }, i) => i > 0 && who === 'child'),
    hasBeasts: beastsOf(spec).length > 0,
    isMounted: isMounted(spec),
    saddle: BEASTS[beastsOf(spec)[0]?.thing ?? 'horse']?.back ?? 0,
    hasChildren:
      figuresOf(spec).some(({ who }) => who === 'child') &&
      figuresOf(spec).some(({ who }) => who !== 'child'),
    hasLargeBeast: beastsOf(spec).some(({ thing }) => BEASTS[thing]!.back > 1),
    glasses: spec.glasses,
    isGod: IS_GOD.test(fold(spec.prompt)),
    people: figuresOf(spec).reduce((sum, { count }) => sum + count, 0),
    furniture: furnitureOf(spec),
    isDecanted: INTO_DECANTER.test(fold(spec.prompt)),
    isFromBarrel: FROM_BARREL.test(fold(spec.prompt)),
    isAgainstLight: AGAINST_LIGHT.test(fold(spec.prompt)),
    areHandInHand: HAND_IN_HAND.test(fold(spec.prompt)),
    isCandlelit: spec.lighting === 'candle',
    isLabelRead: LABEL.test(fold(spec.prompt)),
    isMarble: spec.surface === 'marble',
    isFeast: FEAST.test(fold(spec.prompt)),
    isShoulderRide: isShoulderRide(spec.prompt, figuresOf(spec)),
    isInPool: isInPool(spec.prompt, spec.place),
    isMeal: isMeal(spec),
    isAtBar: isAtBar(spec.prompt),
    isOnBarrel: ON_BARREL.test(fold(spec.prompt)),
    sitsOn: sitsOn(spec.prompt),
    isScootered: isScootered(spec.prompt, spec.things, figuresOf(spec)),
    isTractorDriven: isTractorDriven(spec.prompt, spec.things, figuresOf(spec)),
    isBarrelCarried: CARRIED_BARREL.test(fold(spec.prompt)),
    isGiantGlass: GIANT_GLASS.test(fold(spec.prompt)),
    leantOn: leantOn(spec.prompt),
    tree: treeOver(spec.prompt),
    isInBath: isInBath(spec.prompt),
    isInHammock: IN_HAMMOCK.test(fold(spec.prompt)),
    isInWheelchair: IN_WHEELCHAIR.test(fold(spec.prompt)),
    lap: hasBabyInArms(spec) ? 'baby' : onLap(fold(spec.prompt), spec.things),
    isSilhouette: spec.lighting === 'silhouette',
    isAmongTables: direction.place !== null && LAID.has(direction.place),
    isAtHome: direction.place !== null && AT_HOME.has(direction.place),
    isAtFeet: AT_FEET.test(fold(spec.prompt)),
    isPosed: POSED.test(fold(spec.prompt)),
    isPouredFor: isPouredFor(figuresOf(spec)),
    isLapInArms: hasBabyInArms(spec) || isInArms(fold(spec.prompt)),
    // A meal has its cloth, unless another table was asked for.
    hasCloth: isClothed(spec) || spec.surface === null || direction.place === 'restaurant',
    ...clothOf(spec),
  };
}

const LAID: ReadonlySet<PlaceId> = new Set<PlaceId>(['restaurant', 'terrace', 'garden_party']);

const AT_HOME: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'fireplace',
  'library',
  'living_room',
  'christmas',
  'hotel_room',
  'hut',
]);
const AT_FEET =
  /\b(?:at (?:his|her|their) feet|on the ground|by (?:his|her|their) (?:side|feet)|a (?:ses|leurs) pieds|ai (?:suoi )?piedi|a sus pies|zu (?:seinen|ihren) fussen|am boden)\b/;

const MEAL =
  /\b((?:laid|set|festive) tables?|tables? (?:dressee|mise)|tavol[ao] (?:apparecchiat|imbandit)\w+|mesa (?:puesta|servida)|gedeckte\w* tisch\w*|dinners?|lunch(es|eon)?|brunch|supper|meals?|breakfast|eating|dining|diner|dejeuner|repas|dinent|mangent|cena|cenano|pranzo|mangiano|almuerzo|comida|cenando|comiendo|\w*essen|mahlzeit|speisen)\b/;

/** Somebody eats, or a meal is spoken of. */
const isMeal = (spec: SceneSpec): boolean =>
  MEAL.test(fold(spec.prompt)) || figuresOf(spec).some(({ action }) => action === 'eating');

const CARRIED_BARREL =
  /\b(lift\w*|carr(y|ies|ying)|hoist\w*|heav\w+|port(e|ant|ent|a|ano|ando)|solleva\w*|carga\w*|levanta\w*|tragt|tragen|hebt|schlepp\w*)( \w+){0,3} (barrels?|casks?|kegs?|tonneaux?|futs?|botte|botti|barril(es)?|barricas?|\w*fass(er)?)\b/;
const GIANT_GLASS =
  /\b(giant|gigantic|huge|enormous|oversized|geante?s?|gigantesques?|enormes?|gigantes?c?[oa]?|riesig\w*|riesen)( \w+)? ?(glass|goblet|verre|bicchiere|calice|copa|weinglas|glas)\b|\b(verre|bicchiere|calice|copa)( \w+){0,3} (geante?|gigantesque|enorme|gigante\w*)\b|\briesen(wein)?glas\b/;

const IN_WHEELCHAIR =
  /\b(?:wheel ?chairs?|fauteuils? roulants?|sedi[ae] a rotelle|sillas? de ruedas|rollst[uü]hle?n?|rollstuhl)\b/;
const IN_HAMMOCK = /\b(?:hammocks?|hamacs?|amac(?:a|he)|hamacas?|hangematten?)\b/;
const LABEL = /\b(labels?|etiquettes?|etichett[ae]|etiquetas?|etikett(en)?)\b/;
const FEAST =
  /\b(banquets?|feasts?|festin|banchetto|banquete|bankett|festmahl|gelage|(?:full|lots|plenty|loads) of (?:food|dishes|delicacies)|(?:with|of|good|delicious|local|and|sharing|enjoying) (?:food|dishes)|(?:de la|bonne) nourriture|buon cibo|con cibo|buena comida|con comida|laden|groaning|(?:covered|piled|heaped|loaded) (?:with|in) (?:food|dishes)|(?:pleine|couverte) de (?:nourriture|plats|victuailles)|(?:piena|carica) di (?:cibo|piatti)|imbandit[ao]|llena de (?:comida|platos)|(?:voll|voller|voll mit) (?:essen|speisen)|reich gedeckt\w*)\b/;
const ON_BARREL =
  /\b(sitting|sits?|seated|assis(?:es?)?|sedut\w+|sentad\w+|sitz\w*)( \w+)? (on|sur|su|sobre|en|auf)( an?| the| un| une| una| le| la| el| einem| dem)?( \w+)? ?(barrels?|casks?|tonneaux?|botte|botti|barricas?|barriles?|barril|fass|weinfass|fassern)\b/;
const INTO_DECANTER =
  /\b(in|into|to|dans|nel|nella|en|al|zu)( an?| the| un[ae]?| le| la| el| einen?| den| die)?( \w+)? (decanter|decanters|carafe|caraffa|decanteur|decantador|karaffe|dekanter)\b|\b(decanting|decants|decante|decantant|decanta|decantando|dekantiert|dekantieren)\b/;
const FROM_BARREL =
  /\b(from (the|a|an|oak|its)( \w+)? ?(barrel|cask)s?|du tonneau|au tonneau|du fut|dalla botte|dalla barrique|de la barrica|aus dem( \w+)? ?(fass|holzfass|barrique)|vom fass)\b/;
const AGAINST_LIGHT =
  /\b((against|towards?|up to|to) (the|a|its) (\w+ )?(light|sun|sunlight|window|lamp|candle)|(a|contre|vers) la (lumiere|fenetre)|contre le (jour|soleil)|(contro|verso) la (luce|finestra)|in controluce|al trasluz|a contraluz|(contra|hacia) la (luz|ventana)|gegen (das|die|eine?) (\w+ )?(licht|sonne|kerze|fenster)|(ins|zum) licht)\b/;
/** One over a table or on a beach is in nobody's hand. */
const HELD_PARASOL =
  /\b(?:with|holding|holds|carrying|twirling|avec|tenant|con|tiene|mit) (?:an?|her|his|their|une?|son|sa|un|una|einem|ihrem|su|il suo) (?:\w+ ){0,3}(?:parasol|ombrelle|ombrellino|sombrilla|sonnenschirm)\b/;
const isParasolHeld = (spec: SceneSpec): boolean =>
  HELD_PARASOL.test(fold(spec.prompt)) && furnitureOf(spec) === null;
const ON_BACK =
  /\b(on (his|her|their|the) backs?|sur (le|son) dos|sulla schiena|sulle spalle|a la espalda|en la espalda|auf dem rucken|hods?|hottes?|gerl[ae]|butten?|kiepen?)\b/;

const ON_SHOULDER =
  /\b(on (his|her|their|the|one|a) shoulders?|sur (l|son|une|leur|leurs) epaules?|(sulla|in) spalla|(al|en el|sobre el) hombro|auf (der|seiner|ihrer|die|den) schultern?)\b/;

/** What one of them does to another. */
const towardsOf = (spec: SceneSpec): Scene['towards'] =>
  figuresOf(spec).flatMap(({ action }) =>
    action === 'giving' || action === 'feeding' ? [action] : [],
  )[0] ?? null;

import { fold, tokenise } from '#studio/lexicon/matching/normalise.ts';
import { isPrinted } from '#studio/lexicon/texts/printed-words.ts';
import { isColour } from '#studio/inventory/colour-names.ts';
import type { Box, Inventory, SeenThing } from '#studio/inventory/inventory.ts';
import { isLandmark } from '#studio/inventory/landmarks-seen.ts';
import { isPlaceSeen, seenAs } from '#studio/inventory/same-kind.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { HOLDS_WINE } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import { DRAWN_DISHES } from '#studio/things/catalogue/drawn/dishes.ts';
import { DRAWN_FRUIT } from '#studio/things/catalogue/drawn/fruit.ts';
import { FOOD } from '#studio/things/catalogue/food.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import { SAUCES } from '#studio/things/catalogue/dishes/sauces.ts';
import { TABLES } from '#studio/things/tables.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { ThingSize } from '#studio/things/asked-thing.ts';
import type { Proof } from './proof.ts';
import { isClose, isGiant, isGroundSeen, stepsIn } from './frame-proofs.ts';
import { isAtHand, isBelowCrown, isFlank, isOnSide, isRow, standsSo } from './relations.ts';
import type { ProvedRelation, Side } from './relations.ts';
import { isOfSize } from './size-proofs.ts';
import { countsPieces } from './servings.ts';
import { isWineSeen } from './wine-shades.ts';

const EDIBLE = new Set<string>([...FOOD, ...DRAWN_DISHES, ...DRAWN_FRUIT].map(({ id }) => id));

/** A stack of barrels in the backdrop is one piece, and wide. */
const arePainted = ({ isUncounted, box }: SeenThing): boolean =>
  isUncounted === true && box[2] - box[0] > 0.2;

/** A sparkling rosé is a rosé. */
const winesCalled = (wine: WineColour): WineColour[] =>
  wine === 'rose' ? ['rose', 'sparkling_rose'] : [wine];

type Check = (rest: readonly string[]) => boolean;

/** Painted views show their trees and houses as one piece: they are not counted. */
const UNCOUNTED = new Set<ThingId>([
  ...THINGS.filter(({ stance }) => stance === 'scenery').map(({ id }) => id),
  // One flight has several steps.
  'stone_steps',
]);

const SAUCE_IDS: ReadonlySet<string> = new Set(SAUCES.map(({ id }) => id));

/** Whether a finished picture gives this proof: from its inventory and from what its composition noted. */
export function createProver(spec: SceneSpec, inventory: Inventory): (proof: Proof) => boolean {
  const traits = new Set(inventory.traits);
  const counted = (thing: ThingId) =>
    seenAs(inventory, thing).reduce((sum, { count }) => sum + count, 0);
  // A hand alone is nobody yet.
  const people = inventory.people
    .filter(({ thing }) => thing !== 'hand')
    .reduce((sum, { thing, count }) => sum + (thing === 'couple' ? 2 : count), 0);
  const isWritten = writtenIn(spec, inventory);
  const holders = inventory.people.flatMap(({ boxes }) => boxes);
  const checks: Readonly<Record<string, Check>> = {
    thing: ([thing]) =>
      counted(thing as ThingId) > 0 ||
      // Turned leaves of a vineyard hang on its vines.
      (thing === 'autumn_leaves' && traits.has('leaves:turned')) ||
      // Printed on a label that is seen.
      (spec.emblem === thing &&
        (counted('label') > 0 || bottlesIn(inventory, 'bottle').length > 0)),
    own: ([thing]) => inventory.things.some((seen) => seen.thing === thing),
    many: ([thing]) =>
      counted(thing as ThingId) > (UNCOUNTED.has(thing as ThingId) ? 0 : 1) ||
      seenAs(inventory, thing as ThingId).some(arePainted) ||
      // A rack is full of them, whether or not each is told apart.
      (thing === 'bottle' && RACKS.some((rack) => counted(rack) > 0)),
    count: ([number, thing]) => {
      const seen = counted(thing as ThingId);
      if (UNCOUNTED.has(thing as ThingId)) return seen > 0;
      if (seen > 1 && countsPieces(thing as ThingId, spec.prompt)) return false;
      // 'A magnum with two bottles': the magnum is a bottle too, and not meant.
      const own = inventory.things.find((one) => one.thing === thing)?.count;
      // The panels of a meme have theirs each.
      const isPanelled = (spec.meme?.panels?.length ?? 0) > 1;
      return (
        seen === Number(number) || own === Number(number) || (isPanelled && seen > Number(number))
      );
    },
    colour: ([name = '', thing]) =>
      traits.has(`colour:${name}:${thing}`) ||
      seenAs(inventory, thing as ThingId)
        .flatMap(({ colour, colours = [] }) => [colour, ...colours])
        .some((colour) => isColour(colour, name)),
    place: ([place]) => isPlaceSeen(inventory, place as PlaceId),
    people: ([number]) => people >= Number(number),
    wine: ([wine]) =>
      wine === 'any'
        ? inventory.things.some(({ thing }) => HOLDS_WINE.has(thing))
        : winesCalled(wine as WineColour).some(
            (one) =>
              spec.wines.includes(one) &&
              isWineSeen(inventory, {
                wine: one,
                wines: spec.wines,
                isDrawn: TOLD.has(spec.style),
              }),
          ),
    food: () => inventory.things.some(({ thing }) => EDIBLE.has(thing)),
    relation: ([kind, a, b]) => {
      if (spec.emblem === a && b === 'label') return true;
      const [these = [], those = []] = [a, b].map((thing) =>
        seenAs(inventory, thing as ThingId).flatMap(({ boxes }) => boxes),
      );
      // Whoever leans has the pose for it: standing before a fence is not enough.
      if (kind === 'against' && a === 'person' && !traits.has('action:tilted')) return false;
      // Painted tanks stand on both sides of a hall.
      if (kind === 'between' && seenAs(inventory, b as ThingId).some(arePainted))
        return these.length > 0;
      // 'Between a lemon and an apple': what stands on the other side was named with it.
      if (kind === 'between' && those.length === 1) {
        const others = new Set(spec.things.map((one) => one.thing).filter((one) => one !== a));
        const round = inventory.things.filter((one) => others.has(one.thing));
        return standsSo(
          'between',
          these,
          round.flatMap(({ boxes }) => boxes),
        );
      }
      // What is painted into the view is behind all that stands before it, however far to its side.
      const [far, near] = kind === 'in_front_of' ? [b, a] : [a, b];
      if (
        (kind === 'behind' || kind === 'in_front_of') &&
        isPaintedFar(inventory, far as ThingId) &&
        !isPaintedFar(inventory, near as ThingId)
      )
        return these.length > 0 && those.length > 0;
      // Of a table that bears a meal only the top is in the frame, and all stands on it.
      if (kind === 'on' && those.length === 0 && TABLES.includes(b as ThingId))
        return these.length > 0 && traits.has('table');
      // A tree of the land is over what its crown spans; one far behind it shades nobody.
      if ((kind === 'under' || kind === 'sheltered') && isPaintedTree(inventory, b))
        return these.some((one) => those.some((tree) => isBelowCrown(one, tree)));
      // 'Pasta in tomato sauce': it lies on it, round it and under it, and in no bowl beside it.
      if (kind === 'in' && SAUCE_IDS.has(b ?? '')) return standsSo('over', these, those);
      // A film of drops is as large as what it is on.
      if (kind === 'on' && a === 'dewdrops') return these.length > 0 && those.length > 0;
      // Whoever stands before a bench does not sit there; on its top one may stand too.
      const isStemmed = kind === 'in' && STEMMED.has(a ?? '');
      const isSitting = traits.has('action:sitting');
      // Feet under the table are lower in the frame than what is on it.
      const isServed = kind === 'in_front_of' && b === 'person' && isSitting && traits.has('table');
      // What lies at the feet of a piano is over its box too.
      const isOnTop = kind === 'on' && ON_LEGS.has(b ?? '');
      const how = isOnTop
        ? 'atop'
        : kind === 'seated' && !isSitting
          ? 'atop'
          : isStemmed
            ? 'stemmed'
            : isServed
              ? 'served'
              : kind;
      return standsSo(how as ProvedRelation, these, those);
    },
    held: ([thing]) =>
      HELD_IN.some((act) => traits.has(`action:${act}`)) &&
      seenAs(inventory, thing as ThingId).some(({ boxes }) =>
        boxes.some((box) => holders.some((holder) => isAtHand(box, holder))),
      ),
    side: ([side, thing]) =>
      seenAs(inventory, thing as ThingId)
        .flatMap(({ boxes }) => boxes)
        .some((box) => isOnSide(side as Side, box)),
    row: ([thing]) =>
      seenAs(inventory, thing as ThingId).some((seen) => arePainted(seen) || isRow(seen.boxes)) ||
      // 'From half bottle to magnum in a row': all of them stand in it.
      isRow(bottlesIn(inventory, thing as ThingId)),
    flank: ([thing]) =>
      seenAs(inventory, thing as ThingId).some((seen) => arePainted(seen) || isFlank(seen.boxes)),
    close: ([shot]) => isClose(inventory, shot),
    ground: ([name = '', place]) =>
      isGroundSeen(inventory, {
        name,
        place: place as PlaceId,
        hasSurface: spec.surface !== null || asksForTable(spec),
      }),
    giant: ([thing]) => isGiant(inventory, seenAs(inventory, thing as ThingId)),
    size: ([size, thing]) => isOfSize(size as ThingSize, seenAs(inventory, thing as ThingId)),
    steps: ([number]) => stepsIn(inventory) === Number(number),
    lettering: (words) => isWritten(words.join(':')),
    trait: (rest) =>
      (traits.has(rest.join(':')) && !isWallHidden(inventory, rest)) || isColouredSo(traits, rest),
    no: ([kind = '', ...rest]) => !(checks[kind]?.(rest) ?? false),
    followed: () => true,
  };
  return (proof) => {
    const [kind = '', ...rest] = proof.split(':');
    return checks[kind]?.(rest) ?? false;
  };
}

const isPaintedTree = (inventory: Inventory, thing: string | undefined): boolean =>
  thing === 'tree' && seenAs(inventory, 'tree').some(({ isUncounted }) => isUncounted);

const isPaintedFar = (inventory: Inventory, thing: ThingId): boolean => {
  const seen = seenAs(inventory, thing);
  return isLandmark(thing) && seen.length > 0 && seen.every(({ isUncounted }) => isUncounted);
};

/** 'A dark green wall behind': where the table fills the frame, no wall is seen. */
function isWallHidden(
  { place, surfaces = [], traits = [] }: Inventory,
  [kind, name]: readonly string[],
) {
  if (kind !== 'tint' || !name || place || !traits.includes('plain')) return false;
  return surfaces.some(({ share, colour }) => share >= MOST_TABLE && !isColour(colour, name));
}
const MOST_TABLE = 0.6;

/** 'A green dress', 'blue dots': in that colour, or in whatever colour is its own. */
function isColouredSo(
  traits: ReadonlySet<string>,
  [kind, what, coloured, name]: readonly string[],
) {
  if (coloured !== 'coloured' || !name) return false;
  const dyed = `${kind}:${what}:coloured`;
  return [...traits].some(
    (trait) =>
      trait === dyed ||
      (trait.startsWith(`${dyed}:#`) && isColour(trait.slice(dyed.length + 1), name)),
  );
}

const RACKS: readonly ThingId[] = ['bottle_rack', 'wine_fridge', 'riddling_rack'];
const BOTTLES: readonly ThingId[] = ['bottle', 'half_bottle', 'magnum', 'flute_bottle', 'clavelin'];
const bottlesIn = (inventory: Inventory, thing: ThingId): Box[] =>
  BOTTLES.includes(thing)
    ? inventory.things.filter((seen) => BOTTLES.includes(seen.thing)).flatMap(({ boxes }) => boxes)
    : [];

/** What stands on legs, and bears things on its top. */
const ON_LEGS = new Set<string>(['piano']);

/** What hands are seen to do while they hold something. */
/** Flowers whose stems are in the vase while their heads stand above it. */
const STEMMED = new Set<string>(['rose', 'sunflower', 'tulip', 'flowers', 'dried_flowers']);
const HELD_IN = 'holding carrying tasting toasting pouring opening regarding'.split(' ');

const asksForTable = ({ words }: SceneSpec): boolean =>
  words.some(({ proofs }) => proofs.includes('trait:table'));

/** Whether words of the prompt stand in the picture in letters: on a plate, in a caption, on a label. */
function writtenIn(spec: SceneSpec, inventory: Inventory): (words: string) => boolean {
  const lines = inventory.lettering ?? lettersOf(spec, inventory);
  const stems = new Set(lines.flatMap(tokenise).map(({ word }) => stemOf(word)));
  const isTold = isPrinted(spec, inventory.lettering === undefined);
  // Sheets say their words, and drawn faces show what is said of them.
  const isDrawn = TOLD.has(spec.style) || Boolean(spec.sheet);
  // What was dictated stands there in letters or is missing.
  const { label, title, subtitle, captions } = spec.texts;
  const dictated = new Set<string | null>([...label, title, subtitle, ...captions]);
  return (words) =>
    tokenise(words).every(
      ({ word }) =>
        stems.has(stemOf(fold(word))) || (isDrawn && !dictated.has(words) && isTold(word)),
    );
}

const TOLD = new Set<SceneSpec['style']>([
  'illustration_poster',
  'education',
  'pop_art',
  'meme_style',
]);

/** A photograph has letters on its labels and boards, a meme its captions, a pastel its title. */
function lettersOf({ texts, style, meme }: SceneSpec, { things }: Inventory): string[] {
  const hasLabel = things.some(({ thing }) => HOLDS_WINE.has(thing) || thing === 'label');
  return [
    ...(hasLabel ? texts.label : []),
    ...(texts.carried ?? []).flatMap(({ text, carrier }) =>
      things.some(({ thing }) => thing === carrier) ? [text] : [],
    ),
    ...(style === 'pastel' ? [texts.title ?? '', texts.subtitle ?? ''] : []),
    ...(style === 'meme_style' ? [...texts.captions, ...(meme?.lines ?? [])] : []),
  ];
}

const stemOf = (word: string): string => word.replace(/(es|s|n)$/, '');

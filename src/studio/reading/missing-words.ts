import { sayMissing } from '#studio/accounting/account-words.ts';
import type { AskedWord, Proof } from '#studio/accounting/proof.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import { actsShown } from '#studio/compose/traits/acts-shown.ts';
import { isPrinted } from '#studio/lexicon/texts/printed-words.ts';
import { formsOf } from '#studio/litho/education/forms.ts';
import { animalActs, looksThere } from '#studio/litho/figures/animals/animal-acts.ts';
import { monkIn } from '#studio/litho/figures/monk.ts';
import { royalIn } from '#studio/litho/figures/royal.ts';
import { drawnActs } from '#studio/litho/note-traits.ts';
import { isDrawn } from '#studio/litho/is-drawn.ts';
import { isView, liesOpen } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import type { Angle } from '#studio/scene/camera.ts';
import type { SheetForm } from '#studio/scene/sheets.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isMadeAsSaid } from '#studio/things/materials.ts';
import type { Material } from '#studio/things/materials.ts';

/** Looks that no composition gives: the wardrobe has no spacesuit, and prints have no velvet. */
const NEVER = /^look:(?!old|hair|smiling|sad|cry|angry|shock)/;
const NEVER_PRINTED =
  /^(?:surface:velvet|light:from_(?:left|right)|trade:(?!photographer|shepherd)\w+|worn:(?:jeans|trousers|skirt|shorts|pyjamas|coat|cape|knitted|robe|drape|dirndl|swim|napkin|tie|braces|pearls|earrings|blindfold|rolledsleeves|topper|bowler|party|witch|beanie|turban|headscarf|dotted|floral|bald|curly|bun|short|long)(?::coloured(?::[\w ]+)?)?)$/;

/** What the makers of prints note of theirs. */
const EVER_PRINTED =
  /^(?:table$|shadow$|outdoors$|map$|monochrome$|flat$|sticker$|pattern$|gaze$|falling$|face$|hauling$|riding$|colours:many$|light:neon$|backing:(?:curtain|dark)$|tone:dark$|angle:eye_level$|(?:land|on):hills?$|room:(?:daylight|amber)$|(?:look|sky|season|weather|form|tint|person|worn|colour|size|cloth|surface|cast|action|made):)/;
const ABOVE: ReadonlySet<Angle | null> = new Set<Angle | null>(['overhead', 'aerial']);

/** What is seen of the sky from places that are no land: through their windows, over their roofs. */
const SEEN_FROM: Readonly<Record<string, ReadonlySet<PlaceId>>> = {
  sky: new Set<PlaceId>([
    'pool',
    'beach',
    'picnic',
    'garden_party',
    'city',
    'piazza',
    'window',
    'hut',
    'forest',
    'festival',
  ]),
  weather: new Set<PlaceId>(['window', 'hut', 'christmas', 'christmas_market']),
  season: new Set<PlaceId>(['window', 'hut', 'forest']),
};

/** Rooms show neither hour, weather nor season of the land outside. */
function isUnderRoof(trait: string, { place }: SceneSpec): boolean {
  const [kind = '', value] = trait.split(':');
  const seen = SEEN_FROM[kind];
  if (!seen || !place) return false;
  // Gardens and beaches are painted in leaf and in the sun.
  const isSummery = kind === 'season' && value === 'summer' && SEEN_FROM['sky']?.has(place);
  return !seen.has(place) && !isSummery;
}

export interface MissingWord {
  word: string;
  /** What it names, if the catalogue knows it. */
  thing: ThingId | null;
}

/** Words of a prompt that no picture in this style could prove: known before anything is drawn. */
export function missingWords(spec: SceneSpec, canMake: (thing: ThingId) => boolean): MissingWord[] {
  const isOpen = hasSky(spec);
  const isTold = isPrinted(spec);
  const forms = () => formsOf(spec);
  // Decided once, and only where somebody is told to do something.
  let shown: ReadonlySet<string> | null | undefined;
  const isActed = (trait: string): boolean => {
    if (shown === undefined) shown = isDrawn(spec) ? actsPrinted(spec) : actsShown(spec);
    return shown === null || shown.has(trait);
  };
  const acts = actsOfAnimals(spec);
  // Photographed he is somebody in costume.
  const isMade = (thing: ThingId): boolean =>
    thing === 'window_sill'
      ? canMake(thing) && spec.figures.length === 0
      : canMake(thing) || (thing === 'santa' && !isDrawn(spec));
  const canProve = (proof: Proof): boolean => {
    const end = proof.indexOf(':');
    const kind = end < 0 ? proof : proof.slice(0, end);
    if (
      kind === 'thing' ||
      kind === 'own' ||
      kind === 'many' ||
      kind === 'count' ||
      kind === 'colour'
    )
      return isMade(proof.slice(proof.lastIndexOf(':') + 1) as ThingId);
    if (kind === 'lettering') return false;
    if (kind === 'people') return !acts && Number(proof.slice(end + 1)) <= MOST_PEOPLE;
    if (kind !== 'trait') return true;
    const trait = proof.slice(end + 1);
    if (acts && ACT.test(trait)) return acts.has(trait);
    if (trait.startsWith('form:')) return forms().has(trait.slice(5) as SheetForm);
    if (trait.startsWith('action:')) return isActed(trait);
    if (trait.startsWith('worn:') && !hasWearer(spec)) return false;
    if (trait.startsWith('made:')) return isCastSo(trait, spec) && isMade(thingOfTrait(trait));
    if (isDrawn(spec) && (NEVER_PRINTED.test(trait) || !EVER_PRINTED.test(trait))) return false;
    // Where people stand upright before us, nobody looks down on them.
    if (/^angle:(?:overhead|aerial)$/.test(trait)) return ABOVE.has(spec.camera.angle);
    if (isDrawn(spec) && trait === `look:${monkIn(spec.prompt) ?? royalIn(spec.prompt)}`)
      return true;
    return !NEVER.test(trait) && (isOpen || !isUnderRoof(trait, spec));
  };
  const isMissing = ({ text, proofs, isRefused }: AskedWord) =>
    !isRefused &&
    !isLater(text, proofs) &&
    !(acts && isDoneBySome(proofs) ? isDoneByOne(proofs, spec) : proofs.some(canProve)) &&
    (proofs.some(isForm) || !isTold(text));
  return sayMissing(spec.words, isMissing).map(({ text, root }) => ({
    word: text,
    thing: thingIn(spec.words[root]?.proofs ?? []),
  }));
}

/** Photographs cast some things in what is said; of all others the word is announced. */
function isCastSo(trait: string, spec: SceneSpec): boolean {
  const [, material] = trait.split(':');
  return !isDrawn(spec) && isMadeAsSaid(thingOfTrait(trait), material as Material);
}
const thingOfTrait = (trait: string): ThingId => trait.slice(trait.lastIndexOf(':') + 1) as ThingId;

/** No picture casts more. */
const MOST_PEOPLE = 8;

/** Of lessons and cards the words may tell it. */
const actsPrinted = (spec: SceneSpec): ReadonlySet<string> | null =>
  spec.plate || spec.sheet || spec.meme ? null : drawnActs(spec);

/** Clothes are on somebody, or on an animal. */
const hasWearer = ({ figures, things }: SceneSpec): boolean =>
  figures.length > 0 || things.some(({ thing }) => LIVELY.has(thing) || thing === 'santa');

/** 'Flying' is proved by whatever flies. */
const MANY = 8;
const isDoneBySome = (proofs: readonly Proof[]): boolean =>
  proofs.filter((proof) => proof.startsWith('thing:')).length >= MANY;
const isDoneByOne = (proofs: readonly Proof[], { things }: SceneSpec): boolean =>
  things.some(({ thing }) => proofs.includes(`thing:${thing}`));

const ACT = /^(?:action:|gaze$)/;

/** A print with animals and nobody else: they do what there is a drawing for, and nothing more. */
function actsOfAnimals(spec: SceneSpec): ReadonlySet<string> | null {
  const { figures, things, meme, plate, sheet } = spec;
  const isTheirs = figures.length === 0 && things.some(({ thing }) => LIVELY.has(thing));
  if (!isTheirs || meme || plate || sheet || !isDrawn(spec)) return null;
  const doGaze = things.length > 1 && things.some(({ thing }) => looksThere(thing, spec));
  return new Set([...animalActs(spec), ...(doGaze ? ['gaze'] : [])]);
}

/** A sheet may say 'bar' and 'chart' and be none. */
const isForm = (proof: Proof): boolean => proof.startsWith('trait:form:');

/** Words that something else will stand for: a snake for an anaconda. */
export function standIns(
  { words }: SceneSpec,
  canMake: (thing: ThingId) => boolean,
): { word: string; thing: ThingId }[] {
  // A duck of the pond is drawn, and no dish stands for it.
  const isItself = (proofs: readonly Proof[], other: ThingId) =>
    proofs.some((proof) => {
      const [kind, thing] = proof.split(':');
      return kind === 'thing' && thing !== other && canMake(thing as ThingId);
    });
  return words.flatMap(({ text, drawnAs, isRefused, proofs }) =>
    drawnAs && !isRefused && canMake(drawnAs) && !isItself(proofs, drawnAs)
      ? [{ word: text, thing: drawnAs }]
      : [],
  );
}

/** Whether words fit on a label is known when it is drawn; what we have nothing to write on for, now. */
const isLater = (text: string, proofs: readonly Proof[]): boolean =>
  text.startsWith('“') && proofs.length > 0;

function thingIn(proofs: readonly Proof[]): ThingId | null {
  const named = proofs.find((proof) => /^(thing|own|many):/.test(proof));
  return (named?.split(':').at(-1) as ThingId | undefined) ?? null;
}

/** Rooms show no weather. */
export const hasSky = ({ place }: SceneSpec): boolean =>
  place === null ||
  isView(place) ||
  liesOpen(place) ||
  PLACE_DECORS[place].decor === 'landscape' ||
  place === 'festival';

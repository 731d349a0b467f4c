import type { Trait } from '#studio/accounting/proof.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Load } from '#studio/people/body/beast-loads.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { petStates } from '#studio/compose/things/events/pet-acts.ts';

/** What animals of the picture do: it was built or painted so. */
export function petTraits(stage: Stage): Trait[] {
  const isGrazing = stage.beasts.some(({ beast }) => beast.states?.includes('grazing'));
  return [
    ...sittingTraits(stage),
    ...(isGrazing ? ['action:grazing'] : []),
    ...stage.beasts.flatMap(movedTraits),
    ...coatTraits(stage),
    ...stage.beasts.flatMap(({ beast }) => (beast.load ? LOADED[beast.load] : [])),
  ];
}

/** Evening and mist lie on every coat: it was painted in the colour that was said. */
const coatTraits = ({ spec, beasts }: Stage): Trait[] =>
  spec.things.flatMap(({ thing, colour }) =>
    colour && beasts.some((one) => one.thing === thing) ? [`colour:${colour.name}:${thing}`] : [],
  );

const PULLS: readonly Trait[] = ['riding', 'action:pulling'];
const LOADED: Readonly<Record<Load, readonly Trait[]>> = {
  cart: PULLS,
  barrel_cart: PULLS,
  grape_cart: PULLS,
  plough: [...PULLS, 'action:ploughing'],
  baskets: ['action:carrying', 'action:holding'],
  tree: [],
  barrel_below: ['action:jumping', 'over:barrel'],
};

/** Every animal on legs has its gaits; cats and hens have one pose. */
const movedTraits = ({ thing, beast }: Stage['beasts'][number]): Trait[] =>
  STILL.has(thing) ? [] : (beast.states ?? []).flatMap((state) => MOVES[state] ?? []);
const STILL: ReadonlySet<ThingId> = new Set<ThingId>(['cat', 'hen']);
const MOVES: Readonly<Record<string, readonly Trait[]>> = {
  running: ['action:running'],
  walking: ['action:walking'],
};

/** Pets sit unless it is said otherwise; what they do and wear was built so. */
function sittingTraits({ spec, scene, beasts }: Stage): Trait[] {
  const isBuilt = scene.objects.some(({ thing }) => thing === 'dog' || thing === 'cat');
  const isPainted = beasts.some(({ thing }) => thing === 'dog' || thing === 'cat');
  const isPerched = scene.objects.some(({ thing }) => PERCHED.has(thing));
  const states = [...petStates(spec), ...beasts.flatMap(({ beast }) => beast.states ?? [])];
  const isDog = [...scene.objects, ...beasts].some(({ thing }) => thing === 'dog');
  const posed = isDog ? states.filter((state) => UPRIGHT.has(state)) : [];
  const laid = isDog && states.includes('sleeping') ? ['sleeping'] : [];
  if (!isBuilt && isPainted && posed.length + laid.length > 0)
    return [...posed, ...laid].flatMap((state) => PET_TRAITS[state]!);
  if (!isBuilt) return isPainted || isPerched ? ['action:sitting'] : [];
  return [
    ...(states.includes('sleeping') || posed.length > 0 ? [] : ['action:sitting']),
    ...states
      .filter((state) => isDog || !UPRIGHT.has(state))
      .flatMap((state) => PET_TRAITS[state] ?? []),
  ];
}

/** A cat has no such pose. */
const UPRIGHT: ReadonlySet<string> = new Set(['walking', 'standing', 'running', 'jumping']);

/** Built sitting. */
const PERCHED: ReadonlySet<ThingId | undefined> = new Set(['owl', 'bird', 'fox', 'rabbit']);

const PET_TRAITS: Readonly<Record<string, readonly Trait[]>> = {
  sleeping: ['action:sleeping'],
  walking: ['action:walking'],
  running: ['action:running', 'action:walking'],
  jumping: ['action:jumping', 'action:running'],
  standing: ['action:standing'],
  looking: ['action:looking'],
  lapping: ['action:tasting', 'action:eating'],
  sniffing: ['action:tasting', 'person:sommelier'],
  bow_tie: ['worn:bowtie'],
  suit: ['worn:jacket'],
  sunglasses: ['worn:sunglasses'],
  straw_hat: ['worn:hat', 'worn:straw_hat'],
};

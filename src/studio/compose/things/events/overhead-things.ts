import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import type { Stance } from '#studio/things/thing.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** Said of what is over the heads, in five languages. */
const HANGS =
  /\b(?:hang\w*|hung|above|overhead|suspend\w*|au dessus|accroche\w*|appes[oaie]|sospes[oaie]|sopra|cuelgan?|colga\w*|encima|arriba|hang\w*|aufgehangt\w*|uber|daruber)\b/;
/** 'Friends under string lights'. */
const UNDER_LIGHTS =
  /\b(?:under|beneath|below|sous|sotto|bajo|unter) (?:\w+ ){0,3}(?:lights|bulbs|lampions|guirlandes?|luci|lucine|luces|bombillas|lichter\w*|lampen|lichterketten?)\b/;
export const isUnderLights = ({ prompt }: Pick<SceneSpec, 'prompt'>): boolean =>
  UNDER_LIGHTS.test(fold(prompt));
/** Their lights are on the tree. */
const ON_TREES: readonly PlaceId[] = ['christmas'];

/** What hangs over the table, from one edge of the frame to the other. */
export function isOverhead(
  { thing, states, relation }: Pick<AskedThing, 'thing' | 'states' | 'relation'>,
  spec: SceneSpec,
): boolean {
  if (thing === 'beam' || thing === 'cobweb') return true;
  if (spec.camera.angle === 'overhead' || isOnTree(thing, spec)) return false;
  if (thing === 'string_lights')
    return spec.place !== null || HANGS.test(fold(spec.prompt)) || isUnderLights(spec);
  const carrier = relation ? spec.things[relation.to]?.thing : 'beam';
  const hangs = states.includes('hanging') || relation !== null;
  if (hangs && !HANGS_ITSELF.has(thing) && carrier === 'beam') return isHung(thing);
  return thing === 'lantern' && HANGS.test(fold(spec.prompt));
}

/** Into the picture from above: the heroes leave it room. */
export const hangsDown = (asked: AskedThing, spec: SceneSpec): boolean =>
  !BESIDE_THE_HEROES.has(asked.thing) && isOverhead(asked, spec);
const BESIDE_THE_HEROES = new Set<ThingId>(['string_lights', 'lantern', 'cobweb']);

const STEMMED = new Set<ThingId>(['glass', 'champagne_flute']);
/** By their feet they hang in a rail: no cord would hold them. */
export const isRailed = ({ thing }: AskedThing): boolean => STEMMED.has(thing);

/** 'Glasses hanging above a bar', 'hams hanging': no glass stands below that nobody asked for. */
export const hasHungHeroes = (spec: SceneSpec): boolean =>
  spec.things.some((one) => (isRailed(one) || one.thing === 'ham_leg') && isOverhead(one, spec));

/** What is built hanging. */
const HANGS_ITSELF = new Set<ThingId>([
  'chandelier',
  'bunting',
  'garland',
  'lamp',
  'apron',
  'grapes',
  'vine_leaf',
]);
const HUNG = new Set<Stance>(['small', 'dish', 'tall']);
const STANCES = new Map<ThingId, Stance>(THINGS.map(({ id, stance }) => [id, stance]));
const isHung = (thing: ThingId): boolean =>
  HUNG.has(STANCES.get(thing) ?? 'scenery') && PHOTO_MAKERS[thing] !== undefined;

const isOnTree = (thing: ThingId, { place }: SceneSpec): boolean =>
  thing === 'string_lights' && place !== null && ON_TREES.includes(place);

import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { PlaceId } from './place.ts';

const HALLS: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'barrel_hall',
  'vault_cellar',
  'bottle_cellar',
]);
const MODERN =
  /\b(?:modern[eoas]?|moderne[nrs]?|contemporary|minimalist|sleek|concrete|contemporain[es]*|beton|cemento|hormigon|contemporane[oa]|sichtbeton)\b/;

/** 'Modern barrel room', 'cellar with concrete walls': no old stones, and no lanterns. */
export const isModernHall = ({ prompt, place }: Pick<SceneSpec, 'prompt' | 'place'>): boolean =>
  place !== null && HALLS.has(place) && MODERN.test(fold(prompt));

/** Whether the concrete was said. */
export const isOfConcrete = (spec: Pick<SceneSpec, 'prompt' | 'place'>): boolean =>
  isModernHall(spec) && CONCRETE.test(fold(spec.prompt));
const CONCRETE = /\b(?:concrete|beton|cemento|hormigon|sichtbeton)\b/;

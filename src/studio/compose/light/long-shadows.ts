import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const LONG =
  /\b(?:long (?:\w+ )?shadows?|longues? ombres?|ombres? (?:longues?|allongees?)|lunghe? ombre|ombr[ae] lungh[ae]|sombras? (?:largas?|alargadas?)|langen? schatten|langer schatten)\b/;

/** 'Long shadows': the sun stands low and at the side. */
export const asksForLongShadows = ({ prompt }: Pick<SceneSpec, 'prompt'>): boolean =>
  LONG.test(fold(prompt));

import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

/** Whether the style of the twenties is asked for by name. */
export const isDeco = ({ prompt }: Pick<SceneSpec, 'prompt'>): boolean => DECO.test(fold(prompt));

const DECO =
  /\b(?:art[ -]?deco|deco style|(?:great )?gatsby|flapper|roaring twenties|(?:19)?20s style|1920'?s|annees folles|annees 20|anni venti|anni 20|anos veinte|anos 20|goldene[nr]? zwanziger|zwanziger ?jahre)\b/;

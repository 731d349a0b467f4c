import { fold } from '#studio/lexicon/matching/normalise.ts';
import { staringCat } from '#studio/litho/things/cuts/pets.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const STARES =
  /\b(?:star(?:es?|ing)|look(?:s|ing)? (?:longingly |curiously |suspiciously |sadly )?at|gaz(?:es?|ing)|watch(?:es|ing)|eyeing|admir(?:es|ing)|judg(?:es|ing)|contemplat(?:es|ing)|fixe|fixant|regard(?:e|ant)|contemple|guard(?:a|ando)|fissa(?:ndo)?|mir(?:a|ando)|contemplando|starrt|schaut|blickt|betrachtet|beaugt)\b/;

type Told = Pick<SceneSpec, 'prompt' | 'figures' | 'things'>;

/** Whether the animals of a print look at what stands beside them. */
export const doStare = ({ prompt, figures }: Told): boolean =>
  figures.length === 0 && STARES.test(fold(prompt));

/** 'A cat staring at a glass' has its eyes on it; all others are drawn from the side anyway. */
export function staringIn(spec: Told): ReadonlyMap<AskedThing, DrawnThing> {
  const cats = doStare(spec) ? spec.things.filter(({ thing }) => thing === 'cat') : [];
  return new Map(cats.map((cat) => [cat, staringCat]));
}

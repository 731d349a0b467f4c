import { isRunning } from '#studio/litho/figures/acts/running.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { runningDog } from './breed-dog.ts';

type Told = Pick<SceneSpec, 'prompt' | 'figures' | 'things'>;

/** 'A dachshund running with a bottle': dogs at full stretch. */
export function runningIn({ prompt, figures, things }: Told): ReadonlyMap<AskedThing, DrawnThing> {
  if (figures.length > 0 || !isRunning(prompt)) return new Map();
  return new Map(
    things.flatMap((asked) => (asked.thing === 'dog' ? [[asked, runningDog(asked)] as const] : [])),
  );
}

/** Our horse gallops in any case. */
export const doRun = (spec: Told): boolean =>
  runningIn(spec).size > 0 ||
  (spec.figures.length === 0 &&
    isRunning(spec.prompt) &&
    spec.things.some(({ thing }) => thing === 'horse'));

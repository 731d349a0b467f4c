import type { Trait } from '#studio/accounting/proof.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import { isDrawn } from '#studio/litho/is-drawn.ts';
import { actOf } from '#studio/people/acting/act-of.ts';
import { actTraits } from '#studio/people/acting/act-traits.ts';
import { actBehindTable } from '#studio/people/acting/verbs/behind-table.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { direct } from '#studio/compose/direct.ts';
import { sceneOf } from '#studio/compose/people/gather-people.ts';

/**
 * What the people of a photograph will be seen to do, decided as the composition does and before anything is built.
 * `null` where hands alone, animals or a press decide it, and for a brief so long that to read it on would take too long.
 */
export function actsShown(spec: SceneSpec): ReadonlySet<Trait> | null {
  if (spec.prompt.length > LONGEST) return null;
  const figures = figuresOf(spec);
  const isPlain = figures.length > 0 && figures.every(({ part }) => part !== 'hands');
  if (!isPlain || isDrawn(spec) || spec.things.some(({ thing }) => LIVELY.has(thing))) return null;
  const direction = direct({
    spec,
    styleId: spec.style,
    width: 1,
    height: 1,
    seed: 1,
    detail: 'preview',
  });
  if (direction.archetype === 'overhead') return null;
  const scene = sceneOf({ spec, direction });
  const isSubject = direction.archetype === 'people';
  let inPicture = 0;
  const acts = figures.flatMap((figure) => {
    const count = figure.who === 'couple' ? 2 : Math.max(1, figure.count);
    return Array.from({ length: count }, (_, own) => {
      const by = { inPicture: inPicture++, own };
      return isSubject ? actOf(figure, by, scene) : actBehindTable(figure, by, scene);
    });
  });
  return new Set(acts.flatMap(actTraits));
}

const LONGEST = 600;

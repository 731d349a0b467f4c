import type { Trait } from '#studio/accounting/proof.ts';
import type { PersonKind } from '#studio/inventory/say-people.ts';
import { castTraits } from '#studio/inventory/say-people.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { ROLES } from './roles.ts';

/** Behind its parents a family has children. */
export const memberOf = (figure: AskedFigure, i: number): AskedFigure =>
  figure.who === 'group' && i > 1 && FAMILY.test(figure.said ?? '')
    ? { ...figure, who: 'child' }
    : figure;
const FAMILY = /\b(?:family|families|famille|famiglia|familia|familie)\b/;

/** By what a print calls people who have no name of their own: 'three children' and not 'three people'. */
export const whoIsDrawn = ({ figures }: Pick<SceneSpec, 'figures'>): Trait[] =>
  castTraits(
    figures
      .filter(({ part, who, role }) => part !== 'hands' && who !== 'couple' && isPerson(role))
      .flatMap((figure) => Array.from({ length: figure.count }, (_, i) => kindOf(figure, i))),
  );

const isPerson = (role: AskedFigure['role']): boolean =>
  role === null || ROLES[role].thing === 'person';

function kindOf(figure: AskedFigure, i: number): PersonKind {
  const { who } = memberOf(figure, i);
  return who === 'child' || who === 'woman' || who === 'man' ? who : 'person';
}

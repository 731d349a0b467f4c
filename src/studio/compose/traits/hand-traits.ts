import { askedThings } from '#studio/compose/things/asked-things.ts';
import { isScrew } from '#studio/lexicon/phrases/relations/is-stuck-into.ts';
import type { Trait } from '#studio/accounting/proof.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { handLookTraits } from '#studio/compose/people/look-of-hands.ts';
import type { Stage } from '#studio/compose/stage.ts';

/** What is seen of hands without a body: what they do, by what was built for them, and whose they are. */
export function handTraits(stage: Stage): Trait[] {
  const { direction, people, scene, spec } = stage;
  const isAlone = scene.objects.some(({ thing }) => thing === 'hand') && people.length === 0;
  const isSwirled = direction.archetype === 'toast' && figuresOf(spec).some(isSwirling);
  return [
    ...actsOfHands(stage),
    ...(isAlone ? handLookTraits(spec) : []),
    ...(isSwirled ? ['action:swirling'] : []),
  ];
}

/** Their glass is tilted for it. */
const isSwirling = ({ part, action }: AskedFigure): boolean =>
  part === 'hands' && action === 'swirling';

function actsOfHands({ direction: { archetype }, scene: { objects }, spec }: Stage): Trait[] {
  const built = (id: ThingId): number => objects.filter(({ thing }) => thing === id).length;
  if (archetype === 'pour') return ['action:pouring', 'action:holding'];
  if (archetype === 'toast') {
    if (built('corkscrew') > 0 || (built('cork') > 0 && built('hand') > 1))
      return ['action:opening', 'action:holding'];
    const isToast = built('glass') + built('champagne_flute') > 1;
    return isToast ? ['action:toasting', 'action:holding'] : ['action:holding', 'action:tasting'];
  }
  // Nobody is named who draws it: the screw is in the neck.
  const isDrawn = askedThings(spec).some(({ wears = [] }) =>
    wears.some((one) => isScrew(one.thing)),
  );
  if (built('hand') === 0) return isDrawn ? ['action:opening'] : [];
  if (archetype === 'grape_macro')
    return [
      'action:picking',
      'action:holding',
      ...(built('secateurs') > 0 ? ['action:cutting', 'action:pruning'] : []),
    ];
  return ['action:choosing'];
}

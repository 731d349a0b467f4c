import { fold } from '#studio/lexicon/matching/normalise.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { askedThings } from './things/asked-things.ts';

const ON_VINES =
  /\b(?:hang\w*|on the vines?|on vines?|ripening|sur (?:la|le|les) (?:vignes?|cep)|suspendu\w*|appes[oaie]|sulla (?:vite|vigna|pianta)|colgando|colgad\w*|en la (?:vid|vina|cepa)|am (?:rebstock|weinstock|stock)|hangend\w*)\b/;
const OF_VINES: readonly ThingId[] = ['grapes', 'vines', 'vine_leaf', 'dewdrops'];

/** 'Grapes hanging on the vine': there is no table. */
export const isOnVine = ({ things, prompt }: SceneSpec): boolean =>
  things.some(({ thing }) => thing === 'grapes') &&
  things.every(({ thing }) => OF_VINES.includes(thing)) &&
  ON_VINES.test(fold(prompt));

const PICKS: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  'picking',
  'pruning',
  'cutting',
]);
const AT_BUNCH: ReadonlySet<ThingId> = new Set<ThingId>([
  'grapes',
  'secateurs',
  'vine_leaf',
  'vines',
]);

/** Hands at a bunch, with shears or without. */
export function isPickedByHand(spec: SceneSpec): boolean {
  const [figure] = figuresOf(spec);
  const things = askedThings(spec);
  if (figure?.part !== 'hands' || !things.every(({ thing }) => AT_BUNCH.has(thing))) return false;
  return PICKS.has(figure.action) || things.some(({ thing }) => thing === 'secateurs');
}

/** Vines are pruned while they are bare; in leaf their shoots are thinned with the bunches. */
export const isPrunedByHand = (spec: SceneSpec): boolean => {
  const [figure] = figuresOf(spec);
  const isInLeaf = spec.season !== null && spec.season !== 'winter';
  return (
    figure?.part === 'hands' &&
    figure.action === 'pruning' &&
    !isInLeaf &&
    !spec.things.some(({ thing }) => thing === 'grapes')
  );
};

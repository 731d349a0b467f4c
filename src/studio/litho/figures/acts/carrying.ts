import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const LOADS = new Set<ThingId>([
  'basket',
  'crate',
  'wooden_case',
  'carton',
  'barrel',
  'gift_box',
  'ladder',
  'tray',
]);
const ON_BACK =
  /\b(?:on (?:his|her|the|their) back|hotte|kiepe|butte|ruckenkorb|auf dem rucken|sur le dos|sulla schiena|gerla|a la espalda)\b/;
const ON_HEAD =
  /\b(?:on (?:his|her|the|their) heads?|sur (?:la|sa|leur) tete|in testa|sulla testa|(?:en|sobre) la cabeza|auf (?:dem|ihrem|seinem) kopf)\b/;
/** Hands that do nothing else bear the tray that is named with them. */
const BEARS = new Set<AskedFigure['action']>([
  null,
  'carrying',
  'serving',
  'holding',
  'walking',
  'running',
]);

interface Load {
  asked: AskedThing;
  how: 'front' | 'back' | 'head';
  /** Which of the wishes for people carries it. */
  by: number;
  /** 'Workers carrying baskets': each of them has one. */
  isEach?: boolean;
}

type Picture = Pick<SceneSpec, 'figures' | 'things' | 'prompt'>;

/** What somebody of a picture carries, and how. */
export function carriedIn({ figures, things, prompt }: Picture): Load | null {
  const said = fold(prompt);
  const tray = things.find(({ thing, count }) => thing === 'tray' && (count ?? 1) === 1);
  const by = figures.findIndex((figure) => tray && bearsTray(figure, figures.length));
  if (tray && by >= 0) return { asked: tray, how: ON_HEAD.test(said) ? 'head' : 'front', by };
  const [figure] = figures;
  const isOne = figures.length === 1 && figure?.count === 1 && figure.part === 'figure';
  const isPlaced = ON_BACK.test(said) || ON_HEAD.test(said);
  const how = ON_BACK.test(said) ? 'back' : ON_HEAD.test(said) ? 'head' : 'front';
  if (figures.length === 1 && figure?.action === 'carrying' && figure.count > 1) {
    const each = things.find(
      ({ thing, count, isSeveral }) =>
        LOADS.has(thing) && (isSeveral === true || count === figure.count),
    );
    return each ? { asked: each, how, by: 0, isEach: true } : null;
  }
  if (!isOne || (figure.action !== 'carrying' && !isPlaced)) return null;
  const asked = things.find(({ thing, count }) => LOADS.has(thing) && (count ?? 1) === 1);
  return asked ? { asked, how, by: 0 } : null;
}

/** Of several people the waiter bears it, or the one it is said of. */
function bearsTray({ count, part, action, role, said = '' }: AskedFigure, wishes: number): boolean {
  const isFree = count === 1 && part === 'figure' && BEARS.has(action);
  return (
    isFree &&
    (wishes === 1 || role === 'waiter' || /\b(?:tray|plateau|vassoio|bandeja|tablett)\b/.test(said))
  );
}

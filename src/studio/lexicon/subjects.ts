import type { Accompaniment, Subject } from '#studio/scene-spec.ts';
import type { Setting } from '#studio/scene/surroundings.ts';
import { effectsOf } from './identity.ts';
import type { Effect } from './effects.ts';

/** What stands in front when several things are named; scenery comes last. */
const PROMINENCE: readonly Subject[] = [
  'sommelier',
  'toast',
  'pour',
  'tasting_row',
  'decanter',
  'bottle',
  'glass',
  'label',
  'harvest',
  'grapes',
  'cork',
  'pairing',
  'tasting_table',
  'festival',
  'wine_bar',
  'restaurant',
  'barrels',
  'cellar',
  'estate',
  'vineyard',
  'poster',
];

const SETTING_OF: Partial<Record<Subject, Setting>> = {
  vineyard: 'vineyard',
  harvest: 'vineyard',
  estate: 'estate',
  cellar: 'cellar',
  barrels: 'cellar',
  wine_bar: 'bar',
  restaurant: 'restaurant',
  festival: 'festival',
  pairing: 'restaurant',
  tasting_table: 'restaurant',
};

const TABLE_FOOD: ReadonlySet<Accompaniment> = new Set([
  'bread',
  'cheese',
  'olives',
  'charcuterie',
  'oysters',
  'fish',
  'steak',
  'pasta',
  'pizza',
  'dessert',
]);

const GRAPES_LIE_BESIDE: readonly Subject[] = [
  'bottle',
  'glass',
  'decanter',
  'pairing',
  'tasting_table',
];

export interface SubjectWish {
  subjects: Subject[];
  excluded: (Subject | Accompaniment)[];
  accompaniments: Accompaniment[];
}

export function chooseSubjects(
  wanted: readonly Effect[],
  refused: readonly Effect[],
  hasLabelText: boolean,
): SubjectWish {
  const excluded = [
    ...effectsOf(refused, 'subject').map(({ value }) => value),
    ...effectsOf(refused, 'accompaniment').map(({ value }) => value),
  ];
  const accompaniments = unique(effectsOf(wanted, 'accompaniment').map(({ value }) => value));
  const named = new Set(effectsOf(wanted, 'subject').map(({ value }) => value));
  for (const subject of impliedBy(wanted, accompaniments, hasLabelText)) named.add(subject);
  // Beside a bottle, a bunch of grapes lies on the table.
  const isBesides = named.has('grapes') && GRAPES_LIE_BESIDE.some((subject) => named.has(subject));
  if (isBesides) accompaniments.push('grapes');
  for (const thing of excluded) named.delete(thing as Subject);
  // A bottle wears its label; on its own the label is the subject.
  if (named.has('bottle')) named.delete('label');
  const subjects = PROMINENCE.filter((subject) => named.has(subject));
  return {
    subjects: subjects.length > 0 ? subjects : fallback(wanted, excluded),
    excluded: unique(excluded),
    accompaniments: unique(accompaniments).filter((item) => !excluded.includes(item)),
  };
}

/** A shape asks for its vessel, food for a table, words on a label for a bottle. */
function impliedBy(
  wanted: readonly Effect[],
  accompaniments: readonly Accompaniment[],
  hasLabelText: boolean,
): Subject[] {
  const implied: Subject[] = [];
  const has = (subject: Subject) =>
    effectsOf(wanted, 'subject').some(({ value }) => value === subject);
  if (effectsOf(wanted, 'glass').length > 0) implied.push('glass');
  if (effectsOf(wanted, 'bottle').length > 0) implied.push('bottle');
  if (effectsOf(wanted, 'closure').length > 0) implied.push('bottle');
  if (hasLabelText && !has('label') && !has('poster')) implied.push('bottle');
  const foods = accompaniments.filter((item) => TABLE_FOOD.has(item));
  if (foods.length > 1) implied.push('pairing');
  return implied;
}

function fallback(
  wanted: readonly Effect[],
  excluded: readonly (Subject | Accompaniment)[],
): Subject[] {
  const hasWine = ['wine', 'varietal', 'region', 'tint'].some((kind) =>
    wanted.some((effect) => effect.kind === kind),
  );
  const choices: Subject[] = hasWine ? ['bottle', 'glass'] : ['glass', 'bottle'];
  const open = choices.filter((subject) => !excluded.includes(subject));
  return open.length > 0 ? open : ['vineyard'];
}

/** A place that is named wins over the place that the main subject brings along. */
export function chooseSetting(
  wanted: readonly Effect[],
  subjects: readonly Subject[],
): Setting | null {
  const named = effectsOf(wanted, 'setting')[0]?.value;
  const brought = subjects.map((subject) => SETTING_OF[subject]).find((place) => place);
  // 'A vineyard by the sea' is still a vineyard; the landscape carries the coast.
  if (brought === 'vineyard' && named && ['sea', 'lake', 'mountains', 'garden'].includes(named)) {
    return subjects.includes('vineyard') ? 'vineyard' : named;
  }
  return named ?? brought ?? null;
}

export function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

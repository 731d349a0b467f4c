import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const MEAL =
  /\b(?:dinner|supper|dining|dine|dines|diner|dinent|cena|cenan|cenano|abendessen|lunch|dejeuner|pranzo|almuerzo|mittagessen)\b/;
/** More than these do not sit at one small table. */
const FEW = 4;

export const guestsOf = ({ figures }: Pick<SceneSpec, 'figures'>): number =>
  figures.reduce((sum, { who, count }) => sum + (who === 'couple' ? 2 : count), 0);

/** A few people at their dinner: they sit behind a table with plates on it. */
export function isDinner(spec: Pick<SceneSpec, 'figures' | 'prompt'>): boolean {
  const guests = guestsOf(spec);
  return guests > 0 && guests <= FEW && MEAL.test(fold(spec.prompt));
}

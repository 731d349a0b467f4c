import type { SetView } from '#shared/contract/sets.ts';
import { SET_KINDS } from '#shared/rules/pictures/outlets.ts';
import { countOf } from '#web/lib/words/format-count.ts';

type Summary = Omit<SetView, 'items'>;

/** Neither delivered nor given up yet. */
export const openItems = ({ total, delivered, missing }: Summary): number =>
  total - delivered - missing;

/** 'Shop set', or 'Shop set of 24 wines'. */
export function setTitle({ kind, wines }: Summary): string {
  const name = `${SET_KINDS.find(({ id }) => id === kind)?.name ?? 'Own'} set`;
  return wines === 1 ? name : `${name} of ${countOf(wines, 'wine')}`;
}

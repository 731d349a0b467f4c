import type { WineDraft } from '#shared/contract/wines.ts';
import { NEW_WINE } from './content.ts';

/** What goes with a shape unless somebody says otherwise. */
type Dress = Pick<WineDraft, 'colour' | 'closure' | 'capsule'>;

const SPARKLING: Dress = {
  colour: 'sparkling',
  closure: 'muselet',
  capsule: { hex: '#b08d45', finish: 'foil' },
};

/** Nobody closes a bottle of champagne with a still wine's cork. */
export function usualDress(bottle: WineDraft['bottle']): Dress {
  return bottle === 'champagne' ? SPARKLING : NEW_WINE;
}

/** Another shape; of its dress only that follows which nobody has chosen. */
export function changeBottle(draft: WineDraft, bottle: WineDraft['bottle']): Partial<WineDraft> {
  const [before, after] = [usualDress(draft.bottle), usualDress(bottle)];
  const isUsual = (part: keyof Dress) =>
    JSON.stringify(draft[part]) === JSON.stringify(before[part]);
  return {
    bottle,
    ...(isUsual('colour') && { colour: after.colour }),
    ...(isUsual('closure') && { closure: after.closure }),
    ...(isUsual('capsule') && { capsule: after.capsule }),
  };
}

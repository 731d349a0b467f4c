import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { WineDraft } from '#shared/contract/wines.ts';

import { toRow } from './wine-view.ts';

const PLACE = { corner: 'square', paper: 'laid' } as const;

/** Ours, so that the feature explains itself: one classic, one modern. */
export const SAMPLE_WINES: readonly WineDraft[] = [
  {
    name: 'Clos des Vignettes',
    producer: 'Domaine Vignette',
    vintage: 2021,
    grape: 'Pinot Noir',
    appellation: 'Bourgogne',
    colour: 'red',
    bottle: 'burgundy',
    glass: 'dead_leaf',
    closure: 'cork',
    capsule: { hex: '#5a1524', finish: 'matt' },
    fill: 0.86,
    labels: {
      front: {
        kind: 'designed',
        template: 'domaine',
        isDark: false,
        lines: ['Clos des Vignettes', 'Bourgogne Pinot Noir', '2021', 'Domaine Vignette'],
        widthMm: 90,
        heightMm: 82,
        raisedMm: 36,
        ...PLACE,
      },
      back: {
        kind: 'designed',
        template: 'minimal',
        isDark: false,
        lines: ['Red cherry, wet leaves,', 'a long, cool finish.', '13 % vol · 750 ml'],
        widthMm: 70,
        heightMm: 60,
        raisedMm: 40,
        ...PLACE,
      },
      neck: null,
    },
  },
  {
    name: 'Brisa',
    producer: 'Casa Vignette',
    vintage: 2024,
    grape: 'Grenache',
    appellation: 'Côtes de Provence',
    colour: 'rose',
    bottle: 'provence',
    glass: 'flint',
    closure: 'cork',
    capsule: { hex: '#e7c9c0', finish: 'gloss' },
    fill: 0.86,
    labels: {
      front: {
        kind: 'designed',
        template: 'minimal',
        isDark: false,
        lines: ['Brisa', 'Rosé 2024', 'Côtes de Provence'],
        widthMm: 72,
        heightMm: 84,
        raisedMm: 44,
        corner: 'arched',
        paper: 'smooth',
      },
      back: null,
      neck: null,
    },
  },
];

/** Once in a lifetime, whoever asks first; racing requests find the mark already set. */
export async function giveSampleWines(db: Db, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const marked = await trx
      .updateTable('profiles')
      .set({ sample_wines_given: true })
      .where('user_id', '=', userId)
      .where('sample_wines_given', '=', false)
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) return;
    await trx
      .insertInto('wines')
      .values(
        SAMPLE_WINES.map((draft, i) => ({
          user_id: userId,
          is_sample: true,
          used_at: sql<Date>`clock_timestamp() - ${i} * interval '1 ms'`,
          ...toRow(draft),
        })),
      )
      .execute();
  });
}

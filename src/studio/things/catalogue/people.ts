import type { Thing } from '#studio/things/thing.ts';

/** People and parts of them; photographs keep faces turned away or in shadow. */
export const PEOPLE = [
  {
    id: 'person',
    one: 'person',
    many: 'people',
    words: 'person | people',
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'hand',
    one: 'hand',
    many: 'hands',
    words: 'hand | hands',
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'sommelier',
    one: 'sommelier',
    many: 'sommeliers',
    words: 'sommelier | sommeliers',
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'winemaker',
    one: 'winemaker',
    many: 'winemakers',
    words: 'winemaker | winemakers',
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'picker',
    one: 'grape picker',
    many: 'grape pickers',
    words: 'picker | grape picker | grape pickers',
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'couple',
    one: 'couple',
    many: 'couples',
    words: 'couple | couples',
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
] as const satisfies readonly Thing[];

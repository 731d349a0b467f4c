import type { Thing } from '#studio/things/thing.ts';

/** People and parts of them; photographs keep faces turned away or in shadow. */
export const PEOPLE = [
  {
    id: 'person',
    one: 'person',
    many: 'people',
    words: `
      person | people | persons | human | humans | gens | personne | personnes | persona |
      persone | personas | gente | mensch | menschen | leute`,
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'hand',
    one: 'hand',
    many: 'hands',
    words: 'hand | hands | main | mains | mano | mani | manos | hände',
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'sommelier',
    one: 'sommelier',
    many: 'sommeliers',
    words: 'sommelier | sommeliers | sommelière | sommeliere | sumiller | wine waiter',
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'winemaker',
    one: 'winemaker',
    many: 'winemakers',
    words: `
      winemaker | winemakers | wine maker | vintner | vigneron | vignerons | vigneronne |
      vignaiolo | vignaiola | viticultor | viticultora | enologo | enologa | enólogo | enóloga |
      winzer | winzerin`,
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'picker',
    one: 'grape picker',
    many: 'grape pickers',
    words: `
      picker | pickers | grape picker | grape pickers | harvester | harvesters | vendangeur |
      vendangeurs | vendangeuse | vendemmiatore | vendemmiatori | vendimiador | vendimiadores |
      erntehelfer | lesehelfer`,
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'couple',
    one: 'couple',
    many: 'couples',
    words: `
      couple | couples | coppia | coppie | pareja | parejas | paar | pärchen | liebespaar`,
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
] as const satisfies readonly Thing[];

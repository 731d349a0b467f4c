import { viewThing } from '#studio/things/view-thing.ts';

/** What is only ever seen with somebody: on a hand, or round their feet. */
export const WITH_PEOPLE = [
  viewThing(
    'tray',
    [
      'tray',
      'trays',
      'tray | serving tray | silver tray | plateau | vassoio | bandeja | tablett | serviertablett',
    ],
    ['photo'],
  ),
  viewThing(
    'tub',
    [
      'wooden tub',
      'wooden tubs',
      'tub | wooden tub | grape tub | treading tub | lagar | cuvier | tinozza | bottich | holzbottich | bottiche',
    ],
    ['photo'],
  ),
] as const;

import { viewThing } from '#studio/things/view-thing.ts';

/** What is only ever seen round somebody's feet. */
export const WITH_PEOPLE = [
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

import type { AskedFigure } from '#studio/scene/figure.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Person } from './figure-body.ts';

/** What somebody holds, drawn into the right hand. */
export type Prop =
  | 'glass'
  | 'bottle'
  | 'grapes'
  | 'basket'
  | 'pouring'
  | 'vat'
  | 'secateurs'
  | null;

export interface Role {
  wish: Partial<Person>;
  prop: Prop;
  thing: ThingId;
}

export const ROLES: Readonly<Record<Exclude<AskedFigure['role'], null>, Role>> = {
  sommelier: {
    wish: { wear: 'suit', top: '#2a2f3c', bottom: '#22262f' },
    prop: 'glass',
    thing: 'sommelier',
  },
  winemaker: {
    wish: { wear: 'overalls', top: '#d8cfbe', bottom: '#3a5a94', hat: 'cap' },
    prop: 'glass',
    thing: 'winemaker',
  },
  picker: { wish: { wear: 'casual', hat: 'straw' }, prop: 'grapes', thing: 'picker' },
  waiter: {
    wish: { wear: 'suit', top: '#2a2f3c', bottom: '#22262f' },
    prop: 'bottle',
    thing: 'person',
  },
  chef: { wish: { wear: 'chef', top: '#fbf3e2', hat: 'chef' }, prop: null, thing: 'person' },
  guest: { wish: {}, prop: 'glass', thing: 'person' },
  musician: {
    wish: { wear: 'suit', top: '#2a2f3c', bottom: '#22262f', hat: 'beret' },
    prop: null,
    thing: 'person',
  },
};

import { describe, expect, it } from 'vitest';
import type { PlaceId } from '#studio/places/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Inventory, SeenThing } from './inventory.ts';
import { sayInventory } from './say-inventory.ts';

const BOX = [0.2, 0.2, 0.5, 0.6] as const;
const seen = (thing: ThingId, count = 1, more: Partial<SeenThing> = {}): SeenThing => ({
  thing,
  count,
  share: 0.1,
  box: BOX,
  boxes: [BOX],
  colour: '#808080',
  ...more,
});
const say = (things: readonly SeenThing[], place?: PlaceId, more: Partial<Inventory> = {}) =>
  sayInventory({ things, people: [], place: place ? { id: place, share: 0.5 } : null, ...more });

describe('what is said to be in the picture', () => {
  it('names what was photographed before the room that is out of focus behind it', () => {
    const room = { isUncounted: true, share: 0.4 };
    const all = [
      seen('window', 1, room),
      seen('laid_table', 1, room),
      seen('steak'),
      seen('glass'),
    ];
    expect(say(all)).toEqual(['a steak', 'a glass', 'a room in the background']);
  });

  it('names the colour of a plain background', () => {
    const bottle = [seen('bottle')];
    const grey = say(bottle, 'colour_ground', { traits: ['shadow', 'tint:grey'] });
    expect(grey).toEqual(['a bottle', 'a grey background']);
    const own = say(bottle, 'colour_ground', { traits: ['tint:#a0b0c0'] });
    expect(own).toEqual(['a bottle', 'a coloured background']);
  });

  it('calls a table laid only where somebody laid it', () => {
    expect(say([seen('laid_table'), seen('plate', 2)])).toEqual(['a laid table', 'two plates']);
    expect(say([seen('laid_table')])).toEqual(['a table']);
    const behind = seen('laid_table', 1, { isUncounted: true });
    expect(say([seen('plate'), behind])).toEqual(['a plate', 'a room in the background']);
    expect(say([seen('plate'), behind], 'restaurant')).toEqual(['a plate', 'a restaurant']);
  });

  it('says nothing twice', () => {
    expect(say([seen('window')], 'window')).toEqual(['a room with a window']);
    expect(say([seen('fireplace')], 'fireplace')).toEqual(['a fireplace']);
    expect(say([seen('sea')], 'sea')).toEqual(['the sea']);
  });

  it('says the heading of a sheet of words, and no figure that stands below it', () => {
    const lettering = ['OUR EXPORTS', '40%', 'Germany'];
    expect(say([], undefined, { lettering })).toEqual(['“OUR EXPORTS”']);
  });

  it('counts nothing that has no pieces', () => {
    expect(say([seen('steam'), seen('petals', 3), seen('wine_legs', 2), seen('olive', 2)])).toEqual(
      ['steam', 'scattered petals', 'wine legs', 'two olives'],
    );
  });

  it('says olives of a bowl of which one alone is large enough to be counted', () => {
    expect(say([seen('olive', 1, { isHandful: true })])).toEqual(['olives']);
    expect(say([seen('barrel', 1, { isHandful: true })])).toEqual(['a barrel']);
  });

  it('calls women women, men men and children children, where all of them are seen', () => {
    const people = [seen('person', 3)];
    expect(say([], undefined, { people, traits: ['cast:woman:3'] })).toEqual(['three women']);
    expect(say([], undefined, { people: [seen('person')], traits: ['cast:man:2'] })).toEqual([
      'a man',
    ]);
    expect(say([], undefined, { people, traits: ['cast:man:1', 'cast:child:2'] })).toEqual([
      'a man and two children',
    ]);
    expect(say([], undefined, { people, traits: ['cast:man:2', 'cast:child:2'] })).toEqual([
      'three people',
    ]);
    expect(say([], undefined, { people, traits: ['cast:woman:1'] })).toEqual(['three people']);
    expect(say([], undefined, { people })).toEqual(['three people']);
  });
});

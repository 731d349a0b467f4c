import type { ThingId } from './catalogue.ts';

const VESSELS: readonly ThingId[] = ['bottle', 'magnum', 'half_bottle', 'clavelin', 'flute_bottle'];

/** Which things are drawn in a state that was asked for; elsewhere the word is announced. */
const DRAWN: Readonly<Record<string, readonly ThingId[] | 'all'>> = {
  sliced: [
    'lemon',
    'lemon_slice',
    'orange',
    'peach',
    'fig',
    'pomegranate',
    'cake',
    'bread',
    'baguette',
    'ham',
    'salami',
    'duck_breast',
    'melon',
    'watermelon',
  ],
  halved: ['lemon', 'lemon_slice', 'orange', 'fig', 'pomegranate', 'avocado', 'melon'],
  fallen: [...VESSELS, 'glass', 'champagne_flute'],
  misted: [...VESSELS, 'glass', 'champagne_flute'],
  open: [...VESSELS, 'book', 'notebook', 'crate', 'gift_box', 'door'],
  lit: ['candle', 'candlestick', 'lantern', 'fireplace', 'lamp', 'string_lights'],
  whole: 'all',
  lying: VESSELS,
  leaning: VESSELS,
};

export function isStateDrawn(state: string, thing: ThingId): boolean {
  const things = DRAWN[state] ?? [];
  return things === 'all' || things.includes(thing);
}

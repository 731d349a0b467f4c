import type { Technique } from './thing.ts';
import { DRAWN_ANIMALS } from './catalogue/drawn/animals.ts';
import { DRAWN_ANIMALS_2 } from './catalogue/drawn/animals-2.ts';
import type { ThingId } from './catalogue.ts';

const VESSELS: readonly ThingId[] = ['bottle', 'magnum', 'half_bottle', 'clavelin', 'flute_bottle'];
const GLASSES: readonly ThingId[] = ['glass', 'champagne_flute'];
const CANDLES: readonly ThingId[] = ['candle', 'candlestick', 'lantern'];

interface Shown {
  /** Built so in photographs. */
  photo: readonly ThingId[] | 'all';
  /** Drawn so by the press; as in photographs where nothing is said. */
  drawn?: readonly ThingId[] | 'all';
}

/** What prints lay on its side. */
const LAID_DOWN: readonly ThingId[] = [
  'bottle',
  'magnum',
  'half_bottle',
  'glass',
  'champagne_flute',
];

/** Which things are shown in a state that was asked for; elsewhere the word is announced. */
const SHOWN: Readonly<Record<string, Shown>> = {
  sliced: {
    photo: [
      'lemon',
      'lemon_slice',
      'lime',
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
      'steak',
      'beef_wellington',
      'sunday_roast',
      'terrine',
      'melon',
      'watermelon',
    ],
  },
  halved: {
    photo: ['lemon', 'lemon_slice', 'lime', 'orange', 'fig', 'pomegranate', 'avocado', 'melon'],
  },
  peeled: { photo: ['lemon', 'orange'], drawn: [] },
  fallen: { photo: 'all', drawn: LAID_DOWN },
  misted: { photo: [...VESSELS, ...GLASSES, 'grapes', 'vine_leaf'], drawn: [] },
  wet: { photo: [...VESSELS, ...GLASSES, 'grapes', 'vine_leaf'], drawn: [] },
  open: {
    photo: [
      ...VESSELS,
      'book',
      'notebook',
      'crate',
      'carton',
      'gift_box',
      'wooden_case',
      'compass',
      'treasure_chest',
      'laptop',
      'wine_fridge',
      'door',
      // Shells are served open.
      'oyster',
      'mussels',
      'clams',
      'scallops',
    ],
    drawn: [...VESSELS, 'book', 'notebook', 'crate', 'gift_box', 'door'],
  },
  // Nothing is built open unless it is said.
  closed: { photo: 'all' },
  blank: { photo: [...VESSELS, 'label', 'price_tag'] },
  lit: {
    photo: [
      ...CANDLES,
      'frost_candle',
      'flaming_torch',
      'fireplace',
      'lamp',
      'string_lights',
      'house',
      'christmas_tree',
      // Whatever lights the picture lights its table.
      'place_setting',
      'laid_table',
      'long_table',
    ],
  },
  unlit: { photo: CANDLES, drawn: [] },
  burned_down: { photo: ['candle'], drawn: [] },
  // A cheese lies there with a wedge cut out, a cake with a piece drawn from it.
  cut_into: { photo: ['soft_cheese', 'cake', 'pizza'], drawn: [] },
  torn: { photo: ['baguette', 'bread'], drawn: [] },
  half_out: { photo: ['cork'], drawn: [] },
  whole: { photo: 'all' },
  old: { photo: 'all' },
  broken: { photo: [...GLASSES, 'bottle'], drawn: [...GLASSES, 'cork', 'bottle'] },
  mossy: { photo: ['stone_wall', 'stone_steps', 'rock', 'tree_stump'], drawn: [] },
  dusty: { photo: VESSELS, drawn: [] },
  numbered: { photo: VESSELS, drawn: [] },
  wrapped: { photo: [...VESSELS, 'gift_box'], drawn: ['gift_box'] },
  as_table: { photo: ['barrel'], drawn: [] },
  upturned: { photo: 'all', drawn: [] },
  buried: { photo: 'all', drawn: [] },
  stacked: { photo: 'all', drawn: [] },
  scattered: { photo: 'all' },
  hanging: { photo: 'all', drawn: [] },
  steaming: { photo: 'all', drawn: [] },
  tied: {
    photo: ['ribbon', 'napkin', 'gift_box', 'wrapping_paper', ...VESSELS],
    drawn: ['ribbon'],
  },
  folded: { photo: ['napkin', 'towel', 'letter', 'ham'] },
  lying: { photo: 'all', drawn: LAID_DOWN },
  diagonal: { photo: VESSELS, drawn: [] },
  leaning: { photo: VESSELS, drawn: [] },
  tilted: { photo: 'all', drawn: [] },
};

/** What their makers lay down and lean themselves; animals take no such pose. */
const POSED: Readonly<Record<string, readonly ThingId[]>> = {
  lying: [...VESSELS, ...GLASSES, 'cat', 'dog'],
  fallen: [...VESSELS, ...GLASSES],
  upturned: [...VESSELS, ...GLASSES, 'barrel'],
  // A bicycle leans back on its wall; turned over its wheel it would fall.
  tilted: [...VESSELS, 'bicycle'],
};
const ANIMALS: ReadonlySet<string> = new Set(
  [...DRAWN_ANIMALS, ...DRAWN_ANIMALS_2].map(({ id }) => id),
);
export const isPosedByMaker = (pose: string, thing: ThingId): boolean =>
  (POSED[pose] ?? []).includes(thing) || ANIMALS.has(thing);

export function isStateDrawn(
  state: string,
  thing: ThingId,
  technique: Technique = 'photo',
): boolean {
  // What fits a hand lies wherever it is; of animals only cats and dogs lie down.
  if (POSED[state] && technique === 'photo' && ANIMALS.has(thing))
    return state === 'lying' && (thing === 'cat' || thing === 'dog');
  const shown = SHOWN[state];
  const things = (technique === 'drawn' ? shown?.drawn : undefined) ?? shown?.photo ?? [];
  return things === 'all' || things.includes(thing);
}

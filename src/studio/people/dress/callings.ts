import type { CallingId } from '#studio/lexicon/words/people/callings.ts';
import type { Held } from '#studio/people/held/hold.ts';
import { HAMMER, KNIFE, wareFor } from '#studio/people/held/wares.ts';
import { CHEESE_WHEEL, GAVEL, SKIS, WAND, WORKED_JUG } from '#studio/people/held/trade-wares.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import { linear } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Extras } from './extras.ts';
import type { Garment } from './garment.ts';
import type { HATS } from './said-hats.ts';
import type { Pattern } from './said-patterns.ts';

/** How somebody is known: dress, what is on the head and worn over it, the tool in hand, and where they are found. */
export interface Calling {
  cut: Garment;
  colour: string;
  hat?: keyof typeof HATS;
  hatColour?: string;
  scarf?: string;
  cape?: string;
  has?: readonly Worn[];
  isBearded?: true;
  pattern?: Pattern;
  legs?: { cut: 'trousers' | 'skirt' | 'jeans'; colour: string };
  tool?: Held;
  /** Without the tool, or another of its form, nobody would know. */
  isByTool?: true;
  /** What tells it as well, lying before them. */
  signs?: readonly ThingId[];
  /** What they do where nothing else is said. */
  act?: NonNullable<AskedFigure['action']>;
  place?: PlaceId;
}
export type Worn =
  | 'hasCollar'
  | 'hasWings'
  | 'hasEyePatch'
  | 'hasStethoscope'
  | 'hasCoat'
  | 'hasTie'
  | 'hasBackpack';

const own = (thing: ThingId): Held => wareFor({ thing, colour: null })!;
const WHITE = '#ece9e2';
const NAVY = '#1c2740';

/** One row for each who is known by sight. */
export const DRESSED_AS: Readonly<Record<CallingId, Calling>> = {
  butcher: { cut: 'apron', colour: '#8e1b26', tool: KNIFE, act: 'cutting', place: 'market_hall' },
  fishmonger: {
    cut: 'apron',
    colour: NAVY,
    hat: 'cap',
    tool: own('fish'),
    isByTool: true,
    signs: ['fish', 'salmon', 'oyster', 'prawn'],
    place: 'market_hall',
  },
  gardener: {
    cut: 'overalls',
    colour: '#3d5a34',
    hat: 'straw',
    tool: own('watering_can'),
    place: 'greenhouse',
  },
  florist: {
    cut: 'apron',
    colour: '#3d5a34',
    tool: own('flowers'),
    isByTool: true,
    place: 'greenhouse',
  },
  doctor: { cut: 'jacket', colour: WHITE, has: ['hasCoat', 'hasStethoscope'] },
  nurse: { cut: 'shirt', colour: '#7fb3c4', has: ['hasStethoscope'] },
  scientist: { cut: 'jacket', colour: WHITE, has: ['hasCoat'], place: 'laboratory' },
  pirate: {
    cut: 'jacket',
    colour: '#5a1a1c',
    hat: 'tricorn',
    hatColour: '#15130f',
    has: ['hasEyePatch', 'hasCoat'],
    isBearded: true,
    tool: own('sabre'),
    place: 'harbour',
  },
  musketeer: {
    cut: 'jacket',
    colour: '#23406a',
    hat: 'felt',
    hatColour: '#2a1c14',
    cape: '#7a1420',
    isBearded: true,
    tool: own('sabre'),
  },
  bishop: { cut: 'robe', colour: '#5a1a4a', cape: '#c9a24a', has: ['hasCollar'], place: 'abbey' },
  angel: { cut: 'robe', colour: '#f4f1ea', hat: 'halo', has: ['hasWings'] },
  devil: { cut: 'jacket', colour: '#8a0f14', hat: 'horns', cape: '#5a060a' },
  priest: { cut: 'robe', colour: '#121214', has: ['hasCollar'], place: 'abbey' },
  policeman: { cut: 'jacket', colour: NAVY, hat: 'peaked', hatColour: NAVY, has: ['hasTie'] },
  pilot: { cut: 'jacket', colour: NAVY, hat: 'peaked', hatColour: WHITE, has: ['hasTie'] },
  flight_attendant: {
    cut: 'jacket',
    colour: NAVY,
    hat: 'pillbox',
    hatColour: NAVY,
    scarf: '#b3202a',
    legs: { cut: 'skirt', colour: NAVY },
    place: 'plane',
  },
  soldier: { cut: 'jacket', colour: '#4f5637', hat: 'helmet', hatColour: '#3f4630' },
  roman: { cut: 'armour', colour: '#b07a38', hat: 'galea', cape: '#8e1b26' },
  knight: { cut: 'armour', colour: '#6a7076', hat: 'visor', place: 'abbey' },
  viking: { cut: 'shirt', colour: '#6a4a2c', hat: 'horned', isBearded: true, cape: '#4a3424' },
  vampire: { cut: 'vest', colour: '#15130f', cape: '#15080a', place: 'vault_cellar' },
  cowboy: {
    cut: 'vest',
    colour: '#5a3820',
    hat: 'felt',
    hatColour: '#6b4526',
    scarf: '#b3202a',
    legs: { cut: 'jeans', colour: '#33507a' },
  },
  magician: { cut: 'jacket', colour: '#15151a', hat: 'topper', hatColour: '#15151a', tool: WAND },
  firefighter: {
    cut: 'jacket',
    colour: '#22242c',
    hat: 'helmet',
    hatColour: '#b3202a',
    has: ['hasCoat'],
  },
  beekeeper: { cut: 'overalls', colour: '#e4e0d4', hat: 'netted' },
  hunter: { cut: 'jacket', colour: '#3f4a2c', hat: 'felt', hatColour: '#3f4a2c', place: 'forest' },
  skier: {
    cut: 'jacket',
    colour: '#b3202a',
    hat: 'beanie',
    tool: SKIS,
    isByTool: true,
    place: 'hut',
  },
  auctioneer: { cut: 'jacket', colour: NAVY, has: ['hasTie'], tool: GAVEL, isByTool: true },
  cheesemaker: {
    cut: 'apron',
    colour: WHITE,
    hat: 'hairnet',
    tool: CHEESE_WHEEL,
    isByTool: true,
    signs: ['hard_cheese', 'soft_cheese', 'blue_cheese'],
  },
  postman: {
    cut: 'jacket',
    colour: '#24406a',
    hat: 'peaked',
    hatColour: '#24406a',
    tool: own('letter'),
  },
  blacksmith: { cut: 'apron', colour: '#4a2a18', tool: HAMMER, act: 'hammering', isByTool: true },
  potter: {
    cut: 'apron',
    colour: '#8a6a4a',
    tool: WORKED_JUG,
    isByTool: true,
    signs: ['amphora', 'jug'],
  },
  oyster_opener: {
    cut: 'apron',
    colour: '#24406a',
    tool: KNIFE,
    act: 'cutting',
    place: 'market_hall',
  },
  football_fan: {
    cut: 'shirt',
    colour: '#b3202a',
    scarf: '#f0e0c0',
    pattern: 'striped',
    act: 'cheering',
  },
  carpenter: {
    cut: 'overalls',
    colour: '#33507a',
    tool: HAMMER,
    isByTool: true,
    place: 'warehouse',
  },
  racing_driver: {
    cut: 'overalls',
    colour: '#b3202a',
    hat: 'helmet',
    hatColour: '#ece9e2',
  },
  doorman: {
    cut: 'jacket',
    colour: '#5a1a24',
    hat: 'topper',
    hatColour: '#15151a',
    has: ['hasCoat'],
    place: 'hotel_lobby',
  },
};

/** What the row gives, beside what was said of hats, scarves and capes. */
export function calledIn({ cut, colour, legs, cape, ...row }: Calling): {
  garment: { cut: Garment; colour: Rgb };
  hatColour: Rgb | null;
  scarf: Rgb | null;
  extras: (said: Extras) => Partial<Extras>;
} {
  const has = (worn: Worn): boolean => row.has?.includes(worn) ?? false;
  return {
    garment: { cut, colour: linear(colour) },
    hatColour: row.hatColour ? linear(row.hatColour) : null,
    scarf: row.scarf ? linear(row.scarf) : null,
    extras: (said) => ({
      hasCoat: said.hasCoat || has('hasCoat'),
      hasBackpack: said.hasBackpack || has('hasBackpack'),
      tie: said.tie ?? (has('hasTie') ? linear('#1c1c20') : null),
      cape: said.cape ?? (cape ? linear(cape) : null),
      bottom: said.bottom ?? (legs ? { cut: legs.cut, colour: linear(legs.colour) } : null),
    }),
  };
}

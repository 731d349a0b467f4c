import { metal } from '#studio/props/making/kit.ts';
import { addTurned, profileOf } from '#studio/props/making/joinery.ts';
import {
  addLathe,
  addPanel,
  apart,
  around,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addTumbler, drink } from './vessel.ts';

interface Capped {
  words: RegExp;
  /** What drink and glass swallow of the light together. */
  absorption: Vec3;
  label: string;
  band: string;
}

/** A long neck under a crown cap: shorter than a bottle of wine, and without its shoulders. */
const OUTLINE: readonly Vec2[] = [
  [2.7, 0.1],
  [3.05, 0.6],
  [3.05, 12.4],
  [2.75, 14.8],
  [1.7, 17.6],
  [1.3, 20.4],
  [1.3, 23],
];

const BEERS: readonly Capped[] = [
  {
    words: /stout|porter|dark|dunkel|schwarz|brune|scura|negra/,
    absorption: [0.5, 1.1, 2.6],
    label: '#e8dcc0',
    band: '#2b2420',
  },
  { words: /./, absorption: [0.09, 0.36, 1.5], label: '#f1e6c9', band: '#b4471f' },
];

const CIDERS: readonly Capped[] = [
  { words: /./, absorption: [0.012, 0.06, 0.34], label: '#f4eeda', band: '#6f8f2e' },
];

const JUICES: readonly Capped[] = [
  {
    words: /orange|arancia|naranja/,
    absorption: [0.01, 0.2, 1.8],
    label: '#fdf6e6',
    band: '#e08a1c',
  },
  { words: /tomat|pomodor/, absorption: [0.06, 1.4, 1.8], label: '#fdf6e6', band: '#b3331d' },
  {
    words: /appl|pomme|mela|manzan|apfel/,
    absorption: [0.012, 0.07, 0.4],
    label: '#f6f1de',
    band: '#7a9a34',
  },
  {
    words: /white|blanc|bianc|weiss|lemon|limon|citron|zitron|elder/,
    absorption: [0.006, 0.02, 0.12],
    label: '#f8f4e4',
    band: '#c9b23a',
  },
  { words: /./, absorption: [0.3, 1.7, 1.2], label: '#f3ebdf', band: '#5a2450' },
];

/** Filled up to its neck, with a paper label and a crown cap. */
const capped =
  (thing: ThingId, kinds: readonly Capped[]): MakeThing =>
  (kit, place, { word, fill, colour }) => {
    const model = startModel(kit, place, thing);
    const { absorption, label, band } = kinds.find(({ words }) => words.test(word))!;
    const level = fill === 'empty' ? 1.2 : fill === 'half' ? 8 : 19;
    addTumbler(model, { outer: OUTLINE, wall: 0.2, level, medium: drink(kit, absorption) });
    const paper = apart(model, 'label');
    addLathe(paper, profileOf('3.1 3.2, 3.1 9.8'), paint(kit, label, { coat: 0.2, rough: 0.5 }), {
      isSharp: true,
    });
    const ink = paint(kit, colour ?? band, { coat: 0.3, rough: 0.4 });
    for (const [from, to] of [
      [3.6, 3.9],
      [5.4, 7.8],
      [9.1, 9.4],
    ])
      addLathe(paper, profileOf(`3.13 ${from}, 3.13 ${to}`), ink, { isSharp: true });
    const cap = apart(model, 'crown cap');
    const tin = metal(kit, [0.8, 0.63, 0.3], 0.25);
    addPanel(cap, {
      outline: around(84, (a) => 1.56 + 0.1 * Math.cos(a * 21)),
      thickness: 0.3,
      at: [0, 22.5, 0],
      material: tin,
    });
    addTurned(cap, '1.55 22.6, 1.48 23.1, 1.3 23.4, 0 23.5', tin);
  };

export const makeBeerBottle = capped('beer_bottle', BEERS);
export const makeCiderBottle = capped('cider_bottle', CIDERS);
export const makeJuiceBottle = capped('juice_bottle', JUICES);

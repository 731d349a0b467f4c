import { isWrittenOnBoard } from '#studio/litho/things/lettered-board.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Random } from '#studio/random.ts';

export interface PopPalette {
  ground: string;
  ray: string;
  burst: string;
  burstCore: string;
  block: string;
  blockDark: string;
  light: string;
  sleeves: readonly [string, string];
  skins: readonly [string, string];
  word: string;
}

const PALETTES: readonly PopPalette[] = [
  {
    ground: '#ffd400',
    ray: '#ffec86',
    burst: '#ff3b7f',
    burstCore: '#fff4d6',
    block: '#1746d1',
    blockDark: '#0f2f9c',
    light: '#ffe86b',
    sleeves: ['#00a7e1', '#e5002d'],
    skins: ['#ffb48a', '#8d4f33'],
    word: '#e5002d',
  },
  {
    ground: '#19c5d6',
    ray: '#8ae6ee',
    burst: '#ffdf2b',
    burstCore: '#ffffff',
    block: '#e0218a',
    blockDark: '#a30f66',
    light: '#fff07a',
    sleeves: ['#ff5a1f', '#5b2bd6'],
    skins: ['#a8623f', '#f0b48c'],
    word: '#e0218a',
  },
  {
    ground: '#ff5fa2',
    ray: '#ffb0cf',
    burst: '#ffe14d',
    burstCore: '#ffffff',
    block: '#4a22b8',
    blockDark: '#2f1585',
    light: '#7df0ff',
    sleeves: ['#182a6b', '#00b48a'],
    skins: ['#ffc9a3', '#c98658'],
    word: '#4a22b8',
  },
  {
    ground: '#ff7a1a',
    ray: '#ffb26e',
    burst: '#00b3c8',
    burstCore: '#fff6dc',
    block: '#7a1fb8',
    blockDark: '#521283',
    light: '#ffe14d',
    sleeves: ['#e5002d', '#0f5fd6'],
    skins: ['#e0a074', '#6f4028'],
    word: '#e5002d',
  },
];

/** The ground keeps away from the wine's own colour. */
export function popPalette(spec: SceneSpec, random: Random): PopPalette {
  const isPink = spec.wine === 'rose' || spec.wine === 'sparkling_rose';
  const isGold = spec.wine === 'white' || spec.wine === 'sparkling' || spec.wine === 'orange';
  const fits = PALETTES.filter((_, i) => !(isPink && i === 2) && !(isGold && (i === 0 || i === 3)));
  const chosen = random.pick(fits);
  const [ground, ray, burst] = spec.colours.map(({ hex }) => hex);
  return { ...chosen, ...(ground && { ground }), ...(ray && { ray }), ...(burst && { burst }) };
}

/** What the bubble says: the customer's words that no board says, or nothing. */
export function popWord(spec: Pick<SceneSpec, 'texts' | 'things'>): string | null {
  const { texts } = spec;
  const told = texts.title ?? texts.captions[0];
  const word = told && isWrittenOnBoard(spec, told) ? null : told;
  // The points between the lines of a print would be words of the bubble.
  return [word, texts.subtitle?.replaceAll(' · ', ' ')].filter(Boolean).join(' ') || null;
}

import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Random } from '#studio/random.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { drawnMaker } from './drawn-makers.ts';
import type { DrawnLook } from './drawn-thing.ts';

/** How a piece looks in this poster, with what was asked of it. */
export function lookFor(
  { spec }: Pick<PosterScene, 'spec'>,
  random: Random,
  {
    asked,
    line = '#fff7ea',
    lightSide = 1,
    isAloft = false,
    copy = 0,
    turn = 0,
  }: {
    asked?: AskedThing;
    line?: string;
    lightSide?: 1 | -1;
    isAloft?: boolean;
    copy?: number;
    turn?: number;
  } = {},
): DrawnLook {
  return {
    random,
    lightSide,
    isAloft,
    colour: asked?.colours?.[copy]?.hex ?? asked?.colour?.hex ?? blossomOf(spec.prompt, asked),
    fill: asked?.fill ?? null,
    states: asked?.states ?? [],
    ...(asked && { word: asked.word }),
    wine: asked?.wines?.[copy] ?? spec.wine,
    line,
    turn,
    spec,
    maker: drawnMaker,
  };
}

const BLOSSOMS: readonly (readonly [RegExp, string])[] = [
  [
    /almond tree|cherry|blossom|blooming|in bloom|fleur|fiorit|en flor|bluh|blut|ciliegi|cerezo/i,
    '#f0a9bd',
  ],
];

/** Trees in bloom wear the colour of their blossom. */
const blossomOf = (prompt: string, asked: AskedThing | undefined): string | null =>
  asked?.thing === 'tree'
    ? (BLOSSOMS.find(([words]) => words.test(fold(prompt)))?.[1] ?? null)
    : null;

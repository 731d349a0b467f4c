import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { isInBloom } from './in-bloom.ts';

/** Fruit trees by what each language calls one of them, its petals and its fruit as designers write them. */
const FRUIT_TREES = [
  {
    kind: 'cherry',
    words:
      /\b(?:cherry trees?|cerisiers?|cilieg(?:io|i)|cerezos?|kirschb(?:aum|aume|aumen|aums))\b/,
    petals: '#f6d3dc',
    fruit: '#a5121f',
  },
  {
    kind: 'almond',
    words: /\b(?:almond trees?|amandiers?|mandorl[oi]|almendros?|mandelb(?:aum|aume|aumen|aums))\b/,
    petals: '#f5dfe4',
    fruit: null,
  },
  {
    kind: 'apple',
    words:
      /\b(?:apple trees?|pommiers?|mel[oi] in fiore|manzanos?|apfelb(?:aum|aume|aumen|aums))\b/,
    petals: '#f7e6e8',
    fruit: '#c02a1e',
  },
  {
    kind: 'peach',
    words:
      /\b(?:peach trees?|pechers?|pesch?[io] in fiore|melocotoneros?|pfirsichb(?:aum|aume|aumen|aums))\b/,
    petals: '#e98fae',
    fruit: '#e5894a',
  },
  {
    kind: 'plum',
    words: /\b(?:plum trees?|pruniers?|susin[oi]|ciruelos?|pflaumenb(?:aum|aume|aumen|aums))\b/,
    petals: '#f4eef0',
    fruit: '#4a2a5c',
  },
  {
    kind: 'apricot',
    words:
      /\b(?:apricot trees?|abricotiers?|albicocch[io]|albaricoqueros?|aprikosenb(?:aum|aume|aumen|aums)|marillenb(?:aum|aume))\b/,
    petals: '#f5e2e4',
    fruit: '#e79a3a',
  },
] as const;

type FruitTree = (typeof FRUIT_TREES)[number];

const treeIn = (text: string): FruitTree | undefined =>
  FRUIT_TREES.find(({ words }) => words.test(fold(text)));

/** Which fruit tree a word names, if it names one. */
export const fruitTreeOf = (text: string): FruitTree['kind'] | null => treeIn(text)?.kind ?? null;

/** What tells the fruit tree of this picture from any other: its petals in spring, its fruit in summer. */
export function borneBy(
  spec: SceneSpec,
): { kind: FruitTree['kind']; petals?: string; fruit?: string } | null {
  const tree = treeIn(spec.prompt);
  if (!tree || spec.season === 'winter') return null;
  const { kind, petals, fruit } = tree;
  if (isInBloom(spec)) return { kind, petals };
  return fruit ? { kind, fruit } : null;
}

import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Random } from '#studio/random.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';

/** Who is drawn, as choices of a paper-cut portrait. */
export interface Figure {
  skin: string;
  skinShadow: string;
  hair: string;
  hairCut: 'slick' | 'bun' | 'cropped';
  hasMoustache: boolean;
  hasBeard: boolean;
  tie: string;
}

/** Where the figure stands: one unit is the height of the head. */
export interface FigureStage {
  press: LithoPress;
  figure: Figure;
  coat: string;
  coatLight: string;
  shirt: string;
  metal: string;
  scale: number;
  at: (x: number, y: number) => Point;
}

const SKINS = [
  ['#e8b98c', '#a8603f'],
  ['#d9a076', '#8a4a30'],
  ['#b97a52', '#6b3a26'],
  ['#8d5636', '#4f2a1a'],
] as const;

const HAIRS = ['#141019', '#2a1712', '#3b2a22', '#5a3a22'] as const;

const WOMAN =
  /\b(woman|women|lady|female|sommeliere|femme|donna|mujer|frau|kellnerin|waitress|girl)\b/;
const MAN = /\b(man|men|male|gentleman|homme|uomo|hombre|mann|waiter)\b/;

export function castFigure(spec: SceneSpec, random: Random): Figure {
  const prompt = fold(spec.prompt);
  const isWoman = WOMAN.test(prompt) || (!MAN.test(prompt) && random.chance(0.4));
  const [skin, skinShadow] = random.pick(SKINS);
  const beard = random.next();
  return {
    skin,
    skinShadow,
    hair: random.pick(HAIRS),
    hairCut: isWoman ? 'bun' : random.pick(['slick', 'slick', 'cropped'] as const),
    hasMoustache: !isWoman && beard < 0.6,
    hasBeard: !isWoman && beard > 0.75,
    tie: random.pick(['#7d1128', '#c08a35', '#8e1b2e']),
  };
}

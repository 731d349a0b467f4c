import { fold } from '#studio/lexicon/matching/normalise.ts';
import { DRAWN_STYLES } from '#studio/litho/drawn-styles.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

/** Drawn as a thing of his own on posters; photographed and painted he is somebody in costume. */
export const SANTA = {
  count: 1,
  who: 'man',
  role: null,
  part: 'figure',
  action: null,
  said: 'santa claus',
} as const satisfies AskedFigure;

/** Somebody is to be seen, not hands alone. */
export const hasBodies = (spec: SceneSpec): boolean =>
  figuresOf(spec).some(({ part }) => part !== 'hands');

/** Who is asked for, in a portrait if the prompt speaks of one; 'a portrait of a sommelier' is one person. */
export function figuresOf(spec: SceneSpec): readonly AskedFigure[] {
  if (spec.people === false) return [];
  const isSanta =
    spec.things.some(({ thing }) => thing === 'santa') && !DRAWN_STYLES.includes(spec.style);
  const whole = hasBabyInArms(spec) ? wholePeople(spec).filter(isNoBaby) : wholePeople(spec);
  let figures = isSanta ? [...whole, { ...SANTA, ...santaAct(spec) }] : whole;
  if (!DRAWN_STYLES.includes(spec.style)) figures = figures.map((figure) => withBody(figure, spec));
  if (!/\b(portrait|ritratto|retrato|portrat)\b/.test(fold(spec.prompt))) return figures;
  const known = figures.filter(({ role, who }) => role !== null || who !== 'person');
  const shown = known.length > 0 ? known : figures;
  return shown.map((figure) =>
    figure.part === 'figure' ? { ...figure, part: 'portrait' } : figure,
  );
}

/** What photographed hands do with a body behind them: nobody builds them alone for it. */
const BODIED: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>(
  'writing wrapping cutting kneading labelling corking stirring cleaning petting feeding plating squeezing seasoning painting typing playing sorting planting breaking'.split(
    ' ',
  ) as AskedFigure['action'][],
);
const withBody = (figure: AskedFigure, { things }: SceneSpec): AskedFigure =>
  figure.part === 'hands' &&
  (BODIED.has(figure.action) || poursOil(figure, things) || shucks(figure, things))
    ? { ...figure, part: 'figure', count: 1 }
    : figure;

const shucks = ({ action }: AskedFigure, things: SceneSpec['things']): boolean =>
  action === 'opening' && things.some(({ thing }) => thing === 'oyster');

/** A glass has its own hands for wine; oil runs over a dish. */
const poursOil = ({ action }: AskedFigure, things: SceneSpec['things']): boolean =>
  action === 'pouring' &&
  things.some(({ thing }) => thing === 'oil_bottle') &&
  !things.some(({ thing }) => thing === 'glass' || thing === 'bottle');

/** He is a thing to the reading: what he does is told by the words round him. */
const santaAct = ({ prompt }: SceneSpec): Partial<Pick<AskedFigure, 'action'>> => {
  const told = SANTA_ACTS.find(([, words]) => words.test(fold(prompt)));
  return told ? { action: told[0] } : {};
};
const SANTA_ACTS: readonly (readonly [NonNullable<AskedFigure['action']>, RegExp])[] = [
  ['pouring', /\b(?:pour\w*|vers(?:e|ant|a|ando)|sirv\w+|giesst|schenkt)\b/],
  ['toasting', /\b(?:toast\w*|rais(?:es|ing)|cheers|trinqu\w+|brind\w+|prost\w*)\b/],
  ['tasting', /\b(?:drink\w*|sip\w*|tast\w+|boit|buvant|bev\w+|beb\w+|trink\w*)\b/],
  ['reading', /\b(?:read\w*|lit|lisant|legge\w*|lee|leyendo|liest)\b/],
  ['giving', /\b(?:giv(?:es|ing)|hand(?:s|ing)|offr\w+|regala\w*|entrega\w*|schenkt|uberreicht)\b/],
  ['waving', /\b(?:wav(?:es|ing)|salu[et]\w*|winkt)\b/],
  ['carrying', /\b(?:carr(?:ies|ying)|port(?:e|ant|a|ando)|llev\w+|tragt)\b/],
  ['sleeping', /\b(?:sleep\w*|asleep|dort|dorme|duerme|schlaf\w*)\b/],
];

const BABY = '(?:baby|newborn|infant|bebe|neonato|bimbo|baby boy|baby girl|saugling)';
const BABY_IN_ARMS = new RegExp(
  `\\b(?:holding|holds|cradling|carrying|rocking|tenant|tient|portant|tiene|tengono|sosteniendo|sostiene|halt|tragt)(?: \\w+){0,3} ${BABY}\\b|\\b${BABY} (?:in (?:his|her|their) arms|dans (?:les|ses) bras|in braccio|en (?:los )?brazos|(?:auf|im) (?:dem )?arm)\\b`,
);
/** Babies do not walk beside their mothers. */
const WITH_BABY = new RegExp(
  `\\b(?:mother|mum|mom|woman|father|dad|mere|maman|femme|pere|papa|madre|mamma|padre|donna|mujer|mutter|mama|vater|frau)(?: \\w+)? (?:with|and|avec|et|con|e|y|mit|und)(?: \\w+){0,2} ${BABY}\\b`,
);
const IS_BABY = new RegExp(`\\b${BABY}\\b`);

/** 'A mother holding a baby': it stands nowhere by itself. */
export const hasBabyInArms = ({ prompt, figures, style }: SceneSpec): boolean =>
  figures.length > 1 &&
  !DRAWN_STYLES.includes(style) &&
  (BABY_IN_ARMS.test(fold(prompt)) || WITH_BABY.test(fold(prompt)));
const isNoBaby = ({ who, said = '' }: AskedFigure): boolean =>
  who !== 'child' || !IS_BABY.test(said);

export const HAND_IN_HAND =
  /\b(holding hands|hold hands|hand in hand|main dans la main|mano nella mano|de la mano)\b/;

/** A parent holds the hand of a small one, or the small one itself. */
const withSmallOnes = (figure: AskedFigure, _: number, all: readonly AskedFigure[]): AskedFigure =>
  all.length > 1 && figure.count === 1 && OFFSPRING.test(figure.said ?? '')
    ? { ...figure, who: 'child' }
    : figure;
const OFFSPRING = /\b(?:daughter|son|fille|fils|figli[ao]|hij[ao]|tochter|sohn)\b/;

/** Hands belong to whoever else is named: 'a couple holding hands' is a couple that walks. */
function wholePeople({ figures, prompt }: SceneSpec): readonly AskedFigure[] {
  if (!HAND_IN_HAND.test(fold(prompt)))
    return figures.some(({ action }) => action === 'hugging')
      ? figures.map(withSmallOnes)
      : figures;
  const named = figures.filter(({ part, who }) => part !== 'hands' || who !== 'person');
  const walkers = (named.length > 0 ? named : figures).map(withSmallOnes);
  return walkers.map((figure) => ({
    ...figure,
    ...(figure.who === 'person' && walkers.length === 1 && { who: 'couple' as const }),
    part: 'figure' as const,
    action: 'walking' as const,
  }));
}

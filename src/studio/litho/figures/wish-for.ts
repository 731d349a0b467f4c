import type { AskedFigure, Emotion } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { readAppearance } from '#studio/lexicon/phrases/reading/read-appearance.ts';
import { readEmotion } from '#studio/lexicon/words/people/emotions.ts';
import type { Person } from './figure-body.ts';
import { bridalFor } from './dress/bridal.ts';
import { saidHat } from './dress/said-hat.ts';
import { hairOfEach } from './dress/said-hair.ts';
import { isLongDressed } from './dress/long-dress.ts';
import { IS_GOD } from '#studio/people/act-words.ts';
import { MONKISH, monkIn } from './monk.ts';
import { ROLES } from './roles.ts';
import { royalIn } from './royal.ts';
import { variantOf } from './variants.ts';

interface PersonWish {
  figure: AskedFigure;
  spec: Pick<SceneSpec, 'prompt'>;
  worn?: Partial<Person>;
  /** Which of several it is: no two are twins. */
  variant?: number;
}

const CHILD: Partial<Person> = {
  isChild: true,
  hasBeard: false,
  hasMoustache: false,
  hairCut: 'short',
};

/** Known by longer hair. */
const GIRL =
  /\b(?:girls?|daughters?|granddaughters?|fille|filles|fillettes?|bambin[ae]|nipotina|ninas?|nietas?|madchen|tochter|enkelin)\b/;
/** Told by these words: no girl is among them. */
const BOY =
  /\b(?:boys?|sons?|grandsons?|garcons?|fils|petits-fils|figlio|nipotino|ragazzini|hijo|nieto|junge|jungen|sohn|enkel)\b/;
const GIRLISH: Partial<Person> = { isWoman: true, hairCut: 'long', wear: 'dress' };

/** Bearded, in pale linen, vine leaves in his hair. */
const GOD_OF_WINE: Partial<Person> = {
  isWoman: false,
  hat: 'vine',
  hasBeard: true,
  hairCut: 'long',
  hair: '#5b3320',
  wear: 'casual',
  top: '#efe3c8',
};

const BABY = /\b(?:bab(?:y|ies)|bebes?|neonat[oi]|saugling|toddler)\b/;
/** Nobody stands in the snow in a summer dress. */
const IN_THE_COLD =
  /\b(?:winter\w*|christmas market|mulled|gluhwein|snow\w*|schnee\w*|neige|neve|nieve|vin chaud|weihnachtsmarkt|vin brule|vino caliente|marche de noel|mercatino di natale|mercado navideno|(?:woolly|wool|knitted|bobble) hats?|beanies?|wollmutzen?)\b/;
const BALD: Partial<Person> = { hairCut: 'bald' };

/** Who somebody is and wears, by what is said of that one. */
export function wishFor(wish: PersonWish): Partial<Person> {
  const { figure, spec, worn } = wish;
  const seen = readAppearance(figure.said ?? spec.prompt);
  const role = figure.role ? ROLES[figure.role] : null;
  const isWoman = figure.who === 'person' ? seen.isWoman : figure.who === 'woman';
  const cut = seen.garment?.cut;
  const face = faceOf(readEmotion(figure.said ?? '') ?? readEmotion(spec.prompt));
  return {
    ...(face && { face }),
    ...variantOf(wish),
    ...(figure.who === 'child' && CHILD),
    ...(isGirl(wish) && GIRLISH),
    ...(figure.who === 'child' && BABY.test(fold(figure.said ?? spec.prompt)) && BALD),
    ...(isWoman === null && seen.hasBeard && { isWoman: false }),
    ...(isWoman !== null && figure.who !== 'child' && figure.who !== 'group' && { isWoman }),
    ...(isWoman && !role && !IN_THE_COLD.test(fold(spec.prompt)) && { wear: 'dress' as const }),
    ...(isLongDressed(figure.said ?? spec.prompt) && {
      wear: 'dress' as const,
      isLongDressed: true,
    }),
    ...bridalFor(figure, isWoman, spec.prompt),
    ...role?.wish,
    ...(figure.role === 'musician' && outfitOf(wish)),
    ...(monkIn(figure.said ?? spec.prompt) && MONKISH),
    ...(IS_GOD.test(fold(figure.said ?? spec.prompt)) && GOD_OF_WINE),
    ...(royalIn(figure.said ?? spec.prompt) && { hat: 'crown' as const }),
    ...(cut && { wear: cut }),
    ...(cut === 'suit' && { top: '#2a2f3c' }),
    ...(seen.garment?.colour &&
      (cut === 'apron' ? { apron: seen.garment.colour } : { top: seen.garment.colour })),
    ...(seen.isOld && { isOld: true, hair: '#c9c6c2' }),
    ...(seen.hair && { hair: seen.hair }),
    ...ownHair(wish),
    ...(seen.hairCut && { hairCut: seen.hairCut }),
    ...(seen.hair && !seen.hairCut && isWoman && { hairCut: 'long' as const }),
    ...(seen.hasBeard && { hasBeard: true }),
    ...(seen.hasMoustache && { hasMoustache: true, isWoman: false }),
    ...saidHat(figure.said ?? spec.prompt),
    ...worn,
  };
}

/** 'Blue, pink and yellow hair': to each of several one of them. */
function ownHair({ figure, spec, variant = 0 }: PersonWish): Partial<Person> {
  const each = hairOfEach(figure.said ?? spec.prompt);
  const hair = each?.[variant % each.length];
  return hair ? { hair } : {};
}

/** Of several children that nothing more is said of, every second is one. */
function isGirl({ figure: { who, said, count }, spec, variant = 0 }: PersonWish): boolean {
  if (who !== 'child') return false;
  const words = fold(said ?? spec.prompt);
  return GIRL.test(words) || (count > 1 && variant % 2 === 1 && !BOY.test(words));
}

/** A band that says nothing of its clothes wears what each of them likes. */
const OUTFITS: readonly Partial<Person>[] = [
  { wear: 'suit', top: '#2a2f3c', bottom: '#22262f', hat: 'beret' },
  { wear: 'dress', top: '#a8323a', hat: 'none', isWoman: true, hairCut: 'long', hasBeard: false },
  {
    wear: 'casual',
    top: '#f4ead6',
    bottom: '#5b3320',
    hat: 'straw',
    isWoman: false,
    hairCut: 'short',
  },
  {
    wear: 'casual',
    top: '#2f6f7d',
    bottom: '#22304a',
    hat: 'none',
    isWoman: true,
    hairCut: 'bun',
    hasBeard: false,
  },
];

function outfitOf({ variant, figure: { who, count } }: PersonWish): Partial<Person> {
  if (variant === undefined || count < 2) return {};
  const isMixed = who !== 'woman' && who !== 'man';
  const own = OUTFITS.filter((one) => isMixed || (one.isWoman ?? false) === (who === 'woman'));
  return own[variant % own.length] ?? {};
}

const faceOf = (emotion: Emotion | null): Person['face'] => {
  if (emotion === 'shock') return 'open';
  if (emotion === 'joy') return 'laugh';
  return emotion && DOWN.has(emotion) ? 'down' : undefined;
};
const DOWN = new Set<Emotion>(['sad', 'cry', 'angry', 'bored', 'judge', 'guilty']);

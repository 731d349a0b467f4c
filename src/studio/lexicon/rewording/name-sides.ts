/** 'The left glass is empty, the right one is full', in the words that are read: 'an empty glass on the left, a full glass on the right'. */
interface Wording {
  noun: string;
  left: string;
  right: string;
  is: string;
  /** `%side` is one of the words above, `%noun` the noun or what stands for it. */
  patterns: readonly string[];
  pronouns: string;
  say: (told: { noun: string; how: string; isLeft: boolean }) => string;
}

const WORDINGS: readonly Wording[] = [
  {
    noun: 'bottle|glass|candle|plate|cup|barrel|carafe|decanter',
    left: 'left',
    right: 'right',
    is: 'is',
    pronouns: 'one',
    patterns: [
      String.raw`the %side(?:-hand)? (?<noun>%noun)(?: %is (?<how>\p{L}+))`,
      String.raw`the (?<noun>%noun) (?:on|to) the %side(?: %is (?<how>\p{L}+))`,
    ],
    say: ({ noun, how, isLeft }) => `one ${how} ${noun} on the ${isLeft ? 'left' : 'right'}`,
  },
  {
    noun: 'Flasche|Glas|Kerze|Teller|Tasse|Karaffe',
    left: 'linken?',
    right: 'rechten?',
    is: 'ist',
    pronouns: '',
    patterns: [String.raw`(?:das|die|der) %side(?: (?<noun>%noun))?(?: %is (?<how>\p{L}+))`],
    say: ({ noun, how, isLeft }) => `1 ${how} ${noun} ${isLeft ? 'links' : 'rechts'}`,
  },
  {
    noun: 'bouteille|verre|bougie|assiette|tasse|carafe',
    left: 'gauche',
    right: 'droite',
    is: 'est',
    pronouns: 'celui|celle',
    patterns: [String.raw`(?:(?:le|la) )?(?<noun>%noun) (?:de|à) %side(?: %is (?<how>\p{L}+))`],
    say: ({ noun, how, isLeft }) => `1 ${noun} ${how} à ${isLeft ? 'gauche' : 'droite'}`,
  },
  {
    noun: 'bottiglia|bicchiere|calice|candela|piatto|tazza|caraffa',
    left: 'sinistra',
    right: 'destra',
    is: 'è',
    pronouns: 'quello|quella',
    patterns: [String.raw`(?:(?:il|la) )?(?<noun>%noun) (?:di|a) %side(?: %is (?<how>\p{L}+))`],
    say: ({ noun, how, isLeft }) => `1 ${noun} ${how} a ${isLeft ? 'sinistra' : 'destra'}`,
  },
  {
    noun: 'botella|copa|vaso|vela|plato|taza|jarra',
    left: 'izquierda',
    right: 'derecha',
    is: 'está',
    pronouns: 'la|el',
    patterns: [String.raw`(?:(?:la|el) )??(?<noun>%noun) de la %side(?: %is (?<how>\p{L}+))`],
    say: ({ noun, how, isLeft }) => `1 ${noun} ${how} a la ${isLeft ? 'izquierda' : 'derecha'}`,
  },
];

const READ = WORDINGS.map((wording) => ({
  ...wording,
  rules: wording.patterns.map(
    (pattern) =>
      new RegExp(
        String.raw`(?<![\p{L}])` +
          pattern
            .replaceAll('%side', `(?<side>${wording.left}|${wording.right})`)
            .replaceAll('%noun', [wording.noun, wording.pronouns].filter(Boolean).join('|'))
            .replaceAll('%is', wording.is),
        'giu',
      ),
  ),
  isLeft: new RegExp(`^(?:${wording.left})$`, 'iu'),
  isNoun: new RegExp(`^(?:${wording.noun})$`, 'iu'),
}));

/** Only where the left one is spoken of: 'the right glass' alone is the one that suits. */
const LEFT = /\b(?:left|linken?|gauche|sinistra|izquierda)\b/iu;

export function nameSides(text: string): string {
  if (!LEFT.test(text)) return text;
  return READ.reduce((read, { rules, isLeft, isNoun, say }) => {
    let named: string | null = null;
    return rules.reduce(
      (told, rule) =>
        told.replace(rule, (...found) => {
          const { side = '', noun, how = '' } = found.at(-1) as Record<string, string | undefined>;
          if (noun && isNoun.test(noun)) named = noun;
          return named ? say({ noun: named, how, isLeft: isLeft.test(side) }) : found[0];
        }),
      read,
    );
  }, text);
}

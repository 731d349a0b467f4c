import { figuresOf } from '#studio/people/figures-of.ts';
import type { HandLook } from '#studio/props/hand/hand-look.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Trait } from '#studio/accounting/proof.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';

/** Picked for somebody of whom nothing is said. */
interface Picked {
  skin: Vec3;
  sleeve: Vec3;
}

const COTTON: Vec3 = [0.8, 0.79, 0.76];
const WHITE_GLOVES =
  /\b(?:(?:white|cotton) gloves?|gloved|white gloved|gants? blancs?|guant[oi] bianc(?:o|hi)|guantes? blancos?|weissen? handschuhen?)\b/;
const AGE =
  '(?:old|older|elderly|aged|wrinkled|weathered|gnarled|calloused|worn|grand(?:mother|father|ma|pa)|vieilles?|vieux|agees?|ridees?|abimees?|vecchi[oae]?|anzian[oaie]|rugose|viej[oa]s?|ancian[oa]s?|arrugadas|curtidas|alte[nrs]?|faltige[nrs]?|runzlige[nrs]?)';
const HANDS = '(?:hands?|mains?|man[io]s?|hande?n?)';
/** Said of the hands or of whose they are, and not of what they hold. */
const OLD = new RegExp(
  `\\b${AGE}(?: (?!in\\b|with\\b|and\\b)\\w+){0,2} ${HANDS}\\b|\\b${HANDS}(?: (?:of|d|de|di|von|eine[rs]?|an?|une?|una))* ${AGE}\\b`,
);
const NAILS =
  /\b(?:nails?|fingernails?|nail (?:polish|varnish)|manicured?|ongles|vernis|unghie|smalto|unas|fingernagel|nagellack)\b/;
const VARNISHES: readonly (readonly [RegExp, Vec3])[] = [
  [/\b(?:black|noirs?|nere|negras|schwarz\w*)\b/, [0.012, 0.012, 0.014]],
  [/\b(?:pink|roses?|rosa)\b/, [0.75, 0.2, 0.32]],
  [/\b(?:burgundy|bordeaux|wine red|dark red|granate|weinrot\w*)\b/, [0.16, 0.01, 0.025]],
  [/\b(?:white|blancs?|bianche|blancas|weiss\w*)\b/, [0.8, 0.78, 0.76]],
  [/\b(?:gold|golden|dores|dorate|doradas)\b/, [0.6, 0.38, 0.1]],
  [/\b(?:blue|bleus?|blu|azules|blau\w*)\b/, [0.03, 0.09, 0.4]],
  [/\b(?:green|verts?|verdi|verdes|grun\w*)\b/, [0.03, 0.2, 0.07]],
];
const RED: Vec3 = [0.45, 0.008, 0.02];
/** Whoever works with grapes wears no jacket for it. */
const WORKS =
  /\b(?:winemaker|winegrower|vintner|farmer|grower|picker|worker|harvest|vigneron\w*|viticult\w*|contadin\w*|vendemmia\w*|vendimia\w*|winzer\w*|erntehelfer\w*)\b/;
const BLOUSES: readonly Vec3[] = [
  [0.55, 0.52, 0.47],
  [0.32, 0.03, 0.05],
  [0.05, 0.16, 0.2],
];
/** Nobody wears a jacket there. */
const SUMMERY: ReadonlySet<string> = new Set(['beach', 'pool', 'yacht', 'picnic']);
const CHILD = 0.76;
const WOMAN = 0.9;

/** The asked hands' own look: a woman's, a child's, a grower's; everybody else keeps what was picked. */
export function lookOfHands(spec: SceneSpec, { skin, sleeve }: Picked): HandLook {
  const hands = askedHands(spec);
  const said = hands?.said ?? '';
  const plain: HandLook = {
    skin: OLD.test(said) || WORKS.test(said) ? weathered(skin) : skin,
    sleeve: { colour: sleeve, hasCuff: true },
    nails: NAILS.test(said) ? varnishIn(said) : null,
    size: 1,
    isGloved: false,
    ...(OLD.test(said) && { isOld: true }),
  };
  if (WHITE_GLOVES.test(said)) return { ...plain, skin: COTTON, nails: null, isGloved: true };
  if (hands?.who === 'child') return { ...plain, sleeve: null, size: CHILD };
  if (hands?.who === 'woman') {
    // One pick more would change every other picture of this seed.
    const blouse = BLOUSES[Math.round(skin[0] * 100) % (BLOUSES.length + 1)];
    return {
      ...plain,
      sleeve: blouse ? { colour: blouse, hasCuff: false } : null,
      nails: plain.nails ?? RED,
      size: WOMAN,
    };
  }
  const isBare =
    WORKS.test(said) ||
    hands?.action === 'picking' ||
    areOverGrapes(spec) ||
    SUMMERY.has(spec.place ?? '');
  return isBare ? { ...plain, sleeve: null } : plain;
}

/** Years out of doors tan: more of the blue and green is lost than of the red. */
const weathered = ([r, g, b]: Vec3): Vec3 => [r * 0.84, g * 0.74, b * 0.66];

const askedHands = (spec: SceneSpec): AskedFigure | undefined =>
  figuresOf(spec).find(({ part }) => part === 'hands');

const areOverGrapes = ({ things }: SceneSpec): boolean =>
  things.length > 0 && things.every(({ thing }) => thing === 'grapes');

const varnishIn = (said: string): Vec3 => VARNISHES.find(([words]) => words.test(said))?.[1] ?? RED;

/** What the look of asked hands shows of whose they are. */
export function handLookTraits(spec: SceneSpec): Trait[] {
  const hands = askedHands(spec);
  if (!hands) return [];
  const { nails, isGloved, isOld } = lookOfHands(spec, { skin: COTTON, sleeve: COTTON });
  return [
    `hands:${hands.who}`,
    ...(isOld ? (['look:old'] as const) : []),
    ...(nails ? (['worn:nails', 'worn:nails:coloured'] as const) : []),
    ...(isGloved ? (['worn:gloves'] as const) : []),
  ];
}

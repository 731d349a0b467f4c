import type { LabelDesign } from './label-designs.ts';
import type { DrawnLabel, LabelSpec } from './label-spec.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { isSparkling } from '#studio/scene/wine.ts';
import { stream } from '#studio/random.ts';
import type { Random, Seed } from '#studio/random.ts';
import { originsIn } from './origins-in.ts';
import { estateNameFor } from './estate-names.ts';
import { LABEL_COLOURS, lettered } from './label-colours.ts';

const WINE_NOTES: Readonly<Record<WineColour, string | null>> = {
  red: null,
  white: null,
  rose: 'Rosé',
  orange: 'Skin Contact',
  sparkling: 'Brut',
  sparkling_rose: 'Brut Rosé',
};

/** The label of the bottle in this picture, or the nth of several that differ. */
export function labelFor(spec: SceneSpec, seed: Seed, nth = 0): LabelSpec {
  const { ownLabel, ...others } = spec;
  if (ownLabel) return ownLabelSpec(ownLabel, () => labelFor(others, seed));
  const random = stream(seed, nth > 0 ? `label ${nth}` : 'label');
  const design =
    nth > 0
      ? FURTHER[nth % FURTHER.length]!
      : spec.emblem
        ? 'drawn'
        : chooseDesign(spec, random.fork('design'));
  const [first, ...more] = spec.texts.label;
  const name = first ?? estateNameFor(spec, random.fork('name'));
  const origin = originsIn(spec)[nth]?.name ?? spec.region?.name ?? spec.varietal?.name ?? null;
  const said = spec.texts.label.join(' ').toLowerCase();
  const unlessSaid = (text: string | null) =>
    text && !said.includes(text.toLowerCase()) ? text : null;
  const label: LabelSpec = {
    design,
    name,
    lines: more,
    origin: unlessSaid(origin ?? (first ? null : defaultOrigin(spec))),
    vintage: unlessSaid(vintageOf(spec, first !== undefined, random.fork('vintage'))),
    note: unlessSaid(noteOf(spec, origin, first === undefined ? name : null)),
    isExact: first !== undefined,
    seed: random.int(0, 1_000_000),
    ...(spec.emblem && { emblem: spec.emblem }),
    ...(isBlank(spec) && { isBlank: true }),
    ...random.pick(LABEL_COLOURS[design][paperFor(spec)]),
  };
  const ink = inkIn(spec.prompt);
  return ink ? lettered(label, ink) : label;
}

const LETTERS =
  /\b(gold|golden|silver|white|black|red|blue|green) (?:letter(?:s|ing)|print(?:ing)?|type|script|writing|text|typography|emboss(?:ing|ed)|(?:foil )?stamp(?:ing|ed)|foil letter(?:s|ing))\b/i;
const INKED: readonly (readonly [RegExp, string])[] = [
  [
    /lettres (?:d['’]or|dor[ée]+es)|lettere (?:d['’]oro|dorate)|letras (?:de oro|doradas)|goldene[nr]? (?:schrift|buchstaben|lettern)|emboss(?:ed|ing) in gold|dorure|gaufr(?:age|[ée]) (?:d['’]?or|dor[ée])|(?:stampa|rilievo) (?:a caldo )?(?:in |d['’])?oro|(?:estampado|relieve) (?:en |de )?(?:oro|dorado)|goldpr[äa]gung|pr[äa]gung in gold/i,
    'gold',
  ],
  [
    /lettres argent[ée]*es|lettere argentate|letras plateadas|silberne[nr]? (?:schrift|buchstaben)/i,
    'silver',
  ],
  [
    /lettres blanches|lettere bianche|letras blancas|wei(?:ss|ß)e[nr]? (?:schrift|buchstaben)/i,
    'white',
  ],
];

/** 'Gold lettering', 'lettres dorées': the ink that the label is to be printed in. */
function inkIn(prompt: string): string | null {
  const [, told] = LETTERS.exec(prompt) ?? [];
  if (told) return told.toLowerCase().replace('golden', 'gold');
  return INKED.find(([words]) => words.test(prompt))?.[1] ?? null;
}

/** 'A bottle with a blank label', 'an empty label', 'a label mockup' for a print of one's own. */
const isBlank = ({ prompt, things, texts }: SceneSpec): boolean =>
  texts.label.length === 0 &&
  (MOCKUP.test(prompt) ||
    things.some(
      ({ thing, states, fill }) =>
        states.includes('blank') || (thing === 'label' && fill === 'empty'),
    ));
const MOCKUP =
  /\b(?:label|[ée]tiquettes?|etichetta|etiqueta|etikett(?:en)?)[ -]mock-? ?up\b|\bmock-? ?up (?:de |d'|di |of (?:a |the )?)?(?:label|[ée]tiquettes?|etichetta|etiqueta|etikett)/iu;

function ownLabelSpec(own: DrawnLabel, base: () => LabelSpec): LabelSpec {
  if (own.print.kind === 'designed') return { ...own.print.spec, own };
  return { ...base(), paper: '#f7f3ea', isExact: true, own };
}

/** A label that the customer wrote gets no invented year, and none that is drawn as large as on a poster. */
function vintageOf(spec: SceneSpec, isExact: boolean, random: Random): string | null {
  if (spec.vintage) return String(spec.vintage);
  return isExact || isSparkling(spec.wine) || DRAWN.has(spec.style)
    ? null
    : String(random.int(2015, 2023));
}

const DRAWN = new Set<SceneSpec['style']>(['illustration_poster', 'pop_art', 'meme_style']);

/** `house` is the name that we gave; a customer's own label gets no invented line. */
function noteOf(spec: SceneSpec, origin: string | null, house: string | null): string | null {
  if (spec.varietal && spec.varietal.name !== origin) return spec.varietal.name;
  const colour = WINE_NOTES[spec.wine];
  if (colour) return colour;
  if (spec.region) return spec.region.appellation;
  if (house === null) return null;
  return `Mis en bouteille au ${house.startsWith('Château') ? 'château' : 'domaine'}`;
}

function defaultOrigin({ wine, bottle }: SceneSpec): string {
  // Nobody fills a Burgundy into a flute bottle.
  if (bottle === 'hock' && !isSparkling(wine)) return 'Alsace';
  const origins: Record<WineColour, string> = {
    red: 'Bordeaux',
    white: 'Bourgogne',
    rose: 'Provence',
    orange: 'Friuli',
    sparkling: 'Champagne',
    sparkling_rose: 'Champagne',
  };
  return origins[wine];
}

function paperFor(spec: SceneSpec): 'light' | 'dark' {
  const isDark = spec.moods.some((mood) => mood === 'luxurious' || mood === 'dramatic');
  return isDark || isSparkling(spec.wine) ? 'dark' : 'light';
}

/** Told apart from each other across a room. */
const FURTHER: readonly LabelDesign[] = ['chateau', 'minimal', 'drawn', 'deco', 'domaine'];

/** The house style of the place, unless the mood asks for another. */
function chooseDesign(spec: SceneSpec, random: Random): LabelDesign {
  if (isSparkling(spec.wine)) return 'shield';
  if (spec.moods.some((mood) => mood === 'minimal' || mood === 'modern')) return 'minimal';
  if (spec.moods.some((mood) => mood === 'playful' || mood === 'rustic')) return 'drawn';
  if (spec.moods.includes('nostalgic')) return random.pick(['deco', 'chateau']);
  if (spec.wine === 'rose' || spec.wine === 'orange')
    return random.pick(['minimal', 'drawn', 'deco']);
  if (spec.bottle === 'burgundy' || spec.bottle === 'hock') {
    return random.pick(['domaine', 'domaine', 'drawn', 'chateau']);
  }
  return random.pick(['chateau', 'chateau', 'domaine', 'deco']);
}

import { fold } from '#studio/lexicon/matching/normalise.ts';
import { onceAText } from '#studio/once-a-text.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What drawn things do: a bottle foams over, a cork flies, lips bite. */
export type Act =
  | 'foam'
  | 'fly'
  | 'cape'
  | 'bite'
  | 'sip'
  | 'load'
  | 'uncork'
  | 'pour'
  | 'snap'
  | 'clink';

const WORDS: Readonly<Record<Act, RegExp>> = {
  foam: /^(?:explod\w*|burst\w*|foam\w*|spray\w*|popp(?:ing|ed)|gush\w*|mousse|mousseuse|jailli\w*|explos\w*|esplod\w*|schiuma|spumeggia\w*|explota\w*|espuma|schaum\w*|spritz\w*|knall\w*|shaken)$/,
  fly: /^(?:fly\w*|flies|popp(?:ing|ed)|pops|volant\w*|vole|vola|volando|fliegt|fliegend\w*|explos\w*|explod\w*)$/,
  cape: /^(?:superhero\w*|hero|cape|superheld\w*|heldin|supereroe|heros|superheros|superheroe|mantello|capa|umhang)$/,
  bite: /^(?:bit(?:e|es|ing)|eat(?:s|ing)?|between|mord\w*|mange\w*|entre|morde\w*|mangia\w*|muerde\w*|comiendo|beiss\w*|isst|zwischen)$/,
  load: /^(?:full|loaded|filled|carrying|pulling|pulls|with|of|plein\w*|charge\w*|tire|avec|pieno|piena|carico|carica|con|lleno|llena|cargad[oa]|tira|voll\w*|beladen\w*|mit|zieht)$/,
  uncork:
    /^(?:pull\w*|open(?:s|ing)?|uncork\w*|remov\w*|extract\w*|in|tir(?:e|ant)|ouvr\w*|debouch\w*|dans|stapp\w*|apr(?:e|endo)|estra\w*|nel|tira|abr(?:e|iendo)|descorch\w*|saca\w*|zieh\w*|entkork\w*|offne\w*|im)$/,
  pour: /^(?:pour\w*|vers(?:e|ant|ato|ata|ando|a)|servi(?:ng|ert|endo|e)?|sirv\w*|vierte\w*|giess\w*|einschenk\w*|eingeschenkt|schenkt|einschenken)$/,
  snap: /^(?:drop(?:s|ped|ping)?|breaks?|breaking|broken|snap(?:s|ped)|crumbl\w*|shatter\w*|smash\w*|crack(?:s|ed)|cass\w*|bris\w*|romp\w*|rott[oaie]|rot[oa]s?|bricht|abbricht|abgebrochen\w*|zerbr\w*|kaputt\w*|splittert?)$/,
  clink: /^(?:clink\w*|toast(?:s|ing)?|cheers|trinqu\w*|brind\w*|anstoss\w*|prost)$/,
  sip: /^(?:drink\w*|sip\w*|through|straw|boi\w*|paille|beve\w*|cannuccia|bebe\w*|pajita|trink\w*|strohhalm|trinkhalm|kiss\w*|embrass\w*|baci\w*|bes(?:a|ando)|kuss\w*)$/,
};
const BOTTLES = new Set<ThingId>(['bottle', 'magnum', 'popping_bottle', 'half_bottle']);
/** What fits between lips. */
export const MORSELS = new Set<ThingId>([
  'grapes',
  'cherry',
  'strawberry',
  'olive',
  'berry',
  'lemon_slice',
  'cork',
  'oyster',
  'chocolate',
]);
const DRINKS = new Set<ThingId>(['glass', 'champagne_flute', 'cocktail']);

/** Beside anything else a bottle that pours would be one of many. */
const POURED = new Set<ThingId>(['bottle', 'glass']);

/** Two that can touch. */
export const isPair = ({ thing, count, isSeveral }: AskedThing): boolean =>
  DRINKS.has(thing) && (count ?? (isSeveral ? 2 : 1)) === 2;

type Acting = Pick<SceneSpec, 'prompt' | 'things' | 'style' | 'figures'>;

const DOES: Readonly<Record<Act, (things: readonly ThingId[], spec: Acting) => boolean>> = {
  foam: (things) => things.some((thing) => BOTTLES.has(thing)),
  fly: (things) => things.includes('cork'),
  cape: (things, { figures }) => things.length > 0 && figures.length === 0,
  bite: (things) => things.includes('lips') && things.some((thing) => MORSELS.has(thing)),
  load: (things) => things.includes('trailer'),
  uncork: (things, { figures }) =>
    things.some((thing) => BOTTLES.has(thing)) &&
    (things.includes('corkscrew') ||
      (figures.length === 1 && figures[0]?.count === 1 && figures[0].action === 'opening')),
  pour: (things, { figures }) =>
    things.includes('glass') && things.every((thing) => POURED.has(thing)) && figures.length === 0,
  snap: (things, { prompt }) =>
    things.some((thing) => SNAPS.includes(thing)) && SNAPPED.test(fold(prompt)),
  // Glasses that touch by themselves: people raise theirs.
  clink: (_, { figures, things }) => figures.length === 0 && things.some(isPair),
  sip: (things) => things.includes('lips') && things.some((thing) => DRINKS.has(thing)),
};

/** What breaks, told before or after: 'when the cork breaks', 'a broken glass'; never a heart. */
const SNAPPED =
  /\b(?:cork|glass|flute|bottle|bouchon|verre|bouteille|tappo|calice|bicchiere|bottiglia|corcho|copa|botella|korken|glas|flasche)\b[^,.;:"]{0,24}\b(?:breaks?|breaking|broken|snap|crumbl|shatter|smash|crack|cass|bris|romp|rott|rot[oa]|bricht|abbricht|abgebrochen|zerbr|kaputt|splittert)|\b(?:broken|snapped|shattered|smashed|cracked|zerbrochen\w*|kaputt\w*|abgebrochen\w*)(?: \w+)? (?:cork|glass|flute|bottle|korken|glas|flasche)|\b(?:drop(?:s|ped|ping)?|breaks?|breaking|smash\w*|casser?|rompe|romper|zerbricht) (?:the|a|my|his|her|le|la|il|el|das|den|die|un|una|une|ein|eine|mon|ma) (?:wine )?(?:cork|glass|flute|bottle|bouchon|verre|bouteille|tappo|calice|bicchiere|bottiglia|corcho|copa|botella|korken|glas|flasche)/;

/** Which of the things is in two: the cork rather than the glass beside it. */
export const SNAPS: readonly ThingId[] = ['cork', 'glass', 'champagne_flute', 'bottle'];

const DRAWN = new Set<SceneSpec['style']>(['illustration_poster', 'pop_art', 'meme_style']);

const ACTS = Object.keys(WORDS) as Act[];
/** Which acts a folded word tells. */
const toldBy = onceAText((word): readonly Act[] => ACTS.filter((act) => WORDS[act].test(word)));

/** What the things of a drawn picture are told to do, and can. */
export function actsOf(spec: Acting): Act[] {
  if (!DRAWN.has(spec.style)) return [];
  const told = new Set(
    fold(spec.prompt)
      .split(/[^a-z]+/)
      .flatMap(toldBy),
  );
  const things = spec.things.map(({ thing }) => thing);
  return ACTS.filter((act) => told.has(act) && DOES[act](things, spec));
}

/** Which words tell what the things of this picture do. */
export function actWordsOf(spec: Acting): (word: string) => boolean {
  const acts = actsOf(spec);
  return (word) => toldBy(fold(word)).some((act) => acts.includes(act));
}

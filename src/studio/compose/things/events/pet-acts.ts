import { fold, plainText } from '#studio/lexicon/matching/normalise.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import { looksOf } from '#studio/people/dress/looks.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const SLEEPS =
  /\b(sleep(s|ing|y)?|asleep|napping|dozing|snoozing|snoring|dort|endormie?|dorme|addormentat[oa]|duerme|durmiendo|dormid[oa]|schlaft|schlafend\w*)\b/;
const SNIFFS =
  /\b(sniff(s|ing)?|smell(s|ing)?|lick(s|ing)?|drink(s|ing)?|sip(s|ping)?|tast(es|ing)|renifl\w+|sent|lech\w+|boit|annus\w+|odora|lecca|beve|huele|olfatea|oliendo|lame|bebe|bebiendo|riecht|schnupper\w+|schnuffel\w+|leckt|trinkt)\b/;
/** From a bowl on the ground, or what lies there. */
const LAPS =
  /\b(drink(s|ing)?|lapping|eat(s|ing)?|feeding|boit|buvant|mange|mangeant|beve|bevendo|mangia|mangiando|bebe|bebiendo|come|comiendo|trinkt|frisst|fressend\w*|trinkend\w*)\b/;
const WALKS =
  /\b(walk(s|ing)?|trotting|strolling|marche|cammina|camina|caminando|lauft|laufend\w*)\b/;
const RUNS =
  /\b(running|runs|galloping|gallops|racing|chasing|court|courant|galop\w*|corre|correndo|corriendo|rennt|rennend\w*|galoppier\w*|jagt)\b/;
const JUMPS =
  /\b(jump(s|ing)?|leap(s|ing)?|saute|sautant|bondit|salta|saltando|brinca\w*|springt|springend\w*|hupft)\b/;
const STANDS = /\b(stand(s|ing)|debout|in piedi|de pie|steht|stehend\w*)\b/;
const LOOKS =
  /\b(look(s|ing)|star(es|ing)|watch(es|ing)|gaz(es|ing)|eyeing|judging|guarding|regard\w+|fixe|guarda|fissa|osserva|guardando|mira|mirando|observa|schaut|starrt|blickt|beobachtet|bewacht)\b/;

/** How animals move, by what is said of them. */
export function movesIn(text: string): string[] {
  if (JUMPS.test(text)) return ['jumping'];
  if (RUNS.test(text)) return ['running'];
  return WALKS.test(text) ? ['walking'] : [];
}

/** What is said right after an animal's name where people are about: theirs is not its own. */
export function saidOfBeast({ prompt }: SceneSpec, { word }: AskedThing): string {
  const text = plainText(prompt);
  const at = text.indexOf(fold(word));
  const after = at < 0 ? '' : text.slice(at + word.length).trimStart();
  // 'A sleeping dog'.
  const before = at < 0 ? '' : (text.slice(0, at).trimEnd().split(' ').at(-1) ?? '');
  const told = after.split(' ').slice(0, MOST_AFTER);
  return [...(ASLEEP.test(before) ? [before] : []), ...told].join(' ');
}
const MOST_AFTER = 2;
const ASLEEP = /^(?:sleeping|schlafende[rsn]?)$/;

export const doesSleep = (text: string): boolean => SLEEPS.test(text);

/** What a pet does or wears, by the words of the prompt; each is a state that its maker knows. */
export function petStates(spec: SceneSpec): string[] {
  if (figuresOf(spec).length > 0 || !spec.things.some(isPetThing)) return [];
  const text = plainText(spec.prompt);
  const looks = looksOf(spec.prompt);
  const does = SLEEPS.test(text)
    ? ['sleeping']
    : LAPS.test(text) && spec.things.some(isLapped)
      ? ['lapping', 'looking']
      : SNIFFS.test(text)
        ? ['sniffing', 'looking']
        : LOOKS.test(text)
          ? ['looking']
          : [...movesIn(text), ...(STANDS.test(text) ? ['standing'] : [])].slice(0, 1);
  return [
    ...does,
    ...(looks.hasBowTie ? ['bow_tie'] : []),
    ...(looks.garment?.cut === 'jacket' || looks.isSuit ? ['suit'] : []),
    ...(does.includes('sleeping') ? [] : HEADGEAR.filter((worn) => isPetWear(spec, worn))),
  ];
}

/** What sits on a head that is up. */
const HEADGEAR = ['sunglasses', 'straw_hat'] as const;

/** 'A dog wearing sunglasses', 'un chat avec un chapeau': the same clause says that the animal has it on. */
function isPetWear({ things, prompt }: SceneSpec, worn: ThingId): boolean {
  const [pet, wear] = [things.find(isPetThing), things.find(({ thing }) => thing === worn)];
  if (!pet || !wear) return false;
  const text = fold(prompt);
  const from = text.indexOf(fold(pet.word)) + pet.word.length;
  const between = text.slice(from, text.indexOf(fold(wear.word), from));
  return WEARS.test(between) && !/[,;.:]/.test(between);
}
const WEARS =
  /\b(?:wear(?:s|ing)|with|in|port(?:e|ant)|avec|indoss(?:a|ando)|con|lleva(?:ndo)?|mit|tragt)\b/;

/** On the animal, and not lying before it. */
export const isOnPet = (asked: AskedThing, spec: SceneSpec): boolean =>
  HEADGEAR.some((worn) => worn === asked.thing && petStates(spec).includes(worn));

/** What a dog drinks or eats from stands on the ground. */
const isLapped = ({ thing }: AskedThing): boolean =>
  thing === 'bowl' || thing === 'watering_bucket';

const PETS: ReadonlySet<ThingId> = new Set<ThingId>(['dog', 'cat']);
const isPetThing = ({ thing }: AskedThing): boolean => PETS.has(thing);
/** What animals of the meadow do with their heads down. */
const GRAZES =
  /\b(graz(es?|ing)|broute(nt)?|broutant|paissent|paissant|pascola(no)?|pascolando|brucan?o?|pastan?|pastando|grast|grasen|grasend\w*|weidend\w*)\b/;
export const doGraze = ({ prompt }: SceneSpec): boolean => GRAZES.test(fold(prompt));

/** What a pet would look at first. */
const TARGETS: readonly ThingId[] = ['glass', 'champagne_flute', 'bottle'];

/** A dog asleep lies down; one that sniffs has the glass before its nose. */
export function actAsPets(things: readonly AskedThing[], spec: SceneSpec): AskedThing[] {
  const states = petStates(spec);
  const pet = things.findIndex(isPetThing);
  if (states.length === 0 || pet < 0) return [...things];
  const named = TARGETS.map((id) => things.findIndex(({ thing }) => thing === id));
  const target =
    named.find((i) => i >= 0) ?? things.findIndex((one, i) => i !== pet && !isPetThing(one));
  const isWatched = states.includes('looking');
  return things.map((asked, i) => {
    if (i === pet)
      return {
        ...asked,
        states: [...asked.states, ...states],
        relation: isWatched ? null : asked.relation,
      };
    const isFree = asked.relation === null || asked.relation.to === pet;
    return i === target && isWatched && isFree
      ? { ...asked, relation: { kind: 'right_of', to: pet } }
      : asked;
  });
}

import { fold } from '#studio/lexicon/matching/normalise.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import { looksOf } from '#studio/people/dress/looks.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const SLEEPS =
  /\b(sleep(s|ing)?|asleep|napping|snoring|dort|endormie?|dorme|addormentat[oa]|duerme|durmiendo|dormid[oa]|schlaft|schlafend\w*)\b/;
const SNIFFS =
  /\b(sniff(s|ing)?|smell(s|ing)?|lick(s|ing)?|drink(s|ing)?|sip(s|ping)?|tast(es|ing)|renifl\w+|sent|lech\w+|boit|annus\w+|odora|lecca|beve|huele|olfatea|oliendo|lame|bebe|bebiendo|riecht|schnupper\w+|schnuffel\w+|leckt|trinkt)\b/;
/** From a bowl on the ground, or what lies there. */
const LAPS =
  /\b(drink(s|ing)?|lapping|eat(s|ing)?|feeding|boit|buvant|mange|mangeant|beve|bevendo|mangia|mangiando|bebe|bebiendo|come|comiendo|trinkt|frisst|fressend\w*|trinkend\w*)\b/;
const WALKS =
  /\b(walk(s|ing)?|running|runs|trotting|strolling|marche|court|cammina|corre|camina|corriendo|caminando|lauft|rennt|laufend\w*)\b/;
const STANDS = /\b(stand(s|ing)|debout|in piedi|de pie|steht|stehend\w*)\b/;
const LOOKS =
  /\b(look(s|ing)|star(es|ing)|watch(es|ing)|gaz(es|ing)|eyeing|judging|guarding|regard\w+|fixe|guarda|fissa|osserva|guardando|mira|mirando|observa|schaut|starrt|blickt|beobachtet|bewacht)\b/;

/** What a pet does or wears, by the words of the prompt; each is a state that its maker knows. */
export function petStates(spec: SceneSpec): string[] {
  if (figuresOf(spec).length > 0 || !spec.things.some(isPetThing)) return [];
  const text = fold(spec.prompt).replace(/[^\p{L}\p{N}]+/gu, ' ');
  const looks = looksOf(spec.prompt);
  const does = SLEEPS.test(text)
    ? ['sleeping']
    : LAPS.test(text) && spec.things.some(isLapped)
      ? ['lapping', 'looking']
      : SNIFFS.test(text)
        ? ['sniffing', 'looking']
        : LOOKS.test(text)
          ? ['looking']
          : WALKS.test(text)
            ? ['walking']
            : STANDS.test(text)
              ? ['standing']
              : [];
  return [
    ...does,
    ...(looks.hasBowTie ? ['bow_tie'] : []),
    ...(looks.garment?.cut === 'jacket' || looks.isSuit ? ['suit'] : []),
  ];
}

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

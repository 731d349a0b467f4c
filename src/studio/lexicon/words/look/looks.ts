import type { Proof } from '#studio/accounting/proof.ts';
import { CALLED_BY, CALLINGS } from '#studio/lexicon/words/people/callings.ts';

/** People who are known by their dress, with who wears it. Folded, five languages. */
export const LOOK_WORDS: readonly (readonly ['person' | 'woman' | 'man', string])[] = [
  [
    'man',
    `monk | monks | friar | friars | moine | moines | monaco | monaci | frate | frati | monje | monjes | fraile | frailes | monch | monche | bacchus | bacco | baco | dionysus | dionysos | king | prince | cavalier | emperor | nobleman | gentilhomme | edelmann | hidalgo | gentiluomo | samurai | roi | nobile | cavaliere | rey | caballero | konig | re di coppe | caesar | napoleon | god | saint | lord | berger | pastore | pastor | schafer | hirte | marin | marinaio | marinero | matrose | pecheur | pescatore | pescador | fischer | angler`,
  ],
  [
    'woman',
    `queen | princess | goddess | witch | ballerina | fairy | mermaid | reine | princesse | sorciere | regina | strega | reina | bruja | konigin | hexe | weinkonigin | wine queen | duchess`,
  ],
  [
    'person',
    `astronaut | superhero | zombie | clown | alien | sailor | diver | judge | fisherman | photographer | photographe | fotograf | astronaute | astronauta | peintre | pittore | pintor | maler | fotografo | fotografa | surfer | surfers | golfer | golfers | tennis player`,
  ],
  ...CALLED_BY.map(([word, id]) => [CALLINGS[id][0], word] as const),
];

/** What the wardrobe has for some of them. */
export const WORN_AS: Readonly<Record<string, Proof>> = Object.fromEntries([
  ...CALLED_BY.map(([word, id]) => [word, `trait:trade:${id}`]),
  ...'monk monks friar friars moine moines monaco monaci frate frati monje monjes fraile frailes monch monche'
    .split(' ')
    .map((word) => [word, 'trait:worn:robe']),
  ...'nobleman gentilhomme edelmann hidalgo gentiluomo nobile duchess'
    .split(' ')
    .map((word) => [word, 'trait:worn:ruff']),
  ...'king queen roi reine regina rey reina konig konigin emperor'
    .split(' ')
    .map((word) => [word, 'trait:worn:crown']),
  ...'witch witches sorciere sorcieres strega streghe bruja brujas hexe hexen'
    .split(' ')
    .map((word) => [word, 'trait:worn:witch']),
  ...'countess baroness contessa condesa comtesse grafin aristocrat marquis marquise'
    .split(' ')
    .map((word) => [word, 'trait:worn:ruff']),
  ...'sailor sailors marin marins marinaio marinai marinero marineros matrose matrosen'
    .split(' ')
    .map((word) => [word, 'trait:worn:striped']),
  ...'fisherman fishermen angler anglers pecheur pecheurs pescatore pescatori pescador pescadores fischer'
    .split(' ')
    .map((word) => [word, 'trait:worn:beanie']),
  ...'podcaster podcasters'.split(' ').map((word) => [word, 'trait:action:singing']),
  ...'runner runners jogger joggers coureur coureurs corridore corredor laufer lauferin'
    .split(' ')
    .map((word) => [word, 'trait:action:running']),
  ...'judge judges'.split(' ').map((word) => [word, 'people:1']),
  ...'painter painters peintre peintres pittore pittori pintor pintores maler malerin'
    .split(' ')
    .map((word) => [word, 'trait:action:painting']),
  ...'photographer photographers photographe photographes fotograf fotografin fotografo fotografa fotografi'
    .split(' ')
    .map((word) => [word, 'trait:trade:photographer']),
  ...'shepherd shepherds berger bergers pastore pastori pastor schafer hirte'
    .split(' ')
    .map((word) => [word, 'trait:trade:shepherd']),
  ...'bacchus bacco baco dionysus dionysos'.split(' ').map((word) => [word, 'trait:worn:wreath']),
]);

/** Kinds of people whom anybody may play. */
export const ANYBODY: ReadonlySet<string> = new Set(
  `adult assistant attendant beginner bloke boss buddy buyer candidate chap citizen client colleague companion competitor
  comrade connoisseur consumer cousin critic customer collector dealer director drinker employee employer enthusiast
  epicure expert fella fellow foreigner friend gourmet grower grownup guide guest guy helper host hostess householder
  inhabitant instructor junior lad learner lecturer listener lover maker manager mate member merchant neighbor newcomer
  observer onlooker organizer owner parent partner participant passerby passenger peer person producer proprietor pupil
  purveyor reader relative retailer reviewer secretary sharer shopkeeper shopper sipper someone speaker specialist
  spectator spouse storekeeper stranger student supplier supporter teammate teenager tenant tourist trader tradesman
  traveler traveller tutor twin user viewer visitor volunteer worker youngster youth baby child infant woman aunt uncle
  niece nephew sibling teacher professor businessman salesman saleslady`.split(/\s+/),
);

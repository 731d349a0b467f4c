import type { AskedFigure } from '#studio/scene/figure.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Scene } from './acting/act-scene.ts';
import type { Held } from './held/hold.ts';
import { isRead, readIn } from './acting/verbs/acts.ts';
import type { Beside, PersonShape } from './body/person-shape.ts';

type Action = AskedFigure['action'];
type Seated = Pick<
  PersonShape,
  'pose' | 'holds' | 'beside' | 'does' | 'sofaFor' | 'lap' | 'hasClosedEyes'
>;

/** What one does sitting comfortably. */
const AT_EASE: ReadonlySet<Action> = new Set<Action>([
  null,
  'sitting',
  'holding',
  'tasting',
  'toasting',
  'talking',
  'eating',
  'reading',
  'swirling',
  'sleeping',
  'smoking',
  'petting',
]);
/** On a bench whoever walked has sat down; what else is done there is done standing. */
const ON_BENCH: ReadonlySet<Action> = new Set<Action>([...AT_EASE, 'walking']);

export interface Sitter {
  figure: AskedFigure;
  /** Which one of the picture. */
  index: number;
  hands: readonly Held[];
  glass: readonly Held[];
}

/** On the sofa, the armchair or the bench that was asked for; `null` where there is none, or none for this one. */
export function seatedAct({ figure, index, hands, glass }: Sitter, scene: Scene): Seated | null {
  const { action } = figure;
  const isReader = action === 'reading' && scene.isAtHome && scene.people === 1;
  const seat = seatFor(scene, index) ?? (isReader && !scene.furniture ? 'armchair' : null);
  if (!seat || !(seat === 'bench' ? ON_BENCH : AT_EASE).has(action) || scene.isLabelRead)
    return null;
  const isReading = action === 'reading' || isRead(hands);
  const isAsleep = action === 'sleeping';
  const areJoined = seat === 'bench' && scene.areHandInHand && scene.people > 1;
  return {
    pose: isAsleep ? 'dozing' : areJoined ? 'bench_hand_in_hand' : 'sitting',
    ...(isAsleep && { hasClosedEyes: true }),
    holds: isReading
      ? [readIn(hands), ...glass]
      : action === 'smoking'
        ? [...hands, ...glass].slice(0, 2)
        : // The bottle that two share is with the first of them.
          [...glass, ...hands].slice(0, ONE_FOR_ALL.has(seat) && index === 0 && !areJoined ? 2 : 1),
    beside: seat,
    does: [
      'sitting',
      ...(seat === 'wheelchair' ? ['wheelchair'] : []),
      ...(areJoined ? ['joined'] : []),
      ...(action && action !== 'walking' ? [action] : []),
      ...(isReading ? ['reading'] : []),
    ],
    // The whole of it is built round the first.
    ...(ONE_FOR_ALL.has(seat) &&
      index === 0 && { sofaFor: Math.min(seat === 'sofa' ? MOST_SEATS : 8, scene.people) }),
    ...(scene.lap && index === 0 && { lap: scene.lap }),
  };
}
const MOST_SEATS = 4;
const ONE_FOR_ALL: ReadonlySet<Beside> = new Set<Beside>(['sofa', 'bench']);

function seatFor(scene: Scene, index: number): Beside | null {
  const { things, lap, isLapInArms } = scene;
  if (scene.isInWheelchair) return index === 0 ? 'wheelchair' : null;
  const asked = (id: ThingId) => things.find(({ thing }) => thing === id);
  if (asked('bench')) return 'bench';
  if (asked('sofa')) return index < MOST_SEATS ? 'sofa' : null;
  // Whoever has a pet on the knees sits.
  if (lap && !isLapInArms && !asked('armchair')) return index === 0 ? 'armchair' : null;
  const armchair = asked('armchair');
  const chairs = armchair ? (armchair.count ?? (armchair.isSeveral ? index + 1 : 1)) : 0;
  return index < chairs ? 'armchair' : null;
}

const ON_LAP =
  /\b(?:on (?:his|her|their|the|my) laps?|in (?:his|her) lap|sur (?:les|ses|leurs) genoux|sulle ginocchia|in grembo|en (?:el|su) regazo|auf (?:dem|seinem|ihrem) schoss)\b/;

const IN_ARMS =
  /\b(?:holding|holds|cradling|cuddling|carrying|hugging|tenant|tient|portant|porte|tiene|tengono|tenendo|abbraccia|sosteniendo|sostiene|halt|tragt)(?: an?| the| her| his| their| un| une| una| il| la| le| el| ein| eine| einen| ihre| ihren| seine| seinen)?(?: (?:small|little|tiny|cute|black|white|grey|ginger|petit|petite|piccolo|piccola|pequeno|kleine|kleinen|kleines))* (?:kitten|cat|puppy|dog|chat|chaton|chien|chiot|gatto|gattino|cane|cagnolino|cucciolo|gato|gatito|perro|perrito|cachorro|katze|katzchen|hund|welpe|welpen|hundchen)\b|\b(?:in (?:his|her|their|the) arms|dans (?:les|ses) bras|in braccio|tra le braccia|en (?:los|sus) brazos|(?:auf|in) (?:dem|den|seinen|ihren) arm(?:en)?)\b/;

/** 'Holding a kitten', 'a dog in her arms'. */
export const isInArms = (text: string): boolean => !ON_LAP.test(text) && IN_ARMS.test(text);

/** 'With a cat on her lap', 'holding a kitten': which pet is with somebody. */
export function onLap(text: string, things: Scene['things']): 'cat' | 'dog' | null {
  if (!ON_LAP.test(text) && !IN_ARMS.test(text)) return null;
  const pet = things.find(({ thing }) => thing === 'cat' || thing === 'dog')?.thing;
  return pet === 'cat' || pet === 'dog' ? pet : null;
}

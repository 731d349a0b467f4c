import { IS_GOD } from '#studio/people/act-words.ts';
import { clothe, uniformOf } from './clothe-people.ts';
import type { Random } from '#studio/random.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import { actBehindTable } from '#studio/people/acting/verbs/behind-table.ts';
import { actOf } from '#studio/people/acting/act-of.ts';
import type { Act } from '#studio/people/acting/act-scene.ts';
import type { Ground, Member } from '#studio/people/painting/ground.ts';
import type { PlacedPerson } from '#studio/people/acting/staging/placed.ts';
import type { Looks } from './looks.ts';
import { inPeriod, isMansTrade } from './period-dress.ts';
import { sober } from './sober.ts';
import { aged, wornExtras } from './worn-extras.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import { EMBRACES } from '#studio/people/acting/pose.ts';
import type { Pose } from '#studio/people/acting/stance.ts';
import type { Wardrobe } from './wardrobe.ts';

const STOUT = 1.32;

/** What somebody wears, does and holds. */
export function dress(
  { figure, own: index }: Member,
  { ground, random, inPicture }: { ground: Ground; random: Random; inPicture: number },
): Pick<PlacedPerson, 'shape' | 'wardrobe'> {
  const { looks } = ground;
  const isMan =
    figure.who === 'man' ||
    (figure.who === 'person' && (looks.hasBeard || looks.isMan)) ||
    (ground.isPeriod === true && isMansTrade(figure) && !looks.isWoman);
  const isWoman =
    figure.who === 'woman' ||
    (figure.who === 'person' && looks.isWoman) ||
    (figure.who === 'couple'
      ? index === 0
      : isMan
        ? false
        : figure.who === 'group'
          ? index % (looks.isFamily ? 4 : 2) === 0
          : figure.who === 'child'
            ? (looks.isGirl ?? random.chance(0.5))
            : looks.hat === 'veil' || (!looks.isFarmer && random.chance(0.5)));
  const isOld = (looks.isOld || (looks.areGenerations && index === 0)) && figure.who !== 'child';
  // Well fed and bearded.
  const isGod = ground.scene.isGod && (inPicture === 0 || IS_GOD.test(figure.said ?? ''));
  const isWorker = isAtHarvest(figure);
  const isBridal = looks.hat === 'veil';
  const cut = ground.scene.isInPool ? 'swim' : cutFor({ figure, index }, looks, isWoman, random);
  const serving = ground.free < 0.5 ? 1 : -1;
  const done = ground.isSubject
    ? actOf(figure, { inPicture, own: index }, ground.scene)
    : actBehindTable(figure, { inPicture, own: index }, ground.scene);
  const act = underTree(figure.who === 'child' ? sober(done) : done, ground, inPicture);
  const shape: PersonShape = {
    isWoman,
    isChild: figure.who === 'child',
    build: (isGod ? STOUT : random.range(0.92, 1.1)) * (figure.who === 'child' ? 0.92 : 1),
    hair: hairFor(
      cut,
      isWoman,
      figure.who === 'child' ? { ...looks, isChild: true } : looks,
      random,
    ),
    hat: hatFor({ figure, index }, ground, random),
    // A beard tells age sooner than grey hair does.
    hasBeard: (looks.hasBeard || (isOld && index === 0) || isGod) && !isWoman,
    ...(isOld && { isOld }),
    hasSunglasses: looks.hasSunglasses,
    hasScarf: looks.scarf !== null,
    isFlute: ground.scene.vessel === 'champagne_flute',
    dress:
      cut === 'robe' ||
      cut === 'drape' ||
      cut === 'ermine' ||
      (isWoman && (looks.hat === 'veil' || act.pose === 'dancing_alone'))
        ? 'gown'
        : cut === 'swim'
          ? 'trousers'
          : looks.bottom && isWoman
            ? looks.bottom.cut === 'skirt'
              ? 'skirt'
              : 'trousers'
            : isWoman &&
                !isWorker &&
                figure.role === null &&
                (cut === 'dress' || figure.who === 'child')
              ? 'skirt'
              : 'trousers',
    ...(cut === 'apron' && { hasApron: true }),
    ...(looks.isDirndl && isWoman && { hasApron: true }),
    ...(bootsIn(ground) && { hasBoots: true }),
    ...wornExtras(looks, isWoman),
    ...((looks.isBarefoot || cut === 'swim') && { hasBareFeet: true }),
    ...(cut === 'swim' && !isWoman && { hasShorts: true }),
    ...(COLLARED.has(cut) && { hasCollar: true }),
    ...((looks.isNoble || looks.hasRuff) && { hasRuff: true }),
    ...(looks.hasTastevin && { hasTastevin: true }),
    ...(looks.hasGloves && { hasGloves: true }),
    sleeves: sleevesFor(cut, figure, ground),
    ...(looks.isLaughing && { isLaughing: true }),
    ...(looks.mood && !looks.isLaughing && { mood: looks.mood }),
    ...(looks.hasClosedEyes && { hasClosedEyes: true }),
    ...(ground.isFromBehind && { isTurnedAway: true }),
    ...((looks.hasBowTie ||
      (isBridal && !isWoman) ||
      (cut === 'vest' && WAITS.has(figure.role) && !looks.tie)) && {
      hasBowTie: true,
    }),
    ...act,
    serving:
      figure.who === 'couple' || EMBRACES.has(act.pose) ? servingOf(index, act.pose) : serving,
  };
  const dressed = {
    shape,
    wardrobe: aged(
      clothe(cut, ground, { random, inPicture, isWoman }, uniformOf(figure, looks, isWoman)),
      {
        ...looks,
        isOld,
      },
    ),
  };
  return ground.isPeriod
    ? inPeriod(dressed, figure, { looks, rail: inPicture + ground.rail })
    : dressed;
}

/** The inner hand reaches for the other; a glass is in the outer one, where it is seen. */
const servingOf = (index: number, pose: Pose): 1 | -1 =>
  (index === 0) === (pose !== 'holding') ? 1 : -1;

const bootsIn = ({ scene }: Ground): AskedThing | undefined =>
  scene.things.find(({ thing }) => thing === 'boot');

const COLLARED: ReadonlySet<Wardrobe['cut']> = new Set<Wardrobe['cut']>([
  'vest',
  'jacket',
  'apron',
  'shirt',
  'overalls',
]);
/** A team that picks is dressed for it. */
const isAtHarvest = ({ role, who, action }: AskedFigure): boolean =>
  role === 'picker' || (who === 'group' && action === 'picking');

const WAITS: ReadonlySet<AskedFigure['role']> = new Set<AskedFigure['role']>([
  'sommelier',
  'waiter',
]);
const HANDWORK: ReadonlySet<AskedFigure['role']> = new Set<AskedFigure['role']>([
  'winemaker',
  'picker',
]);

/** A summer's dress has short sleeves; whoever works has rolled them up. */
function sleevesFor(
  cut: Wardrobe['cut'],
  { role }: AskedFigure,
  { scene, looks }: Ground,
): NonNullable<PersonShape['sleeves']> {
  if (looks.hasRolledSleeves) return 'rolled';
  if (looks.isDirndl) return 'short';
  if (scene.isWinter || looks.hat === 'veil') return 'long';
  if (cut === 'dress' || cut === 'drape') return 'short';
  const isRolled = HANDWORK.has(role) || looks.isFarmer;
  return isRolled && (cut === 'shirt' || cut === 'apron') ? 'rolled' : 'long';
}

/** One tree for all of them: it stands behind the first. */
const underTree = (act: Act, { scene, isSubject }: Ground, inPicture: number): Act =>
  scene.tree && isSubject && inPicture === 0 && UNDER_TREES.has(act.beside)
    ? { ...act, tree: SEATED_LOW.has(act.pose) ? LOW_TREE : 1 }
    : act;
const UNDER_TREES: ReadonlySet<Act['beside']> = new Set<Act['beside']>([
  null,
  'bench',
  'armchair',
  'wheelchair',
  'table',
  'chair',
]);
/** Whoever sits would be lost under a tree of its full height. */
const SEATED_LOW: ReadonlySet<Pose> = new Set<Pose>(['lounging', 'reclining', 'sitting']);
const LOW_TREE = 0.8;

function hairFor(
  cut: Wardrobe['cut'],
  isWoman: boolean,
  { hair, isOld, hat, isChild, hasEarrings, hasWindblown }: Looks & { isChild?: boolean },
  random: Random,
): PersonShape['hair'] {
  if (hasWindblown && isWoman) return 'long';
  if (hair.cut) return hair.cut;
  // Earrings are seen under hair that is put up.
  if (hasEarrings && isWoman) return 'bun';
  // All of it is under her veil.
  if (hat === 'wimple') return 'bald';
  if (cut === 'robe' && hat === 'hood') return 'tonsure';
  if (!isWoman) return 'short';
  // A bun makes a woman of a girl.
  if (isChild) return random.pick(['braid', 'long', 'braid'] as const);
  return isOld ? 'bun' : random.pick(['long', 'bun', 'long'] as const);
}

/** Whoever works, but not among the vines. */
const isAtLine = ({ role, who }: AskedFigure, { isWorker }: Looks): boolean =>
  isWorker && role === null && who !== 'child';

/** Said hats first; in the summer's vines pickers and many winegrowers wear straw, chefs their toque. */
function hatFor(
  { figure, index }: Pick<Member, 'figure' | 'index'>,
  { looks, isOutdoors, season, scene }: Ground,
  random: Random,
): PersonShape['hat'] {
  if (looks.hat === 'veil') return figure.who === 'couple' && index === 1 ? 'none' : 'veil';
  // 'A chef in a white hat' has his own.
  if (figure.role === 'chef' && (!looks.hat || (looks.hat === 'straw' && !looks.isStraw)))
    return 'toque';
  if (looks.hat) return looks.hat;
  // It was taken off.
  if (scene.things.some(({ thing }) => thing === 'straw_hat')) return 'none';
  if (isAtLine(figure, looks)) return 'cap';
  const isWarm = isOutdoors && !scene.isWinter && (season === 'summer' || season === 'autumn');
  const isSunny = figure.role === 'winemaker' && random.chance(0.4);
  return isWarm && (isAtHarvest(figure) || looks.isFarmer || isSunny) ? 'straw' : 'none';
}

/** A dress that was asked for is the woman's; the man of the couple wears his suit. */
function cutFor(
  { figure, index }: Pick<Member, 'figure' | 'index'>,
  looks: Looks,
  isWoman: boolean,
  random: Random,
): Wardrobe['cut'] {
  const { garment } = looks;
  if (looks.hat === 'veil') return isWoman ? 'dress' : 'jacket';
  if (garment && (garment.cut !== 'dress' || isWoman)) return garment.cut;
  // Whatever else is worn with jeans or a skirt.
  if (looks.bottom || looks.hasBraces) return 'shirt';
  if (isAtLine(figure, looks)) return 'overalls';
  if (looks.tie) return 'jacket';
  if (looks.isSuit && figure.role === null) return 'jacket';
  if (looks.isNoble) return isWoman ? 'dress' : 'jacket';
  if (looks.isFarmer) return 'shirt';
  if (garment?.cut === 'dress' && figure.who === 'couple' && index === 1) return 'vest';
  return isAtHarvest(figure) ? 'shirt' : cutOf(figure, isWoman, random);
}

function cutOf({ role, who }: AskedFigure, isWoman: boolean, random: Random): Wardrobe['cut'] {
  if (role === 'sommelier' || role === 'waiter') return random.pick(['vest', 'jacket', 'vest']);
  if (role === 'chef') return 'jacket';
  if (role === 'winemaker') return random.pick(['apron', 'shirt', 'shirt']);
  if (role === 'picker' || who === 'child') return 'shirt';
  return isWoman ? 'dress' : random.pick(['jacket', 'shirt']);
}

import type { Ground } from './ground.ts';
import type { AskedFigure } from '#studio/scene-spec.ts';
import type { Season } from '#studio/scene/surroundings.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Random } from '#studio/random.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PlacedPerson, Standing } from './placed.ts';
import type { PersonShape } from './person-shape.ts';
import type { Pose } from './stance.ts';
import { looksOf } from './looks.ts';
import type { Looks } from './looks.ts';
import { actOf } from './act-of.ts';
import { clinkTogether, doClink } from './clink-people.ts';
import type { PlacedStand } from './furniture.ts';
import { SANTA } from './figures-of.ts';
import { furnish, isOnGround, seatAround, sitOnGround, standBehind } from './seat-people.ts';
import { LEAST_METRES, frameTogether, sizeOf, standAlone } from './stand-people.ts';
import type { Member } from './stand-people.ts';
import type { Wardrobe } from './wardrobe.ts';

/** Everybody who is asked for, dressed, posed and placed. */
export function castPeople(figures: readonly AskedFigure[], ground: Ground, random: Random): Cast {
  const cast = figures
    .filter(({ part }) => part !== 'hands')
    .flatMap((figure) => {
      const of = figure.who === 'couple' ? 2 : Math.min(6, Math.max(1, figure.count));
      return Array.from({ length: of }, (_, index): Member => ({
        figure: isChildOf(figure, index, ground) ? { ...figure, who: 'child' } : figure,
        index,
        of,
        own: index,
      }));
    })
    .slice(0, 6);
  // A chef and a sommelier stand side by side, as two of one kind would.
  const isMixed = ground.isSubject === true && figures.length > 1;
  const members = isMixed
    ? cast.map((member, index) => ({ ...member, index, of: cast.length }))
    : cast;
  const areChildren = members.every(({ figure }) => figure.who === 'child');
  const numbers = new Map<ThingId, number>();
  const dressed = members.map((member, i) => {
    const own = random.fork(`person ${i}`);
    const looks = looksFor(member.figure, ground.looks);
    return {
      ...member,
      ...dress(member, { ground: { ...ground, looks }, random: own, inPicture: i }),
      own: member.own,
      random: own,
    };
  });
  const standings: readonly (Standing & { hand?: Vec3 })[] = standAll(dressed, {
    ...ground,
    areChildren,
  });
  const people = dressed.map(({ figure, shape, wardrobe }, i): PlacedPerson => {
    const thing = thingOf(figure);
    const number = figure.who === 'couple' ? 0 : (numbers.get(thing) ?? 0);
    numbers.set(thing, number + 1);
    const { hand, ...standing } = standings[i]!;
    const placed = {
      ...standing,
      wardrobe,
      thing,
      number,
      vessel: ground.scene.vessel ?? 'glass',
      inPicture: i,
      slots: [],
    };
    return {
      ...placed,
      shape: {
        ...shape,
        ...(hand ? { reach: hand } : reachOf(placed, ground)),
        ...gazeOf(figure, shape, placed.facing),
      },
    };
  });
  return { people, stands: furnish(dressed, ground) };
}

const AT_EASE: ReadonlySet<Pose> = new Set<Pose>(['standing', 'holding', 'beside', 'explaining']);

/** Lovers look at each other; whoever stands alone looks past us. */
function gazeOf({ who }: AskedFigure, { pose }: PersonShape, facing: number): { gaze?: number } {
  if (!AT_EASE.has(pose) || Math.abs(facing) > 1.5) return {};
  return { gaze: Math.sign(facing) * (who === 'couple' ? 0.5 : -0.16) };
}

export interface Cast {
  people: PlacedPerson[];
  stands: PlacedStand[];
}

type Dressed = Member & Pick<PlacedPerson, 'shape' | 'wardrobe'> & { random: Random };

/** Round their table, behind their counter, or as their acts are best seen. */
function standAll(members: readonly Dressed[], ground: Ground): Standing[] {
  if (!ground.isSubject) return members.map((member) => place(member, ground, member.random));
  const { furniture } = ground.scene;
  const hasChairs = members.some(({ shape }) => shape.beside === 'chair');
  if (furniture === 'table' && hasChairs) return seatAround(members, ground);
  if (furniture === 'blanket' && members.every(isOnGround)) return sitOnGround(members, ground);
  if (furniture === 'counter') return standBehind(members, ground);
  if (doClink(members)) return clinkTogether(members, ground);
  const together = frameTogether(members, ground);
  const speaker = members.findIndex(({ shape }) => SPEAKS.has(shape.pose));
  const group = {
    ...ground,
    ...(together && { together }),
    ...(members.length > 2 && speaker >= 0 && { speaker }),
  };
  return members.map((member) => standAlone(member, group, member.random));
}

const SPEAKS: ReadonlySet<Pose> = new Set<Pose>(['explaining', 'opening', 'photographing']);

/** What is said of each of several is theirs alone. */
const looksFor = ({ said }: AskedFigure, general: Looks): Looks =>
  said === undefined ? general : { ...looksOf(said), isFamily: general.isFamily };

/** The youngest of a family stands between or beside its parents. */
const isChildOf = ({ who }: AskedFigure, index: number, { looks }: Ground): boolean =>
  looks.areGenerations
    ? index === 2
    : who === 'group' && looks.isFamily && index >= 1 && index % 2 === 1;

/** The pouring hand meets the bottle: from the frame to the person's own metres. */
function reachOf(
  { at, foot, metres, facing }: Standing,
  { hand, aspect }: Ground,
): { reach?: Vec3 } {
  if (!hand) return {};
  const [x, y, z] = [(hand[0] - at) * metres * aspect, (foot - hand[1]) * metres, 0.3];
  const [c, s] = [Math.cos(facing), Math.sin(facing)];
  return { reach: [x * c - z * s, y, x * s + z * c] };
}

const thingOf = ({ role, who, said }: AskedFigure): ThingId =>
  said === SANTA.said
    ? 'santa'
    : role === 'sommelier' || role === 'winemaker' || role === 'picker'
      ? role
      : who === 'couple'
        ? 'couple'
        : 'person';

/** Metres from the crown to below the shoulders, and from the middle to the arm. */
const BUST = 0.62;
const SHOULDER = 0.27;

/** Scale and position: near ones are cut by the table, pickers stand deep in their rows. */
function place({ figure, index, of, own }: Member, ground: Ground, random: Random): Standing {
  const isPicker = figure.role === 'picker';
  const isPortrait = figure.part === 'portrait';
  const step =
    (figure.who === 'couple' ? 0.19 : isPicker ? 0.27 : Math.min(0.24, 0.92 / of)) /
    Math.max(0.9, ground.aspect);
  const spread = (index - (of - 1) / 2) * step;
  const middle = of > 2 ? 0.5 + (ground.free - 0.5) * 0.4 : ground.free;
  const head = isPicker
    ? random.range(0.22, 0.3)
    : isPortrait
      ? 0.06
      : of > 2
        ? random.range(0.14, 0.2)
        : 0.09;
  const table = Math.min(ground.table, 0.98);
  // Height at which the table cuts the figure, in metres.
  const cut = isPicker ? 0.25 : isPortrait ? 1.2 : ground.isOutdoors ? 0.66 : 0.95;
  // A party needs room beside each other: then all of them stand further away.
  const room = of > 2 ? (of * 0.5 + 0.3) / ground.aspect : 0;
  // All of one picture stand at one distance, children too.
  const metres = Math.max((1.78 - cut) / (table - head), room, isPortrait ? 0 : LEAST_METRES);
  const size = sizeOf({ figure, own });
  // Of whoever is small the table hides less, so that a head never is without its shoulders.
  const hidden = Math.min(cut, 1.78 * size - BUST * size);
  const shoulder = (SHOULDER * size) / (metres * ground.aspect);
  const side = ground.free > 0.5 ? 1 : -1;
  return {
    at: Math.min(1 - shoulder, Math.max(shoulder, middle + spread)),
    foot: table + hidden / metres,
    metres,
    facing: facingOf({ figure, index, of, own }, ground, random),
    lightFrom: side * (random.chance(0.5) ? 1 : -1),
    contre: ground.isOutdoors ? 0.75 : 0.2,
    cutBelow: isPicker && ground.hasVines ? 0.82 : 0,
    size,
    pitch: 0,
    reach: 0.78,
  };
}

/** Three quarters to us, and to each other. */
function facingOf({ figure, index, of }: Member, ground: Ground, random: Random): number {
  const aside = ground.free > 0.5 ? -1 : 1;
  if (figure.who === 'couple') return (index === 0 ? 1 : -1) * random.range(0.6, 0.85);
  if (figure.action === 'pouring') return aside * 0.95;
  if (figure.role === 'picker') return (random.chance(0.5) ? 1 : -1) * random.range(1, 1.7);
  if (figure.who === 'group') return (index * 2 < of ? 1 : -1) * random.range(0.5, 1.1);
  return aside * random.range(0.7, 0.95);
}

const SKINS: readonly Rgb[] = [
  [0.6, 0.36, 0.25],
  [0.5, 0.28, 0.18],
  [0.32, 0.16, 0.09],
  [0.18, 0.085, 0.048],
  [0.68, 0.44, 0.33],
];
const HAIRS: readonly Rgb[] = [
  [0.02, 0.014, 0.01],
  [0.07, 0.035, 0.016],
  [0.2, 0.11, 0.045],
  [0.34, 0.22, 0.1],
  [0.12, 0.05, 0.02],
];
const CLOTHS: readonly Rgb[] = [
  [0.05, 0.08, 0.16],
  [0.3, 0.06, 0.06],
  [0.09, 0.14, 0.09],
  [0.16, 0.2, 0.24],
  [0.55, 0.53, 0.5],
  [0.06, 0.06, 0.07],
  [0.34, 0.22, 0.1],
];
const WHITE: Rgb = [0.8, 0.79, 0.77];
const DRESSES: readonly Rgb[] = [
  [0.4, 0.05, 0.06],
  [0.6, 0.56, 0.5],
  [0.08, 0.16, 0.24],
  [0.5, 0.32, 0.12],
  [0.06, 0.2, 0.14],
  [0.46, 0.24, 0.26],
];

function dress(
  { figure, own: index }: Member,
  { ground, random, inPicture }: { ground: Ground; random: Random; inPicture: number },
): Pick<PlacedPerson, 'shape' | 'wardrobe'> {
  const { looks } = ground;
  const isMan =
    figure.who === 'man' || (figure.who === 'person' && (looks.hasBeard || looks.isMan));
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
  const isWorker = figure.role === 'picker';
  const isBridal = looks.hat === 'veil';
  const cut = cutFor({ figure, index }, looks, isWoman, random);
  const serving = (ground.hand ? ground.hand[0] > ground.free : ground.free < 0.5) ? 1 : -1;
  const done = ground.isSubject
    ? actOf(figure, { inPicture, own: index }, ground.scene)
    : actBehindTable(figure, ground);
  const act = figure.who === 'child' ? sober(done) : done;
  const shape: PersonShape = {
    isWoman,
    isChild: figure.who === 'child',
    build: random.range(0.92, 1.1),
    hair: hairFor(cut, isWoman, looks, random),
    hat: hatFor({ figure, index }, ground, random),
    hasBeard: looks.hasBeard && !isWoman,
    hasSunglasses: looks.hasSunglasses,
    hasScarf: looks.scarf !== null,
    isFlute: ground.scene.vessel === 'champagne_flute',
    dress:
      cut === 'robe' || cut === 'ermine' || (isWoman && looks.hat === 'veil')
        ? 'gown'
        : isWoman &&
            !isWorker &&
            figure.role === null &&
            (cut === 'dress' || figure.who === 'child')
          ? 'skirt'
          : 'trousers',
    ...(cut === 'apron' && { hasApron: true }),
    ...((looks.hasBowTie || (isBridal && !isWoman)) && { hasBowTie: true }),
    ...act,
    serving: figure.who === 'couple' ? (index === 0 ? 1 : -1) : serving,
  };
  return {
    shape,
    wardrobe: aged(clothe(cut, ground, { random, inPicture }, uniformOf(figure, looks, isWoman)), {
      ...looks,
      isOld: (looks.isOld || (looks.areGenerations && index === 0)) && figure.who !== 'child',
    }),
  };
}

/** No child drinks wine. */
function sober<A extends Pick<PersonShape, 'pose' | 'holds'>>(act: A): A {
  const holds = act.holds.map((held) => (held === 'glass' ? null : held));
  const isIdle = holds.every((held) => held === null) && DRINKS.has(act.pose);
  return { ...act, holds, ...(isIdle && { pose: 'standing' }) };
}
const DRINKS: ReadonlySet<Pose> = new Set<Pose>(['tasting', 'holding', 'toasting']);

const GREY: Rgb = [0.2, 0.21, 0.23];
const CAP: Rgb = [0.05, 0.06, 0.08];
const DENIM: Rgb = [0.035, 0.07, 0.17];
const BLACK: Rgb = [0.012, 0.012, 0.015];

/** Chefs and brides wear white, grooms black. */
function uniformOf({ role }: AskedFigure, looks: Looks, isWoman: boolean): Rgb | null {
  if (role === 'chef') return WHITE;
  return looks.hat === 'veil' ? (isWoman ? WHITE : BLACK) : null;
}

function hairFor(
  cut: Wardrobe['cut'],
  isWoman: boolean,
  { hair, isOld, hat }: Looks,
  random: Random,
): PersonShape['hair'] {
  if (hair.cut) return hair.cut;
  // All of it is under her veil.
  if (hat === 'wimple') return 'bald';
  if (cut === 'robe' && hat === 'hood') return 'tonsure';
  if (!isWoman) return 'short';
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
  if (looks.hat) return looks.hat;
  if (figure.role === 'chef') return 'toque';
  if (isAtLine(figure, looks)) return 'cap';
  const isWarm = isOutdoors && !scene.isWinter && (season === 'summer' || season === 'autumn');
  const isSunny = figure.role === 'winemaker' && random.chance(0.4);
  return isWarm && (figure.role === 'picker' || looks.isFarmer || isSunny) ? 'straw' : 'none';
}

/** What people behind a laid table do: pour, drink, or just stand there. */
function actBehindTable(
  { action, role, who }: AskedFigure,
  { scene, hand }: Ground,
): Pick<PersonShape, 'pose' | 'holds' | 'beside' | 'does'> {
  if (hand || action === 'pouring')
    return { pose: 'pouring', holds: [], beside: null, does: ['pouring'] };
  if (action === 'walking' && who === 'couple')
    return { pose: 'hand_in_hand', holds: [], beside: null, does: ['walking'] };
  const pose =
    action === 'toasting' || action === 'tasting'
      ? action
      : role === 'sommelier' || role === 'winemaker'
        ? 'tasting'
        : scene.vessel
          ? 'holding'
          : 'standing';
  return { pose, holds: pose === 'standing' ? [] : ['glass'], beside: null, does: [pose] };
}

/** Grey hair for the old, and the colours that were said of hair and clothes. */
function aged(wardrobe: Wardrobe, { isOld, garment, hair, shirt, scarf, isSuit }: Looks): Wardrobe {
  const grown = {
    ...wardrobe,
    hair: hair.colour ?? (isOld ? ([0.46, 0.45, 0.44] as const) : wardrobe.hair),
    ...(scarf && { scarf }),
    ...(shirt && { under: shirt }),
  };
  const isWhole =
    garment?.cut === 'dress' ||
    garment?.cut === 'overalls' ||
    (isSuit && garment?.cut === 'jacket');
  if (!garment?.colour) return isWhole && isSuit ? { ...grown, legs: grown.top } : grown;
  const said = garment.cut === 'shirt' ? { under: garment.colour } : { top: garment.colour };
  return { ...grown, ...said, ...(isWhole && { legs: garment.colour }) };
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
  if (isAtLine(figure, looks)) return 'overalls';
  if (looks.isFarmer) return 'shirt';
  if (garment?.cut === 'dress' && figure.who === 'couple' && index === 1) return 'vest';
  return cutOf(figure, isWoman, random);
}

function cutOf({ role, who }: AskedFigure, isWoman: boolean, random: Random): Wardrobe['cut'] {
  if (role === 'sommelier' || role === 'waiter') return random.pick(['vest', 'jacket', 'vest']);
  if (role === 'chef') return 'jacket';
  if (role === 'winemaker') return random.pick(['apron', 'shirt', 'shirt']);
  if (role === 'picker' || who === 'child') return 'shirt';
  return isWoman ? 'dress' : random.pick(['jacket', 'shirt']);
}

/** Leaves of the vine at which somebody works. */
const LEAVES: Readonly<Record<Season, Rgb>> = {
  spring: [0.16, 0.3, 0.06],
  summer: [0.14, 0.3, 0.06],
  autumn: [0.3, 0.3, 0.05],
  winter: [0.16, 0.12, 0.06],
};

function clothe(
  cut: Wardrobe['cut'],
  ground: Ground,
  { random, inPicture }: { random: Random; inPicture: number },
  uniform: Rgb | null,
): Wardrobe {
  // Each takes the next colour of the rail: no two of a picture are dressed alike.
  const next = (rail: readonly Rgb[]): Rgb => rail[(inPicture + ground.rail) % rail.length]!;
  const own =
    cut === 'robe'
      ? ground.looks.hat === 'wimple'
        ? BLACK
        : ([0.085, 0.05, 0.03] as const)
      : cut === 'dress'
        ? next(DRESSES)
        : cut === 'vest'
          ? random.pick<Rgb>([
              [0.014, 0.015, 0.02],
              [0.035, 0.013, 0.015],
            ])
          : cut === 'santa' || cut === 'ermine'
            ? ([0.42, 0.02, 0.025] as const)
            : cut === 'overalls'
              ? DENIM
              : next(CLOTHS);
  const top = uniform ?? own;
  return {
    cut,
    top,
    under: cut === 'shirt' ? next(CLOTHS) : cut === 'overalls' ? GREY : [0.72, 0.7, 0.67],
    legs:
      cut === 'dress' || cut === 'robe' || cut === 'santa' || cut === 'ermine' || cut === 'overalls'
        ? top
        : random.pick<Rgb>([
            [0.03, 0.04, 0.07],
            [0.03, 0.028, 0.026],
            [0.14, 0.11, 0.08],
          ]),
    skin: random.pick(SKINS),
    hair: next(HAIRS),
    wine: ground.wine,
    scarf: cut === 'overalls' ? CAP : [0.45, 0.03, 0.04],
    leaves: LEAVES[ground.season],
    ...(ground.hasPaleGrapes && { grapes: [0.3, 0.32, 0.07] as const }),
  };
}

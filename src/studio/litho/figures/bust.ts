import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { readEmotion } from '#studio/lexicon/words/people/emotions.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { DrawnLook, DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { drawFace } from './faces/face.ts';
import { drawNeckWear } from './dress/neck-wear.ts';
import type { NeckWear } from './dress/neck-wear.ts';
import type { Person } from './figure-body.ts';
import { castPerson } from './full-figure.ts';
import { isDeco } from '#studio/litho/posters/is-deco.ts';
import { wishFor } from './wish-for.ts';
import { drawPouring } from '#studio/litho/props/pouring.ts';
import { isDinner } from './acts/dinner.ts';
import { drawRaisedHand } from './acts/raised-hand.ts';
import type { Mood } from './faces/face-shape.ts';
import { DROPS, largerOf, TINY, VESSELS } from './held.ts';
import type { Held } from './held.ts';
import { elegantBust } from './elegant/elegant-bust.ts';
import { drawLevelArm, drawUpperArm, sleeveOf } from './acts/upper-arm.ts';

interface BustWish {
  figure: AskedFigure;
  spec: SceneSpec;
  held: Held | null;
  /** What the other hand holds up: 'two bottles', 'a glass and a bottle'. */
  other?: Held | null;
  /** 1 holds the hand on the viewer's right. */
  side: 1 | -1;
  mood?: Mood;
  worn?: Partial<Person>;
  neck?: NeckWear | null;
  /** Which of several it is: no two are twins. */
  variant?: number;
}

const MANNERS: Partial<Record<StyleId, 'poster' | 'comic'>> = {
  illustration_poster: 'poster',
  pop_art: 'comic',
};

/** From the top of what is worn down to the eyes, and from there to the edge below, in heads. */
const ABOVE_EYES: Partial<Record<Person['hat'], number>> = { none: 0.62, top: 0.98, chef: 1 };
const BELOW_EYES = 1.12;

/** Somebody from the chest up, large, with a hand that holds something. */
export function bustThing(wish: BustWish): DrawnThing {
  if (isElegant(wish))
    return elegantBust({
      held: wish.held,
      side: wish.side,
      mood: moodOf(wish),
      neck: wish.neck ?? null,
      isDrinking: wish.figure.action === 'tasting',
      hasHeadband: isDeco(wish.spec),
      isComic: MANNERS[wish.spec.style] === 'comic',
      isPouring: isPouring(wish),
      isSwigging: isSwig(wish),
      other: wish.other ?? null,
      cast: (look) => castElegant(wish, look),
    });
  const hasHand = wish.held !== null;
  const pours = isPouring(wish);
  const hasBoth = Boolean(wish.other);
  return {
    aspect: pours || hasBoth ? 1.24 : hasHand ? 0.94 : 0.82,
    height: 1.5,
    draw: (press, { base: [x, y], heightPx }, look) => {
      const person = castPerson(look.random.fork('person'), wishFor(wish), look.turn);
      // Hair that is pinned up is as high as a hat.
      const isPinnedUp = person.hat === 'none' && person.hairCut === 'bun';
      const aboveEyes = isPinnedUp ? 0.8 : (ABOVE_EYES[person.hat] ?? 0.8);
      const size = heightPx / (aboveEyes + BELOW_EYES);
      const centre: Point = [
        x - (pours ? wish.side * size * 0.5 : hasHand && !hasBoth ? wish.side * size * 0.12 : 0),
        y - heightPx + size * aboveEyes,
      ];
      const above = rectangle({ x: 0, y: 0, width: press.width, height: y });
      press.clipped(above, () => {
        const manner = MANNERS[wish.spec.style] ?? 'joke';
        if (isSwig(wish)) drawLevelArm(press, person, { centre, size, side: wish.side });
        drawFace(press, person, { centre, sizePx: size, mood: moodOf(wish), manner });
        if (wish.neck) drawNeckWear(press, wish.neck, { centre, size });
        if (pours) drawPoured(press, { wish, person, centre, size }, look);
        else if (wish.held) drawHeld(press, { wish, held: wish.held, person, centre, size }, look);
        if (wish.other) {
          const mirrored = { ...wish, side: wish.side > 0 ? -1 : 1 } as const;
          drawHeld(press, { wish: mirrored, held: wish.other, person, centre, size }, look);
        }
      });
    },
  };
}

/** Nobody says how the hair is cut: a bob, waves, a knot. */
function castElegant(wish: BustWish, look: DrawnLook): Person {
  const told = wishFor(wish);
  const cast = castPerson(look.random.fork('person'), told, look.turn);
  const isComic = MANNERS[wish.spec.style] === 'comic';
  const isPlain = told.top === undefined && cast.wear !== 'suit' && cast.wear !== 'robe';
  // Printed in loud inks.
  const person = isComic && isPlain ? { ...cast, top: look.random.fork('top').pick(LOUD) } : cast;
  if (!person.isWoman || told.hairCut) return person;
  const cuts = isDeco(wish.spec) ? DECO_CUTS : CUTS;
  return { ...person, hairCut: look.random.fork('cut').pick(cuts) };
}
const LOUD = ['#e5002d', '#1746d1', '#7a1fb8', '#00a77f', '#e0218a', '#0f5fd6'] as const;
const DECO_CUTS = ['short', 'short', 'bun'] as const;
const CUTS = ['short', 'long', 'long', 'bun'] as const;

/** Posters and comics draw people with long lines, unless both hands have something to do. */
const isElegant = (wish: BustWish): boolean =>
  MANNERS[wish.spec.style] !== undefined &&
  wish.figure.who !== 'child' &&
  wish.held?.thing !== 'thumbs_up' &&
  wish.other?.thing !== 'thumbs_up';

/** 'While his girlfriend is angry': she is, and he is not. */
function moodOf({ mood, spec, figure }: BustWish): Mood {
  const own = readEmotion(figure.said ?? '');
  const isAnothers =
    !own && spec.figures.some(({ said }) => said && readEmotion(said) === spec.emotion);
  // Nobody raises a glass with a straight face, but in a joke.
  const isMerry = MANNERS[spec.style] && (figure.action === 'toasting' || isDinner(spec));
  const usual = isMerry ? 'joy' : 'calm';
  return mood ?? own ?? (isAnothers ? 'calm' : (spec.emotion ?? usual));
}

interface Grip {
  wish: BustWish;
  held: Held;
  person: Person;
  centre: Point;
  size: number;
}

/** How far from the mouth a hand brings what it holds. */
const RESTING: Point = [0.62, 0.62];
const SLEEVE_SHARE = 0.3;
function drawHeld(
  press: LithoPress,
  { wish, held, person, centre, size }: Grip,
  look: DrawnLook,
): void {
  if (held.thing === 'thumbs_up') {
    drawUpperArm(press, person, { centre, size, side: wish.side });
    const grip: Point = [centre[0] + wish.side * size * 0.7, centre[1] + size * 0.5];
    const hand = {
      grip,
      size: size * 1.25,
      side: wish.side > 0 ? -1 : 1,
      isThumbUp: true,
    } as const;
    press.apart(() => press.named('thumbs_up', () => drawHand(press, person, hand)));
    return;
  }
  const maker = held.maker ?? look.maker(held.looksAs ?? held.thing);
  if (!maker) return;
  const isDrinking =
    wish.figure.action === 'tasting' && (VESSELS.has(held.thing) || held.thing === 'cork');
  if (isSwig(wish)) {
    drawSwig(press, { wish, held, person, centre, size }, look);
    return;
  }
  const reach: Point =
    held.thing === 'cork' && isDrinking ? [0.3, 0.5] : isDrinking ? [0.5, 0.74] : RESTING;
  const grip: Point = [centre[0] + wish.side * reach[0] * size, centre[1] + reach[1] * size];
  const heightPx =
    size *
    largerOf(held) *
    Math.min(
      1.15,
      Math.max(TINY[held.thing] ?? 0.5, maker.height * (VESSELS.has(held.thing) ? 1.1 : 0.9)),
    );
  const own = held.asked;
  const held_look: DrawnLook = {
    ...look,
    isAloft: true,
    colour: own?.colour?.hex ?? null,
    fill: own?.fill ?? null,
    states: own?.states ?? [],
  };
  const drop = DROPS[held.thing] ?? 0.3;
  drawUpperArm(press, person, { centre, size, side: wish.side });
  press.apart(() =>
    press.named(held.thing, () =>
      press.placed(grip, isDrinking ? -wish.side * 0.62 : 0, 1, () =>
        maker.draw(press, { base: [0, heightPx * drop], heightPx }, held_look),
      ),
    ),
  );
  drawHand(press, person, { grip, size, side: wish.side > 0 ? -1 : 1 });
}

interface Hand {
  grip: Point;
  size: number;
  side: 1 | -1;
  isThumbUp?: boolean;
}

function drawHand(
  press: LithoPress,
  person: Person,
  { grip, size, side, isThumbUp = false }: Hand,
): void {
  drawRaisedHand(press, {
    grip,
    isThumbUp,
    unitPx: size * 0.0029,
    side,
    skin: person.skin,
    sleeve: sleeveOf(person),
    cuff: person.wear === 'dress' ? person.skin : person.wear === 'suit' ? '#fbf6ea' : person.top,
    nail: person.isWoman ? '#c01f38' : null,
    sleeveShare: SLEEVE_SHARE,
  });
}

const FROM_BOTTLE =
  /\b(?:(?:straight |directly )?(?:from|out of) (?:the|a) bottle|a la bouteille|au goulot|dalla bottiglia|a canna|de la botella|a morro|aus der flasche)\b/;

/** A cork is pulled out of a bottle, and nobody drinks from it yet. */
const isSwig = ({ held, spec }: BustWish): boolean =>
  held?.thing === 'bottle' &&
  !spec.figures.some(({ action }) => action === 'opening') &&
  FROM_BOTTLE.test(fold(spec.prompt));

/** The neck at the lips, the bottle raised. */
function drawSwig(press: LithoPress, { wish, person, centre, size }: Grip, look: DrawnLook): void {
  const bottle = look.maker('bottle');
  const mouth: Point = [centre[0] + wish.side * size * 0.05, centre[1] + size * 0.27];
  const [tall, turn] = [size * 0.92, -wish.side * 1.95] as const;
  press.apart(() =>
    press.named('bottle', () =>
      press.placed(mouth, turn, 1, () =>
        bottle?.draw(press, { base: [0, tall], heightPx: tall }, { ...look, isAloft: true }),
      ),
    ),
  );
  const along = tall * 0.62;
  const grip: Point = [mouth[0] - Math.sin(turn) * along, mouth[1] + Math.cos(turn) * along];
  drawHand(press, person, { grip, size, side: wish.side > 0 ? -1 : 1 });
}

const isPouring = ({ figure, held }: BustWish): boolean =>
  figure.action === 'pouring' && held?.thing === 'bottle';

/** The bottle tipped over a glass at the edge below. */
function drawPoured(
  press: LithoPress,
  { wish, person, centre, size }: Omit<Grip, 'held'>,
  look: DrawnLook,
): void {
  const grip = drawPouring(press, {
    base: [centre[0] + wish.side * size * 1.24, centre[1] + size * (BELOW_EYES - 0.03)],
    glassHeight: size * 0.54,
    bottleHeight: size * 0.84,
    side: wish.side,
    turn: 1.8,
    spec: look.spec,
    wine: look.wine,
    random: look.random,
    line: look.line,
  });
  drawHand(press, person, { grip, size, side: wish.side });
}

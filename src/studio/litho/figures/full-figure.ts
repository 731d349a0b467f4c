import { byTurns } from './variants.ts';
import { drawLongHair, drawHead } from './faces/figure-head.ts';
import { drawSack, drawStraps } from './backpack.ts';
import { drawBack, drawSkirt, drawSuit, drawApron, drawOveralls } from './dress/figure-clothes.ts';
import type { Person, Pose, FigurePlace, Body } from './figure-body.ts';
import { drawLegs } from './legs.ts';
import { SHOULDER, HIP, NECK, pointOf } from './figure-body.ts';
import { drawBunches, drawStripes } from './dress/child-clothes.ts';
import type { Random } from '#studio/random.ts';
import { capsule, circle, ellipse, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';

const SKINS = ['#e8b98c', '#d9a076', '#b97a52', '#8d5636', '#f0c8a4'] as const;
const HAIRS = ['#141019', '#2a1712', '#5a3a22', '#8a5a2e', '#c9a24e'] as const;
const DARK_SKINS: ReadonlySet<string> = new Set(['#b97a52', '#8d5636']);
/** The first of them are dark. */
const DARK_HAIRS = 3;
const TOPS = ['#8a1f33', '#2f6f7d', '#c4622a', '#3a5a94', '#5e6b2c', '#77508f', '#d8ae78'] as const;
const BOTTOMS = ['#22304a', '#4a3a34', '#3f3a42', '#5b3320'] as const;

/** Blonde and red, not grey. */
function isFair(hair: string): boolean {
  const [r, , b] = hexBytes(hair);
  return r > 150 && r - b > 60;
}

/** `turn` is the picture's own: of several nobody is twice the same, and in the next picture others stand there. */
export function castPerson(random: Random, told: Partial<Person> = {}, turn = 0): Person {
  const wish = { ...byTurns(told, turn), ...told };
  const isWoman = wish.isWoman ?? random.chance(0.5);
  const drawn = random.pick(SKINS);
  const skin = wish.hair && isFair(wish.hair) && DARK_SKINS.has(drawn) ? SKINS[0] : drawn;
  // Dark skin has dark hair.
  const hair = random.pick(DARK_SKINS.has(skin) ? HAIRS.slice(0, DARK_HAIRS) : HAIRS);
  return {
    skin,
    hair,
    isWoman,
    isChild: false,
    hairCut: isWoman
      ? random.pick(['long', 'long', 'bun'])
      : random.pick(['short', 'short', 'short', 'short', 'short', 'bald']),
    hasBeard: !isWoman && random.chance(0.3),
    top: random.pick(TOPS),
    bottom: random.pick(BOTTOMS),
    wear: 'casual',
    hat: 'none',
    hatColour: null,
    isHatAsked: false,
    hasSunglasses: false,
    hasMoustache: false,
    isOld: false,
    isLongDressed: false,
    lips: null,
    ...wish,
  };
}

function bodyOf(
  press: LithoPress,
  person: Person,
  { pose, base, heightPx, lightSide }: FigurePlace & { pose: Pose },
): Body {
  return {
    press,
    person,
    pose,
    unit: heightPx,
    at: (x, y) => pointOf(person, [x, y], { base, heightPx }),
    shade: (from, to) => {
      const [dark, bright] = lightSide > 0 ? [from, to] : [to, from];
      return { from: dark, to: bright, start: -0.55, end: 0.25 };
    },
  };
}

const AT_EASE: Pose = { left: [-0.14, 0.5], right: [0.14, 0.5], stride: 0 };

/** Head, hair and hat alone, for a body in another posture; `base` is where its feet would stand. */
export function drawHeadOnly(press: LithoPress, person: Person, place: FigurePlace): void {
  const body = bodyOf(press, person, { ...place, pose: AT_EASE });
  if (person.hairCut === 'long') drawLongHair(body);
  drawHead(body);
}

/** A standing figure with a face. Seven heads tall, a child four. */
export function drawFigure(
  press: LithoPress,
  person: Person,
  place: FigurePlace & { pose: Pose },
): void {
  const { heightPx } = place;
  const body = bodyOf(press, person, place);
  const shadow = place.shadow ?? place.base;
  press.shade(ellipse(shadow, heightPx * 0.16, heightPx * 0.022), {
    centre: shadow,
    radius: heightPx * 0.17,
    start: -0.6,
    end: 0,
  });
  drawSack(body);
  if (person.hairCut === 'long' && !person.isFromBehind) drawAsHead(body, drawLongHair);
  drawArm(body, -1);
  drawLegs(body);
  drawTorso(body);
  drawStraps(body);
  drawHeadOf(body);
  drawArm(body, 1);
}

/** Of a child's height a quarter is its head: theirs is larger, from the neck up. */
const CHILD_HEAD = 1.62;

function drawHeadOf(body: Body): void {
  drawAsHead(body, (head) => {
    if (head.person.isChild && head.person.isWoman) drawBunches(head);
    drawHead(head);
  });
}

/** In the measure of the head. */
function drawAsHead(body: Body, draw: (head: Body) => void): void {
  if (!body.person.isChild) {
    draw(body);
    return;
  }
  const neck = body.at(0, NECK);
  body.press.placed(neck, 0, CHILD_HEAD, () =>
    draw({
      ...body,
      at: (x, y) => {
        const [px, py] = body.at(x, y);
        return [px - neck[0], py - neck[1]];
      },
    }),
  );
}

function drawTorso(body: Body): void {
  const { press, person, at, shade } = body;
  const waist = person.isWoman ? 0.066 : 0.084;
  const torso = smooth(
    [
      at(-0.045, 0.835),
      at(-SHOULDER.x, 0.8),
      at(-0.1, 0.68),
      at(-waist, 0.58),
      at(-0.095, HIP - 0.01),
      at(0.095, HIP - 0.01),
      at(waist, 0.58),
      at(0.1, 0.68),
      at(SHOULDER.x, 0.8),
      at(0.045, 0.835),
    ],
    true,
    0.34,
  );
  press.fill(torso, person.top, shade(at(-0.11, 0), at(0.11, 0)));
  if (person.isChild && person.wear === 'casual') drawStripes(body);
  if (person.wear === 'dress' || person.wear === 'robe') drawSkirt(body);
  if (person.isFromBehind) return drawBack(body);
  if (person.wear === 'suit') drawSuit(body);
  if (person.wear === 'apron' || person.wear === 'chef') drawApron(body);
  if (person.wear === 'overalls') drawOveralls(body);
}

/** From the shoulder over the elbow to the hand; the elbow hangs where arms hang. */
function drawArm({ press, person, pose, at, unit, shade }: Body, side: 1 | -1): void {
  const hand = side > 0 ? pose.right : pose.left;
  const from: Point = [side * SHOULDER.x * 0.94, SHOULDER.y];
  const reach = Math.hypot(hand[0] - from[0], hand[1] - from[1]);
  const slack = Math.sqrt(Math.max(0, 0.17 ** 2 - (reach / 2) ** 2));
  const middle: Point = [(from[0] + hand[0]) / 2, (from[1] + hand[1]) / 2];
  const across: Point = [-(hand[1] - from[1]) / reach, (hand[0] - from[0]) / reach];
  // Elbows point out and down.
  const turn = across[0] * side - across[1] > 0 ? 1 : -1;
  const elbow: Point = [middle[0] + across[0] * slack * turn, middle[1] + across[1] * slack * turn];
  const isBare = person.wear === 'dress';
  const sleeve =
    person.wear === 'suit' ? '#2a2f3c' : person.wear === 'chef' ? '#fbf3e2' : person.top;
  // Of the whole arm, or the shoulder would be a ball upon the coat.
  const xs = [from[0], elbow[0], hand[0]];
  const light = shade(at(Math.min(...xs) - 0.05, 0), at(Math.max(...xs) + 0.05, 0));
  press.fill(
    capsule(at(...elbow), at(...hand), unit * 0.024),
    isBare ? person.skin : mixHex(sleeve, person.skin, person.wear === 'casual' ? 1 : 0),
    light,
  );
  press.fill(
    capsule(at(...from), at(...elbow), unit * 0.032),
    isBare ? person.skin : sleeve,
    light,
  );
  press.fill(circle(at(...hand), unit * 0.03), person.skin, {
    centre: at(hand[0] + 0.008, hand[1] + 0.008),
    radius: unit * 0.032,
    start: 0.3,
    end: -0.4,
  });
}

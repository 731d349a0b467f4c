import { fold } from '#studio/lexicon/matching/normalise.ts';
import { HAND_IN_HAND } from '#studio/people/figures-of.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { dancingCouple } from './acts/dancing.ts';
import { backpackOf, wearBackpacks } from './backpack.ts';
import { bridalWear } from './dress/bridal.ts';
import type { FigureThing } from './drawn-figure.ts';
import type { Pose } from './figure-body.ts';
import { castPerson, drawFigure } from './full-figure.ts';
import { drawProp } from './in-a-hand.ts';
import { turnedIn } from './turned-away.ts';
import { POSES } from './whole-figure.ts';

/** Half the distance between the two, and her height, in heights of him. */
const APART = 0.15;
const SMALLER = 0.95;
/** Where joined hands are. */
const JOINED = 0.455;

const DRINKS: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  'toasting',
  'holding',
  'tasting',
  null,
]);

/** Who walks as a couple walks hand in hand. */
export const isHandInHand = ({ who, action, said = '' }: AskedFigure): boolean =>
  who === 'couple' && (action === 'walking' || HAND_IN_HAND.test(fold(said)));

function posesOf(figure: AskedFigure, drinks: boolean): { her: Pose; him: Pose } {
  const stride = figure.action === 'walking' ? POSES.walk.stride : 0;
  if (isHandInHand(figure))
    return {
      her: { ...POSES.walk, right: [APART / SMALLER, JOINED / SMALLER], stride },
      him: { ...POSES.walk, left: [-APART, JOINED], stride },
    };
  return {
    her: { left: [-0.12, 0.462], right: drinks ? [0.13, 0.84] : [0.12, 0.6], stride },
    him: { left: drinks ? [-0.13, 0.82] : [-0.12, 0.6], right: [0.12, 0.462], stride },
  };
}

/** Two people arm in arm or hand in hand, each with a glass when they drink. */
export function coupleThing(figure: AskedFigure, isServed: boolean): FigureThing {
  if (figure.action === 'dancing') return { thing: 'couple', maker: dancingCouple() };
  return { thing: 'couple', maker: standingCouple(figure, isServed) };
}

const standingCouple = (figure: AskedFigure, isServed: boolean): DrawnThing => ({
  aspect: 0.72,
  height: 1.35,
  draw: (press, { base: [x, y], heightPx }, look) => {
    const tall = heightPx / 1.04;
    const turned = turnedIn(look.spec);
    const drinks =
      !isServed && !isHandInHand(figure) && !turned.isFromBehind && DRINKS.has(figure.action);
    const { her, him } = posesOf(figure, drinks);
    // Nobody hikes in a suit.
    const isOut = wearBackpacks(look.spec);
    const bridal = bridalWear(figure.said ?? look.spec.prompt);
    const woman = castPerson(look.random.fork('her'), {
      isWoman: true,
      wear: isOut ? 'casual' : 'dress',
      hairCut: 'long',
      ...backpackOf(look.spec, 0),
      ...turned,
      ...bridal?.bride,
    });
    const man = castPerson(look.random.fork('him'), {
      isWoman: false,
      ...(isOut ? {} : { wear: 'suit', top: '#2a2f3c', bottom: '#22262f' }),
      ...backpackOf(look.spec, 1),
      ...turned,
      ...bridal?.groom,
    });
    const pair = [
      { person: woman, pose: her, at: x - tall * APART, size: tall * SMALLER, glass: her.right },
      { person: man, pose: him, at: x + tall * APART, size: tall, glass: him.left },
    ];
    for (const { person, pose, at, size } of pair)
      drawFigure(press, person, {
        pose,
        base: [at, y],
        heightPx: size,
        lightSide: look.lightSide,
      });
    if (!drinks) return;
    for (const { at, size, glass } of pair)
      drawProp(press, 'glass', { hand: [at + glass[0] * size, y - glass[1] * size], tall }, look);
  },
});

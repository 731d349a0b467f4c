import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { backpackOf, wearBackpacks } from './backpack.ts';
import { drawPouring } from '#studio/litho/props/pouring.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import type { DrawnLook, DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { wishFor } from './wish-for.ts';
import type { FigureThing } from './drawn-figure.ts';
import type { Pose } from './figure-body.ts';
import { castPerson, drawFigure } from './full-figure.ts';
import { memberOf } from './who-is-drawn.ts';
import { dancingCouple } from './acts/dancing.ts';
import { riderThing } from './acts/rider.ts';
import { ROLES } from './roles.ts';
import { drawProp } from './in-a-hand.ts';
import { POSES, wholeFigure } from './whole-figure.ts';
import type { Picture } from './whole-figure.ts';
import { drawRaisedHand } from './acts/raised-hand.ts';
import { drawLoneHand } from './elegant/slender-hand.ts';
import type { Fleshed } from './elegant/slender-hand.ts';

/** The people of one wish, one entry for each; `first` counts those that came before. */
export function figureThing(figure: AskedFigure, spec: Picture, first = 0): FigureThing[] {
  const { things } = spec;
  if (figure.part === 'hands') return handThings(figure, grippedIn({ figures: [figure], things }));
  if (figure.who === 'couple') return [coupleThing(figure, areServed(things))];
  const count = Math.min(12, Math.max(1, figure.count));
  if (areDancing(figure)) return dancingPairs(figure, spec, first);
  return Array.from({ length: count }, (_, i) => ({
    thing: (figure.role && ROLES[figure.role].thing) || 'person',
    maker: wholeFigure(memberOf(figure, i), spec, { i, first, isOne: count === 1 }),
  }));
}

/** 'People dancing' dance with each other; whoever is left over dances alone. */
function dancingPairs(figure: AskedFigure, spec: Picture, first: number): FigureThing[] {
  const isSaid = figure.who !== 'group';
  const pairs = isSaid ? Math.floor(figure.count / 2) : 2;
  const couples = Array.from({ length: pairs }, (_, i): FigureThing => ({
    thing: 'couple',
    maker: dancingCouple(i),
  }));
  if (!isSaid || figure.count % 2 === 0) return couples;
  const alone = wholeFigure(figure, spec, { i: figure.count - 1, first, isOne: false });
  return [...couples, { thing: 'person', maker: alone }];
}
const areDancing = ({ action, role, who, count }: AskedFigure): boolean =>
  action === 'dancing' && role === null && count > 1 && (who === 'group' || who === 'person');

/** Somebody on what is ridden. */
export const riderOn = (
  figure: AskedFigure,
  { mount, spec, seat }: { mount: ThingId; spec: Picture; seat: RiderSeat },
): FigureThing => ({
  thing: (figure.role && ROLES[figure.role].thing) || 'person',
  maker: riderThing(
    wishFor({ figure, spec, ...(seat.isOne ? {} : { variant: seat.i }) }),
    mount,
    seat.isBehind,
  ),
});

interface RiderSeat {
  i: number;
  isOne: boolean;
  /** On the seat of somebody else's mount. */
  isBehind: boolean;
}

/** Their glasses stand on the tray that is brought to them. */
const areServed = (things: Picture['things']): boolean =>
  things.some(
    ({ thing, relation }) =>
      (thing === 'glass' || thing === 'champagne_flute') &&
      relation?.kind === 'on' &&
      things[relation.to]?.thing === 'tray',
  );

/** Two people arm in arm, each with a glass when they drink. */
function coupleThing(figure: AskedFigure, isServed: boolean): FigureThing {
  const drinks =
    !isServed &&
    (figure.action === 'toasting' ||
      figure.action === 'holding' ||
      figure.action === 'tasting' ||
      figure.action === null);
  const walk = figure.action === 'walking';
  if (figure.action === 'dancing') return { thing: 'couple', maker: dancingCouple() };
  const her: Pose = walk
    ? { ...POSES.walk, left: [-0.1, 0.55] }
    : { left: [-0.12, 0.462], right: drinks ? [0.13, 0.84] : [0.12, 0.6], stride: 0 };
  const him: Pose = walk
    ? POSES.walk
    : { left: drinks ? [-0.13, 0.82] : [-0.12, 0.6], right: [0.12, 0.462], stride: 0 };
  return {
    thing: 'couple',
    maker: {
      aspect: 0.72,
      height: 1.35,
      draw: (press, { base: [x, y], heightPx }, look) => {
        const tall = heightPx / 1.04;
        // Nobody hikes in a suit.
        const isOut = wearBackpacks(look.spec);
        const woman = castPerson(look.random.fork('her'), {
          isWoman: true,
          wear: isOut ? 'casual' : 'dress',
          hairCut: 'long',
          ...backpackOf(look.spec, 0),
        });
        const man = castPerson(look.random.fork('him'), {
          isWoman: false,
          ...(isOut ? {} : { wear: 'suit', top: '#2a2f3c', bottom: '#22262f' }),
          ...backpackOf(look.spec, 1),
        });
        const places = [x - tall * 0.15, x + tall * 0.15] as const;
        drawFigure(press, woman, {
          pose: her,
          base: [places[0], y],
          heightPx: tall * 0.95,
          lightSide: look.lightSide,
        });
        drawFigure(press, man, {
          pose: him,
          base: [places[1], y],
          heightPx: tall,
          lightSide: look.lightSide,
        });
        if (!drinks || walk) return;
        drawProp(
          press,
          'glass',
          { hand: [places[0] + her.right[0] * tall * 0.95, y - her.right[1] * tall * 0.95], tall },
          look,
        );
        drawProp(
          press,
          'glass',
          { hand: [places[1] + him.left[0] * tall, y - him.left[1] * tall], tall },
          look,
        );
      },
    },
  };
}

const SKINS = ['#e8b98c', '#c98d63', '#9a6040', '#6f4028'] as const;

/** Hands that hold a glass; two of them touch their glasses. */
function handThings(figure: AskedFigure, gripped: AskedThing | null): FigureThing[] {
  const count = Math.min(6, Math.max(1, figure.count));
  if (isPouringHand(figure)) return [{ thing: 'hand', maker: pouringHand }];
  return Array.from({ length: count }, (_, i) => ({
    thing: 'hand' as const,
    maker: gripped
      ? grippingThing(i % 2 ? -1 : 1, gripped)
      : handThing(i % 2 ? -1 : 1, figure.action !== null),
  }));
}

/** 'A hand pouring wine into a glass': one hand, one bottle, one glass. */
const isPouringHand = ({ part, count, action }: AskedFigure): boolean =>
  part === 'hands' && count <= 1 && action === 'pouring';

/** What that hand pours from and into: no other stands beside it. */
export const pouredByHand = ({
  figures,
  things,
}: Pick<SceneSpec, 'figures' | 'things'>): AskedThing[] =>
  figures.length === 1 && isPouringHand(figures[0]!)
    ? (['bottle', 'glass'] as const).flatMap(
        (id) => things.find(({ thing, count }) => thing === id && (count ?? 1) === 1) ?? [],
      )
    : [];

const pouringHand: DrawnThing = {
  aspect: 1.06,
  height: 1.36,
  draw: (press, { base: [x, y], heightPx }, look) => {
    const side = look.lightSide;
    const grip = drawPouring(press, {
      base: [x + side * heightPx * 0.36, y],
      glassHeight: heightPx * 0.54,
      bottleHeight: heightPx * 0.74,
      side,
      turn: 1.98,
      spec: look.spec,
      wine: look.wine,
      random: look.random,
      line: look.line,
    });
    raiseHand(press, look, { grip, unitPx: heightPx * 0.0019, side });
  },
};

const GRIPPED = new Set<ThingId>([
  'bottle',
  'magnum',
  'half_bottle',
  'grapes',
  'corkscrew',
  'rose',
]);

/** 'A hand holding a bottle': what one hand holds, and no glass besides. */
export function grippedIn({
  figures,
  things,
}: Pick<SceneSpec, 'figures' | 'things'>): AskedThing | null {
  const [figure] = figures;
  const isOne = figures.length === 1 && figure?.part === 'hands' && figure.count === 1;
  if (!isOne || figure.action !== 'holding') return null;
  const held = things.filter(
    ({ thing, count, relation }) => GRIPPED.has(thing) && (count ?? 1) === 1 && !relation,
  );
  return held.length === 1 ? (held[0] ?? null) : null;
}

function grippingThing(side: 1 | -1, held: AskedThing): DrawnThing {
  return {
    aspect: 0.7,
    height: 1.35,
    draw: (press, { base: [x, y], heightPx }, look) => {
      const maker = look.maker(held.thing);
      const grip: Point = [x + side * heightPx * 0.08, y - heightPx * 0.4];
      const tall = heightPx * Math.min(0.86, Math.max(0.4, (maker?.height ?? 1) * 0.86));
      const drop = held.thing === 'grapes' ? 0.95 : 0.34;
      press.apart(() =>
        press.named(held.thing, () =>
          maker?.draw(
            press,
            { base: [grip[0], grip[1] + tall * drop], heightPx: tall },
            { ...look, isAloft: true, colour: held.colour?.hex ?? null },
          ),
        ),
      );
      press.clipped(floorClip(x, y, heightPx), () =>
        raiseHand(press, look, { grip, unitPx: heightPx * 0.0019, side }),
      );
    },
  };
}

/** A hand from the edge, in a skin and a sleeve of the seed's choice. */
function raiseHand(
  press: LithoPress,
  { random }: DrawnLook,
  hand: { grip: Point; unitPx: number; side: 1 | -1 },
): void {
  drawRaisedHand(press, {
    ...hand,
    skin: random.fork('skin').pick(SKINS),
    sleeve: random.fork('sleeve').pick(SLEEVES),
    cuff: '#f4ead6',
    nail: null,
  });
}

export function handThing(side: 1 | -1, hasGlass: boolean): DrawnThing {
  return {
    aspect: 0.62,
    height: 1,
    draw: (press, { base: [x, y], heightPx }, look) => {
      const grip: Point = [x + side * heightPx * 0.08, y - heightPx * 0.42];
      if (hasGlass) {
        press.apart(() =>
          drawGlass(press, {
            base: [grip[0], grip[1] + heightPx * 0.13],
            heightPx: heightPx * 0.66,
            shape: look.spec.glass,
            ...(look.spec.glass === 'flute' && { thing: 'champagne_flute' }),
            wine: look.wine,
            random: look.random.fork('glass'),
            line: look.line,
            lightSide: look.lightSide,
          }),
        );
      }
      const hand: Fleshed = {
        press,
        size: heightPx * 0.7,
        at: (u, v) => [grip[0] - side * u * heightPx * 0.7, grip[1] + v * heightPx * 0.7],
        person: {
          skin: look.random.fork('skin').pick(SKINS),
          isWoman: look.random.fork('nail').chance(0.6),
        },
      };
      const sleeve = look.random.fork('sleeve').pick(SLEEVES);
      press.clipped(floorClip(x, y, heightPx), () =>
        press.named('hand', () => drawLoneHand(hand, sleeve)),
      );
    },
  };
}

const SLEEVES = ['#14161f', '#7a1f2e', '#1f4a4a', '#3a2a52'] as const;

/** The sleeve ends where the figure stands, or it would run off to the corner. */
const floorClip = (x: number, y: number, height: number) =>
  rectangle({ x: x - height, y: y - height * 2, width: height * 2, height: height * 2 });

import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { isSparkling } from '#studio/scene/wine.ts';
import { asCalled } from '#studio/litho/things/as-called.ts';
import { pouringThing, withCorkscrew } from '#studio/litho/things/uncork.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import type { DrawnLook, DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { FRUIT } from './whole-figure.ts';
import type { FigureThing } from './drawn-figure.ts';
import { drawRaisedHand } from './acts/raised-hand.ts';
import { drawLoneHand } from './elegant/slender-hand.ts';
import type { Fleshed } from './elegant/slender-hand.ts';

const SKINS = ['#e8b98c', '#c98d63', '#9a6040', '#6f4028'] as const;

/** Hands that hold a glass; two of them touch their glasses, or are both at what they pick or open. */
export function handThings(figure: AskedFigure, gripped: AskedThing | null): FigureThing[] {
  const count = Math.min(6, Math.max(1, figure.count));
  if (isPouringHand(figure)) return [{ thing: 'hand', maker: pouringHand }];
  // Each has a drink of its own.
  if (gripped && count === 2 && !DRUNK.has(gripped.thing))
    return [{ thing: 'hand', maker: bothHands(gripped, figure.action === 'opening') }];
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

/** What that hand pours from and into, and the glasses that hands hold: no other stands beside them. */
export function pouredByHand({
  figures,
  things,
}: Pick<SceneSpec, 'figures' | 'things'>): AskedThing[] {
  const [figure] = figures;
  if (figures.length !== 1 || figure?.part !== 'hands') return [];
  if (isPouringHand(figure))
    return (['bottle', 'glass'] as const).flatMap(
      (id) => things.find(({ thing, count }) => thing === id && (count ?? 1) === 1) ?? [],
    );
  const holds = figure.action === 'holding' && figure.count > 1;
  return things.filter(
    ({ thing, relation, count }) =>
      holds && GLASSES.has(thing) && !relation && (count ?? 1) <= figure.count,
  );
}

const pouringHand: DrawnThing = {
  ...pouringThing,
  draw: (press, standing, look) => {
    const grip = pouringThing.draw(press, standing, look);
    raiseHand(press, look, { grip, unitPx: standing.heightPx * 0.0019, side: look.lightSide });
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

/** 'A hand holding a bottle', 'hands picking grapes': what one hand holds, and no glass besides. */
export function grippedIn({
  figures,
  things,
}: Pick<SceneSpec, 'figures' | 'things'>): AskedThing | null {
  const [figure] = figures;
  if (figures.length !== 1 || figure?.part !== 'hands') return null;
  // What is picked off the vine is a bunch, whether it is named or not.
  if (figure.action === 'picking' || figure.action === 'pruning')
    return things.find(({ thing }) => thing === 'grapes') ?? fruitOf(things) ?? BUNCH;
  const bottle = things.find(({ thing }) => BOTTLES.has(thing));
  if (figure.action === 'opening') return figure.count === 2 ? (bottle ?? null) : null;
  const drink = things.find(({ thing, relation }) => DRUNK.has(thing) && !relation);
  if (drink && (figure.action === 'toasting' || figure.action === 'holding')) return drink;
  if (figure.count > 2 || figure.action !== 'holding') return null;
  const glass = things.find(({ thing, relation }) => GLASSES.has(thing) && !relation);
  if (glass && figure.count === 2) return glass.count === 1 ? glass : null;
  const held = things.filter(
    ({ thing, count, relation }) => GRIPPED.has(thing) && (count ?? 1) === 1 && !relation,
  );
  return held.length === 1 ? (held[0] ?? null) : null;
}

/** What hands raise where it is no wine. */
const DRUNK = new Set<ThingId>(['cocktail', 'beer', 'tumbler', 'tropical_drink', 'mulled_wine']);
const GLASSES = new Set<ThingId>(['glass', 'champagne_flute']);
const BOTTLES = new Set<ThingId>(['bottle', 'magnum', 'half_bottle']);

/** 'A hand picking a lemon' has no grapes. */
const fruitOf = (things: readonly AskedThing[]): AskedThing | undefined =>
  things.find(({ thing }) => FRUIT.has(thing));

/** As it is where nobody names it. */
const BUNCH: AskedThing = {
  thing: 'grapes',
  word: 'grapes',
  count: null,
  colour: null,
  fill: null,
  states: [],
  relation: null,
};

function grippingThing(side: 1 | -1, held: AskedThing): DrawnThing {
  return {
    aspect: 0.7,
    height: 1.35,
    draw: (press, { base: [x, y], heightPx }, look) => {
      const maker = makerOf(held, look);
      // A lemon is no larger than the fist.
      const least = FRUIT.has(held.thing) ? 0.24 : 0.4;
      const grip: Point = [x + side * heightPx * 0.08, y - heightPx * 0.4];
      const tall = heightPx * Math.min(0.86, Math.max(least, (maker?.height ?? 1) * 0.86));
      const drop = held.thing === 'grapes' ? 0.95 : 0.34;
      press.apart(() =>
        press.named(held.thing, () =>
          maker?.draw(
            press,
            { base: [grip[0], grip[1] + tall * drop], heightPx: tall },
            { ...look, isAloft: true, word: held.word, colour: held.colour?.hex ?? null },
          ),
        ),
      );
      press.clipped(floorClip(x, y, heightPx), () =>
        raiseHand(press, look, { grip, unitPx: heightPx * 0.0019, side }),
      );
    },
  };
}

/** A spritz is in its own glass. */
const makerOf = (held: AskedThing, look: DrawnLook): DrawnThing | null =>
  asCalled(held) ?? look.maker(held.thing);

/** Shares of its height at which either hand has it. */
const AT: Partial<Record<ThingId, readonly [upper: number, lower: number]>> = {
  grapes: [0.9, 0.24],
  // Both on the stem and its foot.
  glass: [0.4, 0.14],
  champagne_flute: [0.4, 0.14],
};
const AT_BODY = [0.62, 0.26] as const;
/** On the handle of the screw, and round the bottle. */
const AT_SCREW = [0.955, 0.36] as const;

/** Two hands at one thing, one from either side. */
function bothHands(held: AskedThing, isOpened: boolean): DrawnThing {
  return {
    aspect: 1.2,
    height: 1.5,
    draw: (press, { base: [x, y], heightPx }, look) => {
      const plain = makerOf(held, look);
      const hasScrew = isOpened && !isSparkling(look.spec.wine);
      const maker = plain && hasScrew ? withCorkscrew(plain) : plain;
      const tall = heightPx * 0.84;
      const foot: Point = [x, y - heightPx * 0.06];
      press.apart(() =>
        press.named(held.thing, () =>
          maker?.draw(
            press,
            { base: foot, heightPx: tall },
            { ...look, isAloft: true, word: held.word, colour: held.colour?.hex ?? null },
          ),
        ),
      );
      const [upper, lower] = hasScrew ? AT_SCREW : (AT[held.thing] ?? AT_BODY);
      const raise = (side: 1 | -1, share: number): void =>
        press.clipped(floorClip(x, y, heightPx), () =>
          raiseHand(press, look, {
            grip: [x - side * heightPx * 0.02, foot[1] - tall * share],
            unitPx: heightPx * 0.0017,
            side,
          }),
        );
      raise(1, lower);
      press.apart(() => raise(-1, upper));
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

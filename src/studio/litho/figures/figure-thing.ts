import type { AskedFigure, SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { rectangle, type Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import type { DrawnLook, DrawnThing, Standing } from '#studio/litho/things/drawn-thing.ts';
import { castPerson, drawFigure, type Person, type Pose } from './full-figure.ts';
import { riderThing } from './rider.ts';
import { isRunning } from './running.ts';
import { ROLES, type Prop, type Role } from './roles.ts';
import { drawRaisedHand } from './raised-hand.ts';

export interface FigureThing {
  thing: ThingId;
  maker: DrawnThing;
}

const POSES = {
  stand: { left: [-0.14, 0.5], right: [0.14, 0.5], stride: 0 },
  hold: { left: [-0.14, 0.5], right: [0.17, 0.68], stride: 0 },
  toast: { left: [-0.14, 0.5], right: [0.21, 0.88], stride: 0 },
  pick: { left: [-0.15, 0.62], right: [0.2, 0.74], stride: 0 },
  play: { left: [0.02, 0.62], right: [0.12, 0.52], stride: 0 },
  walk: { left: [-0.1, 0.52], right: [0.15, 0.54], stride: 1 },
  dance: { left: [-0.2, 0.66], right: [0.15, 0.9], stride: 1 },
  run: { left: [-0.15, 0.64], right: [0.19, 0.7], stride: 2.1 },
  serve: { left: [-0.14, 0.5], right: [0.2, 0.76], stride: 0 },
} as const satisfies Record<string, Pose>;

function poseFor({ action, role }: AskedFigure, prop: Prop): Pose {
  if (action === 'walking') return POSES.walk;
  if (action === 'dancing') return POSES.dance;
  if (action === 'toasting') return POSES.toast;
  if (action === 'picking' || role === 'picker') return POSES.pick;
  if (prop === 'saxophone' || prop === 'guitar' || prop === 'violin') return POSES.play;
  return prop ? POSES.hold : POSES.stand;
}

const INSTRUMENTS: readonly Prop[] = ['saxophone', 'guitar', 'violin'];

/** The people of one wish, one entry for each. */
export function figureThing(
  figure: AskedFigure,
  { things, prompt }: Pick<SceneSpec, 'things' | 'prompt'>,
): FigureThing[] {
  if (figure.part === 'hands') return handThings(figure, grippedIn({ figures: [figure], things }));
  if (figure.who === 'couple') return [coupleThing(figure)];
  const count = Math.min(
    12,
    Math.max(1, figure.who === 'group' && figure.count < 3 ? 3 : figure.count),
  );
  const serves =
    figure.action === 'carrying' && things.some(({ thing }) => thing === 'tray') && count === 1;
  return Array.from({ length: count }, (_, i) => {
    const role = figure.role ? ROLES[figure.role] : null;
    const prop = propFor(figure, role, things, i);
    const height = figure.who === 'child' ? 0.95 : 1.35;
    return {
      thing: role?.thing ?? 'person',
      maker: isRunning(prompt)
        ? personThing(wishOf(figure), { pose: POSES.run, prop: null, height })
        : serves
          ? personThing(wishOf(figure), { pose: POSES.serve, prop: null, height })
          : personThing(wishOf(figure), { pose: poseFor(figure, prop), prop, height }),
    };
  });
}

/** Who it is, as far as the prompt says. */
function wishOf({ who, role: name }: AskedFigure): Partial<Person> {
  const isWoman = who === 'woman' ? true : who === 'man' ? false : null;
  const role = name ? ROLES[name] : null;
  return { ...role?.wish, ...(isWoman !== null && { isWoman }), ...dressFor(isWoman, role) };
}

/** Somebody on what is ridden. */
export const riderOn = (figure: AskedFigure, mount: ThingId): FigureThing => ({
  thing: (figure.role && ROLES[figure.role].thing) || 'person',
  maker: riderThing(wishOf(figure), mount),
});

function propFor(
  { action, role }: AskedFigure,
  own: Role | null,
  things: readonly AskedThing[],
  i: number,
): Prop {
  if (role === 'musician') {
    const asked = things
      .map(({ thing }) => thing as Prop)
      .find((thing) => INSTRUMENTS.includes(thing));
    return asked ? null : (INSTRUMENTS[i % INSTRUMENTS.length] ?? 'saxophone');
  }
  if (action === 'toasting' || action === 'tasting' || action === 'holding') return 'glass';
  if (action === 'pouring' || action === 'opening') return 'bottle';
  if (action === 'picking') return 'grapes';
  if (action === 'walking') return null;
  return own?.prop ?? null;
}

const dressFor = (isWoman: boolean | null, role: Role | null): Partial<Person> =>
  isWoman === true && !role ? { wear: 'dress' } : {};

interface Carriage {
  pose: Pose;
  prop: Prop;
  height: number;
}

function personThing(wish: Partial<Person>, { pose, prop, height }: Carriage): DrawnThing {
  return {
    aspect: 0.42,
    height,
    draw: (press, { base, heightPx }, look) => {
      const person = castPerson(look.random.fork('person'), wish);
      const tall = heightPx / 1.04;
      drawFigure(press, person, { pose, base, heightPx: tall, lightSide: look.lightSide });
      const hand: Point = [base[0] + pose.right[0] * tall, base[1] - pose.right[1] * tall];
      if (prop) drawProp(press, prop, { hand, tall }, look);
    },
  };
}

/** Things in hands are pieces of their own in the inventory, so they are drawn by their name. */
function drawProp(
  press: LithoPress,
  prop: Exclude<Prop, null>,
  { hand, tall }: { hand: Point; tall: number },
  look: DrawnLook,
): void {
  const standing: Standing = { base: hand, heightPx: tall * 0.2 };
  press.apart(() => {
    if (prop === 'glass') {
      drawGlass(press, {
        base: [hand[0], hand[1] + tall * 0.05],
        heightPx: tall * 0.2,
        shape: look.spec.glass,
        wine: look.wine,
        random: look.random.fork('held glass'),
        line: look.line,
        lightSide: look.lightSide,
      });
      return;
    }
    const sizes = {
      bottle: 0.28,
      grapes: 0.17,
      basket: 0.2,
      saxophone: 0.42,
      guitar: 0.5,
      violin: 0.34,
      secateurs: 0.1,
    };
    const heightPx = tall * sizes[prop];
    const drop =
      prop === 'grapes' ? heightPx * 0.95 : prop === 'bottle' ? heightPx * 0.55 : heightPx * 0.4;
    const maker = look.maker(prop);
    press.named(prop, () =>
      maker?.draw(press, { ...standing, base: [hand[0], hand[1] + drop], heightPx }, look),
    );
  });
}

/** Two people arm in arm, each with a glass when they drink. */
function coupleThing(figure: AskedFigure): FigureThing {
  const drinks =
    figure.action === 'toasting' ||
    figure.action === 'holding' ||
    figure.action === 'tasting' ||
    figure.action === null;
  const walk = figure.action === 'walking';
  const dance = figure.action === 'dancing';
  const her: Pose = dance
    ? { left: [-0.22, 0.68], right: [0.15, 0.86], stride: -1 }
    : walk
      ? { ...POSES.walk, left: [-0.1, 0.55] }
      : { left: [-0.13, 0.5], right: drinks ? [0.13, 0.84] : [0.12, 0.6], stride: 0 };
  // Their hands meet above, between them.
  const him: Pose = dance
    ? { left: [-0.15, 0.82], right: [0.2, 0.66], stride: 1 }
    : walk
      ? POSES.walk
      : { left: drinks ? [-0.13, 0.82] : [-0.12, 0.6], right: [0.13, 0.5], stride: 0 };
  return {
    thing: 'couple',
    maker: {
      aspect: 0.72,
      height: 1.35,
      draw: (press, { base: [x, y], heightPx }, look) => {
        const tall = heightPx / 1.04;
        const woman = castPerson(look.random.fork('her'), {
          isWoman: true,
          wear: 'dress',
          hairCut: 'long',
        });
        const man = castPerson(look.random.fork('him'), {
          isWoman: false,
          wear: 'suit',
          top: '#2a2f3c',
          bottom: '#22262f',
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
  return Array.from({ length: count }, (_, i) => ({
    thing: 'hand' as const,
    maker: gripped
      ? grippingThing(i % 2 ? -1 : 1, gripped)
      : handThing(i % 2 ? -1 : 1, figure.action !== null),
  }));
}

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
    sleeve: random.fork('sleeve').pick(['#14161f', '#7a1f2e', '#1f4a4a', '#3a2a52']),
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
            wine: look.wine,
            random: look.random.fork('glass'),
            line: look.line,
            lightSide: look.lightSide,
          }),
        );
      }
      press.clipped(floorClip(x, y, heightPx), () =>
        raiseHand(press, look, { grip, unitPx: heightPx * 0.0021, side }),
      );
    },
  };
}

/** The sleeve ends where the figure stands, or it would run off to the corner. */
const floorClip = (x: number, y: number, height: number) =>
  rectangle({ x: x - height, y: y - height * 2, width: height * 2, height: height * 2 });

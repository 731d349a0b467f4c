import { LIVELY } from '#studio/lexicon/lively.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { capsule, rectangle, type Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { fromOutline } from '#studio/litho/things/cut-outline.ts';
import type { DrawnLook, DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { raccoonFace } from './raccoon-face.ts';
import { type Person } from './figure-body.ts';
import { drawHat, drawSunglasses } from './face-wear.ts';
import { castPerson } from './full-figure.ts';
import { wearIn } from './portrait.ts';
import { drawRaisedHand } from './raised-hand.ts';
import { drawUpperArm } from './upper-arm.ts';
import { drawShoulders } from './shoulders.ts';

interface Head {
  /** Of Noto's faces; without one it is cut by hand. */
  icon?: string;
  /** The coat, for paws and neck. */
  coat: string;
}

/** Animals whose head Noto shows from the front: they can sit for a portrait as people do. */
const HEADS: Readonly<Partial<Record<ThingId, Head>>> = {
  dog: { icon: 'dog-face', coat: '#c98f5a' },
  cat: { icon: 'cat-face', coat: '#f0b04a' },
  monkey: { icon: 'monkey-face', coat: '#8a5a34' },
  pig: { icon: 'pig-face', coat: '#efb3c0' },
  rabbit: { icon: 'rabbit-face', coat: '#e8e2d8' },
  mouse: { icon: 'mouse-face', coat: '#b9b4ae' },
  cow: { icon: 'cow-face', coat: '#e8e2d8' },
  tiger: { icon: 'tiger-face', coat: '#f0a04a' },
  frog: { icon: 'frog', coat: '#7aa84a' },
  fox: { icon: 'fox', coat: '#e4682a' },
  wolf: { icon: 'wolf', coat: '#8a929c' },
  bear: { icon: 'bear', coat: '#9a6240' },
  panda: { icon: 'panda', coat: '#2b2730' },
  koala: { icon: 'koala', coat: '#9aa0a8' },
  lion: { icon: 'lion', coat: '#e0a545' },
  raccoon: { coat: '#8d9096' },
};

const CLOTHES: readonly (readonly [RegExp, Partial<Person>])[] = [
  [
    /\b(?:suits?|tuxedo|black tie|smoking|costume|giacca|completo|traje|anzug|frack|sommeli\w+|businessman)\b/,
    { wear: 'suit', top: '#2a2f3c' },
  ],
  [/\b(?:apron|tablier|grembiule|delantal|schurze)\b/, { wear: 'apron', bottom: '#3d7048' }],
  [/\b(?:dress|robe|vestito|vestido|kleid)\b/, { wear: 'dress', top: '#8a1f33' }],
  [/\b(?:chef|cook|cuisinier|cuoco|cocinero|koch)\b/, { wear: 'chef', top: '#fbf3e2' }],
];
const ACTS =
  /\b(?:hold\w*|drink\w*|sip\w*|sniff\w*|smell\w*|tast\w*|toast\w*|cheers|swirl\w*|raising|tient|boit|boire|hume|goute|tiene|bebe|beve|annusa|assaggia|tenendo|halt|trinkt|riecht|schnuppert|schwenkt)\b/;
const HUGS =
  /\b(?:hug\w*|cuddl\w*|embrac\w*|clutch\w*|squeez\w*|enlac\w*|etrein\w*|calin\w*|serre|abbracci\w*|abraz\w*|umarm\w*|knuddel\w*|umklammer\w*)\b/;
const HELD = new Set<ThingId>([
  'glass',
  'champagne_flute',
  'cocktail',
  'beer',
  'coffee',
  'bottle',
  'magnum',
  'popping_bottle',
]);
const EATS =
  /\b(?:eat(?:s|ing)?|nibbl\w*|munch\w*|snack\w*|devour\w*|mange\w*|croqu\w*|mangia\w*|come|comiendo|frisst|fressend\w*|nascht)\b/;
/** What is held to the mouth. */
export const EATEN = new Set<ThingId>(
  'grapes apple pear cherry strawberry fig olive hard_cheese soft_cheese blue_cheese pizza burger bread croissant chocolate cake ice_cream ham salami sausage banana carrot cookie'.split(
    ' ',
  ) as ThingId[],
);
const TOASTS = /\b(?:toast\w*|cheers|clink\w*|trinqu\w*|brinda\w*|brindisi|anstoss\w*|prost\w*)\b/;
/** In a joke whoever has a drink holds it. */
const WITH_DRINK =
  /\bwith (?:an? |his |her |its )?(?:\w+ ){0,2}(?:glass|bottle|wine)\b|\bavec (?:une? |son |sa )?(?:verre|bouteille)|\bcon (?:una? )?(?:calice|bicchiere|bottiglia|copa|botella)|\bmit (?:einem |einer )?(?:wein)?(?:glas|flasche)/;
const MOST_SITTERS = 3;

export interface AnimalPortrait {
  animal: AskedThing;
  maker: DrawnThing;
  taken: ReadonlySet<AskedThing>;
  /** With both arms about what it holds. */
  hugs: boolean;
}

/** 'A dog in a suit sniffing a glass', 'a fox and a bear toasting': animals that are dressed or act as people do. */
export function animalPortraits(spec: SceneSpec): AnimalPortrait[] {
  const { prompt, figures, things } = spec;
  if (figures.length > 0) return [];
  const said = fold(prompt);
  const animals = things.filter(({ thing }) => LIVELY.has(thing));
  const several = TOASTS.test(said) && animals.length > 1;
  // Who has no face from the front cannot raise a glass; then none of them does.
  if (several && animals.some(({ thing, count }) => !HEADS[thing] || (count ?? 1) > 1)) return [];
  const sitters = several
    ? animals.slice(0, MOST_SITTERS)
    : things.filter(({ thing, count }) => HEADS[thing] && (count ?? 1) === 1).slice(0, 1);
  return sitters.flatMap((animal, i) => portraitFor(spec, animal, several ? i : null) ?? []);
}

/** `nth`: of several who toast, each with a glass of its own. */
function portraitFor(
  { prompt, things, style }: SceneSpec,
  animal: AskedThing,
  nth: number | null,
): AnimalPortrait | null {
  const head = HEADS[animal.thing];
  if (!head) return null;
  const said = fold(prompt);
  const wear = CLOTHES.find(([words]) => words.test(said))?.[1];
  const hugs = HUGS.test(said);
  const food = EATS.test(said) ? things.find(({ thing }) => EATEN.has(thing)) : undefined;
  const isHeld = style === 'meme_style' && WITH_DRINK.test(said);
  const acts =
    [ACTS, TOASTS].some((words) => words.test(said)) || hugs || isHeld || food !== undefined;
  const drink = things.find(({ thing, relation }) => HELD.has(thing) && !relation);
  const own = food ?? (nth === null ? drink : { ...(drink ?? A_GLASS) });
  if (!wear && !(acts && own)) return null;
  const held = acts || wear?.wear === 'suit' ? own : undefined;
  const worn = wearIn(things);
  const taken = [...(nth === null ? [held] : [drink]), ...worn.taken];
  return {
    animal,
    maker: animalBust({
      head: animal.colour ? { ...head, coat: animal.colour.hex } : head,
      // Nobody asked for clothes.
      wear: {
        ...(wear ?? { wear: 'casual', top: animal.colour?.hex ?? head.coat }),
        ...worn.wear,
      },
      held: held ?? null,
      hugs,
    }),
    taken: new Set(taken.filter((one) => one !== undefined)),
    hugs,
  };
}

const A_GLASS: AskedThing = {
  thing: 'glass',
  word: 'glass',
  count: 1,
  colour: null,
  fill: null,
  states: [],
  relation: null,
};

/** From the ears to the eyes, and from there to the edge below, in heads. */
const ABOVE = 0.62;
const BELOW = 1.12;

interface Sitting {
  head: Head;
  wear: Partial<Person>;
  held: AskedThing | null;
  hugs: boolean;
}

function animalBust({ head, wear, held, hugs }: Sitting): DrawnThing {
  const face = head.icon ? fromOutline({ icon: head.icon, height: 1 }) : raccoonFace;
  return {
    aspect: 0.94,
    height: 1.5,
    draw: (press, { base: [x, y], heightPx }, look) => {
      const size = heightPx / (ABOVE + BELOW);
      const centre: Point = [x - (held && !hugs ? size * 0.12 : 0), y - heightPx + size * ABOVE];
      const person = castPerson(look.random.fork('person'), {
        isWoman: false,
        ...wear,
        skin: head.coat,
      });
      const above = rectangle({ x: 0, y: 0, width: press.width, height: y });
      press.clipped(above, () => {
        press.placed(centre, 0, 1, () =>
          drawShoulders({
            press,
            person,
            mood: 'calm',
            size,
            at: (u, v) => [u * size, v * size],
          }),
        );
        face.draw(
          press,
          { base: [centre[0], centre[1] + size * 0.52], heightPx: size * 1.08 },
          { ...look, isAloft: true },
        );
        drawWorn(press, { centre, size, wear });
        if (held && hugs) drawHugged(press, { held, centre, size, person }, look);
        else if (held) drawHeldGlass(press, { held, centre, size, person }, look);
      });
    },
  };
}

/** Over the eyes and between the ears. */
function drawWorn(
  press: LithoPress,
  { centre: [x, y], size, wear }: { centre: Point; size: number; wear: Partial<Person> },
): void {
  const at: Point = [x, y - size * 0.04];
  if (wear.hasSunglasses)
    press.apart(() => press.named('sunglasses', () => drawSunglasses(press, at, size)));
  if (wear.hat) drawHat(press, at, size, wear);
}

interface Grasp {
  held: AskedThing;
  centre: Point;
  size: number;
  person: Person;
}

/** Against the cheek, with both paws about it. */
function drawHugged(
  press: LithoPress,
  { held, centre, size, person }: Grasp,
  look: DrawnLook,
): void {
  const maker = look.maker(held.thing);
  if (!maker) return;
  const at = (u: number, v: number): Point => [centre[0] + u * size, centre[1] + v * size];
  press.apart(() =>
    press.named(held.thing, () =>
      press.placed(at(0.3, 1.14), 0.09, 1, () =>
        maker.draw(
          press,
          { base: [0, 0], heightPx: size * Math.max(0.95, maker.height * 1.18) },
          { ...look, isAloft: true, colour: held.colour?.hex ?? null, fill: held.fill },
        ),
      ),
    ),
  );
  const fur = (from: Point, to: Point, radius: number) =>
    press.fill(capsule(from, to, radius * size), person.skin, {
      from: [to[0], to[1] - radius * size],
      to: [to[0], to[1] + radius * size],
      start: 0.35,
      end: -0.5,
    });
  // The near arm lies across it, the far paw comes round its other side.
  fur(at(-0.42, 1.0), at(0.36, 0.86), 0.115);
  fur(at(0.72, 0.92), at(0.44, 0.66), 0.1);
  for (const [u, v] of [
    [0.42, 0.8],
    [0.45, 0.86],
    [0.42, 0.92],
  ] as const)
    fur(at(u - 0.06, v), at(u, v), 0.036);
}

/** The glass before the muzzle: to smell at it and to drink from it. */
function drawHeldGlass(
  press: LithoPress,
  { held, centre, size, person }: Grasp,
  look: DrawnLook,
): void {
  const maker = look.maker(held.thing);
  if (!maker) return;
  const grip: Point = [centre[0] + size * 0.52, centre[1] + size * 0.74];
  const heightPx = size * Math.min(1.1, maker.height * 1.1);
  drawUpperArm(press, person, { centre, size, side: 1 });
  press.apart(() =>
    press.named(held.thing, () =>
      press.placed(grip, -0.5, 1, () =>
        maker.draw(
          press,
          { base: [0, heightPx * 0.2], heightPx },
          { ...look, isAloft: true, colour: held.colour?.hex ?? null, fill: held.fill },
        ),
      ),
    ),
  );
  drawRaisedHand(press, {
    grip,
    unitPx: size * 0.0029,
    side: -1,
    skin: person.skin,
    sleeve: person.top,
    cuff: person.wear === 'suit' ? '#fbf6ea' : person.top,
    nail: null,
    sleeveShare: 0.3,
  });
}

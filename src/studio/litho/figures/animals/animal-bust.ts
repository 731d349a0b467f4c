import { LIVELY } from '#studio/lexicon/lively.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { readEmotion } from '#studio/lexicon/words/people/emotions.ts';
import type { Emotion } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { rectangle, smooth } from '#studio/litho/geometry.ts';
import { lighten } from '#studio/litho/mix-colours.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { fromOutline } from '#studio/litho/things/outlines/cut-outline.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { drawHeldGlass, drawHugged } from './animal-grasp.ts';
import { drawBrows } from './animal-brows.ts';
import { EYES_AT, HEADS } from './heads.ts';
import type { Head } from './heads.ts';
import { raccoonFace } from './raccoon-face.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';
import { drawHat, drawEyewear } from '#studio/litho/figures/faces/face-wear.ts';
import { castPerson } from '#studio/litho/figures/full-figure.ts';
import { wearIn } from '#studio/litho/figures/portrait.ts';
import { drawNeckWear, neckWearIn } from '#studio/litho/figures/dress/neck-wear.ts';
import type { NeckWear } from '#studio/litho/figures/dress/neck-wear.ts';
import { drawOpenBook } from './open-book.ts';
import { drawShoulders } from '#studio/litho/figures/shoulders.ts';

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
const READS = /\b(?:reads?|reading|lit|lisant|legge|leggendo|lee|leyendo|liest|lesend\w*)\b/;
/** What is held open before the chest. */
const READ = new Set<ThingId>(['book', 'newspaper', 'menu_card', 'letter']);
const TOASTS = /\b(?:toast\w*|cheers|clink\w*|trinqu\w*|brinda\w*|brindisi|anstoss\w*|prost\w*)\b/;
/** In a joke whoever has a drink holds it. */
const WITH_DRINK =
  /\bwith (?:an? |his |her |its )?(?:\w+ ){0,2}(?:glass|bottle|wine)\b|\bavec (?:une? |son |sa )?(?:verre|bouteille)|\bcon (?:una? )?(?:calice|bicchiere|bottiglia|copa|botella)|\bmit (?:einem |einer )?(?:wein)?(?:glas|flasche)/;
/** Whoever sits for a portrait holds what goes with it. */
const PORTRAIT = /\b(?:portrait|portrat|ritratto|retrato)\b/;
const MOST_SITTERS = 3;

export interface AnimalPortrait {
  animal: AskedThing;
  maker: DrawnThing;
  taken: ReadonlySet<AskedThing>;
  /** With both arms about what it holds. */
  hugs: boolean;
  /** From what it holds open. */
  reads: boolean;
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
  spec: SceneSpec,
  animal: AskedThing,
  nth: number | null,
): AnimalPortrait | null {
  const { prompt, things, style } = spec;
  const head = HEADS[animal.thing];
  if (!head) return null;
  const said = fold(prompt);
  const wear = CLOTHES.find(([words]) => words.test(said))?.[1];
  const hugs = HUGS.test(said);
  const food = EATS.test(said) ? things.find(({ thing }) => EATEN.has(thing)) : undefined;
  const page = READS.test(said) ? things.find(({ thing }) => READ.has(thing)) : undefined;
  const isDressed = wearIn(things).taken.size > 0;
  const isHeld =
    (style === 'meme_style' || isDressed || PORTRAIT.test(said) || isPrinted(spec, animal)) &&
    WITH_DRINK.test(said);
  const acts =
    [ACTS, TOASTS].some((words) => words.test(said)) ||
    hugs ||
    isHeld ||
    food !== undefined ||
    page !== undefined;
  const drink = things.find(({ thing, relation }) => HELD.has(thing) && !relation);
  const own = page ?? food ?? (nth === null ? drink : { ...(drink ?? A_GLASS) });
  if (!wear && !(acts && own)) return null;
  const held = acts || wear?.wear === 'suit' ? own : undefined;
  const worn = wearIn(things);
  const neck = neckWearIn(spec);
  const straw = isSipped(held) ? things.find(({ thing }) => thing === 'drinking_straw') : undefined;
  const taken = [...(nth === null ? [held] : [drink]), straw, ...worn.taken, ...neck.taken];
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
      isClothed: wear !== undefined,
      hugs,
      reads: page !== undefined,
      mood: readEmotion(prompt),
      neck: neck.wear,
      hasStraw: straw !== undefined,
    }),
    taken: new Set(taken.filter((one) => one !== undefined)),
    hugs,
    reads: page !== undefined,
  };
}

/** On posters and in comics a glass is in the paw of its fox; cats and dogs sit beside theirs. */
const isPrinted = ({ style }: SceneSpec, { thing }: AskedThing): boolean =>
  (style === 'illustration_poster' || style === 'pop_art') && thing !== 'cat' && thing !== 'dog';

/** An animal that only looks at somebody, as large as people beside it; `null` where it has no face from the front. */
export function faceToFace({ thing, colour }: AskedThing, mood: Emotion): DrawnThing | null {
  const head = HEADS[thing];
  if (!head) return null;
  const coat = colour?.hex ?? head.coat;
  return animalBust({
    head: { ...head, coat },
    wear: { wear: 'casual', top: coat },
    held: null,
    isClothed: false,
    hugs: false,
    reads: false,
    mood,
    neck: null,
    hasStraw: false,
  });
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

/** 'Through a straw': it leads from the glass to the mouth. */
const isSipped = (held: AskedThing | undefined): boolean =>
  held !== undefined && held.thing !== 'bottle' && HELD.has(held.thing);

/** From the ears to the eyes, and from there to the edge below, in heads. */
const ABOVE = 0.62;
const BELOW = 1.12;

interface Sitting {
  head: Head;
  wear: Partial<Person>;
  held: AskedThing | null;
  isClothed: boolean;
  hugs: boolean;
  reads: boolean;
  mood: Emotion | null;
  neck: NeckWear | null;
  hasStraw: boolean;
}

function animalBust(sitting: Sitting): DrawnThing {
  const { head, wear, held, isClothed, hugs, reads, mood, neck, hasStraw } = sitting;
  // Whoever is seen from the side drinks on that side.
  const side = head.view === undefined || head.view === 'whole' ? 1 : -1;
  const face = head.icon ? fromOutline({ icon: head.icon, height: 1 }) : raccoonFace;
  return {
    aspect: 0.94,
    height: 1.5,
    draw: (press, { base: [x, y], heightPx }, look) => {
      const size = heightPx / (ABOVE + BELOW);
      const centre: Point = [
        x - (held && !hugs && !reads ? side * size * 0.12 : 0),
        y - heightPx + size * ABOVE,
      ];
      const person = castPerson(look.random.fork('person'), {
        isWoman: false,
        ...wear,
        skin: head.coat,
      });
      const above = rectangle({ x: 0, y: 0, width: press.width, height: y });
      press.clipped(above, () => {
        const shoulders = () =>
          drawShoulders({
            press,
            person,
            mood: 'calm',
            size,
            at: (u, v) => [u * size, v * size],
          });
        if (head.view !== 'whole') press.placed(centre, 0, 1, shoulders);
        if (!isClothed && !head.view) drawChest(press, { centre, size, coat: head.coat });
        const { foot, tall, aside } = FITS[head.view ?? 'front'];
        face.draw(
          press,
          { base: [centre[0] + size * aside, centre[1] + size * foot], heightPx: size * tall },
          { ...look, isAloft: true },
        );
        const eyes = EYES_AT[head.view ?? 'front'];
        const between: Point = [centre[0] + size * eyes.at[0], centre[1] + size * eyes.at[1]];
        if (mood && !head.view)
          drawBrows(press, mood, { centre: [centre[0], centre[1] + size * 0.1], head: size });
        drawWorn(press, { centre: between, size: size * eyes.head, wear });
        if (neck) drawNeckWear(press, neck, { centre, size });
        if (held && reads) drawOpenBook(press, { held, centre, size, person });
        else if (held && hugs) drawHugged(press, { held, centre, size, person }, look);
        else if (held)
          drawHeldGlass(press, { held, centre, size, person }, look, { side, hasStraw });
      });
    },
  };
}

/** Where the foot of the drawn head is below the eyes, and how tall it is, in heads. */
const FITS = {
  front: { foot: 0.52, tall: 1.08, aside: 0 },
  profile: { foot: 0.84, tall: 1.5, aside: 0.08 },
  beak: { foot: 0.84, tall: 1.5, aside: 0.08 },
  boar: { foot: 0.66, tall: 1.2, aside: 0.1 },
  whole: { foot: 1.5, tall: 2, aside: 0.06 },
} as const;

/** Pale fur where a shirt would be open. */
function drawChest(
  press: LithoPress,
  { centre: [x, y], size, coat }: { centre: Point; size: number; coat: string },
): void {
  const at = (u: number, v: number): Point => [x + u * size, y + v * size];
  const told = [
    [-0.34, 0.44],
    [0.34, 0.44],
    [0.38, 0.8],
    [0.24, 1.02],
    [0.14, 0.98],
    [0, 1.2],
    [-0.14, 0.98],
    [-0.24, 1.02],
    [-0.38, 0.8],
  ] as const;
  press.fill(
    smooth(
      told.map(([u, v]) => at(u, v)),
      true,
      0.3,
    ),
    lighten(coat, 0.62),
    { from: at(0.2, 0.5), to: at(-0.3, 1.1), start: 0.2, end: -0.35 },
  );
}

/** Over the eyes and between the ears. */
function drawWorn(
  press: LithoPress,
  { centre: [x, y], size, wear }: { centre: Point; size: number; wear: Partial<Person> },
): void {
  const at: Point = [x, y - size * 0.04];
  drawEyewear(press, at, { size, wear });
  if (wear.hat) drawHat(press, at, size, wear);
}

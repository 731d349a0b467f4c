import type { AskedFigure } from '#studio/scene/figure.ts';
import { isView } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { drawPieces } from '#studio/litho/arrange/paint-arrangement.ts';
import { AT_TABLE, isAtTable, paintTable } from '#studio/litho/arrange/table.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { hasBlanket, paintBlanket } from '#studio/litho/arrange/outdoors/blanket.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { setOut } from '#studio/litho/arrange/set-out.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { SetPiece } from '#studio/litho/arrange/set-piece.ts';
import type { Mood } from '#studio/litho/figures/faces/face-shape.ts';
import { paintPopPlace } from '#studio/litho/pop/arrangement.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { hangCobweb, hangWhen, paintBackdrop } from './backdrop.ts';
import { WHITE } from './panel.ts';
import type { MemeSheet } from './panel.ts';
import { fallingIn, isBurning, paintFalling, paintFire } from './weather.ts';

const SOMEBODY: AskedFigure = {
  count: 1,
  who: 'person',
  role: null,
  part: 'figure',
  action: null,
};

/** Nobody is romantic alone. */
const COUPLE: AskedFigure = { ...SOMEBODY, count: 2 };
const ROMANTIC =
  /\b(?:romanti\w+|in love|lovers|amoureux|innamorati|enamorados|verliebt\w*|date night|couples?)\b/;

const ANIMALS = new Set<string>(
  'cat dog fox wolf bear lion horse donkey cow goat sheep pig monkey robot skull ghost owl rabbit santa skeleton unicorn dragon rooster hen duck mouse'.split(
    ' ',
  ),
);

/** 'Me waiting for my Barolo' beside a skeleton: that is me. */
const PLAYS_ME = new Set<string>(['skeleton', 'skull', 'ghost', 'robot']);

/** Whether an animal plays whoever tells it: 'me after wine: dancing cat'. */
export const isPlayedByAnimal = ({ things }: SceneSpec): boolean =>
  things.some(({ thing }) => LIVELY.has(thing));

/** 'Raccoon with a bottle: me at 3am': an animal that the caption does not speak of is whoever tells it. */
export const isPlayedApart = ({ things }: SceneSpec, said: string): boolean =>
  things.some(({ thing, word }) => LIVELY.has(thing) && !fold(said).includes(fold(word)));

interface MemeScene {
  spec: SceneSpec;
  mood: Mood;
  /** The words above and below it. */
  said: string;
  /** Somebody who feels it, where nobody else does. */
  wantsFace: boolean;
  /** Whoever tells it is seen, whoever else is. */
  needsMe?: boolean;
  /** The panel itself is the wall, where it is shared with others. */
  hasWall?: boolean;
  /** Somebody who is in other panels too. */
  isAgain?: boolean;
}

/** Whoever and whatever a panel's words name, large; somebody who feels it where nobody is named. */
export function drawScene(
  sheet: MemeSheet,
  art: Rect,
  {
    spec: told,
    mood,
    said,
    wantsFace,
    needsMe = false,
    isAgain = false,
    hasWall = true,
  }: MemeScene,
): void {
  const { press, random } = sheet;
  const spec = withBasket(withoutDrink(told, said));
  const hasFace =
    // 'Sunday evening face, glass of wine in hand': a hand has no face.
    spec.figures.some(({ part }) => part !== 'hands') ||
    spec.things.some(({ thing }) => ANIMALS.has(thing) || LIVELY.has(thing));
  const isPlayed = spec.things.some(({ thing }) => PLAYS_ME.has(thing));
  const shown: SceneSpec = {
    ...spec,
    // Faces are the joke: nobody stands in it from head to foot.
    style: 'meme_style',
    emotion: spec.emotion ?? (isPlayedMood(mood) ? 'calm' : mood),
    figures:
      (wantsFace && !hasFace) || (needsMe && spec.figures.length === 0 && !isPlayed)
        ? [ROMANTIC.test(fold(spec.prompt)) ? COUPLE : SOMEBODY]
        : inFront(spec, art),
  };
  const plain = {
    floor: art.y + art.height * 0.93,
    horizon: art.y + art.height * 0.7,
    line: WHITE,
  };
  const pieces = piecesFor(withItsDrink(shown));
  const isWalled = hasWall && !spec.place && !isBurning(spec) && isPeopled(shown);
  press.clipped(rectangle(art), () => {
    const ground = spec.place
      ? paintPopPlace({ press, spec: shown, random }, art, spec.place)
      : plain;
    if (isBurning(spec)) paintFire(sheet, art);
    if (isWalled) paintBackdrop(sheet, art);
    if (hasBlanket(spec, spec.place)) paintBlanket(press, { area: art, stage: ground, spec });
    const stage = isAtTable(shown, pieces)
      ? paintTable(press, { area: art, spec: shown, stage: ground })
      : ground;
    const isSmall =
      pieces.length === 1 && pieces[0]?.row !== 'bust' && SMALL.test(fold(spec.prompt));
    const area = isSmall ? middleOf(art) : art;
    const scene = { press, spec: shown, random, hasOneFace: isAgain };
    const set = setOut(pieces, { area, stage, random });
    if (isWalled) hangOnWall(sheet, art, { set, said: `${said} ${spec.prompt}` });
    drawPieces(scene, set, stage);
    const falling = fallingIn(spec);
    if (falling) paintFalling(sheet, art, falling);
  });
}

/** How those of a format look, and nobody of a scene. */
const isPlayedMood = (mood: Mood): mood is 'no' | 'yes' | 'asleep' =>
  mood === 'no' || mood === 'yes' || mood === 'asleep';

/** Whoever feels something has a wall behind. */
const isPeopled = ({ figures, things }: SceneSpec): boolean =>
  figures.length > 0 || things.some(({ thing }) => LIVELY.has(thing) || PLAYS_ME.has(thing));

/** The day or the hour that is said, where the wall is free beside the heads; a web behind who waits for ever. */
function hangOnWall(
  sheet: MemeSheet,
  art: Rect,
  { set, said }: { set: readonly SetPiece[]; said: string },
): void {
  if (set.some(({ thing }) => thing === 'skeleton' || thing === 'skull')) hangCobweb(sheet, art);
  const heads = set.filter(({ row }) => row === 'bust');
  const [left, right] = [
    Math.min(art.x + art.width, ...set.map(edgeOf(-1))),
    Math.max(art.x, ...set.map(edgeOf(1))),
  ];
  const width = art.width * 0.2;
  if (heads.length > 1 || art.width < art.height) return;
  const x = left - art.x > width ? art.x + art.width * 0.02 : art.x + art.width * 0.98 - width;
  const isFree = left - art.x > width || art.x + art.width - right > width;
  if (isFree) hangWhen(sheet, { x, y: art.y + art.height * 0.05, width, height: width }, said);
}

/** Where a head, or a thing that is as high, ends: shoulders are below what hangs. */
const edgeOf =
  (side: 1 | -1) =>
  ({ base, heightPx, maker, row, asked }: SetPiece): number =>
    // The ears of an animal are as wide as its shoulders.
    base[0] + (side * heightPx * maker.aspect * (row === 'bust' && !asked ? HEAD_SHARE : 1)) / 2;
const HEAD_SHARE = 0.72;

/** Words on plain paper that name nothing to be seen have their wine below them. */
function withItsDrink(spec: SceneSpec): SceneSpec {
  const drink = spec.subjects.find((subject) => subject === 'glass' || subject === 'bottle');
  const withGlass = (thing: 'glass' | 'bottle') => ({
    ...spec,
    things: [{ ...BASKET, thing, word: thing }],
  });
  if (spec.things.length > 0) return spec;
  // Whoever speaks of wine at a table has some before him.
  const isAtWine = spec.figures.length > 0 && AT_TABLE.test(fold(spec.prompt));
  if (isAtWine && WINE.test(fold(spec.prompt))) return withGlass('glass');
  if (spec.figures.length > 0 || !drink || spec.place === null || isView(spec.place)) return spec;
  return withGlass(drink);
}
const WINE = /\b(?:wines?|vins?|vin[oi]s?|wein\w*)\b/;

/** 'Beer drinkers' in a narrow panel: one stands for them all, or they would be tiny. */
const inFront = ({ figures, prompt }: SceneSpec, art: Rect): readonly AskedFigure[] =>
  art.height > art.width * 1.1 && figures.length === 1 && !THREE.test(fold(prompt))
    ? figures.map((figure) => (figure.count === A_FEW ? { ...figure, count: 1 } : figure))
    : figures;
const A_FEW = 3;
const THREE = /\b(?:3|three|trois|tre|tres|drei)\b/;

/** A picnic is known by its blanket and its basket. */
function withBasket(spec: SceneSpec): SceneSpec {
  if (spec.place !== 'picnic' || spec.things.length > 1) return spec;
  const has = spec.things.some(({ thing }) => thing === 'basket');
  return {
    ...spec,
    surface: spec.surface ?? 'gingham',
    things: has ? spec.things : [...spec.things, BASKET],
  };
}
const BASKET: AskedThing = {
  thing: 'basket',
  word: 'basket',
  count: 1,
  colour: null,
  fill: null,
  states: [],
  relation: null,
};

const DRINKS =
  /\b(?:wine(?!maker|grower)\w*|vins?|vin[oi]s?|wein\w*|tast\w*|degust\w*|cata|catas|verkost\w*|champagne|prosecco|cava|sekt|spumante|glass(?:es)?|verres?|bicchier\w*|calic\w*|copas?|glas|glaser|drink\w*|boi\w*|bev\w*|beb\w*|trink\w*|pour\w*|cork\w*|korken|bouchon|bottles?|bouteilles?|bottigli\w*|botellas?|flaschen?|sommelier\w*|cheers|toast\w*|(?:reds?|whites?)(?! (?:dress|shirts?|hat|jacket|flag|carpet|car|wall|lie|sneakers|shoes|face))|rose|vintages?|bubbl\w*|tannin\w*|decant\w*|sip\w*)\b/;

/** Nobody holds a glass where neither the picture nor its words speak of any. */
function withoutDrink(spec: SceneSpec, said: string): SceneSpec {
  const isNamed = spec.region !== null || spec.varietal !== null;
  return isNamed || DRINKS.test(fold(`${spec.prompt} ${said}`)) ? spec : { ...spec, subjects: [] };
}

const SMALL =
  /\b(?:small|tiny|little|mini|petit\w*|minuscule|piccol\w+|pequen\w+|klein\w*|winzig\w*) (?:glass|bottle|verre|bouteille|calice|bicchiere|bottiglia|copa|botella|glas|flasche)/;

/** A small thing leaves its panel empty around it. */
const middleOf = ({ x, y, width, height }: Rect): Rect => ({
  x: x + width * 0.3,
  y: y + height * 0.55,
  width: width * 0.4,
  height: height * 0.4,
});

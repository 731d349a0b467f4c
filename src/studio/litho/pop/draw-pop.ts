import type { Brief } from '#studio/brief.ts';
import type { DrawnPicture } from '#studio/film.ts';
import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import { actsOf } from '#studio/lexicon/words/people/acts.ts';
import { stream } from '#studio/random.ts';
import { withGraphicStars } from './graphic-stars.ts';
import { InkedPress } from './inked-press.ts';
import { popPalette, popWord } from './pop-palette.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { paintPopArrangement, paintPopSubjects } from './arrangement.ts';
import type { PaintPop } from './pop-scene.ts';
import { isPattern, paintPattern } from '#studio/litho/pattern.ts';
import { inNeon } from './neon.ts';
import { printDots } from './print-dots.ts';
import { paintPopBottle, paintPopGlass, paintPopGrapes } from './scenes.ts';
import { isSeries, paintPopSeries } from './series.ts';
import { paintPopSheet } from '#studio/litho/sheets/pop-sheet.ts';
import { areHandsClinking } from '#studio/litho/clinking-hands.ts';
import { paintPopToast } from './toast.ts';

/** Subjects that pop art draws better than it filters. */
const SCENES: readonly (readonly [Subject, PaintPop])[] = [
  ['toast', paintPopToast],
  ['bottle', paintPopBottle],
  ['glass', paintPopGlass],
  ['grapes', paintPopGrapes],
];

const OWN_THINGS: readonly ThingId[] = ['bottle', 'glass', 'champagne_flute', 'grapes', 'hand'];

/** Paper in one loud ink. */
const paintPopPattern: PaintPop = ({ press, palette, spec, random }) =>
  paintPattern(press, spec, { random, paper: { ground: palette.ground, line: '#ffffff' } });

/** Scenes of their own stand upright. */
const LAID = new Set(['fallen', 'lying', 'broken']);

/** The scene that pop art has for these subjects, else the arrangement that shows anything. */
function choosePopScene(spec: SceneSpec): PaintPop {
  if (isPattern(spec)) return paintPopPattern;
  if (isSeries(spec)) return paintPopSeries;
  const isPlaced = spec.place !== null || (spec.setting !== null && spec.setting !== 'city');
  const isToast = spec.subjects[0] === 'toast' || areHandsClinking(spec);
  const isPlain = spec.things.every(
    ({ thing, count, relation, colour, colours, fill, states }) =>
      OWN_THINGS.includes(thing) &&
      // A bottle and its glass: of two things each is one.
      (count ?? 1) < (spec.things.length > 1 && !isToast ? 2 : 3) &&
      !states.some((state) => LAID.has(state)) &&
      !relation &&
      !colour &&
      !colours &&
      !fill,
  );
  const hasPeople =
    spec.figures.some(({ part }) => part !== 'hands') || (spec.figures.length > 0 && !isToast);
  const own = SCENES.find(([subject]) => subject === (isToast ? 'toast' : spec.subjects[0]))?.[1];
  // Panels of glasses leave no room for a word.
  const isFree = own !== paintPopGlass || popWord(spec) === null;
  const doOwn = actsOf(spec).every((act) => act === 'clink' && own === paintPopToast);
  const isOwn = own && isFree && isPlain && !isPlaced && !hasPeople && doOwn;
  if (isOwn && spec.things.length <= 2) return own;
  return spec.things.length > 0 || spec.figures.length > 0 ? paintPopArrangement : paintPopSubjects;
}

export function drawPop({ spec: asked, width, height, seed }: Brief): DrawnPicture {
  const random = stream(seed, 'pop');
  const press = new InkedPress(width, height);
  const palette = popPalette(asked, random.fork('palette'));
  const spec = withGraphicStars(inNeon(asked));
  const scene = { press, palette, spec, random: random.fork('scene') };
  if (spec.sheet) paintPopSheet(scene, spec.sheet);
  else choosePopScene(spec)(scene);
  return printDots(press);
}

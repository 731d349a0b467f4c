import type { SceneSpec } from '#studio/scene-spec.ts';
import { thingsIn } from '#studio/lexicon/memes/label-things.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { hasBlanket, paintBlanket } from '#studio/litho/arrange/outdoors/blanket.ts';
import { choosePlace } from '#studio/litho/arrange/choose-place.ts';
import { drawPieces } from '#studio/litho/arrange/paint-arrangement.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { isAtTable, paintTable } from '#studio/litho/arrange/table.ts';
import { areaBeside, setOut } from '#studio/litho/arrange/set-out.ts';
import { isKiss } from '#studio/litho/figures/acts/kiss.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { paintPlace } from '#studio/litho/places/paint-place.ts';
import { posterPalette } from '#studio/litho/posters/poster-palette.ts';
import type { Stage } from '#studio/litho/places/ground.ts';
import { dotsAsked, paintDots } from './asked-dots.ts';
import { paintBubble, paintBurst, paintPopRays, paintShout } from './ground.ts';
import { fillFields } from './fields.ts';
import { isGraphicStar, scatterStars } from './graphic-stars.ts';
import { asHeroes } from './heroes.ts';
import { isSpread, spreadOut } from './spread.ts';
import { onSheet } from './pop-scene.ts';
import type { PaintPop, PopScene } from './pop-scene.ts';
import { popWord } from './pop-palette.ts';

/** Any things in any place, outlined and dotted; without a place, before a star burst. */
export const paintPopArrangement: PaintPop = (scene) => {
  const { press, random } = scene;
  const spec = withSpokenBubble(scene.spec);
  const all = piecesFor(spec);
  const stars = all.filter(isGraphicStar);
  const pieces = all.filter((piece) => !stars.includes(piece));
  const sheet: Rect = { x: 0, y: 0, width: press.width, height: press.height };
  const doSpread = isSpread(spec, pieces);
  const place = doSpread ? null : choosePlace(spec, pieces);
  const stage = place ? paintPopPlace(scene, sheet, place) : paintPopStage(scene);
  const area = belowShout(areaBeside(sheet, spec.copySpace), spec);
  const standing = { ...stage, floor: Math.min(stage.floor, area.y + area.height * 0.96) };
  const within = isAtTable(spec, pieces)
    ? paintTable(press, { area, spec, stage: standing })
    : standing;
  if (hasBlanket(spec, place)) paintBlanket(press, { area, stage: within, spec });
  const isBare = place === null || PLAIN.has(place);
  const set = doSpread ? spreadOut(pieces, area) : setOut(pieces, { area, stage: within, random });
  drawPieces(scene, scatterStars(stars, sheet), within);
  const fill = () => asHeroes(set, area) ?? fillFields(set, area);
  drawPieces(scene, isBare && within === standing ? fill() : set, within);
  shoutBeside(scene);
};

/** The bubble that says the word is drawn with it. */
const withSpokenBubble = (spec: SceneSpec): SceneSpec =>
  popWord(spec) === null
    ? spec
    : {
        ...spec,
        things: spec.things.filter(
          ({ thing }, i) =>
            thing !== 'speech_bubble' || spec.things.some(({ relation }) => relation?.to === i),
        ),
      };

/** Heads and necks begin below the middle of a word in the corner. */
function belowShout(area: Rect, spec: SceneSpec): Rect {
  const word = popWord(spec);
  if (!word) return area;
  const share = isKiss(spec) ? 0.34 : word.length > 8 ? 0.24 : 0.17;
  return {
    ...area,
    width: area.width * 0.94,
    y: area.y + area.height * share,
    height: area.height * (1 - share),
  };
}

/** The word stands in the upper right corner, larger the more it says; hands and heads stay free. */
function shoutBeside(scene: PopScene): void {
  const { press, spec } = scene;
  const word = popWord(spec);
  if (!word) return;
  const radius = Math.min(press.width, press.height) * (word.length > 8 ? 0.25 : 0.2);
  const at = onSheet(scene, 1 - (radius / press.width) * 1.16, (radius / press.height) * 0.92);
  // Two heads fill the sheet from side to side: the word stands above them.
  if (isKiss(spec)) {
    paintShout(scene, word, onSheet(scene, 0.5, (radius / press.height) * 0.8), radius * 0.86);
    return;
  }
  if (isPair(spec)) {
    // Between two heads, its tail to whoever stands on the left.
    const wide = radius * 0.84;
    const middle = onSheet(scene, 0.5, (wide / press.height) * 0.94);
    const to = onSheet(scene, 0.36, Math.min(0.5, (wide * 2.1) / press.height));
    const bubble = { at: middle, radius: wide, to };
    press.named('speech_bubble', () => paintBubble(scene, word, bubble));
    return;
  }
  const speaks =
    spec.figures.length > 0 || spec.things.some(({ thing }) => thing === 'dog' || thing === 'cat');
  if (speaks && BUBBLE.test(fold(spec.prompt))) {
    const to: Point = [at[0] - radius * 0.86, at[1] + radius * 0.98];
    press.named('speech_bubble', () => paintBubble(scene, word, { at, radius, to }));
    return;
  }
  paintShout(
    scene,
    word,
    onSheet(scene, 1 - (radius / press.width) * 0.98, (radius / press.height) * 0.98),
    radius,
  );
}

/** Two people, seen from the chest up. */
const isPair = ({ figures, things }: SceneSpec): boolean =>
  things.length < 3 &&
  figures.every(({ part }) => part !== 'hands') &&
  figures.reduce((sum, { who, count }) => sum + (who === 'couple' ? 2 : count), 0) === 2;

const BUBBLE =
  /bubble|says|saying|sprechblase|sagt|bulle|qui dit|disant|fumetto|che dice|bocadillo|que dice/;

/** A place without outlines: they belong to the things before it. */
export function paintPopPlace(
  { press, spec, random }: Pick<PopScene, 'press' | 'spec' | 'random'>,
  frame: Rect,
  place: Parameters<typeof paintPlace>[1],
): Stage {
  const palette = posterPalette(spec, random.fork('place palette'));
  if (PLAIN.has(place ?? 'studio')) return paintPlainGround({ press, spec }, frame, place);
  let stage: Stage | undefined;
  // Outlines belong to the things; a ground full of them would be a thicket.
  press.withOutline(0, () => {
    stage = paintPlace({ press, frame, palette, spec, random: random.fork('place') }, place);
  });
  if (!stage) throw new Error('A place was not painted.');
  return { ...stage, line: '#ffffff' };
}

const PLAIN = new Set<PlaceId>(['white_ground', 'black_ground', 'colour_ground', 'no_ground']);

/** One colour, and the dots without which it would be no print. */
function paintPlainGround(
  { press, spec }: Pick<PopScene, 'press' | 'spec'>,
  frame: Rect,
  place: PlaceId | null,
): Stage {
  const colour = place === 'black_ground' ? '#15131a' : (spec.ground?.hex ?? '#ffffff');
  const isWhite = place === 'white_ground' || place === 'no_ground';
  press.inPlace(place ?? 'colour_ground', () =>
    press.withOutline(0, () =>
      press.fill(rectangle(frame), colour, {
        from: [frame.x, frame.y],
        to: [frame.x + frame.width * 0.4, frame.y + frame.height],
        ...(place === 'black_ground'
          ? { start: 0.3, end: 0.02 }
          : isWhite
            ? { start: 0, end: 0 }
            : { start: -0.5, end: -0.05 }),
      }),
    ),
  );
  const dots = dotsAsked(spec);
  if (dots)
    press.inPlace(place ?? 'colour_ground', () =>
      press.withOutline(0, () => paintDots(press, frame, dots)),
    );
  return {
    floor: frame.y + frame.height * 0.92,
    horizon: frame.y + frame.height * 0.86,
    line: '#ffffff',
  };
}

function paintPopStage(scene: PopScene): Stage {
  const { press } = scene;
  const centre = onSheet(scene, 0.5, 0.5);
  paintPopRays(scene, centre);
  paintBurst(scene, centre, Math.min(press.width, press.height) * 0.52);
  return { floor: press.height * 0.92, horizon: press.height * 0.86, line: '#ffffff' };
}

/** A prompt that names a place or a subject and no thing: its poster's things, or the place alone. */
export const paintPopSubjects: PaintPop = (scene) => {
  const { spec } = scene;
  const wanted = spec.subjects.filter((subject) => subject === 'bottle' || subject === 'glass');
  // Its words alone, and nothing to see: 'TAPAS & VINO' shows what it speaks of.
  const said = spec.texts.title ?? '';
  const isBare = wanted.length === 0 && said !== '' && spec.place === null && !spec.setting;
  const named = isBare ? [...thingsIn(said).slice(0, 2), 'glass' as const] : [];
  const things = [...wanted, ...new Set(named)].map((thing): AskedThing => ({
    thing,
    word: thing,
    count: thing === 'bottle' ? spec.bottles : thing === 'glass' ? spec.glasses || 1 : 1,
    colour: null,
    fill: null,
    states: [],
    relation: null,
  }));
  paintPopArrangement({ ...scene, spec: { ...spec, things } });
};

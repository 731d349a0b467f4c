import { NAMES_WINE, pictured } from '#studio/lexicon/memes/pictured.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { castPerson } from '#studio/litho/figures/full-figure.ts';
import { drawFace } from '#studio/litho/figures/faces/face.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import type { Caption } from '#studio/meme/caption-lines.ts';
import { writeCaption } from './captions.ts';
import { drawScene, isPlayedApart } from './draw-scene.ts';
import { drawThing } from './draw-thing.ts';
import { drawExplaining, isExplaining } from './explaining.ts';
import { isMine, moodOf } from './moods.ts';
import { GROUNDS, inside, openPanel, WHITE } from './panel.ts';
import type { MemeSheet } from './panel.ts';

/** A sour face above, a beaming one below, the words beside each. */
export function drawTwoPanels(sheet: MemeSheet): void {
  const { press, wish, random } = sheet;
  const { width, height, unit } = press;
  const gap = unit * 14;
  const person = castPerson(random.fork('person'));
  const grounds = random.fork('grounds').shuffle(GROUNDS);
  wish.lines.slice(0, 2).forEach((line, i) => {
    const row: Rect = {
      x: gap,
      y: gap + i * (height / 2),
      width: width - gap * 2,
      height: height / 2 - gap * 1.5,
    };
    const art: Rect = { ...row, width: row.width * 0.5 };
    const words: Rect = { ...row, x: row.x + row.width * 0.5, width: row.width * 0.5 };
    openPanel(sheet, art, grounds[i] ?? GROUNDS[0]);
    openPanel(sheet, words, WHITE);
    const told = wish.panels?.[i];
    if (told) {
      const panel = { ...sheet, random: random.fork(`panel ${i}`) };
      drawScene(panel, art, { spec: told, mood: moodOf(line), said: line, wantsFace: false });
      writeCaption(press, line, inside(words, 0.08));
      return;
    }
    press.clipped(rectangle(art), () =>
      press.named('person', () =>
        drawFace(press, person, {
          centre: [art.x + art.width / 2, art.y + art.height * 0.54],
          sizePx: Math.min(art.width, art.height) * 0.86,
          mood: i ? 'yes' : 'no',
        }),
      ),
    );
    writeChoice(sheet, line, inside(words, 0.08));
  });
}

/** What is refused or taken is seen below its words, where it can be drawn. */
export function writeChoice(
  sheet: MemeSheet,
  line: string,
  box: Rect,
  { spec = choiceOf(line), where = 'below' }: { spec?: SceneSpec; where?: 'below' | 'beside' } = {},
): void {
  const { press, random } = sheet;
  const named = spec.things.find(({ thing }) => drawnMaker(thing));
  const isWine = NAMES_WINE.test(line) || spec.varietal !== null || spec.region !== null;
  const thing = named?.thing ?? (isWine ? 'glass' : null);
  const [words, art] = where === 'below' ? below(box) : beside(box);
  writeCaption(press, line, thing ? words : box);
  if (!thing) return;
  drawThing({ ...sheet, spec, random: random.fork(line) }, thing, art);
}

const below = (box: Rect): [Rect, Rect] => [
  { ...box, height: box.height * 0.34 },
  { ...box, y: box.y + box.height * 0.36, height: box.height * 0.64 },
];
const beside = (box: Rect): [Rect, Rect] => [
  { ...box, width: box.width * 0.68 },
  { ...box, x: box.x + box.width * 0.72, width: box.width * 0.28 },
];

const choiceOf = (line: string): SceneSpec =>
  understand(WATER.test(line) ? 'a glass of water' : pictured(line), {
    style: 'illustration_poster',
  });

const WATER = /^(?:water|eau|de l['’]eau|acqua|agua|wasser)$/iu;

/** The words above and below, between them whoever the prompt names, or somebody who feels it. */
export function drawCaptioned(sheet: MemeSheet, [top, bottom]: Caption, wantsFace: boolean): void {
  const { press, spec, random } = sheet;
  const { width, height } = press;
  // Lines of the customer's own need the room of each.
  const own = top.split('\n').length;
  const strip = height * (bottom ? 0.19 : Math.min(0.44, 0.16 + own * 0.08));
  const art: Rect = {
    x: 0,
    y: top ? strip : 0,
    width,
    height: height - (top ? strip : 0) - (bottom ? strip : 0),
  };
  openPanel(sheet, art, random.fork('ground').pick(GROUNDS));
  if (isExplaining(spec.prompt)) press.clipped(rectangle(art), () => drawExplaining(sheet, art));
  else {
    const said = `${top} ${bottom}`;
    drawScene(sheet, art, {
      spec,
      mood: moodOf(said),
      said: `${said} ${spec.prompt}`,
      wantsFace,
      needsMe: isMine(said) && !isPlayedApart(spec, said),
    });
  }
  for (const [line, y] of [
    [top, 0],
    [bottom, height - strip],
  ] as const) {
    if (!line) continue;
    openPanel(sheet, { x: 0, y, width, height: strip }, WHITE);
    writeCaption(press, line, inside({ x: 0, y, width, height: strip }, 0.06, 0.12));
  }
}

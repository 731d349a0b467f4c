import { NAMES_WINE } from '#studio/lexicon/memes/pictured.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { castPerson } from '#studio/litho/figures/full-figure.ts';
import type { Mood } from '#studio/litho/figures/faces/face-shape.ts';
import { drawFace } from '#studio/litho/figures/faces/face.ts';
import { rectangle, type Rect } from '#studio/litho/geometry.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Caption } from '#studio/meme/caption-lines.ts';
import { writeCaption, writeTag } from './captions.ts';
import { drawScene, isPlayedApart, isPlayedByAnimal } from './draw-scene.ts';
import { drawExplaining, isExplaining } from './explaining.ts';
import {
  isActed,
  isBeforeAfter,
  isMine,
  isAgainstMyself,
  isMineAgain,
  isSameLater,
  moodOf,
} from './moods.ts';
import { GROUNDS, inside, openPanel, WHITE, type MemeSheet } from './panel.ts';

/** Side by side, the second one told against the first; what both are about stands above. */
export function drawVersus(sheet: MemeSheet): void {
  const { press, wish } = sheet;
  const { width, height } = press;
  const [a = '', b = '', topic] = wish.lines;
  const head = topic ? height * 0.13 : 0;
  if (topic) writeCaption(press, topic, inside({ x: 0, y: 0, width, height: head }, 0.08));
  const isTall = height > width * 1.25;
  drawPanels(sheet, [a, b], { x: 0, y: head, width, height: height - head }, !isTall);
}

/** Who says what, one panel each: beside each other, or below on tall sheets. */
export function drawDialogue(sheet: MemeSheet): void {
  const { press, wish } = sheet;
  const { width, height } = press;
  const isWide = width > height * 0.8;
  const head = wish.heading ? height * 0.13 : 0;
  if (wish.heading)
    writeCaption(press, wish.heading, inside({ x: 0, y: 0, width, height: head }, 0.08));
  drawPanels(sheet, wish.lines, { x: 0, y: head, width, height: height - head }, isWide);
}

function drawPanels(sheet: MemeSheet, lines: readonly string[], area: Rect, isRow: boolean): void {
  const { press, wish, random } = sheet;
  const gap = press.unit * 14;
  const grounds = random.fork('grounds').shuffle(GROUNDS);
  // Four beside each other would be slits.
  const columns = isRow ? (lines.length > 4 ? 3 : lines.length > 3 ? 2 : lines.length) : 1;
  const rows = Math.ceil(lines.length / columns);
  const size = [area.width / columns, area.height / rows] as const;
  lines.forEach((line, i) => {
    const panel: Rect = {
      x: area.x + (i % columns) * size[0] + gap / 2,
      y: area.y + Math.floor(i / columns) * size[1] + gap / 2,
      width: size[0] - gap,
      height: size[1] - gap,
    };
    openPanel(sheet, panel, grounds[i] ?? GROUNDS[0]);
    const isSilent = wish.panels?.[i]?.prompt === '';
    const share = isSilent && !isRow ? 0.5 : isRow ? 0.24 : 0.3;
    const words = { ...panel, height: panel.height * share };
    const art = { ...panel, y: panel.y + panel.height * share, height: panel.height * (1 - share) };
    const spec = wish.panels?.[i] ?? sheet.spec;
    // A stage direction shows itself; spoken words show who speaks.
    const isDirected = !line.includes(spec.prompt);
    // One who is seen before and after is the same, and so is 'also me'.
    const isOne =
      (wish.format === 'versus' && isBeforeAfter(lines)) ||
      isMineAgain(lines, i) ||
      isAgainstMyself(sheet.spec.prompt) ||
      isSameLater(lines);
    drawScene({ ...sheet, random: random.fork(isOne ? 'me' : `panel ${i}`) }, art, {
      spec,
      isAgain: isOne,
      mood: isSilent ? 'calm' : moodBeside(lines, i, sheet.spec.prompt),
      said: wish.lines.join(' '),
      wantsFace:
        (spec.things.length === 0 && !(isDirected && isStore(spec))) ||
        (!isDirected && spec.things.length < 2),
      needsMe: !(isDirected && isPlayedByAnimal(spec)) && (isMine(line) || isActed(spec.prompt)),
    });
    writeCaption(press, line, inside(words, 0.06, 0.1));
  });
}

/** 'Full racks vs empty racks': nobody has to stand before them. */
const isStore = ({ place }: SceneSpec): boolean => place !== null && STORES.has(place);
const STORES = new Set<PlaceId>(['bottle_cellar', 'barrel_hall', 'vault_cellar', 'warehouse']);

/** 'Me at 8 pm vs me at 2 am': two that look alike would be no joke. */
function moodBeside(lines: readonly string[], i: number, prompt: string): Mood {
  const moods = lines.map(moodOf);
  const areAlike = lines.length === 2 && moods[0] === moods[1];
  if (!areAlike || i === 0) return moods[i] ?? 'calm';
  if (isAgainstMyself(prompt)) return 'bored';
  return isMineAgain(lines, i) ? 'smug' : (moods[i] ?? 'calm');
}

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
function writeChoice(sheet: MemeSheet, line: string, box: Rect): void {
  const { press, random } = sheet;
  const spec = understand(WATER.test(line) ? 'a glass of water' : line, {
    style: 'illustration_poster',
  });
  const named = spec.things.find(({ thing }) => drawnMaker(thing));
  const isWine = NAMES_WINE.test(line) || spec.varietal !== null || spec.region !== null;
  const thing = named?.thing ?? (isWine ? 'glass' : null);
  const share = thing ? 0.34 : 1;
  writeCaption(press, line, { ...box, height: box.height * share });
  if (!thing) return;
  const art = { ...box, y: box.y + box.height * 0.36, height: box.height * 0.64 };
  drawThing({ ...sheet, spec, random: random.fork(line) }, thing, art);
}

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

/** Things with words on them. */
export function drawLabels(sheet: MemeSheet): void {
  const { press, wish, random } = sheet;
  const { width, height } = press;
  openPanel(sheet, { x: 0, y: 0, width, height }, random.fork('ground').pick(GROUNDS));
  const step = width / wish.labels.length;
  const arePeople = wish.labels.every(({ thing }) => thing === 'person');
  wish.labels.forEach(({ thing, text }, i) => {
    const told = wish.panels?.[i];
    const box: Rect = {
      x: i * step + step * 0.08,
      y: height * 0.08,
      width: step * 0.84,
      height: height * 0.7,
    };
    if (told && arePeople) {
      drawBehindBand(sheet, { told, text, box: { ...box, x: i * step, width: step } });
      return;
    }
    if (told && (told.figures.length > 0 || thing === 'person')) {
      drawLabelled(sheet, { told, text, box: { ...box, x: i * step, width: step } });
      return;
    }
    const isSeveral = told?.things.some((one) => one.thing === thing && isMany(one)) ?? false;
    if (isSeveral) for (const part of thirdsOf(box)) drawThing(sheet, thing, part);
    else drawThing(sheet, thing, box);
    // Across its foot: above it one sees what it is.
    writeTag(press, text, { x: box.x, y: height * 0.74, width: box.width, height: height * 0.17 });
  });
}

const isMany = ({ count, isSeveral }: AskedThing): boolean => (count ?? (isSeveral ? 2 : 1)) > 1;

/** 'The bottles I already have': three of them share a label. */
const thirdsOf = (box: Rect): Rect[] =>
  [0, 1, 2].map((i) => ({ ...box, x: box.x + (box.width * i) / 3, width: box.width / 3 }));

/** People beside each other behind a band that bears their words: their faces fill the sheet. */
function drawBehindBand(
  sheet: MemeSheet,
  { told, text, box }: { told: SceneSpec; text: string; box: Rect },
): void {
  const { press } = sheet;
  const { height } = press;
  const top = height * BAND_AT;
  const width = box.width * 1.5;
  const art = {
    x: box.x - (width - box.width) / 2,
    y: top - Math.min(top * 0.94, width * 1.25),
    width,
    height: Math.min(top * 0.94, width * 1.25),
  };
  drawHolding({ ...sheet, random: sheet.random.fork(text) }, { told, text, art });
  const band = { x: box.x, y: top, width: box.width, height: height - top };
  openPanel(sheet, band, WHITE);
  writeCaption(press, text, inside(band, 0.08, 0.1));
}
const BAND_AT = 0.78;

/** Somebody with words across the chest; the face stays free. */
function drawLabelled(
  sheet: MemeSheet,
  { told, text, box }: { told: SceneSpec; text: string; box: Rect },
): void {
  const { press, random } = sheet;
  // Neighbours overlap a little, or three of them would be small.
  const width = box.width * 1.24;
  const tall = Math.min(box.height, width * 1.25);
  const art = {
    x: box.x - (width - box.width) / 2,
    y: press.height - tall,
    width,
    height: tall,
  };
  drawHolding({ ...sheet, random: random.fork(text) }, { told, text, art });
  const height = Math.min(tall * 0.24, press.height * 0.17);
  writeTag(press, text, {
    x: box.x + box.width * 0.06,
    y: art.y + tall - height * 1.2,
    width: box.width * 0.88,
    height,
  });
}

/** What somebody was given to hold says who it is; anything else would hide the words. */
function drawHolding(
  sheet: MemeSheet,
  { told, text, art }: { told: SceneSpec; text: string; art: Rect },
): void {
  const held = told.things.filter(({ thing }) => VESSELS.has(thing)).slice(0, 1);
  const spec: SceneSpec = { ...told, things: held, subjects: [] };
  drawScene(sheet, art, { spec, mood: moodOf(text), said: text, wantsFace: true });
}
const VESSELS = new Set<ThingId>(['glass', 'champagne_flute', 'beer', 'bottle', 'coffee']);

function drawThing(sheet: MemeSheet, thing: Parameters<typeof drawnMaker>[0], box: Rect): void {
  const { press, random } = sheet;
  const maker = drawnMaker(thing);
  if (!maker) return;
  const heightPx = Math.min(box.height, box.width / maker.aspect);
  const base = [box.x + box.width / 2, box.y + box.height] as const;
  const look = lookFor(sheet, random.fork(thing), { line: WHITE });
  press.named(thing, () => maker.draw(press, { base, heightPx }, look));
}

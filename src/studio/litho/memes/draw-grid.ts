import type { Rect } from '#studio/litho/geometry.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { writeCaption } from './captions.ts';
import { drawScene } from './draw-scene.ts';
import { moodOf } from './moods.ts';
import { drawThing } from './draw-thing.ts';
import { GROUNDS, inside, openPanel, WHITE } from './panel.ts';
import type { MemeSheet } from './panel.ts';

/** A heading, and below it square by square a picture with its words: starter packs, bingo cards. */
export function drawGrid(sheet: MemeSheet): void {
  const { press, wish, random } = sheet;
  const { width, height, unit } = press;
  const head = height * 0.13;
  openPanel(sheet, { x: 0, y: 0, width, height: head }, WHITE);
  writeCaption(press, wish.heading ?? '', inside({ x: 0, y: 0, width, height: head }, 0.05, 0.02));
  const squares = wish.labels;
  const columns = columnsFor(squares.length, width / (height - head));
  const rows = Math.ceil(squares.length / columns);
  const grounds = random.fork('grounds').shuffle(GROUNDS);
  const gap = unit * 8;
  const tall = (height - head) / rows;
  squares.forEach(({ thing, text }, i) => {
    const row = Math.floor(i / columns);
    // A short last row takes the whole width.
    const inRow = Math.min(columns, squares.length - row * columns);
    const wide = width / inRow;
    const square: Rect = {
      x: (i % columns) * wide + gap / 2,
      y: head + row * tall + gap / 2,
      width: wide - gap,
      height: tall - gap,
    };
    openPanel(sheet, square, grounds[(i + row) % grounds.length] ?? GROUNDS[0]);
    const words = square.height * WORDS;
    const art = { ...square, height: square.height - words };
    const own = { ...sheet, random: random.fork(text) };
    if (thing === 'person') drawSomebody(own, art, text);
    else press.clipped(rectangle(square), () => drawThing(own, thing, inside(art, 0.12, 0.1)));
    const strip = { ...square, y: square.y + square.height - words, height: words };
    openPanel(sheet, strip, WHITE);
    writeCaption(press, text, inside(strip, 0.05, 0.08));
  });
}

/** Whoever is named wears what is said, and feels it. */
function drawSomebody(sheet: MemeSheet, art: Rect, text: string): void {
  const spec = understand(`person, ${text}`, { style: 'illustration_poster' });
  drawScene(sheet, art, { spec, mood: moodOf(text), said: text, wantsFace: true, hasWall: false });
}

/** Share of a square that its words take. */
const WORDS = 0.32;

/** Squares as square as the sheet allows. */
function columnsFor(count: number, aspect: number): number {
  const fit = (columns: number) =>
    Math.abs(Math.log((aspect * Math.ceil(count / columns)) / columns)) +
    (count % columns === 0 ? 0 : 0.4);
  const all = Array.from({ length: count }, (_, i) => i + 1);
  return all.reduce((best, one) => (fit(one) < fit(best) ? one : best), 1);
}

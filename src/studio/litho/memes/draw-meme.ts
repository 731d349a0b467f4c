import type { Brief } from '#studio/brief.ts';
import type { DrawnPicture } from '#studio/film.ts';
import { stream } from '#studio/random.ts';
import type { MemeWish, SceneSpec } from '#studio/scene-spec.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { chooseCaption } from '#studio/meme/choose-caption.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import { InkedPress } from '#studio/litho/pop/inked-press.ts';
import { printDots } from '#studio/litho/pop/print-dots.ts';
import { drawBrain } from './draw-brain.ts';
import { drawGrid } from './draw-grid.ts';
import { drawButtons } from './buttons.ts';
import { drawLabels } from './draw-labels.ts';
import { drawDialogue, drawVersus } from './draw-panels.ts';
import { drawCaptioned, drawTwoPanels } from './formats.ts';
import type { MemeSheet } from './panel.ts';

/** A meme of our own formats: drawn, with the customer's words and no others. */
export function drawMeme(brief: Brief, wish: MemeWish): DrawnPicture {
  const { width, height, seed } = brief;
  const spec = withToldWine(brief.spec, wish);
  const press = new InkedPress(width, height);
  const sheet: MemeSheet = { press, spec, wish, random: stream(seed, `meme ${spec.prompt}`) };
  press.withOutline(0, () => press.fill(rectangle({ x: 0, y: 0, width, height }), '#ffffff'));
  if (wish.format === 'versus') drawVersus(sheet);
  else if (wish.format === 'dialogue') drawDialogue(sheet);
  else if (wish.format === 'two_panels') drawTwoPanels(sheet);
  else if (wish.format === 'buttons') drawButtons(sheet);
  else if (wish.format === 'grid') drawGrid(sheet);
  else if (wish.format === 'brain') drawBrain(sheet);
  else if (wish.format === 'labels') drawLabels(sheet);
  else drawCaptioned(sheet, chooseCaption(spec, seed), wish.format === 'reaction');
  return printDots(press);
}

/** 'When you add ice to the Chablis': nobody holds red wine above such words. */
function withToldWine(spec: SceneSpec, { lines }: MemeWish): SceneSpec {
  if (spec.varietal || spec.region || spec.things.length > 0 || lines.length !== 1) return spec;
  const { varietal, region, wine } = understand(lines[0] ?? '');
  return varietal || region ? { ...spec, wine } : spec;
}

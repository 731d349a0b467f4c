// The steps a worker loads for customers' pictures; see StudioSteps. Vocabulary, stage and press are large, and a
// thread keeps what it has loaded: each step brings its own code with its first use.
import type { StudioSteps } from './workers/steps.ts';

const loadWords = () => import('./lexicon/understand.ts');
const loadPress = () => import('./litho/draw-picture.ts');
const loadStage = () => import('./compose/compose.ts');
const loadPaint = () => import('./textures/paint-layers.ts');
const loadFinish = () => import('./styles/apply-style.ts');

export const prepare: NonNullable<StudioSteps['prepare']> = async (chamber) => {
  if (chamber === 'words') await loadWords();
  else if (chamber === 'press') await loadPress();
  else if (chamber === 'stage') await loadStage();
  else await Promise.all([loadPaint(), loadFinish()]);
};

const REHEARSED = {
  prompt: 'A glass of red wine and a bottle on a table',
  size: 'square',
} as const;
const REHEARSED_SIDE = 64;

export const rehearse: NonNullable<StudioSteps['rehearse']> = async (part) => {
  const { understand } = await loadWords();
  const { prompt, size } = REHEARSED;
  if (part === 'words') return void understand(prompt, { size });
  const styleId = 'illustration_poster';
  const spec = understand(prompt, { style: styleId, size });
  const sides = { width: REHEARSED_SIDE, height: REHEARSED_SIDE };
  (await loadPress()).drawPicture({ spec, styleId, ...sides, seed: 1, detail: 'preview' });
};

export const understandPrompt: StudioSteps['understandPrompt'] = async (input) => {
  const { understand } = await loadWords();
  return understand(input.prompt, { style: input.styleId, size: input.sizeId });
};

/** Drawn pictures never load the stage. */
export const compose: StudioSteps['compose'] = async (brief) => {
  const { isDrawn } = await import('./litho/is-drawn.ts');
  if (isDrawn(brief.spec)) return { technique: 'drawn' };
  return (await loadStage()).compose(brief);
};

export const drawPicture: StudioSteps['drawPicture'] = async (brief) => {
  const { drawPicture: draw } = await loadPress();
  return draw(brief);
};

export const paintLayers: StudioSteps['paintLayers'] = async (painting) =>
  (await loadPaint()).paintLayers(painting);

export const paintRoom: StudioSteps['paintRoom'] = async (painting) =>
  (await loadPaint()).paintRoom(painting);

export const standPeople: StudioSteps['standPeople'] = async (standing) =>
  (await loadPaint()).standPeople(standing);

export const applyStyle: StudioSteps['applyStyle'] = async (finishing) =>
  (await loadFinish()).applyStyle(finishing);

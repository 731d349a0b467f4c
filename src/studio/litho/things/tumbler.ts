import { fold } from '#studio/lexicon/matching/normalise.ts';
import { waterGlass } from './cuts/vessels.ts';
import type { DrawnThing } from './drawn-thing.ts';

const WATER = /\b(?:water|eau|acqua|agua|wasser\w*)\b/;
const SPIRIT =
  /\b(?:gin|vodka|tequila|whisk(?:e?y|ies)|rum|rhum|ron|bourbon|scotch|cognac|brandy|grappa)\b/;

/** A low glass with whisky on ice, or a straight one where the prompt speaks of water and of no spirit. */
export const tumblerThing = (spirit: DrawnThing): DrawnThing => ({
  get aspect() {
    return spirit.aspect;
  },
  height: spirit.height,
  draw: (press, standing, look) => {
    const said = fold(look.spec.prompt);
    const maker = WATER.test(said) && !SPIRIT.test(said) ? waterGlass : spirit;
    maker.draw(press, standing, look);
  },
});

import type { SceneSpec } from '#studio/scene-spec.ts';
import { longestMatch } from './longest-match.ts';

/** Boards on piles, out into the water. */
export const JETTY_WORDS =
  'jetty | pier | dock | boat dock | wooden dock | wooden jetty | wooden pier | landing stage | ponton | ponton en bois | jetee | embarcadere | debarcadere | pontile | pontile di legno | molo | passerella sul lago | muelle | muelle de madera | embarcadero | steg | holzsteg | bootssteg | badesteg | anlegesteg';

const JETTY = { jetty: JETTY_WORDS };

export const namesJetty = ({ prompt }: Pick<SceneSpec, 'prompt'>): boolean =>
  longestMatch(prompt, JETTY) !== null;

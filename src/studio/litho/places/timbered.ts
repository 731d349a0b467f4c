import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const TIMBERED =
  /timber|colombage|graticcio|entramado|fachwerk|alsace|alsatian|alsazia|elsass|elsasser|alsacia|colmar|riquewihr|eguisheim/;

/** Villages whose houses are half-timbered, by word or by the land they lie in. */
export const namesTimbered = ({ prompt }: Pick<SceneSpec, 'prompt'>): boolean =>
  TIMBERED.test(fold(prompt));

interface Standing {
  foot: Point;
  sizePx: number;
  number: number;
}

/** One half-timbered house of a village. */
export function drawTimbered(scene: PosterScene, { foot, sizePx, number }: Standing): void {
  const maker = drawnMaker('timbered_house');
  const look = lookFor(scene, scene.random.fork(`timbered ${number}`), {
    line: '#fff7ea',
    isAloft: false,
    copy: number,
  });
  scene.press.named('timbered_house', () =>
    maker?.draw(scene.press, { base: foot, heightPx: sizePx }, look),
  );
}

import type { SceneSpec } from '#studio/scene-spec.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { inFrame } from '#studio/litho/posters/poster-scene.ts';
import type { PaintScene } from '#studio/litho/posters/poster-scene.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { decoInks, paintHalo, paintRays, paintTable } from './deco-ground.ts';

const FLIGHT: readonly WineColour[] = ['sparkling', 'white', 'orange', 'rose', 'red'];

const SHORT_FLIGHT: readonly WineColour[] = ['white', 'rose', 'red'];

/** A flight of glasses, pale to dark, as it is tasted. */
export const paintTastingRow: PaintScene = (scene) => {
  const { press, frame, spec, random } = scene;
  const inks = decoInks(scene);
  const centre = inFrame(scene, 0.5, 0.4);
  paintRays(scene, inks, centre, 24);
  paintHalo(scene, inks, centre, Math.min(frame.width * 0.4, frame.height * 0.4));
  const floor = paintTable(scene, inks, 0.24);
  const most = frame.height > frame.width * 1.25 ? 3 : 6;
  const wines = flightOf(spec, most);
  const gap = (frame.width * 0.86) / wines.length;
  const heightPx = Math.min(frame.height * 0.6, gap * 2.35);
  wines.forEach((wine, i) => {
    const isBubbly = wine === 'sparkling' || wine === 'sparkling_rose';
    drawGlass(press, {
      base: [frame.x + frame.width * 0.07 + gap * (i + 0.5), floor + (i % 2) * press.unit * 10],
      heightPx: heightPx * (isBubbly ? 1.06 : 1),
      shape: isBubbly ? 'flute' : wine === 'red' ? 'bordeaux' : 'white',
      wine,
      random: random.fork(`glass ${i}`),
      line: inks.line,
      lightSide: 1,
    });
  });
};

/** The wines asked for, or one of each colour; a tall sheet has room for three. */
function flightOf(spec: SceneSpec, most: number): readonly WineColour[] {
  const { wines, glasses } = spec;
  if (wines.length > 1) return wines.slice(0, 6);
  if (!isNamed(spec) && wines[0] === 'red' && glasses <= 4)
    return most < FLIGHT.length ? SHORT_FLIGHT : FLIGHT;
  return Array.from({ length: Math.max(3, Math.min(most, glasses)) }, () => wines[0] ?? 'red');
}

/** 'A Barolo tasting' is of one wine; 'a wine tasting' is of all. */
const isNamed = ({ region, varietal, words }: SceneSpec): boolean =>
  region !== null ||
  varietal !== null ||
  words.some(({ proofs }) => proofs.some((proof) => proof === 'wine:red'));

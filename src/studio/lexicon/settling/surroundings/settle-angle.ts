import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { Camera } from '#studio/scene/camera.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

interface Seen {
  isLand: boolean;
  place: PlaceId | null;
  things: readonly AskedThing[];
  figures: readonly AskedFigure[];
  prompt: string;
}

/** 'From above' is from the air over land; what is cut out is seen from its side, and says so. */
export function settleAngle(
  asked: Camera,
  { isLand, place, things, figures, prompt }: Seen,
): Camera {
  const camera = nearBubbles(asked, { things, prompt });
  if (camera.angle !== 'overhead') return camera;
  if (isLand) return { ...camera, angle: 'aerial', shot: camera.shot ?? 'view' };
  // From right above, whoever was asked for would be a hat: they are seen as people are seen.
  if (figures.some(({ part }) => part !== 'hands')) return { ...camera, angle: null };
  return place === 'no_ground' ? { ...camera, angle: null } : camera;
}

/** 'Close-up of bubbles in a flute': of the glass, the wine that they rise in. */
function nearBubbles(camera: Camera, { things, prompt }: Pick<Seen, 'things' | 'prompt'>): Camera {
  const isAlone = things.every(({ thing }) => GLASSES.has(thing));
  return camera.shot === 'close_up' && isAlone && BUBBLES.test(fold(prompt))
    ? { ...camera, shot: 'macro' }
    : camera;
}
const BUBBLES = /\b(?:bubbles|fizz|perlage|mousse|bulles|bollicine|burbujas|perlen|blaschen)\b/;
const GLASSES: ReadonlySet<ThingId> = new Set(['glass', 'champagne_flute']);

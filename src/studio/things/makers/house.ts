import { makeNotebook } from '#studio/props/desk/notebook.ts';
import { makePencil } from '#studio/props/desk/pencil.ts';
import { makeChopsticks } from '#studio/props/desk/chopsticks.ts';
import { makeGlobe } from '#studio/props/desk/globe.ts';
import { makeSkull } from '#studio/props/desk/skull.ts';
import { makeLaptop } from '#studio/props/desk/laptop.ts';
import { makeCamera } from '#studio/props/desk/camera.ts';
import { makeClock } from '#studio/props/desk/clock.ts';
import { makeLadder } from '#studio/props/desk/ladder.ts';
import { makeChair } from '#studio/props/desk/chair.ts';
import { makeTulip } from '#studio/props/plants/tulip.ts';
import { makePottedPlant } from '#studio/props/plants/potted-plant.ts';
import { makeCat } from '#studio/props/animals/cat.ts';
import { makeDog } from '#studio/props/animals/dog.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** What stands or lives about the house. */
export const HOUSE_MAKERS = {
  notebook: { make: makeNotebook },
  pencil: { make: makePencil },
  chopsticks: { make: makeChopsticks },
  globe: { make: makeGlobe },
  skull: { make: makeSkull },
  laptop: { make: makeLaptop },
  camera: { make: makeCamera },
  clock: { make: makeClock },
  ladder: { make: makeLadder },
  chair: { make: makeChair, holds: { height: 46, radius: 20 } },
  tulip: { make: makeTulip, isMany: true, brings: 'vase' },
  potted_plant: { make: makePottedPlant },
  cat: { make: makeCat },
  dog: { make: makeDog },
} satisfies Partial<Record<ThingId, PhotoMaker>>;

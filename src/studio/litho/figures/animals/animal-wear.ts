import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { drawEyewear, drawHat } from '#studio/litho/figures/faces/face-wear.ts';
import { drawNeckWear, neckWearIn } from '#studio/litho/figures/dress/neck-wear.ts';
import { wearIn } from '#studio/litho/figures/portrait.ts';

/** Where the eyes of an animal are, from the middle of its foot, as shares of its height. */
const EYES: Partial<Record<ThingId, { at: readonly [number, number]; head: number }>> = {
  dog: { at: [-0.1, 0.82], head: 0.36 },
  cat: { at: [-0.04, 0.77], head: 0.36 },
  poodle: { at: [-0.1, 0.78], head: 0.4 },
  fox: { at: [0, 0.7], head: 0.58 },
  wolf: { at: [0, 0.7], head: 0.58 },
  bear: { at: [0, 0.72], head: 0.58 },
  lion: { at: [0, 0.72], head: 0.5 },
  robot: { at: [0, 0.74], head: 0.6 },
  skull: { at: [0, 0.55], head: 1 },
  owl: { at: [0, 0.72], head: 0.7 },
  monkey: { at: [0, 0.8], head: 0.4 },
  pig: { at: [0, 0.6], head: 0.5 },
  penguin: { at: [-0.01, 0.86], head: 0.3 },
  frog: { at: [0, 0.72], head: 0.86 },
  rabbit: { at: [0, 0.6], head: 0.5 },
  flamingo: { at: [-0.14, 0.95], head: 0.3 },
  rooster: { at: [-0.27, 0.75], head: 0.34 },
  hen: { at: [-0.13, 0.6], head: 0.5 },
  goose: { at: [-0.21, 0.93], head: 0.28 },
  duck: { at: [-0.13, 0.87], head: 0.36 },
  swan: { at: [-0.43, 0.82], head: 0.28 },
  parrot: { at: [-0.22, 0.83], head: 0.38 },
  llama: { at: [-0.35, 0.83], head: 0.28 },
  camel: { at: [-0.27, 0.81], head: 0.38 },
  horse: { at: [-0.4, 0.75], head: 0.38 },
  unicorn: { at: [-0.14, 0.55], head: 0.5 },
  donkey: { at: [-0.38, 0.73], head: 0.3 },
  giraffe: { at: [-0.24, 0.86], head: 0.24 },
  tiger: { at: [-0.5, 0.74], head: 0.42 },
  elephant: { at: [-0.22, 0.63], head: 0.4 },
  cow: { at: [-0.36, 0.79], head: 0.32 },
  sheep: { at: [-0.21, 0.67], head: 0.36 },
  goat: { at: [-0.2, 0.64], head: 0.34 },
  deer: { at: [-0.14, 0.7], head: 0.3 },
};

/** Where its mouth is, in the same shares: below the eyes of whoever looks at us, before them in profile. */
export function mouthOf(animal: ThingId): readonly [number, number] | null {
  const eyes = EYES[animal];
  const known = MOUTHS[animal];
  if (known || !eyes) return known ?? null;
  const [x, y] = eyes.at;
  const isFrontal = x === 0;
  return [isFrontal ? 0 : x - eyes.head * 0.6, y - eyes.head * (isFrontal ? 0.36 : 0.32)];
}

/** Of those whose head is turned otherwise than their eyes say. */
const MOUTHS: Partial<Record<ThingId, readonly [number, number]>> = {
  pig: [-0.34, 0.38],
  horse: [-0.42, 0.52],
};

/** Things that are dressed as somebody, where the prompt says that they wear it. */
const DOLLS: Partial<Record<ThingId, { at: readonly [number, number]; head: number }>> = {
  bottle: { at: [0, 0.63], head: 0.42 },
  glass: { at: [0, 0.72], head: 0.4 },
  grapes: { at: [0, 0.5], head: 0.6 },
  cork: { at: [0, 0.6], head: 1 },
  pineapple: { at: [0, 0.4], head: 0.56 },
  lemon: { at: [0, 0.5], head: 0.8 },
  orange: { at: [0, 0.5], head: 0.8 },
  strawberry: { at: [0, 0.5], head: 0.7 },
  pear: { at: [0, 0.42], head: 0.6 },
  pumpkin: { at: [0, 0.5], head: 0.8 },
};
const WEARS =
  /\b(?:wears?|wearing|with (?:sunglasses|a hat|a bow tie) on|porte|portant|indossa\w*|lleva\w*|tragt|tragend\w*)\b/;

/** Where a bow tie is tied to whoever is seen from the side: the head it hangs below. */
const NECKS: Partial<Record<ThingId, { at: readonly [number, number]; head: number }>> = {
  dog: { at: [0, 0.72], head: 0.36 },
  penguin: { at: [-0.07, 0.96], head: 0.48 },
};

interface DressedAnimal {
  animal: AskedThing;
  maker: DrawnThing;
  taken: ReadonlySet<AskedThing>;
}

/** 'A dog with sunglasses' and 'a penguin with a bow tie' wear them, where nobody else could. */
export function dressAnimal(spec: SceneSpec): DressedAnimal | null {
  const { figures, things } = spec;
  if (figures.length > 0) return null;
  const animal =
    things.find(({ thing }) => EYES[thing]) ??
    (WEARS.test(fold(spec.prompt)) ? things.find(({ thing }) => DOLLS[thing]) : undefined);
  const maker = animal && drawnMaker(animal.thing);
  const { wear, taken: worn } = wearIn(things);
  const neck = neckWearIn(spec);
  const taken = new Set([...worn, ...neck.taken]);
  const eyes = animal && (EYES[animal.thing] ?? DOLLS[animal.thing]);
  if (!maker || !eyes || taken.size === 0) return null;
  return {
    animal,
    taken,
    maker: {
      aspect: maker.aspect,
      height: maker.height,
      draw: (press, standing, look) => {
        maker.draw(press, standing, look);
        const [x, y] = standing.base;
        const { heightPx } = standing;
        const at = [x + eyes.at[0] * heightPx, y - eyes.at[1] * heightPx] as const;
        const size = heightPx * eyes.head;
        drawEyewear(press, at, { size, wear });
        if (wear.hat) drawHat(press, at, size, wear);
        const below = NECKS[animal.thing] ?? eyes;
        if (neck.wear)
          drawNeckWear(press, neck.wear, {
            centre: [x + below.at[0] * heightPx, y - below.at[1] * heightPx],
            size: heightPx * below.head,
          });
      },
    },
  };
}

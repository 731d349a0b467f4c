import type { EstateKind, Landscape } from '#studio/scene/surroundings.ts';
import { homeIn } from '#studio/litho/arrange/outdoors/home.ts';
import { riverBoatsIn } from '#studio/litho/arrange/outdoors/river-boats.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { paintCountry } from '#studio/litho/scenes/land/vineyard.ts';
import type { Foreground } from '#studio/litho/scenes/land/vineyard.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PaintGround, Stage } from './ground.ts';

export interface Country {
  landscape?: Landscape;
  estate?: EstateKind;
  isBySea?: boolean;
  foreground?: Foreground;
  /** What else stands in the view. */
  dress?: (scene: PosterScene, stage: Stage) => void;
}

const stageOf = ({ frame }: PosterScene, horizon: number): Stage => ({
  floor: frame.y + frame.height * 0.93,
  horizon: horizon + frame.height * 0.2,
  line: '#fff7ea',
});

const FLOATING = new Set<ThingId>([
  'boat',
  'ship',
  'speedboat',
  'canoe',
  'dolphin',
  'whale',
  'swan',
  'duck',
]);

/** Where nothing but boats is asked for, the water reaches the front: no boat stands in a meadow. */
export function isAfloat(spec: SceneSpec): boolean {
  const { things, figures } = spec;
  const { aboard } = riverBoatsIn(spec);
  return (
    figures.length === 0 &&
    things.some(({ thing }) => FLOATING.has(thing)) &&
    things.every((asked) => FLOATING.has(asked.thing) || FAR.has(asked.thing) || asked === aboard)
  );
}

const FAR = new Set<ThingId>([
  'river',
  'sun',
  'moon',
  'lighthouse',
  'mountain',
  'vines',
  'village',
  'church',
  'castle',
  'cloud',
  'bridge',
  'lake',
  'sea',
  'hot_air_balloon',
  'island',
  'house',
]);

/** 'A bear in the snow': it lies where they stand, unless they stand among vines that were named. */
const isSnowy = ({ surface, weather, place, things }: SceneSpec): boolean =>
  surface === 'snow' ||
  (weather === 'snow' && place === null && things.every(({ thing }) => thing !== 'vines'));

/** Wine country, told apart by its landscape, its house and what lies in front. */
export function countryStage({
  landscape,
  estate,
  isBySea = false,
  foreground = 'vines',
  dress,
}: Country = {}): PaintGround {
  return (scene) => {
    const home = homeIn(scene.spec);
    const spec: SceneSpec = {
      ...scene.spec,
      // The house is grand where it is the place itself, or asked for.
      subjects: estate || home ? ['estate'] : ['vineyard'],
      landscape: landscape ?? scene.spec.landscape,
      estate: home?.estate ?? estate ?? scene.spec.estate,
      setting: isBySea ? 'sea' : 'vineyard',
    };
    const lies =
      isBySea && isAfloat(scene.spec) ? 'water' : isSnowy(scene.spec) ? 'snow' : foreground;
    const wall = home?.asked?.colour?.hex ?? scene.palette.wall;
    const palette = { ...scene.palette, wall };
    const { horizon } = paintCountry({ ...scene, spec, palette }, lies);
    const stage = stageOf(scene, horizon);
    dress?.(scene, stage);
    return stage;
  };
}

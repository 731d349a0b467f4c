import { ICE_TRAY } from '#studio/props/food/seafood/oyster.ts';
import type { Surface } from '#studio/scene/surroundings.ts';
import type { Brief, Compose } from '#studio/brief.ts';
import { isDrawn } from '#studio/litho/is-drawn.ts';
import { createKit } from '#studio/props/making/kit.ts';
import { stream } from '#studio/random.ts';
import { createScene } from '#studio/scene-builder.ts';
import type { SkyId } from '#studio/landscape/sky/sky-palettes.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneObject, Vec3 } from '#studio/scene-graph.ts';
import { arrangeAsked } from './arrangements/asked.ts';
import { arrangeBarrelTop } from './arrangements/barrel-top.ts';
import { arrangeGrapeMacro } from './arrangements/grape-macro.ts';
import { arrangeHarvest } from './arrangements/harvest.ts';
import { arrangeOverhead } from './arrangements/overhead.ts';
import { arrangeNothing } from './arrangements/nothing.ts';
import { arrangePour } from './arrangements/pour.ts';
import { arrangeSpread } from './arrangements/spread.ts';
import { arrangeStillLife } from './arrangements/still-life.ts';
import { arrangeTastingRow } from './arrangements/tasting-row.ts';
import { arrangeToast } from './arrangements/toast.ts';
import { arrangeWideLandscape } from './arrangements/wide-landscape.ts';
import { BRIGHT } from './dress.ts';
import { gatherBeasts } from './people/gather-beasts.ts';
import { gatherPeople, nameHeld } from './people/gather-people.ts';
import { buildCutout, samplingFor } from '#studio/packshot/build-cutout.ts';
import { groundOf } from '#studio/packshot/ground-of.ts';
import { hullPoints } from './camera/bounds.ts';
import { chooseSampling } from './choose-sampling.ts';
import { direct } from './direct.ts';
import type { Archetype } from './direction.ts';
import { frameHeroes } from './camera/frame-camera.ts';
import { finishFraming } from './camera/finish-framing.ts';
import { buildCellar } from './decors/cellar.ts';
import { buildHall } from './decors/halls/built-halls.ts';
import { buildOpenAir } from './decors/open-air.ts';
import { asGround } from './decors/lay-ground.ts';
import { cutTable } from './setting/painters-table.ts';
import { buildRoom } from './decors/rooms.ts';
import { noteTraits } from './traits/note-traits.ts';
import { addReachingHands } from './people/reaching-hands.ts';
import type { Arrangement, Shot, Stage } from './stage.ts';
import { withCompany } from './things/company.ts';
import { frameWindow } from './things/events/frame-window.ts';
import { hangBoard } from './things/events/hang-board.ts';
import { hangOverhead } from './things/events/hang-overhead.ts';
import { standBehind } from './things/layout/stand-behind.ts';
import { leaveOut, refusedThings } from './things/leave-out.ts';
import { thinLabels } from './thin-labels.ts';

const ARRANGE: Readonly<Record<Archetype, (stage: Stage) => Arrangement>> = {
  hero_left: arrangeStillLife,
  hero_right: arrangeStillLife,
  hero_centre: arrangeStillLife,
  close_up: arrangeStillLife,
  overhead: arrangeOverhead,
  wide_landscape: arrangeWideLandscape,
  tasting_row: arrangeTastingRow,
  spread: arrangeSpread,
  pour: arrangePour,
  toast: arrangeToast,
  grape_macro: arrangeGrapeMacro,
  harvest_crate: arrangeHarvest,
  cellar: arrangeBarrelTop,
  asked: arrangeAsked,
  people: arrangeNothing,
  view: arrangeNothing,
};

export interface ComposedShot {
  stage: Stage;
  shot: Shot;
  /** What the camera was framed on. */
  points: readonly Vec3[];
}

/** Things first, then the camera that fits them, then the room and the light round both. */
export function composeShot(brief: Brief): ComposedShot {
  const stage = openStage(brief);
  const ground = groundOf(stage.spec);
  const arranged = withCompany(stage, ARRANGE[stage.direction.archetype](stage));
  const table = ground === undefined ? cutTable(stage, asGround(stage, arranged.table)) : null;
  const arrangement = { ...arranged, table };
  const heroes = arrangement.frameOn ?? hullPoints(stage.scene);
  const points = [...heroes, ...addReachingHands(stage, heroes)];
  const framing = finishFraming(stage, arrangement.framing);
  const camera = frameHeroes(points, framing, stage.aspect);
  stage.scene.camera = camera;
  const shot = frameWindow(stage, { ...arrangement, camera });
  standBehind(stage, shot);
  hangOverhead(stage, shot);
  const { people, stands } = gatherPeople(stage, shot);
  nameHeld(stage, people, stands);
  hangBoard(stage, shot, people);
  stage.beasts = gatherBeasts(stage, shot);
  if (ground !== undefined) buildCutout(stage, shot, ground);
  else if (stage.direction.decor === 'landscape') buildOpenAir(stage, shot);
  else if (stage.direction.decor === 'cellar') buildCellar(stage, shot);
  else if (stage.direction.decor === 'hall') buildHall(stage);
  else buildRoom(stage, shot);
  leaveOut(stage.scene, refusedThings(stage.spec));
  // Straight from above a table is seen, and nothing of the room or the town round it.
  const isTableTop =
    stage.direction.decor !== 'landscape' &&
    (stage.direction.archetype === 'overhead' || stage.spec.camera.angle === 'overhead');
  if (stage.direction.place && !isTableTop) stage.scene.place = stage.direction.place;
  stage.scene.traits = noteTraits(stage, shot);
  thinLabels(stage, camera);
  addCaustics(stage, shot);
  stage.scene.sampling = chooseSampling(stage.scene.sampling, stage.direction, {
    isIcy: stage.scene.objects.some(isRestless) || isDozen(stage.scene.objects),
  });
  if (stage.scene.cutout)
    stage.scene.sampling = samplingFor(stage.scene.cutout, stage.scene.sampling);
  return { stage, shot, points };
}

export const compose: Compose = (brief) =>
  isDrawn(brief.spec)
    ? { technique: 'drawn' }
    : { technique: 'traced', scene: composeShot(brief).stage.scene };

/** Ice, ripples and a bell of glass are edges all over. */
const isRestless = ({ name, thing, role }: SceneObject): boolean =>
  name === ICE_TRAY ||
  thing === 'ice_bed' ||
  thing === 'cloche' ||
  (role === 'surface' && name === 'water');

/** A crate of twelve has as many edges, and wood wool between them. */
const isDozen = (objects: readonly SceneObject[]): boolean =>
  objects.some(({ thing }) => thing === 'straw') &&
  objects.filter(({ thing }) => thing === 'bottle').length > MOST_IN_PEACE;
const MOST_IN_PEACE = 6;

/** A low sun is warm: only by day is the sky blue enough to be seen in a wine. */
const BLUE_SKIES: ReadonlySet<SkyId> = new Set<SkyId>(['day', 'blue']);
/** Under as much blue sky, too. */
const BY_WATER: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'pool',
  'yacht',
  'sea',
  'lake',
  'beach',
  'picnic',
  'terrace',
  'garden_party',
]);

/** What is mirrored brown. */
const BROWN: ReadonlySet<Surface> = new Set<Surface>(['wood', 'barrel_top', 'leather', 'rust']);

function openStage(brief: Brief): Stage {
  const scene = createScene();
  const direction = direct(brief);
  const key = `${brief.seed}|${brief.spec.prompt.trim().toLowerCase()}`;
  return {
    brief,
    spec: brief.spec,
    direction,
    scene,
    kit: {
      ...createKit(scene, brief.detail),
      isDim: !BRIGHT.includes(direction.light),
      isOnWood: BROWN.has(direction.surface),
      isByWater:
        (direction.decor === 'landscape' && BLUE_SKIES.has(direction.sky)) ||
        (direction.place !== null && BY_WATER.has(direction.place)),
      pictureSide: Math.max(brief.width, brief.height),
    },
    aspect: brief.width / brief.height,
    people: [],
    stands: [],
    beasts: [],
    random: (name) => stream(key, name),
  };
}

/** Coloured light through the wine onto the table. */
function addCaustics({ scene, brief }: Stage, shot: Shot): void {
  if (!shot.table) return;
  const reach = Math.max(16, shot.reach);
  const isPreview = brief.detail === 'preview';
  scene.caustics = {
    resolution: isPreview ? 256 : 512,
    left: shot.centre[0] - reach * 2.4,
    near: shot.centre[2] - reach * 1.8,
    size: reach * 4.8,
    level: 0,
    photons: isPreview ? 24_000 : 130_000,
    target: [shot.centre[0], 12, shot.centre[2]],
    targetRadius: reach,
  };
}

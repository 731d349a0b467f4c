import type { ThingId } from '#studio/things/catalogue.ts';
import * as farm from './cuts/farm-buildings.ts';
import * as landmarks from './cuts/landmarks.ts';
import * as monuments from './cuts/monuments.ts';
import type { DrawnThing } from './drawn-thing.ts';

/** What is seen from afar and known by its outline. */
export const LANDMARK_MAKERS = {
  barn: farm.barn,
  warehouse: farm.warehouse,
  timbered_house: farm.timberedHouse,
  forklift: farm.forklift,
  lighthouse: landmarks.lighthouse,
  windmill: landmarks.windmill,
  bridge: landmarks.bridge,
  eiffel_tower: landmarks.eiffelTower,
  tower: landmarks.tower,
  hot_air_balloon: landmarks.hotAirBalloon,
  vintage_car: landmarks.vintageCar,
  piano: landmarks.piano,
  leaning_tower: monuments.leaningTower,
  ruins: monuments.castleRuin,
  brandenburg_gate: monuments.brandenburgGate,
  triumphal_arch: monuments.triumphalArch,
  acropolis: monuments.acropolis,
  opera_house: monuments.operaHouse,
  golden_gate: monuments.suspensionBridge,
  tower_bridge: monuments.towerBridge,
  notre_dame: monuments.gothicCathedral,
  mont_saint_michel: monuments.abbeyIsland,
  taj_mahal: monuments.tajMahal,
  matterhorn: monuments.matterhorn,
  aqueduct: monuments.aqueduct,
  fairy_castle: monuments.fairyCastle,
  parasol: landmarks.parasol,
} satisfies Partial<Record<ThingId, DrawnThing>>;

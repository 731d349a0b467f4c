import type { PaintLayers, PaintRoom, StandPeople } from '#studio/brief.ts';
import type { PaintedLayers, Painting } from '#studio/scene-graph.ts';
import { layPeople } from '#studio/people/painting/lay-people.ts';
import type { Gathering } from '#studio/people/painting/lay-people.ts';
import { lightOf } from '#studio/people/painting/room-light.ts';
import { paintRoomDome, paintSkyDome } from '#studio/backdrops/domes.ts';
import { paintEatery } from '#studio/backdrops/eateries/paint-eatery.ts';
import { paintRestaurant, paintWineBar } from '#studio/backdrops/interiors.ts';
import { paintFestival, paintLandscape } from '#studio/backdrops/outdoors.ts';
import { paintPlace } from '#studio/backdrops/place/paint-place.ts';
import { paintRaised } from '#studio/backdrops/raise.ts';
import type { RaisedSpec } from '#studio/backdrops/raise.ts';
import { paintRoomWindow } from '#studio/backdrops/room-window.ts';
import type { RoomWindowSpec } from '#studio/backdrops/room-window.ts';
import { paintWindowRoom } from '#studio/backdrops/window-room.ts';
import type { WindowRoomSpec } from '#studio/backdrops/window-room.ts';
import { paintSweep } from '#studio/backdrops/sweep.ts';
import type { LabelSpec } from '#studio/labels/label-spec.ts';
import { paintLabel } from '#studio/labels/paint-label.ts';
import {
  paintCitrusCut,
  paintHandwriting,
  paintRecord,
  paintScreen,
  paintSeeds,
  paintTomatoCut,
} from './discs.ts';
import { paintMottled, paintStripes, paintWeave } from './mottled.ts';
import { paintArtwork, paintOwnDesign } from '#studio/own-wine/paint-artwork.ts';
import {
  paintGingham,
  paintVelvet,
  paintBrushed,
  paintEarth,
  paintLeather,
  paintLinen,
} from './cloth.ts';
import { paintCutMeat, paintGrilled, paintMelted } from './cooked.ts';
import { paintCuredHam, paintSalami } from './cured.ts';
import { paintDust } from './dust.ts';
import { paintFishSkin } from './fish-skin.ts';
import { paintHerbLeaf } from './herb-leaf.ts';
import type { TileSize } from './material-map.ts';
import { paintCheese } from './cheese.ts';
import { paintCitrusPeel, paintCork, paintCrumb, paintCrust, paintGrapeSkin } from './skins.ts';
import { paintMarble, paintMasonry, paintSlate } from './stone.ts';
import { paintInscription } from './inscription.ts';
import { paintStrawberrySkin } from './strawberry-skin.ts';
import { paintTastingSheet } from './tasting-sheet.ts';
import { paintVineLeaf } from './vine-leaf.ts';
import { paintTiles } from './tiles.ts';
import { paintBarrelHead, paintBarrelSide, paintPlanks } from './wood.ts';

/** A painter takes its size and its own parameters; compositions write both as plain data. */
type Painter = (size: TileSize, params: never) => PaintedLayers;

const PAINTERS: Readonly<Record<string, Painter>> = {
  dust: paintDust,
  slate: paintSlate,
  marble: paintMarble,
  masonry: paintMasonry,
  tiles: paintTiles,
  planks: paintPlanks,
  'barrel-side': paintBarrelSide,
  'barrel-head': paintBarrelHead,
  linen: paintLinen,
  gingham: paintGingham,
  pile: paintVelvet,
  leather: paintLeather,
  brushed: paintBrushed,
  earth: paintEarth,
  'grape-skin': paintGrapeSkin,
  'citrus-peel': paintCitrusPeel,
  cork: paintCork,
  'bread-crust': paintCrust,
  'bread-crumb': paintCrumb,
  cheese: paintCheese,
  'cured-ham': paintCuredHam,
  'cut-meat': paintCutMeat,
  'fish-skin': paintFishSkin,
  grilled: paintGrilled,
  melted: paintMelted,
  salami: paintSalami,
  'herb-leaf': paintHerbLeaf,
  'vine-leaf': paintVineLeaf,
  mottled: paintMottled,
  stripes: paintStripes,
  weave: paintWeave,
  'strawberry-skin': paintStrawberrySkin,
  'citrus-cut': paintCitrusCut,
  'tomato-cut': paintTomatoCut,
  record: paintRecord,
  seeds: paintSeeds,
  screen: paintScreen,
  handwriting: paintHandwriting,
  label: (size, spec: LabelSpec) => paintLabel(spec, size),
  artwork: paintArtwork,
  'own-design': paintOwnDesign,
  landscape: paintLandscape,
  festival: paintFestival,
  'wine-bar': paintWineBar,
  restaurant: paintRestaurant,
  eatery: paintEatery,
  'tasting-sheet': paintTastingSheet,
  inscription: paintInscription,
  place: paintPlace,
  sweep: paintSweep,
  'sky-dome': paintSkyDome,
  'room-dome': paintRoomDome,
};

/** A backdrop with people in it, in one go. */
function paintPeopled(painting: Painting): PaintedLayers {
  const { layers, light } = paintRoom(painting);
  standPeople({ painting, layers, light, rows: { from: 0, to: painting.height } });
  return layers;
}

interface PeopledSpec extends Gathering {
  base: Pick<Painting, 'painter' | 'params'>;
}

/** The backdrop of a 'peopled' painting before anybody stands in it, and the light that it would throw on them. */
export const paintRoom: PaintRoom = ({ width, height, params }) => {
  const { base } = params as object as PeopledSpec;
  const layers = paintLayers({ ...base, width, height });
  layers.names ??= new Uint16Array(width * height);
  return { layers, light: lightOf({ width, height, data: layers.hdr! }) };
};

/** Stands everybody of a 'peopled' painting into some of its rows. */
export const standPeople: StandPeople = ({ painting, layers, light, rows }) =>
  layPeople(layers, painting, painting.params as object as PeopledSpec, { light, rows });

/** Paints every layer that the named painter knows. */
export const paintLayers: PaintLayers = (painting) => {
  const { painter, width, height, params } = painting;
  if (painter === 'peopled') return paintPeopled(painting);
  if (painter === 'raised')
    return paintRaised({ width, height }, params as object as RaisedSpec, paintLayers);
  if (painter === 'window-room')
    return paintWindowRoom({ width, height }, params as object as WindowRoomSpec, paintLayers);
  if (painter === 'room-window')
    return paintRoomWindow({ width, height }, params as object as RoomWindowSpec, paintLayers);
  const paint = PAINTERS[painter];
  if (!paint) throw new Error(`No painter is called '${painter}'.`);
  return paint({ width, height }, params as never);
};

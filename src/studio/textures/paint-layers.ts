import type { PaintLayers } from '#studio/brief.ts';
import type { PaintedLayers } from '#studio/scene-graph.ts';
import { paintRoomDome, paintSkyDome } from '#studio/backdrops/domes.ts';
import { paintRestaurant, paintWineBar } from '#studio/backdrops/interiors.ts';
import { paintFestival, paintLandscape } from '#studio/backdrops/outdoors.ts';
import { paintPlace } from '#studio/backdrops/place/paint-place.ts';
import { paintSommelier } from '#studio/backdrops/sommelier.ts';
import { paintSweep } from '#studio/backdrops/sweep.ts';
import type { LabelSpec } from '#studio/labels/label-spec.ts';
import { paintLabel } from '#studio/labels/paint-label.ts';
import { paintArtwork, paintOwnDesign } from '#studio/own-wine/paint-artwork.ts';
import { paintBrushed, paintEarth, paintLeather, paintLinen } from './cloth.ts';
import type { TileSize } from './material-map.ts';
import {
  paintCheese,
  paintCitrusPeel,
  paintCork,
  paintCrumb,
  paintCrust,
  paintGrapeSkin,
  paintSalami,
} from './skins.ts';
import { paintMarble, paintMasonry, paintSlate } from './stone.ts';
import { paintTastingSheet } from './tasting-sheet.ts';
import { paintVineLeaf } from './vine-leaf.ts';
import { paintBarrelHead, paintBarrelSide, paintPlanks } from './wood.ts';

/** A painter takes its size and its own parameters; compositions write both as plain data. */
type Painter = (size: TileSize, params: never) => PaintedLayers;

const PAINTERS: Readonly<Record<string, Painter>> = {
  slate: paintSlate,
  marble: paintMarble,
  masonry: paintMasonry,
  planks: paintPlanks,
  'barrel-side': paintBarrelSide,
  'barrel-head': paintBarrelHead,
  linen: paintLinen,
  leather: paintLeather,
  brushed: paintBrushed,
  earth: paintEarth,
  'grape-skin': paintGrapeSkin,
  'citrus-peel': paintCitrusPeel,
  cork: paintCork,
  'bread-crust': paintCrust,
  'bread-crumb': paintCrumb,
  cheese: paintCheese,
  salami: paintSalami,
  'vine-leaf': paintVineLeaf,
  label: (size, spec: LabelSpec) => paintLabel(spec, size),
  artwork: paintArtwork,
  'own-design': paintOwnDesign,
  landscape: paintLandscape,
  festival: paintFestival,
  'wine-bar': paintWineBar,
  restaurant: paintRestaurant,
  'tasting-sheet': paintTastingSheet,
  sommelier: paintSommelier,
  place: paintPlace,
  sweep: paintSweep,
  'sky-dome': paintSkyDome,
  'room-dome': paintRoomDome,
};

/** Paints every layer that the named painter knows. */
export const paintLayers: PaintLayers = ({ painter, width, height, params }) => {
  const paint = PAINTERS[painter];
  if (!paint) throw new Error(`No painter is called '${painter}'.`);
  return paint({ width, height }, params as never);
};

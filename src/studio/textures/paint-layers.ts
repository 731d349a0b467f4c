import type { PaintLayers } from '#studio/brief.ts';
import type { PaintedLayers, Painting } from '#studio/scene-graph.ts';
import { layPeople } from '#studio/people/lay-people.ts';
import type { PlacedStand } from '#studio/people/furniture.ts';
import type { PlacedBeast, PlacedPerson } from '#studio/people/placed.ts';
import { paintRoomDome, paintSkyDome } from '#studio/backdrops/domes.ts';
import { paintRestaurant, paintWineBar } from '#studio/backdrops/interiors.ts';
import { paintFestival, paintLandscape } from '#studio/backdrops/outdoors.ts';
import { paintPlace } from '#studio/backdrops/place/paint-place.ts';
import { paintRaised } from '#studio/backdrops/raise.ts';
import type { RaisedSpec } from '#studio/backdrops/raise.ts';
import { paintWindowRoom } from '#studio/backdrops/window-room.ts';
import type { WindowRoomSpec } from '#studio/backdrops/window-room.ts';
import { paintSweep } from '#studio/backdrops/sweep.ts';
import type { LabelSpec } from '#studio/labels/label-spec.ts';
import { paintLabel } from '#studio/labels/paint-label.ts';
import { paintCitrusCut, paintHandwriting, paintRecord, paintScreen, paintSeeds } from './discs.ts';
import { paintMottled, paintStripes, paintWeave } from './mottled.ts';
import { paintArtwork, paintOwnDesign } from '#studio/own-wine/paint-artwork.ts';
import { paintGingham, paintBrushed, paintEarth, paintLeather, paintLinen } from './cloth.ts';
import { paintDust } from './dust.ts';
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
import { paintInscription } from './inscription.ts';
import { paintTastingSheet } from './tasting-sheet.ts';
import { paintVineLeaf } from './vine-leaf.ts';
import { paintBarrelHead, paintBarrelSide, paintPlanks } from './wood.ts';

/** A painter takes its size and its own parameters; compositions write both as plain data. */
type Painter = (size: TileSize, params: never) => PaintedLayers;

const PAINTERS: Readonly<Record<string, Painter>> = {
  dust: paintDust,
  slate: paintSlate,
  marble: paintMarble,
  masonry: paintMasonry,
  planks: paintPlanks,
  'barrel-side': paintBarrelSide,
  'barrel-head': paintBarrelHead,
  linen: paintLinen,
  gingham: paintGingham,
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
  mottled: paintMottled,
  stripes: paintStripes,
  weave: paintWeave,
  'citrus-cut': paintCitrusCut,
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
  'tasting-sheet': paintTastingSheet,
  inscription: paintInscription,
  place: paintPlace,
  sweep: paintSweep,
  'sky-dome': paintSkyDome,
  'room-dome': paintRoomDome,
};

/** A backdrop with people in it. */
function paintPeopled(
  size: TileSize,
  { base, people, beasts, stands, blur }: PeopledSpec,
): PaintedLayers {
  const layers = paintLayers({ ...base, ...size });
  layers.names ??= new Uint8Array(size.width * size.height);
  layPeople(layers, size, { people, beasts, stands, blur });
  return layers;
}

interface PeopledSpec {
  base: Pick<Painting, 'painter' | 'params'>;
  people: readonly PlacedPerson[];
  beasts: readonly PlacedBeast[];
  stands: readonly PlacedStand[];
  blur: number;
}

/** Paints every layer that the named painter knows. */
export const paintLayers: PaintLayers = ({ painter, width, height, params }) => {
  if (painter === 'peopled')
    return paintPeopled({ width, height }, params as unknown as PeopledSpec);
  if (painter === 'raised')
    return paintRaised({ width, height }, params as unknown as RaisedSpec, paintLayers);
  if (painter === 'window-room')
    return paintWindowRoom({ width, height }, params as unknown as WindowRoomSpec, paintLayers);
  const paint = PAINTERS[painter];
  if (!paint) throw new Error(`No painter is called '${painter}'.`);
  return paint({ width, height }, params as never);
};

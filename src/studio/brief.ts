import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { DrawnPicture, Film } from './film.ts';
import type { OwnWine } from './own-wine/own-wine.ts';
import type { RoomLight } from './people/painting/room-light.ts';
import type { Rows } from './row-bands.ts';
import type { PaintedLayers, Painting, SceneGraph, StagedScene } from './scene-graph.ts';
import type { SceneSpec } from './scene-spec.ts';

/** What every later step works from. Same brief, same picture. */
export interface Brief {
  spec: SceneSpec;
  styleId: StyleId;
  width: number;
  height: number;
  seed: number;
  detail: Detail;
  ownWine?: OwnWine;
}

/** 'preview' asks for small textures and rough brushwork; the composition must stay the same. */
export type Detail = 'preview' | 'full';

/** A picture is either traced and then finished by its style, or drawn in one go. */
export type Composition = { technique: 'traced'; scene: SceneGraph } | { technique: 'drawn' };

// The steps the engine dispatches to, and where each one lives:
// lexicon/understand.ts, compose/compose.ts, litho/draw-picture.ts, textures/paint-layers.ts, styles/apply-style.ts.
export type Compose = (brief: Brief) => Composition;
export type DrawPicture = (brief: Brief) => DrawnPicture | Promise<DrawnPicture>;
export type PaintLayers = (painting: Painting) => PaintedLayers;
export type PaintRoom = (painting: Painting) => { layers: PaintedLayers; light: RoomLight };
export type StandPeople = (standing: Standing) => void;
export type ApplyStyle = (finishing: Finishing) => Uint8ClampedArray;

/** People to be stood into some rows of the room that was painted for them. */
interface Standing {
  painting: Painting;
  layers: PaintedLayers;
  light: RoomLight;
  rows: Rows;
}

/** A film to be finished and the rows of the picture that are wanted, RGBA, 8 bit sRGB. */
export interface Finishing {
  film: Film;
  brief: Brief;
  scene: StagedScene;
  rows: Rows;
}

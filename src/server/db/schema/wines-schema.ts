import type { ColumnType, Generated, Selectable } from 'kysely';

import type { SetKindId } from '#shared/rules/pictures/outlets.ts';
import type { Labels, WineDraft } from '#shared/contract/wines.ts';

type Json<T> = ColumnType<T, string, string>;

export interface WinesTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  producer: string;
  vintage: number | null;
  grape: string;
  appellation: string;
  colour: WineDraft['colour'];
  bottle: WineDraft['bottle'];
  glass: WineDraft['glass'];
  closure: WineDraft['closure'];
  capsule: Json<WineDraft['capsule']>;
  fill: number;
  labels: Json<Labels>;
  is_sample: Generated<boolean>;
  version: Generated<number>;
  used_at: ColumnType<Date, Date | undefined, Date>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  deleted_at: Date | null;
}

export interface WineArtworksTable {
  id: Generated<string>;
  user_id: string;
  storage_key: string;
  width: number;
  height: number;
  pages: Generated<number>;
  bytes: number;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface PictureSetsTable {
  id: Generated<string>;
  user_id: string;
  idempotency_key: string;
  request_hash: string;
  kind: SetKindId;
  wines: number;
  retries: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface WinesSchema {
  picture_sets: PictureSetsTable;
  wines: WinesTable;
  wine_artworks: WineArtworksTable;
}

export type PictureSet = Selectable<PictureSetsTable>;
export type Wine = Selectable<WinesTable>;
export type WineArtwork = Selectable<WineArtworksTable>;

import type { ArtworkLabel, Label } from '#shared/contract/wines.ts';
import type { LabelSide } from '#shared/rules/pictures/wines.ts';
import {
  CORNER_OPTIONS,
  MASK_OPTIONS,
  newLabel,
  PAPER_OPTIONS,
  placeOf,
  TEMPLATE_OPTIONS,
} from '#web/features/wines/content.ts';
import { WHOLE } from '#web/features/wines/labels/crop.ts';
import type { CellReader } from './cell-reader.ts';

type MaskFinish = NonNullable<ArtworkLabel['mask']>['finish'];

export interface WantedArtwork {
  file: string;
  /** Of a PDF, counted from 1. */
  page: number;
  mask: string | null;
  finish: MaskFinish | null;
  isHeightGiven: boolean;
}

/** Stands where an artwork's id will be, once it was found and kept. */
const TO_COME = '00000000-0000-4000-8000-000000000000';

/** Asked of the back and the neck: a bottle always has a front label. */
export const hasLabel = (cell: CellReader, side: LabelSide): boolean =>
  cell.text(`${side}_artwork`) !== '' || ownWords(cell, side).length > 0;

/** A label with artwork, or with words: the row's own, or those given. */
export function readLabel(
  cell: CellReader,
  side: LabelSide,
  words: readonly string[],
): { label: Label; wanted: WantedArtwork | null } {
  const column = (name: string): string => `${side}_${name}`;
  const file = cell.text(column('artwork'));
  const own = ownWords(cell, side);
  const base = { ...newLabel(own.length > 0 ? own : words), ...placeOf(side) };
  const place = {
    widthMm: cell.number(column('width_mm'), base.widthMm),
    heightMm: cell.number(column('height_mm'), base.heightMm),
    raisedMm: cell.number(column('above_foot_mm'), base.raisedMm),
    corner: cell.oneOf(column('corners'), CORNER_OPTIONS, base.corner),
    paper: cell.oneOf(column('paper'), PAPER_OPTIONS, base.paper),
  };
  if (file === '') {
    const template = cell.oneOf(column('template'), TEMPLATE_OPTIONS, 'domaine');
    return { label: { ...base, ...place, kind: 'designed', template }, wanted: null };
  }
  const mask = cell.text(column('mask'));
  const finish = cell.oneOf(column('mask_finish'), MASK_OPTIONS, 'gold');
  return {
    label: { kind: 'artwork', artworkId: TO_COME, crop: WHOLE, mask: null, ...place },
    wanted: {
      file,
      page: cell.number(column('page'), 1),
      mask: mask || null,
      finish: mask ? finish : null,
      isHeightGiven: cell.text(column('height_mm')) !== '',
    },
  };
}

const ownWords = (cell: CellReader, side: LabelSide): string[] =>
  cell
    .text(`${side}_words`)
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter(Boolean);

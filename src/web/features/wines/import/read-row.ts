import { wineDraftSchema } from '#shared/contract/wines.ts';
import type { Label, WineDraft } from '#shared/contract/wines.ts';
import { LABEL_SIDES } from '#shared/rules/pictures/wines.ts';
import type { LabelSide } from '#shared/rules/pictures/wines.ts';
import {
  BOTTLE_OPTIONS,
  CLOSURE_OPTIONS,
  COLOUR_OPTIONS,
  FINISH_OPTIONS,
  GLASS_OPTIONS,
  NEW_WINE,
} from '#web/features/wines/content.ts';
import { heightOf } from '#web/features/wines/labels/crop.ts';
import { usualDress } from '#web/features/wines/usual-dress.ts';
import { readerOf } from './cell-reader.ts';
import type { CellReader } from './cell-reader.ts';
import { hasLabel, readLabel } from './read-label.ts';
import type { WantedArtwork } from './read-label.ts';
import type { SheetRow } from './read-sheet.ts';

/** A row as it was understood; artwork is wanted by file name until it was found and kept. */
export interface ReadRow {
  line: number;
  title: string;
  draft: WineDraft;
  artwork: Partial<Record<LabelSide, WantedArtwork>>;
  faults: string[];
}

export function readRow({ line, cells }: SheetRow): ReadRow {
  const faults: string[] = [];
  const cell = readerOf(cells, faults);
  const facts = readFacts(cell);
  const artwork: ReadRow['artwork'] = {};
  const words = [facts.name, facts.appellation, String(facts.vintage ?? '')];
  const take = (side: LabelSide): Label => {
    const { label, wanted } = readLabel(cell, side, words);
    if (wanted) artwork[side] = wanted;
    return label;
  };
  const takeIfAny = (side: LabelSide) => (hasLabel(cell, side) ? take(side) : null);
  const labels = { front: take('front'), back: takeIfAny('back'), neck: takeIfAny('neck') };
  const draft: WineDraft = { ...facts, labels };
  return { line, title: facts.name || `Line ${line}`, draft, artwork, faults: allFaults() };

  function allFaults(): string[] {
    const parsed = wineDraftSchema.safeParse(draft);
    const issues = parsed.success ? [] : parsed.error.issues.map(sayIssue);
    return [...new Set([...faults, ...issues])];
  }
}

function readFacts(cell: CellReader): Omit<WineDraft, 'labels'> {
  // In the order of the columns: so are the faults said.
  const named = {
    name: cell.text('name'),
    producer: cell.text('producer'),
    vintage: cell.year('vintage'),
    grape: cell.text('grape'),
    appellation: cell.text('appellation'),
  };
  const colour = cell.oneOf('colour', COLOUR_OPTIONS, null);
  const bottle = cell.oneOf('bottle', BOTTLE_OPTIONS, NEW_WINE.bottle);
  const usual = usualDress(bottle);
  return {
    ...named,
    colour: colour ?? usual.colour,
    bottle,
    glass: cell.oneOf('glass', GLASS_OPTIONS, NEW_WINE.glass),
    closure: cell.oneOf('closure', CLOSURE_OPTIONS, usual.closure),
    capsule: {
      hex: cell.text('closure_colour').toLowerCase() || usual.capsule.hex,
      finish: cell.oneOf('closure_finish', FINISH_OPTIONS, usual.capsule.finish),
    },
    fill: cell.number('filled_percent', NEW_WINE.fill * 100) / 100,
  };
}

const COLUMN_OF: Record<string, string> = {
  hex: 'closure_colour',
  fill: 'filled_percent',
  widthMm: 'width_mm',
  heightMm: 'height_mm',
  raisedMm: 'above_foot_mm',
  lines: 'words',
};

/** 'front_width_mm: At most 260 mm'. */
function sayIssue({ path, message }: { path: readonly PropertyKey[]; message: string }): string {
  const names = path.filter((part) => typeof part === 'string' && part !== 'labels').map(String);
  const last = names.findLast((name) => COLUMN_OF[name] !== undefined) ?? names.at(-1) ?? '';
  const side = LABEL_SIDES.find((one) => names[0] === one);
  const column = COLUMN_OF[last] ?? last;
  return `${side ? `${side}_` : ''}${column}: ${message}`;
}

/** The draft with the artwork that was kept for it. */
export function withArtwork(
  { draft, artwork }: ReadRow,
  kept: Partial<Record<LabelSide, KeptArtwork>>,
): WineDraft {
  const labels = { ...draft.labels };
  for (const side of LABEL_SIDES) {
    const [wanted, found, label] = [artwork[side], kept[side], labels[side]];
    if (wanted && found && label?.kind === 'artwork') labels[side] = fill(label, { wanted, found });
  }
  return { ...draft, labels };
}

export interface KeptArtwork {
  id: string;
  width: number;
  height: number;
  maskId: string | null;
}

function fill(
  label: Extract<Label, { kind: 'artwork' }>,
  { wanted, found }: { wanted: WantedArtwork; found: KeptArtwork },
): Label {
  const { finish } = wanted;
  return {
    ...label,
    artworkId: found.id,
    mask: found.maskId && finish ? { artworkId: found.maskId, finish } : null,
    // Where no height is given, the artwork keeps its proportions.
    heightMm: wanted.isHeightGiven ? label.heightMm : heightOf(found, label.widthMm),
  };
}

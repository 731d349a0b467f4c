import type { AskedWord } from '#studio/accounting/proof.ts';
import type { DecorId } from '#studio/compose/direction.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Surface } from '#studio/scene/surroundings.ts';

interface WashedTable {
  surface: Surface;
  tone: readonly [number, number, number];
}

/** The table of a gouache, where none is named. */
export const washedTables = ({ words }: SceneSpec, decor: DecorId): readonly WashedTable[] =>
  words.some(isPaleAsked) ? PALE : decor === 'landscape' ? IN_GARDENS : INDOORS;

const isPaleAsked = ({ proofs, isRefused }: AskedWord): boolean =>
  !isRefused && proofs.includes('trait:tone:bright');

const PALE: readonly WashedTable[] = [{ surface: 'linen', tone: [242, 232, 224] }];
/** White cloth is bare paper: in gouache a table has a colour. */
const IN_GARDENS: readonly WashedTable[] = [
  { surface: 'wood', tone: [196, 160, 120] },
  { surface: 'gingham', tone: [104, 138, 182] },
  { surface: 'stone', tone: [206, 190, 162] },
  { surface: 'linen', tone: [226, 206, 172] },
];
const INDOORS: readonly WashedTable[] = [
  { surface: 'linen', tone: [222, 196, 160] },
  { surface: 'linen', tone: [178, 198, 206] },
  { surface: 'wood', tone: [204, 170, 130] },
  { surface: 'linen', tone: [222, 184, 172] },
  { surface: 'linen', tone: [192, 204, 174] },
];

import type { Piece } from '#studio/litho/arrange/piece.ts';
import type { SetPiece } from '#studio/litho/arrange/set-piece.ts';
import type { Rect } from '#studio/litho/geometry.ts';

/** A row that leaves more of the sheet empty above it is no picture. */
const LOW = 0.5;
/** Of three and more the smaller ones lie at its foot all the same. */
const LOW_OF_SEVERAL = 0.64;
const MOST_FIELDS = 4;
/** Share of a field that its thing may fill. */
const ROOM = 0.84;
/** Thing and field agree by eye: a cork is never as tall as its bottle. */
const LARGEST = 4;

/** A few small things on a bare ground would stand in a low row at its foot; as in a print they fill the sheet, each thing in a field of its own. */
export function fillFields(set: readonly SetPiece[], area: Rect): SetPiece[] {
  const groups = groupsOf(set);
  const low = groups.length > 2 ? LOW_OF_SEVERAL : LOW;
  const isLow = Math.max(...set.map(({ heightPx }) => heightPx)) < area.height * low;
  if (!isLow || !set.every(isLoose) || groups.length > MOST_FIELDS) return [...set];
  const fields = fieldsOf(groups, area);
  const laid = groups.flatMap((group, i) => layIn(group, fields[i]!));
  return keptInScale(laid, set);
}

/** Stands by itself: on nothing, before nothing. */
const isLoose = ({ row, asked, rides, carried, isFront }: SetPiece): boolean =>
  (row === 'front' || row === 'back') &&
  asked !== null &&
  (asked.relation === null || asked.relation.kind === 'beside') &&
  rides === undefined &&
  carried === undefined &&
  !isFront;

type Group = readonly SetPiece[];

const groupsOf = (set: readonly SetPiece[]): Group[] =>
  [...new Set(set.map(({ index }) => index))].map((group) =>
    set.filter(({ index }) => index === group),
  );

const aspectOf = ({ maker }: Piece): number => maker.aspect;

/** Two share the sheet as their forms ask; of three the slimmest has a side to itself. */
function fieldsOf(groups: readonly Group[], area: Rect): Rect[] {
  const { x, y, width, height } = area;
  const column = (from: number, to: number, top = 0, foot = 1): Rect => ({
    x: x + width * from,
    y: y + height * top,
    width: width * (to - from),
    height: height * (foot - top),
  });
  if (groups.length === 1) return [area];
  if (groups.length === 2)
    return groups.every(([one]) => aspectOf(one!) > 1.2)
      ? [column(0.04, 0.96, 0.04, 0.52), column(0.04, 0.96, 0.48, 0.96)]
      : [column(0.02, 0.5), column(0.5, 0.98)];
  if (groups.length === 4)
    return [
      column(0.02, 0.5, 0.02, 0.51),
      column(0.5, 0.98, 0.02, 0.51),
      column(0.02, 0.5, 0.49, 0.98),
      column(0.5, 0.98, 0.49, 0.98),
    ];
  const slim = groups.reduce(
    (best, [one], i) => (aspectOf(one!) < aspectOf(groups[best]![0]!) ? i : best),
    0,
  );
  const beside = [column(0.44, 0.97, 0.05, 0.51), column(0.44, 0.97, 0.49, 0.95)];
  return groups.map((_, i) => (i === slim ? column(0.03, 0.46) : beside.shift()!));
}

/** Copies share their field in as many rows as let them be largest. */
function layIn(group: Group, field: Rect): SetPiece[] {
  const aspect = aspectOf(group[0]!);
  const rows = group
    .map((_, i) => i + 1)
    .reduce((best, n) => (sizeIn(n) > sizeIn(best) ? n : best), 1);
  const across = Math.ceil(group.length / rows);
  const heightPx = sizeIn(rows);
  const step = Math.min(field.height / rows, heightPx * 1.16);
  return group.map((piece, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, group.length - row * across);
    const u = ((i % across) + 0.5 - inRow / 2) / across;
    const v = row + 0.5 - rows / 2;
    return {
      ...piece,
      base: [
        field.x + field.width * (0.5 + u),
        field.y + field.height / 2 + v * step + heightPx / 2,
      ] as const,
      heightPx,
    };
  });

  function sizeIn(n: number): number {
    const columns = Math.ceil(group.length / n);
    return Math.min(
      (field.height / n) * ROOM,
      ((field.width / columns) * ROOM) / Math.max(0.2, aspect),
    );
  }
}

/** Nothing grows beyond all measure against the others. */
function keptInScale(laid: readonly SetPiece[], set: readonly SetPiece[]): SetPiece[] {
  const growth = laid.map(({ heightPx }, i) => heightPx / set[i]!.heightPx);
  const least = Math.min(...growth);
  return laid.map((piece, i) => {
    const k = Math.min(1, (least * LARGEST) / growth[i]!);
    const less = piece.heightPx * (1 - k);
    return {
      ...piece,
      heightPx: piece.heightPx * k,
      base: [piece.base[0], piece.base[1] - less / 2] as const,
    };
  });
}

import type { Piece } from '#studio/litho/arrange/piece.ts';
import type { SetPiece, Sheet } from '#studio/litho/arrange/set-piece.ts';

/** Fewer people stand in one row. */
const CROWD = 4;
/** Shares of the sheet's height: how tall the nearer ones are, and those behind them. */
const NEAR = 0.56;
const FAR = 0.44;
const ALONE = 0.7;
const BESIDE = 0.27;

/** People who fill a place: they stand on its ground one behind the other, the band on a stage of its own. */
export const isCrowd = (people: readonly Piece[], { stage }: Sheet): boolean =>
  stage.counter === undefined &&
  people.length >= CROWD &&
  people.some(({ isBand }) => isBand) &&
  people.some(({ isBand }) => !isBand);

/** A band without guests fills its stage; what is named beside it stands at the sides. */
export const isBandAlone = (
  people: readonly Piece[],
  { things, room }: { things: readonly Piece[]; room: Sheet },
): boolean =>
  room.stage.counter === undefined &&
  people.length >= BAND &&
  people.every(({ isBand }) => isBand) &&
  things.length > 0 &&
  things.every(({ asked }) => !asked?.relation || asked.relation.kind === 'on');
const BAND = 3;

export const setBand = (people: readonly Piece[], room: Sheet): SetPiece[] =>
  abreast(people, room, { foot: room.stage.floor, tall: ALONE, wide: 0.84 });

export const isPerson = ({ asked, row, rides }: Piece): boolean =>
  asked === null && row === 'back' && rides === undefined;

/** Whoever plays is seen between the heads of those who listen or dance. */
export function setCrowd(people: readonly Piece[], room: Sheet): SetPiece[] {
  const { area, stage } = room;
  const band = people.filter(({ isBand }) => isBand);
  const guests = people.filter(({ isBand }) => !isBand);
  const floor = Math.max(stage.floor, area.y + area.height * 0.96);
  const podium = Math.min(floor - area.height * 0.2, stage.horizon - area.height * 0.06);
  const rear = abreast(band, room, { foot: podium, tall: FAR, wide: 0.62 });
  return [
    ...rear.map((piece) => ({ ...piece, isOnPodium: true })),
    ...abreast(guests, room, { foot: floor, tall: NEAR, wide: 0.9 }),
  ];
}

/** What is named beside them stands at the sides, where it hides nobody. */
export function setAtSides(things: readonly Piece[], { area, stage }: Sheet): SetPiece[] {
  const half = Math.ceil(things.length / 2);
  return things.map((piece, i) => {
    const side = i % 2 === 0 ? -1 : 1;
    const step = Math.floor(i / 2) / Math.max(1, half);
    const heightPx = Math.min(
      area.height * BESIDE * piece.maker.height,
      (area.width * 0.2) / piece.maker.aspect,
    );
    const x = area.x + area.width * (0.5 + side * (0.41 - step * 0.26));
    return {
      ...piece,
      base: [x, Math.max(stage.floor, area.y + area.height * 0.97)] as const,
      heightPx,
    };
  });
}

interface Rank {
  foot: number;
  /** Share of the sheet's height. */
  tall: number;
  /** Share of its width. */
  wide: number;
}

/** Evenly across, two in the middle making room for whom they would hide. */
function abreast(
  people: readonly Piece[],
  { area }: Sheet,
  { foot, tall, wide }: Rank,
): SetPiece[] {
  const broad = people.reduce((sum, { maker }) => sum + maker.aspect, 0);
  const heightPx = Math.min(area.height * tall, (area.width * wide) / Math.max(0.1, broad));
  return people.map((piece, i) => {
    const u = (i + 0.5) / people.length - 0.5;
    return {
      ...piece,
      base: [area.x + area.width * (0.5 + u * wide), foot + (i % 2) * area.height * 0.012] as const,
      heightPx: heightPx * (piece.maker.height / HIGHEST),
    };
  });
}
/** Of a grown figure. */
const HIGHEST = 1.35;

import { SIDES } from '#studio/props/making/joinery.ts';
import { addBox, paint, startModel, textured } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Height and width in centimetres; it runs away from us, as long as its seats need. */
export const LONG_TABLE = { height: 75, width: 86, alone: 200 } as const;
/** Room along the table that one seat needs. */
export const SEAT_ROOM = 62;

const SEATS = /^seats (\d+)$/;
export const seatsState = (count: number): string => `seats ${count}`;

/** Two sides of seats; an odd one sits at the far end. */
export function tableLength(states: readonly string[]): number {
  const seats = Number(states.map((state) => SEATS.exec(state)?.[1]).find(Boolean) ?? 0);
  return Math.max(seats > 0 ? 120 : LONG_TABLE.alone, Math.ceil(seats / 2) * SEAT_ROOM + 36);
}

/** Boards that have been wiped a thousand times. */
const planed = (kit: Kit, colour: Vec3 | null, tone: readonly number[]): MaterialRef =>
  colour
    ? paint(kit, colour, { coat: 0.3, rough: 0.4 })
    : textured(
        kit,
        `table boards ${tone.join()}`,
        {
          painter: 'planks',
          params: { seed: 5, tone: [...tone], planks: 1, gap: 0, wear: 0.15 },
          bump: 1,
          scale: [1 / 90, 1 / 160],
        },
        { coat: 0.2, rough: 0.45 },
      );

/** Planks on four square legs. */
export const makeLongTable: MakeThing = (kit, place, { colour, states }) => {
  const model = startModel(kit, place, 'long_table');
  const wood = planed(kit, colour, [150, 108, 70]);
  const half = tableLength(states) / 2;
  const { height, width } = LONG_TABLE;
  addTop(model, { width, half, height }, wood);
  for (const x of SIDES)
    for (const z of SIDES)
      addBox(
        model,
        {
          at: [x * (width / 2 - 7), (height - 4) / 2, z * (half - 10)],
          half: [3.6, (height - 4) / 2, 3.6],
        },
        wood,
      );
  for (const x of SIDES)
    addBox(model, { at: [x * (width / 2 - 8), height - 9, 0], half: [1.4, 5, half - 12] }, wood);
};

/** A table and its two benches in one, as it stands in parks and under arbours. */
export const makePicnicTable: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'picnic_table');
  const wood = planed(kit, colour, [162, 120, 80]);
  addTop(model, { width: 74, half: 90, height: 75 }, wood);
  for (const x of SIDES) {
    for (const dx of [-7, 7]) addBox(model, { at: [x * 66 + dx, 43, 0], half: [6.4, 2, 90] }, wood);
    for (const z of SIDES)
      addBox(model, { at: [x * 38, 36, z * 62], half: [3, 43, 3], turn: { z: x * 0.55 } }, wood);
  }
  for (const z of SIDES) addBox(model, { at: [0, 37, z * 66], half: [72, 4, 2.4] }, wood);
};

function addTop(
  model: Model,
  { width, half, height }: { width: number; half: number; height: number },
  wood: MaterialRef,
): void {
  const planks = 5;
  const each = width / planks;
  for (let i = 0; i < planks; i++)
    addBox(
      model,
      { at: [(i - (planks - 1) / 2) * each, height - 2, 0], half: [each / 2 - 0.5, 2, half] },
      wood,
    );
}

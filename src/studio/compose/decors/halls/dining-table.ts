import { addCandle } from '#studio/props/candle.ts';
import { addChair } from '#studio/props/desk/chair.ts';
import { addTurned } from '#studio/props/making/joinery.ts';
import { addBox, paint, startModel } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addGlass } from '#studio/props/stemware.ts';
import { addPlate } from '#studio/props/tableware.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { glassOptions } from '#studio/compose/dress.ts';
import type { Stage } from '#studio/compose/stage.ts';

const [HEIGHT, RADIUS] = [75, 48];
/** From the middle of the table to the middle of a chair. */
const SEAT_AWAY = RADIUS + 24;

export interface DiningTable {
  at: Vec3;
  turn: number;
  /** Far tables have plates and light: nobody sees more of them. */
  isNear: boolean;
  chairs: string;
}

/** A round table under a white cloth to its foot, laid for four, with its chairs and a candle. */
export function addDiningTable(
  stage: Stage,
  { at, turn, isNear, chairs }: DiningTable,
  random: Random,
): void {
  const { kit } = stage;
  const model = startModel(kit, { position: at, yaw: turn }, 'place_setting');
  const linen = paint(kit, '#e9e3d8', { coat: 0, rough: 0.95 });
  addTurned(
    model,
    `${RADIUS + 9} 4, ${RADIUS + 7} 30, ${RADIUS + 2} 64, ${RADIUS + 0.4} ${HEIGHT}, ${RADIUS} ${HEIGHT + 0.6}, 0 ${HEIGHT + 0.6}`,
    linen,
  );
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI * 2 + Math.PI / 4;
    layFor(stage, model, { a, isNear, random: random.fork(`guest ${i}`) });
    const [x, , z] = model.put([Math.sin(a) * SEAT_AWAY, 0, Math.cos(a) * SEAT_AWAY]);
    addChair(
      kit,
      { position: [x, at[1], z], yaw: turn + a + Math.PI + random.range(-0.12, 0.12) },
      chairs,
    );
  }
  addCandle(kit, model.put([0, HEIGHT + 0.6, 0]), {
    height: 13,
    radius: 1.3,
    intensity: isNear ? 260 : 0,
    holder: 'stick',
  });
}

interface Guest {
  a: number;
  isNear: boolean;
  random: Random;
}

/** Plate, folded napkin and, where they are seen, two glasses. */
function layFor(stage: Stage, model: Model, { a, isNear, random }: Guest): void {
  const { kit } = stage;
  const [s, c] = [Math.sin(a), Math.cos(a)];
  const at = (out: number, aside: number, y = HEIGHT + 0.6): Vec3 => [
    s * out + c * aside,
    y,
    c * out - s * aside,
  ];
  addPlate(kit, model.put(at(RADIUS * 0.66, 0)), { radius: 12.5, tone: 'white' });
  const napkin = paint(kit, '#f4efe6', { coat: 0, rough: 0.95 });
  addBox(
    model,
    { at: at(RADIUS * 0.66, 0, HEIGHT + 3.2), half: [3.6, 1.6, 8], turn: { y: a } },
    napkin,
  );
  if (!isNear) return;
  for (const [out, aside] of [
    [RADIUS * 0.3, 10],
    [RADIUS * 0.36, 18],
  ] as const)
    addGlass(kit, model.put(at(out, aside)), {
      ...glassOptions(stage),
      wine: null,
      scale: aside > 12 ? 0.8 : 0.95,
      random,
      thing: 'glass',
    });
}

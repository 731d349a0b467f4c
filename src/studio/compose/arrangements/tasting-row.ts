import { addBowl, addCard } from '#studio/props/tableware.ts';
import { addHeap, nutShells } from '#studio/props/making/heap.ts';
import type { GlassShape, WineColour } from '#studio/scene/wine.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { STRENGTHS, putBottle, putGlass } from '#studio/compose/dress.ts';
import { isBanner, isTall } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';

/** A flight of wines in a gentle arc, bottles behind, tasting sheets in front. */
export function arrangeTastingRow(stage: Stage): Arrangement {
  const { spec, direction } = stage;
  const random = stage.random('tasting row');
  const count = Math.min(
    isTall(stage) ? 4 : 6,
    Math.max(3, spec.glasses > 1 ? spec.glasses : isBanner(stage) ? 5 : random.int(3, 5)),
  );
  const flight = flightOf(spec, count);
  const step = isTall(stage) ? 7.2 : 10.6;
  // Tall formats let the row recede, wide ones spread it out.
  const recede = isTall(stage) ? -8.5 : random.range(-1.6, 1.6);
  flight.forEach(({ wine, strength }, i) => {
    const t = i - (count - 1) / 2;
    const bow = -0.5 * t * t;
    putGlass(stage, [t * step, 0, 4 + bow + i * recede * 0.6], {
      wine,
      strength,
      shape: shapeFor(spec, wine),
    });
    if (!isTall(stage))
      addCard(
        stage.kit,
        { position: [t * step + 1, 0, 17 + bow], yaw: random.range(-0.12, 0.12) },
        { width: 7.4, height: 10 },
      );
  });
  const bottles = Math.max(2, Math.min(3, spec.bottles || 2));
  for (let i = 0; i < bottles; i++) {
    putBottle(
      stage,
      [
        (i - (bottles - 1) / 2) * 10.6 + direction.side * (step * (count - 1) * 0.25),
        0,
        -19 - (i % 2) * 6,
      ],
      { role: 'prop', yaw: random.range(-0.2, 0.2) },
    );
  }
  const bowlX = direction.side * -step * Math.min(1.4, count / 2 - 0.6);
  addBowl(stage.kit, [bowlX, 0, -9], { radius: 4.2, tone: 'white' });
  addHeap(
    stage.kit,
    {
      position: [bowlX, 0.5, -9],
      spread: 3,
      radius: 1,
      count: 14,
      materials: nutShells(stage.kit),
      thing: 'walnut',
    },
    random.fork('nuts'),
  );
  return {
    framing: {
      pitch: isTall(stage) ? 16 : random.range(7, 13),
      yaw: isTall(stage) ? 0 : random.range(-6, 6),
      fieldOfView: isBanner(stage) ? 24 : 30,
      fillWidth: isTall(stage) ? 0.84 : 0.8,
      fillHeight: isBanner(stage) ? 0.7 : 0.6,
      anchor: [0.5 + direction.side * 0.03, 0.56],
      margin: 0.04,
      lensRadius: direction.isPainterly ? 0 : 0.3,
      focus: [0, 10, 5],
    },
    centre: [0, 12, 0],
    reach: (count * step) / 2,
    table: { near: 220, far: direction.decor === 'sweep' ? -130 : -40, halfWidth: 190 },
  };
}

interface Pour {
  wine: WineColour;
  strength: number;
}

/** From pale to dark, or one named wine in growing depth. */
export function flightOf(spec: SceneSpec, count: number): Pour[] {
  const isNamed = spec.varietal !== null || spec.region !== null || NAMED.test(spec.prompt);
  return Array.from({ length: count }, (_, i) => {
    if (isNamed)
      return {
        wine: spec.wine,
        strength: STRENGTHS[spec.wine] * (0.6 + (0.7 * i) / Math.max(1, count - 1)),
      };
    const wine = FLIGHT[Math.round((i / Math.max(1, count - 1)) * (FLIGHT.length - 1))]!;
    return { wine, strength: STRENGTHS[wine] };
  });
}

const FLIGHT: readonly WineColour[] = ['white', 'white', 'rose', 'red', 'red'];
const NAMED = /\b(red|white|ros[eé]|orange|sparkling|champagne|rouge|blanc|tinto|bianco)/i;

function shapeFor(spec: SceneSpec, wine: WineColour): GlassShape {
  return wine === spec.wine ? spec.glass : wine === 'red' ? 'bordeaux' : 'white';
}

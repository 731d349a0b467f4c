import { circle, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { drawPouring, drawTilted } from '#studio/litho/education/sketches/pouring.ts';
import { drawNeck } from './bottle-neck.ts';
import { put } from '#studio/litho/education/put.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import type { Step } from '#studio/litho/education/step.ts';
import { drawSteps } from '#studio/litho/education/steps.ts';

/** The bottle is lifted as the cloud comes into its neck, seen through a lens; the decanter is full. */
function drawStop(plate: Plate, box: Rect): void {
  const { press, random } = plate;
  const dice = random.fork('dregs');
  put(plate, 'decanter', {
    x: box.x - box.width * 0.04,
    y: box.y + box.height * 0.44,
    width: box.width * 0.5,
    height: box.height * 0.56,
  });
  drawTilted(plate, { ...box, y: box.y - box.height * 0.1 }, { at: [0.62, 0.42], turn: -1.3 });
  const r = Math.min(box.width * 0.22, box.height * 0.24);
  const at: Point = [box.x + box.width * 0.8, box.y + box.height * 0.76];
  const neck: Point = [box.x + box.width * 0.42, box.y + box.height * 0.24];
  press.stroke(
    polygon([neck, [at[0] - r * 0.7, at[1] - r * 0.7]], false),
    PLATE_INK,
    press.unit * 2,
  );
  const lens = circle(at, r);
  press.fill(lens, '#f0dcc8');
  press.clipped(lens, () => {
    press.fill(
      rectangle({ x: at[0] - r, y: at[1] - r * 0.1, width: r * 2, height: r * 1.2 }),
      '#8a2740',
    );
    for (let i = 0; i < 70; i++) {
      const depth = Math.sqrt(dice.next());
      press.fill(
        circle([at[0] + dice.range(-r, r), at[1] + r * depth], r * dice.range(0.02, 0.05)),
        '#3d0d1a',
      );
    }
  });
  press.stroke(lens, PLATE_INK, press.unit * 3);
}

const DECANTING: readonly Step[] = [
  {
    name: 'Stand it up | Redresser | Raddrizzare | Poner de pie | Aufstellen',
    note: 'a day before: the deposit sinks | la veille : le dépôt descend | un giorno prima: il deposito scende | un día antes: el poso baja | am Vortag: das Depot sinkt',
    draw: (plate, box) => put(plate, 'bottle', box),
  },
  {
    name: 'Open gently | Ouvrir doucement | Aprire piano | Abrir con cuidado | Sanft öffnen',
    note: 'no shaking; take the capsule off | sans secouer ; ôter la capsule | senza scuotere; via la capsula | sin agitar; fuera la cápsula | nicht schütteln; Kapsel ganz ab',
    draw: (plate, box) => drawNeck(plate, box, { foil: 'none', cork: 0.6, tool: 'worm' }),
  },
  {
    name: 'A light behind | Une lumière derrière | Una luce dietro | Una luz detrás | Licht dahinter',
    note: 'a candle under the shoulder shows the deposit | une bougie montre le dépôt | una candela mostra il deposito | una vela muestra el poso | eine Kerze zeigt das Depot',
    draw: (plate, box) => {
      put(
        plate,
        'candle',
        { ...box, x: box.x + box.width * 0.1, width: box.width * 0.3 },
        { scale: 0.6 },
      );
      drawTilted(plate, { ...box, y: box.y - box.height * 0.12 }, { at: [0.5, 0.4], turn: -1.2 });
    },
  },
  {
    name: 'Pour in one go | Verser d’un trait | Versare di seguito | Verter de una vez | In einem Zug',
    note: 'slowly, along the glass | lentement, le long du verre | piano, lungo il vetro | despacio, por el vidrio | langsam, am Glas entlang',
    draw: (plate, box) => {
      drawPouring(plate, box, 'decanter');
    },
  },
  {
    name: 'Stop at the cloud | S’arrêter au trouble | Fermarsi al torbido | Parar en el poso | Beim Trüben halten',
    note: 'the last finger stays in the bottle | le dernier doigt reste | l’ultimo dito resta | el último dedo se queda | der letzte Finger bleibt zurück',
    draw: (plate, box) => {
      drawStop(plate, box);
    },
  },
  {
    name: 'Let it breathe | Laisser respirer | Far respirare | Dejar respirar | Atmen lassen',
    note: 'young reds 1–2 hours, old ones minutes | jeunes 1–2 h, vieux quelques minutes | giovani 1–2 ore, vecchi pochi minuti | jóvenes 1–2 h, viejos minutos | junge 1–2 Stunden, alte Minuten',
    draw: (plate, box) => put(plate, 'decanter', box),
  },
];

export const drawDecantingPlate = (plate: Plate): void => drawSteps(plate, DECANTING);

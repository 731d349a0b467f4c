import { drawRaisedHand } from '#studio/litho/figures/raised-hand.ts';
import { circle, ellipse, polygon, smooth, type Point, type Rect } from '#studio/litho/geometry.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { glassProfile } from '#studio/litho/props/glass-profiles.ts';
import { put } from './put.ts';
import { PLATE_INK, type Plate } from './plate.ts';
import { drawSteps, type Step } from './steps.ts';

/** A glass in a hand that closes at a share of its height; a cross marks the wrong way. */
function held(share: number, isRight: boolean) {
  return (plate: Plate, box: Rect): void => {
    const { press, spec, random } = plate;
    const shape = spec.glass === 'flute' ? 'flute' : spec.glass;
    const profile = glassProfile(shape);
    const heightPx = Math.min(box.height * 0.86, box.width * 1.2);
    const base: Point = [box.x + box.width * 0.56, box.y + box.height * 0.9];
    press.clipped(rectangleOf(box), () => {
      drawGlass(press, {
        base,
        heightPx,
        shape,
        wine: spec.wine,
        random: random.fork('held'),
        line: PLATE_INK,
        highlight: '#fffaf0',
        lightSide: 1,
      });
      drawRaisedHand(press, {
        grip: [base[0], base[1] - (heightPx * share * profile.bottom) / profile.rim[1]],
        unitPx: heightPx * 0.0026,
        side: 1,
        skin: '#d9a076',
        sleeve: '#5d1020',
        cuff: '#fffaf0',
        nail: null,
      });
    });
    drawMark(plate, [box.x + box.width * 0.86, box.y + box.height * 0.14], isRight);
  };
}

function rectangleOf({ x, y, width, height }: Rect) {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

function drawMark({ press, textPx }: Plate, [x, y]: Point, isRight: boolean): void {
  const r = textPx * 0.8;
  press.fill(circle([x, y], r), isRight ? '#4f7a42' : '#a32a33');
  const stroke = (points: readonly Point[]) =>
    press.stroke(
      polygon(
        points.map(([u, v]): Point => [x + u * r, y + v * r]),
        false,
      ),
      '#fffaf0',
      r * 0.22,
    );
  if (isRight)
    stroke([
      [-0.45, 0.02],
      [-0.12, 0.38],
      [0.48, -0.36],
    ]);
  else {
    stroke([
      [-0.38, -0.38],
      [0.38, 0.38],
    ]);
    stroke([
      [0.38, -0.38],
      [-0.38, 0.38],
    ]);
  }
}

const HOLDS: readonly Step[] = [
  {
    name: 'By the stem | Par la tige | Per lo stelo | Por el tallo | Am Stiel',
    note: 'three fingers, the wine stays cool | trois doigts, le vin reste frais | tre dita, il vino resta fresco | tres dedos, el vino sigue fresco | drei Finger, der Wein bleibt kühl',
    draw: held(0.62, true),
  },
  {
    name: 'Low on the stem | Bas sur la tige | In basso sullo stelo | Abajo en el tallo | Tief am Stiel',
    note: 'near the foot, to swirl with ease | près du pied, pour tourner | vicino al piede, per roteare | cerca del pie, para agitar | nahe am Fuß, zum Schwenken',
    draw: held(0.3, true),
  },
  {
    name: 'By the bowl | Par le calice | Per il calice | Por el cáliz | Am Kelch',
    note: 'warms the wine, marks the glass | réchauffe le vin, tache le verre | scalda il vino, macchia il vetro | calienta el vino, mancha la copa | wärmt den Wein, hinterlässt Spuren',
    draw: held(1.45, false),
  },
];

export const drawHoldPlate = (plate: Plate): void =>
  drawSteps(plate, HOLDS, { isNumbered: false, aspect: 0.8 });

/** Part of a bottle's neck, large, with a cork that stands out by a share of its length. */
function neck(
  plate: Plate,
  box: Rect,
  { foil, cork, worm }: { foil: number; cork: number; worm: boolean },
): void {
  const { press } = plate;
  const w = Math.min(box.width * 0.24, box.height * 0.26);
  const x = box.x + box.width / 2;
  const foot = box.y + box.height;
  const lip = box.y + box.height * 0.46;
  const corkTop = lip - cork * w * 1.4;
  press.named('cork', () => {
    const path = rectangleOf({
      x: x - w * 0.36,
      y: corkTop,
      width: w * 0.72,
      height: foot - corkTop,
    });
    press.fill(path, '#d2a871', {
      from: [x - w * 0.4, 0],
      to: [x + w * 0.4, 0],
      start: -0.4,
      end: 0.3,
    });
    press.stroke(path, PLATE_INK, press.unit * 1.6);
  });
  press.named('bottle', () => {
    const glass = polygon([
      [x - w * 0.56, lip],
      [x + w * 0.56, lip],
      [x + w * 0.56, lip + w * 0.34],
      [x + w * 0.5, lip + w * 0.4],
      [x + w * 0.62, foot],
      [x - w * 0.62, foot],
      [x - w * 0.5, lip + w * 0.4],
      [x - w * 0.56, lip + w * 0.34],
    ]);
    press.fill(glass, '#2f4a34', {
      from: [x - w * 0.6, 0],
      to: [x + w * 0.6, 0],
      start: -0.5,
      end: 0.4,
    });
    if (foil > 0) {
      const top = lip + (1 - foil) * w * 0.5;
      const capsule = polygon([
        [x - w * 0.6, top],
        [x + w * 0.6, top],
        [x + w * 0.66, foot],
        [x - w * 0.66, foot],
      ]);
      press.fill(capsule, '#8a1f33', {
        from: [x - w * 0.6, 0],
        to: [x + w * 0.6, 0],
        start: -0.5,
        end: 0.4,
      });
    }
    press.stroke(glass, PLATE_INK, press.unit * 1.8);
  });
  if (worm) {
    press.named('corkscrew', () => {
      const turns: Point[] = Array.from({ length: 25 }, (_, i): Point => [
        x + Math.sin((i / 24) * Math.PI * 8) * w * 0.16,
        corkTop - w * 0.5 + (i / 24) * w * 1.1,
      ]);
      press.stroke(smooth(turns, false, 0.5), '#8d949a', w * 0.07);
      press.stroke(
        polygon(
          [
            [x, corkTop - w * 0.5],
            [x, corkTop - w * 0.9],
          ],
          false,
        ),
        '#8d949a',
        w * 0.1,
      );
      press.stroke(
        polygon(
          [
            [x - w * 0.9, corkTop - w * 0.95],
            [x + w * 0.9, corkTop - w * 0.95],
          ],
          false,
        ),
        '#8a1f33',
        w * 0.28,
      );
      press.stroke(
        polygon(
          [
            [x + w * 0.86, corkTop - w * 0.9],
            [x + w * 0.66, lip + w * 0.1],
          ],
          false,
        ),
        '#b9bfc4',
        w * 0.13,
      );
    });
  }
}

const OPENING: readonly Step[] = [
  {
    name: 'Cut the foil | Couper la capsule | Tagliare la capsula | Cortar la cápsula | Kapsel schneiden',
    note: 'below the lip, all round | sous la bague, tout autour | sotto il cercine, tutto intorno | bajo el gollete, alrededor | unter dem Wulst, ringsum',
    draw: (plate, box) => neck(plate, box, { foil: 0.2, cork: 0, worm: false }),
  },
  {
    name: 'Wipe the top | Essuyer | Pulire | Limpiar | Abwischen',
    note: 'cork and lip are cleaned | bouchon et goulot propres | tappo e collo puliti | corcho y boca limpios | Korken und Mündung säubern',
    draw: (plate, box) => {
      neck(plate, box, { foil: 0.2, cork: 0, worm: false });
      put(
        plate,
        'napkin',
        { ...box, height: box.height * 0.56, width: box.width * 0.5, x: box.x + box.width * 0.3 },
        { scale: 0.8 },
      );
    },
  },
  {
    name: 'Turn it in | Visser | Avvitare | Girar | Eindrehen',
    note: 'in the middle, one turn left outside | au centre, laisser un tour | al centro, lasciare un giro | al centro, dejar una vuelta | mittig, eine Windung frei lassen',
    draw: (plate, box) => neck(plate, box, { foil: 0.2, cork: 0.05, worm: true }),
  },
  {
    name: 'Lever it out | Lever | Fare leva | Palanca | Hebeln',
    note: 'in two steps, slowly | en deux temps, doucement | in due tempi, piano | en dos tiempos, despacio | in zwei Stufen, langsam',
    draw: (plate, box) => neck(plate, box, { foil: 0.2, cork: 0.75, worm: true }),
  },
  {
    name: 'Smell the cork | Sentir le bouchon | Annusare il tappo | Oler el corcho | Korken prüfen',
    note: 'wine, not mould or damp card | le vin, pas le moisi | vino, non muffa | vino, no moho | Wein, nicht Moder',
    draw: (plate, box) => put(plate, 'cork', box, { scale: 0.8 }),
  },
  {
    name: 'Pour a taste | Goûter | Assaggiare | Probar | Probeschluck',
    note: 'a sip first, then the guests | une gorgée d’abord, puis les hôtes | prima un sorso, poi gli ospiti | primero un sorbo, luego los invitados | erst ein Schluck, dann die Gäste',
    draw: (plate, box) => {
      put(plate, 'bottle', { ...box, width: box.width * 0.55 });
      put(
        plate,
        'glass',
        { ...box, x: box.x + box.width * 0.46, width: box.width * 0.5 },
        { scale: 0.74 },
      );
    },
  },
];

const OPENING_SPARKLING: readonly Step[] = [
  {
    name: 'Chill | Rafraîchir | Raffreddare | Enfriar | Kühlen',
    note: '6–8 °C: less pressure, no foam | 6–8 °C : moins de pression | 6–8 °C: meno pressione | 6–8 °C: menos presión | 6–8 °C: weniger Druck',
    draw: (plate, box) => {
      put(plate, 'bottle', { ...box, height: box.height * 0.72 }, { wine: 'sparkling' });
      put(plate, 'ice_bucket', box, { scale: 0.72 });
    },
  },
  {
    name: 'Foil off | Ôter la coiffe | Via la capsula | Quitar la cápsula | Folie ab',
    note: 'pull the tab round | tirer la languette | tirare la linguetta | tirar de la lengüeta | an der Lasche ziehen',
    draw: (plate, box) => put(plate, 'bottle', box, { wine: 'sparkling' }),
  },
  {
    name: 'Loosen the wire | Desserrer le muselet | Allentare la gabbietta | Aflojar el bozal | Draht lösen',
    note: 'six half turns, thumb on the cork | six demi-tours, pouce sur le bouchon | sei mezzi giri, pollice sul tappo | seis medias vueltas, pulgar en el corcho | sechs halbe Drehungen, Daumen auf dem Kork',
    draw: (plate, box) => {
      put(plate, 'bottle', { ...box, width: box.width * 0.7 }, { wine: 'sparkling' });
      put(plate, 'hand', {
        ...box,
        x: box.x + box.width * 0.5,
        width: box.width * 0.5,
        height: box.height * 0.6,
      });
    },
  },
  {
    name: 'Turn the bottle | Tourner la bouteille | Girare la bottiglia | Girar la botella | Flasche drehen',
    note: 'not the cork; held at 45° | pas le bouchon ; à 45° | non il tappo; a 45° | no el corcho; a 45° | nicht den Kork; bei 45°',
    draw: (plate, box) => {
      const height = Math.min(box.height, box.width) * 0.9;
      plate.press.placed([box.x + box.width / 2, box.y + box.height / 2], 0.7, 1, () =>
        put(
          plate,
          'bottle',
          { x: -height, y: -height / 2, width: height * 2, height },
          { wine: 'sparkling' },
        ),
      );
    },
  },
  {
    name: 'A sigh, no bang | Un soupir | Un sospiro | Un suspiro | Ein Seufzer',
    note: 'let the gas out slowly | laisser partir le gaz doucement | far uscire piano il gas | dejar salir el gas despacio | das Gas langsam entweichen lassen',
    draw: (plate, box) => put(plate, 'popping_bottle', box),
  },
  {
    name: 'Pour in two goes | Servir en deux fois | Versare in due volte | Servir en dos veces | In zwei Schüben',
    note: 'let the foam settle, then fill | laisser retomber la mousse | lasciar scendere la spuma | dejar bajar la espuma | Schaum setzen lassen, dann füllen',
    draw: (plate, box) => put(plate, 'champagne_flute', box, { wine: 'sparkling' }),
  },
];

export function drawOpeningPlate(plate: Plate): void {
  const isSparkling = plate.spec.wine.startsWith('sparkling');
  drawSteps(plate, isSparkling ? OPENING_SPARKLING : OPENING);
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
    draw: (plate, box) => neck(plate, box, { foil: 0, cork: 0.6, worm: true }),
  },
  {
    name: 'A light behind | Une lumière derrière | Una luce dietro | Una luz detrás | Licht dahinter',
    note: 'a candle under the shoulder shows the deposit | une bougie montre le dépôt | una candela mostra il deposito | una vela muestra el poso | eine Kerze zeigt das Depot',
    draw: (plate, box) => {
      put(plate, 'candle', { ...box, width: box.width * 0.4 }, { scale: 0.7 });
      put(plate, 'bottle', { ...box, x: box.x + box.width * 0.35, width: box.width * 0.6 });
    },
  },
  {
    name: 'Pour in one go | Verser d’un trait | Versare di seguito | Verter de una vez | In einem Zug',
    note: 'slowly, along the glass | lentement, le long du verre | piano, lungo il vetro | despacio, por el vidrio | langsam, am Glas entlang',
    draw: (plate, box) => {
      put(plate, 'decanter', { ...box, y: box.y + box.height * 0.4, height: box.height * 0.6 });
      const height = Math.min(box.height, box.width) * 0.62;
      plate.press.placed([box.x + box.width * 0.66, box.y + box.height * 0.24], -1.9, 1, () =>
        put(plate, 'bottle', { x: -height, y: -height / 2, width: height * 2, height }),
      );
    },
  },
  {
    name: 'Stop at the cloud | S’arrêter au trouble | Fermarsi al torbido | Parar en el poso | Beim Trüben halten',
    note: 'the last finger stays in the bottle | le dernier doigt reste | l’ultimo dito resta | el último dedo se queda | der letzte Finger bleibt zurück',
    draw: (plate, box) => {
      const { press } = plate;
      put(plate, 'bottle', box);
      const at: Point = [box.x + box.width * 0.78, box.y + box.height * 0.74];
      press.stroke(circle(at, box.height * 0.14), PLATE_INK, press.unit * 2);
      for (let i = 0; i < 9; i++) {
        press.fill(
          ellipse(
            [
              at[0] + ((i % 3) - 1) * box.height * 0.05,
              at[1] + box.height * (0.02 + 0.03 * Math.floor(i / 3)),
            ],
            box.height * 0.014,
            box.height * 0.01,
          ),
          '#5d1020',
        );
      }
    },
  },
  {
    name: 'Let it breathe | Laisser respirer | Far respirare | Dejar respirar | Atmen lassen',
    note: 'young reds 1–2 hours, old ones minutes | jeunes 1–2 h, vieux quelques minutes | giovani 1–2 ore, vecchi pochi minuti | jóvenes 1–2 h, viejos minutos | junge 1–2 Stunden, alte Minuten',
    draw: (plate, box) => put(plate, 'decanter', box),
  },
];

export const drawDecantingPlate = (plate: Plate): void => drawSteps(plate, DECANTING);

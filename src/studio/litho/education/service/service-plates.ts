import {
  drawPinchingHand,
  drawRaisedHand,
  type RaisedHand,
} from '#studio/litho/figures/raised-hand.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { circle, polygon, rectangle, type Point, type Rect } from '#studio/litho/geometry.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { glassProfile } from '#studio/litho/props/glass-profiles.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import { fold } from '#studio/lexicon/normalise.ts';
import { drawNeck } from './bottle-neck.ts';
import { put } from '#studio/litho/education/put.ts';
import { PLATE_INK, type Plate } from '#studio/litho/education/plate.ts';
import { drawSteps, type Step } from '#studio/litho/education/steps.ts';

/** A glass in a hand that closes at a share of its stem; a cross marks the wrong way. */
function held(hold: typeof drawRaisedHand, share: number, isRight: boolean) {
  return (plate: Plate, box: Rect): void => {
    const { press, spec, random } = plate;
    const profile = glassProfile(spec.glass);
    const heightPx = Math.min(box.height * 0.94, box.width * 1.2);
    const base: Point = [box.x + box.width * 0.56, box.y + box.height * 0.95];
    drawGlass(press, {
      base,
      heightPx,
      shape: spec.glass,
      wine: spec.wine,
      random: random.fork('held'),
      line: PLATE_INK,
      highlight: '#fffaf0',
      lightSide: 1,
    });
    hold(press, {
      grip: [base[0], base[1] - (heightPx * share * profile.bottom) / profile.rim[1]],
      unitPx: heightPx * 0.0026,
      side: 1,
      skin: '#d9a076',
      sleeve: '#5d1020',
      cuff: '#fffaf0',
      nail: null,
      sleeveShare: 0.17,
    });
    drawMark(plate, [box.x + box.width * 0.86, box.y + box.height * 0.14], isRight);
  };
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

/** Low down the arm comes level. */
const drawLowHold = (press: LithoPress, hand: RaisedHand): void =>
  drawPinchingHand(press, { ...hand, turn: 0.5 });

/** The tips take the rim of the foot, not the stem. */
const drawFootHold = (press: LithoPress, hand: RaisedHand): void =>
  drawPinchingHand(press, {
    ...hand,
    turn: 0.5,
    grip: [hand.grip[0] - 36 * hand.unitPx, hand.grip[1] - 2 * hand.unitPx],
  });

const HOLDS: readonly Step[] = [
  {
    name: 'By the stem | Par la tige | Per lo stelo | Por el tallo | Am Stiel',
    note: 'three fingers, the wine stays cool | trois doigts, le vin reste frais | tre dita, il vino resta fresco | tres dedos, el vino sigue fresco | drei Finger, der Wein bleibt kühl',
    draw: held(drawPinchingHand, 0.6, true),
  },
  {
    name: 'Low on the stem | Bas sur la tige | In basso sullo stelo | Abajo en el tallo | Tief am Stiel',
    note: 'to swirl with ease | pour tourner avec aisance | per roteare con agio | para agitar con soltura | zum leichten Schwenken',
    draw: held(drawLowHold, 0.3, true),
  },
  {
    name: 'By the foot | Par le pied | Per il piede | Por el pie | Am Fuß',
    note: 'thumb above, fingers below | pouce dessus, doigts dessous | pollice sopra, dita sotto | pulgar arriba, dedos abajo | Daumen oben, Finger unten',
    draw: held(drawFootHold, 0, true),
  },
  {
    name: 'By the bowl | Par le calice | Per il calice | Por el cáliz | Am Kelch',
    note: 'warms the wine, marks the glass | réchauffe le vin, tache le verre | scalda il vino, macchia il vetro | calienta el vino, mancha la copa | wärmt den Wein, hinterlässt Spuren',
    draw: held(drawRaisedHand, 1.42, false),
  },
];

const TWO =
  /\b(?:right and wrong|right or wrong|right vs wrong|correct and (?:incorrect|wrong)|two pictures|do and don|richtig und falsch|juste et faux|giusto e sbagliato|bien y mal)\b/;

/** All ways to hold a glass, or the right one beside the wrong one. */
export const drawHoldPlate = (plate: Plate): void => {
  const [first, last] = [HOLDS[0], HOLDS.at(-1)];
  const isPair = TWO.test(fold(plate.spec.prompt)) && first && last;
  drawSteps(plate, isPair ? [first, last] : HOLDS, { isNumbered: false, aspect: 0.8 });
};

const OPENING: readonly Step[] = [
  {
    name: 'Cut the foil | Couper la capsule | Tagliare la capsula | Cortar la cápsula | Kapsel schneiden',
    note: 'below the lip, all round | sous la bague, tout autour | sotto il cercine, tutto intorno | bajo el gollete, alrededor | unter dem Wulst, ringsum',
    draw: (plate, box) => drawNeck(plate, box, { foil: 'whole', cork: 0, tool: 'knife' }),
  },
  {
    name: 'Wipe the top | Essuyer | Pulire | Limpiar | Abwischen',
    note: 'cork and lip are cleaned | bouchon et goulot propres | tappo e collo puliti | corcho y boca limpios | Korken und Mündung säubern',
    draw: (plate, box) => {
      drawNeck(plate, box, { foil: 'cut', cork: 0, tool: 'none' });
      put(
        plate,
        'napkin',
        { ...box, height: box.height * 0.54, width: box.width * 0.56, x: box.x + box.width * 0.22 },
        { scale: 0.8 },
      );
    },
  },
  {
    name: 'Turn it in | Visser | Avvitare | Girar | Eindrehen',
    note: 'in the middle, one turn left outside | au centre, laisser un tour | al centro, lasciare un giro | al centro, dejar una vuelta | mittig, eine Windung frei lassen',
    draw: (plate, box) => drawNeck(plate, box, { foil: 'cut', cork: 0.06, tool: 'worm' }),
  },
  {
    name: 'Lever it out | Lever | Fare leva | Palanca | Hebeln',
    note: 'in two steps, slowly | en deux temps, doucement | in due tempi, piano | en dos tiempos, despacio | in zwei Stufen, langsam',
    draw: (plate, box) => drawNeck(plate, box, { foil: 'cut', cork: 0.75, tool: 'worm' }),
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

/** A bottle leaning; `at` says where in the box its middle is. */
function drawTilted(
  plate: Plate,
  box: Rect,
  { at: [u, v], turn }: { at: Point; turn: number },
): number {
  const height = Math.min(box.height, box.width) * 0.72;
  plate.press.placed([box.x + box.width * u, box.y + box.height * v], turn, 1, () =>
    put(plate, 'bottle', { x: -height, y: -height / 2, width: height * 2, height }),
  );
  return height;
}

/** The wine runs from the mouth of the bottle into the decanter below it. */
function drawPouring(plate: Plate, box: Rect): void {
  const { press, spec } = plate;
  const turn = -1.95;
  const length = Math.min(box.height, box.width) * 0.72;
  const decanter = {
    ...box,
    x: box.x - box.width * 0.2,
    y: box.y + box.height * 0.42,
    height: box.height * 0.58,
  };
  const mouth: Point = [decanter.x + box.width / 2, box.y + box.height * 0.36];
  const middle: Point = [
    mouth[0] - (Math.sin(turn) * length) / 2,
    mouth[1] + (Math.cos(turn) * length) / 2,
  ];
  put(plate, 'decanter', decanter);
  press.stroke(
    polygon([mouth, [mouth[0], decanter.y + decanter.height * 0.82]], false),
    WINE_INKS[spec.wine].body,
    press.unit * 5,
  );
  drawTilted(plate, box, {
    at: [(middle[0] - box.x) / box.width, (middle[1] - box.y) / box.height],
    turn,
  });
}

/** What stays behind: the foot of the bottle, seen through a lens. */
function drawDregs(plate: Plate, box: Rect): void {
  const { press, random } = plate;
  const dice = random.fork('dregs');
  put(plate, 'bottle', { ...box, width: box.width * 0.6 });
  const r = Math.min(box.width * 0.24, box.height * 0.24);
  const at: Point = [box.x + box.width * 0.76, box.y + box.height * 0.7];
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
      drawPouring(plate, box);
    },
  },
  {
    name: 'Stop at the cloud | S’arrêter au trouble | Fermarsi al torbido | Parar en el poso | Beim Trüben halten',
    note: 'the last finger stays in the bottle | le dernier doigt reste | l’ultimo dito resta | el último dedo se queda | der letzte Finger bleibt zurück',
    draw: (plate, box) => {
      drawDregs(plate, box);
    },
  },
  {
    name: 'Let it breathe | Laisser respirer | Far respirare | Dejar respirar | Atmen lassen',
    note: 'young reds 1–2 hours, old ones minutes | jeunes 1–2 h, vieux quelques minutes | giovani 1–2 ore, vecchi pochi minuti | jóvenes 1–2 h, viejos minutos | junge 1–2 Stunden, alte Minuten',
    draw: (plate, box) => put(plate, 'decanter', box),
  },
];

export const drawDecantingPlate = (plate: Plate): void => drawSteps(plate, DECANTING);

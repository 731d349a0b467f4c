import { drawNeck } from './bottle-neck.ts';
import { drawSparklingNeck } from './sparkling-neck.ts';
import { drawPouring } from '#studio/litho/education/sketches/pouring.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { put } from '#studio/litho/education/put.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import type { Step } from '#studio/litho/education/step.ts';
import { drawSteps } from '#studio/litho/education/steps.ts';

const OPENING: readonly Step[] = [
  {
    name: 'Cut the foil | Couper la capsule | Tagliare la capsula | Cortar la cápsula | Kapsel schneiden',
    note: 'below the lip, all round | sous la bague, tout autour | sotto il cercine, tutto intorno | bajo el gollete, alrededor | unter dem Wulst, ringsum',
    leads: true,
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
    leads: true,
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

/** One hand keeps the cork, the bottle turns under it. */
function drawTurnedAgainstCork(plate: Plate, box: Rect): void {
  const turn = Math.PI / 4;
  drawSparklingNeck(plate, box, { over: 'nothing', isHeld: true, turn });
}

const OPENING_SPARKLING: readonly Step[] = [
  {
    name: 'Chill | Rafraîchir | Raffreddare | Enfriar | Kühlen',
    note: '8–10 °C: less pressure, no foam | 8–10 °C : moins de pression | 8–10 °C: meno pressione | 8–10 °C: menos presión | 8–10 °C: weniger Druck',
    draw: (plate, box) => {
      put(plate, 'bottle', { ...box, height: box.height * 0.72 }, { wine: 'sparkling' });
      put(plate, 'ice_bucket', box, { scale: 0.72 });
    },
  },
  {
    name: 'Foil off | Ôter la coiffe | Via la capsula | Quitar la cápsula | Folie ab',
    note: 'pull the tab round | tirer la languette | tirare la linguetta | tirar de la lengüeta | an der Lasche ziehen',
    draw: (plate, box) => drawSparklingNeck(plate, box, { over: 'foil' }),
  },
  {
    name: 'Loosen the wire | Desserrer le muselet | Allentare la gabbietta | Aflojar el bozal | Draht lösen',
    note: 'six half turns, thumb on the cork | six demi-tours, pouce sur le bouchon | sei mezzi giri, pollice sul tappo | seis medias vueltas, pulgar en el corcho | sechs halbe Drehungen, Daumen auf dem Kork',
    draw: (plate, box) => drawSparklingNeck(plate, box, { over: 'wire' }),
  },
  {
    name: 'Turn the bottle | Tourner la bouteille | Girare la bottiglia | Girar la botella | Flasche drehen',
    note: 'not the cork; held at 45° | pas le bouchon ; à 45° | non il tappo; a 45° | no el corcho; a 45° | nicht den Kork; bei 45°',
    draw: drawTurnedAgainstCork,
  },
  {
    name: 'A sigh, no bang | Un soupir | Un sospiro | Un suspiro | Ein Seufzer',
    note: 'let the gas out slowly | laisser partir le gaz doucement | far uscire piano il gas | dejar salir el gas despacio | das Gas langsam entweichen lassen',
    draw: (plate, box) => drawSparklingNeck(plate, box, { over: 'nothing', out: 0.42 }),
  },
  {
    name: 'Pour in two goes | Servir en deux fois | Versare in due volte | Servir en dos veces | In zwei Schüben',
    note: 'let the foam settle, then fill | laisser retomber la mousse | lasciar scendere la spuma | dejar bajar la espuma | Schaum setzen lassen, dann füllen',
    draw: (plate, box) => drawPouring(plate, box, 'champagne_flute'),
  },
];

/** Wire and pressure: another lesson than the corkscrew's. */
export const opensSparkling = ({ wine }: Plate['spec']): boolean => wine.startsWith('sparkling');

export function drawOpeningPlate(plate: Plate): void {
  drawSteps(plate, opensSparkling(plate.spec) ? OPENING_SPARKLING : OPENING);
}

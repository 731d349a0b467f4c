import type { BottleShape, WineColour } from '#studio/scene/wine.ts';
import { BOTTLES_CALLED } from '#studio/lexicon/words/vessel-kinds.ts';
import { labelFor } from '#studio/labels/label-for.ts';
import { bottleProfile } from '#studio/litho/props/bottle-profiles.ts';
import { drawBottle } from '#studio/litho/props/bottle.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import type { Step } from '#studio/litho/education/step.ts';
import { drawSteps } from '#studio/litho/education/steps.ts';

const shape = (
  bottle: BottleShape,
  wine: WineColour,
  glass: 'dark' | 'green' | 'brown' | 'clear',
): Step['draw'] => {
  const { height, belly } = bottleProfile(bottle);
  return ({ press, spec, random }: Plate, box) => {
    const heightPx = Math.min((box.height * height) / 35, (box.width * height) / (belly * 2.2));
    drawBottle(press, {
      base: [box.x + box.width / 2, box.y + box.height * 0.98],
      heightPx,
      shape: bottle,
      glass,
      wine,
      closure: wine === 'sparkling' ? 'muselet' : 'cork',
      label: {
        ...labelFor({ ...spec, region: null, varietal: null, wine }, random.fork(bottle).next()),
        origin: ORIGINS[bottle] ?? null,
      },
      lightSide: 1,
    });
  };
};

/** Each label names where its shape is at home, whatever region the prompt names. */
const ORIGINS: Partial<Record<BottleShape, string>> = {
  bordeaux: 'Bordeaux',
  burgundy: 'Bourgogne',
  champagne: 'Champagne',
  hock: 'Alsace',
  provence: 'Provence',
  bocksbeutel: 'Franken',
  clavelin: 'Jura',
  fortified: 'Porto',
};

const SHAPES: readonly Step[] = [
  {
    name: 'Bordeaux',
    called: BOTTLES_CALLED.bordeaux,
    note: 'high shoulders: Cabernet, Merlot, Sauvignon | épaules hautes : cabernet, merlot, sauvignon | spalle alte: Cabernet, Merlot, Sauvignon | hombros altos: Cabernet, Merlot, Sauvignon | hohe Schultern: Cabernet, Merlot, Sauvignon',
    draw: shape('bordeaux', 'red', 'dark'),
  },
  {
    name: 'Burgundy | Bourgogne | Borgogna | Borgoña | Burgund',
    called: BOTTLES_CALLED.burgundy,
    note: 'sloping: Pinot Noir, Chardonnay | épaules tombantes : pinot noir, chardonnay | spalle spioventi: Pinot Nero, Chardonnay | hombros caídos: Pinot Noir, Chardonnay | abfallend: Pinot noir, Chardonnay',
    draw: shape('burgundy', 'red', 'green'),
  },
  {
    name: 'Champagne | Champagne | Champagne | Champán | Champagner',
    called: BOTTLES_CALLED.champagne,
    note: 'thick glass, holds some 6 bar | verre épais, tient quelque 6 bars | vetro spesso, regge circa 6 bar | vidrio grueso, aguanta unos 6 bar | dickes Glas, hält rund 6 bar',
    draw: shape('champagne', 'sparkling', 'green'),
  },
  {
    name: 'Flute | Flûte | Flauto | Flauta | Schlegel',
    called: BOTTLES_CALLED.hock,
    note: 'tall and slender: Riesling, Alsace | haute et fine : riesling, Alsace | alta e snella: Riesling, Alsazia | alta y esbelta: Riesling, Alsacia | hoch und schlank: Riesling, Elsass',
    draw: shape('hock', 'white', 'green'),
  },
  {
    name: 'Provence | Provence | Provenza | Provenza | Provence',
    called: BOTTLES_CALLED.provence,
    note: 'the skittle of rosé | la quille du rosé | la sagoma del rosato | la silueta del rosado | die Kegelform des Rosé',
    draw: shape('provence', 'rose', 'clear'),
  },
  {
    name: 'Bocksbeutel',
    called: BOTTLES_CALLED.bocksbeutel,
    note: 'flat flask: Franconia | flacon plat : Franconie | fiasca piatta: Franconia | frasco plano: Franconia | flach: Franken',
    draw: shape('bocksbeutel', 'white', 'green'),
  },
  {
    name: 'Clavelin',
    called: BOTTLES_CALLED.clavelin,
    note: '62 cl: vin jaune of the Jura | 62 cl : vin jaune du Jura | 62 cl: vin jaune del Giura | 62 cl: vin jaune del Jura | 62 cl: Vin jaune aus dem Jura',
    draw: shape('clavelin', 'white', 'green'),
  },
  {
    name: 'Port | Porto | Porto | Oporto | Portwein',
    called: BOTTLES_CALLED.port,
    note: 'bulging neck holds back the crust | col renflé qui retient le dépôt | collo rigonfio trattiene il deposito | cuello abombado retiene el poso | bauchiger Hals hält das Depot',
    draw: shape('fortified', 'red', 'dark'),
  },
];

/** Eight bottles, drawn to one scale. */
export const drawShapesPlate = (plate: Plate): void =>
  drawSteps(plate, SHAPES, { isNumbered: false, aspect: 0.3, picture: 0.3 });

import { labelFor } from '#studio/labels/label-for.ts';
import { isSparkling } from '#studio/scene/wine.ts';
import type { Closure } from '#studio/scene/wine.ts';
import { polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { bottleProfile } from '#studio/litho/props/bottle-profiles.ts';
import { drawBottle } from '#studio/litho/props/bottle.ts';
import { drawCallouts } from '#studio/litho/education/callouts.ts';
import type { Callout } from '#studio/litho/education/callouts.ts';
import { PLATE_INK, PLATE_PAPER } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

/** The parts of a bottle; cork and punt are drawn as if the glass were cut open. */
export function drawBottlePlate(plate: Plate): void {
  const { press, area, spec, random } = plate;
  const profile = bottleProfile(spec.bottle);
  const heightPx = Math.min(area.height * 0.93, area.width * 1.3);
  const scale = heightPx / profile.height;
  const isWide = area.width > area.height * 0.8;
  const x = area.x + area.width * (isWide ? 0.5 : 0.36);
  const base: Point = [x, area.y + area.height * 0.5 + heightPx * 0.5];
  drawBottle(press, {
    base,
    heightPx,
    shape: spec.bottle,
    glass: spec.bottleGlass,
    wine: spec.wine,
    closure: spec.closure,
    label: labelFor(spec, random.fork('label').next()),
    lightSide: 1,
  });
  const at = (cx: number, cy: number): Point => [x + cx * scale, base[1] - cy * scale];
  drawCutAway(plate, at, profile.height);
  const outline = polygon([
    ...profile.outline.map(([r, y]) => at(-r, y)),
    ...profile.outline.toReversed().map(([r, y]) => at(r, y)),
  ]);
  press.stroke(outline, PLATE_INK, press.unit * 2.6);
  const half = (profile.belly + 1) * scale;
  drawCallouts(plate, bottleParts(plate, at, isWide), { left: x - half, right: x + half });
}

/** The cork in the neck and the punt in the base. */
function drawCutAway(
  { press, spec }: Plate,
  at: (x: number, y: number) => Point,
  height: number,
): void {
  const isCorked = spec.closure === 'cork' || spec.closure === 'wax' || spec.closure === 'muselet';
  if (isCorked) {
    const [left, top] = at(-0.95, height - 0.5);
    const [right, bottom] = at(0.95, height - 5);
    const cork = rectangle({ x: left, y: top, width: right - left, height: bottom - top });
    press.fill(cork, '#d6ae78', { from: [left, 0], to: [right, 0], start: -0.4, end: 0.3 });
    press.stroke(cork, PLATE_INK, press.unit * 1.6);
  }
  const depth = Math.min(
    isSparkling(spec.wine) ? 3.2 : 2.2,
    bottleProfile(spec.bottle).label[0] * 0.86,
  );
  const punt = smooth(
    [at(-2.9, 0), at(-1.5, depth * 0.66), at(0, depth), at(1.5, depth * 0.66), at(2.9, 0)],
    false,
    0.5,
  );
  press.stroke(punt, PLATE_PAPER, press.unit * 3);
}

function bottleParts(
  { spec }: Plate,
  at: (x: number, y: number) => Point,
  isWide: boolean,
): Callout[] {
  const profile = bottleProfile(spec.bottle);
  const left = isWide ? 'left' : 'right';
  const flip = isWide ? -1 : 1;
  const radiusAt = (y: number) => profile.outline.find(([, height]) => height >= y)?.[0] ?? 1;
  const shoulder = (profile.label[1] + profile.capsule) / 2 + 0.4;
  const neck = profile.capsule - 0.8;
  const closures = {
    cork: [
      'Cork | Bouchon | Tappo | Corcho | Korken',
      'lets the wine age slowly | laisse vieillir lentement | lascia invecchiare piano | deja envejecer despacio | lässt langsam reifen',
    ],
    wax: [
      'Wax and cork | Cire et bouchon | Ceralacca e tappo | Lacre y corcho | Wachs und Korken',
      'sealed by hand | cacheté à la main | sigillato a mano | sellado a mano | von Hand versiegelt',
    ],
    muselet: [
      'Cork and muselet | Bouchon et muselet | Tappo e gabbietta | Corcho y bozal | Korken und Agraffe',
      'holds some six bar | tient quelque six bars | regge circa sei bar | aguanta unos seis bar | hält rund sechs bar',
    ],
    screwcap: [
      'Screw cap | Capsule à vis | Tappo a vite | Tapón de rosca | Schraubverschluss',
      'seals without air | ferme sans air | chiude senza aria | cierra sin aire | schließt luftdicht',
    ],
    crown: [
      'Crown cap | Capsule couronne | Tappo a corona | Tapón corona | Kronkorken',
      'as in the cellar | comme en cave | come in cantina | como en bodega | wie im Keller',
    ],
  } as const;
  const [closure, closureNote] = closures[spec.closure];
  return [
    { anchor: at(0.6, profile.height - 2), name: closure, note: closureNote, side: 'right' },
    {
      anchor: at(1.3 * flip, profile.height - 3.6),
      name: CAPSULES[spec.closure][0],
      note: CAPSULES[spec.closure][1],
      side: left,
    },
    {
      anchor: at(radiusAt(neck) * 0.9, neck),
      name: 'Neck | Col | Collo | Cuello | Hals',
      note: isSparkling(spec.wine)
        ? 'gathers the yeast at riddling | recueille la lie au remuage | raccoglie i lieviti | recoge las lías | sammelt die Hefe beim Rütteln'
        : 'the level shows the age | le niveau montre l’âge | il livello mostra l’età | el nivel muestra la edad | der Füllstand zeigt das Alter',
      side: 'right',
    },
    {
      anchor: at(radiusAt(shoulder) * 0.92 * flip, shoulder),
      name: 'Shoulder | Épaule | Spalla | Hombro | Schulter',
      note: shoulderNote(spec.bottle),
      side: left,
    },
    {
      anchor: at(profile.belly * 0.8, (profile.label[0] + profile.label[1]) / 2),
      name: 'Label | Étiquette | Etichetta | Etiqueta | Etikett',
      note: 'producer, origin, vintage | producteur, origine, millésime | produttore, origine, annata | productor, origen, añada | Erzeuger, Herkunft, Jahrgang',
      side: 'right',
    },
    {
      anchor: at(profile.belly * 0.86 * flip, profile.label[0] * 0.62),
      name: 'Body | Corps | Corpo | Cuerpo | Bauch',
      note: 'holds 750 ml | contient 75 cl | contiene 75 cl | contiene 75 cl | fasst 0,75 l',
      side: left,
    },
    {
      anchor: at(0.9, 1.5),
      name: 'Punt | Piqûre | Fondo concavo | Picada | Einstich',
      note: 'strengthens the base | renforce le fond | rinforza il fondo | refuerza la base | verstärkt den Boden',
      side: 'right',
    },
  ];
}

const CAPSULES: Readonly<Record<Closure, readonly [string, string]>> = {
  cork: [
    'Capsule | Capsule | Capsula | Cápsula | Kapsel',
    'cut below the lip | couper sous la bague | si taglia sotto il cercine | se corta bajo el gollete | unter dem Wulst schneiden',
  ],
  wax: [
    'Wax | Cire | Ceralacca | Lacre | Wachs',
    'cracked, not cut | se casse, ne se coupe pas | si rompe, non si taglia | se rompe, no se corta | wird gebrochen',
  ],
  muselet: [
    'Foil | Coiffe | Stagnola | Cápsula | Folie',
    'hides cork and wire | cache bouchon et fil | copre tappo e gabbietta | cubre corcho y bozal | verdeckt Kork und Draht',
  ],
  screwcap: [
    'Sleeve | Jupe | Gonna | Falda | Hülse',
    'holds the thread | porte le filetage | porta la filettatura | lleva la rosca | trägt das Gewinde',
  ],
  crown: [
    'Lip | Bague | Labbro | Gollete | Mündung',
    'grips the cap | retient la capsule | trattiene il tappo | sujeta el tapón | hält die Kappe',
  ],
};

function shoulderNote(bottle: Plate['spec']['bottle']): string {
  if (bottle === 'bordeaux' || bottle === 'magnum') return 'high, holds back the sediment';
  if (bottle === 'fortified') return 'square, holds back the crust';
  return bottle === 'hock'
    ? 'slender and long | longue et fine | lunga e sottile | larga y fina | schlank und lang'
    : 'sloping | tombante | spiovente | caído | abfallend';
}

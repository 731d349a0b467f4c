import type { GlassShape } from '#studio/scene/wine.ts';
import { isSparkling } from '#studio/scene/wine.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { glassProfile } from '#studio/litho/props/glass-profiles.ts';
import { drawCallouts } from '#studio/litho/education/callouts.ts';
import type { Callout } from '#studio/litho/education/callouts.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

const BOWL_NOTES: Readonly<Record<GlassShape, string>> = {
  bordeaux:
    'tapers to gather aromas | resserré pour garder les arômes | si stringe per gli aromi | se cierra para los aromas | verengt sich für den Duft',
  burgundy:
    'wide, for delicate aromas | large, pour arômes délicats | ampio, per aromi delicati | ancha, para aromas delicados | weit, für zarte Aromen',
  white:
    'smaller, keeps the wine cool | plus petit, garde au frais | più piccolo, tiene fresco | más pequeña, mantiene frío | kleiner, hält kühl',
  flute:
    'slender, keeps the bubbles | élancé, garde les bulles | snello, tiene le bollicine | esbelta, guarda la burbuja | schlank, hält die Perlen',
  coupe:
    'shallow, bubbles fade sooner | plate, bulles plus brèves | piatta, bollicine più brevi | plana, burbuja más breve | flach, Perlen vergehen eher',
  tulip:
    'narrow mouth, focused aroma | bouche étroite, arôme concentré | bocca stretta, aroma raccolto | boca estrecha, aroma concentrado | enge Öffnung, dichter Duft',
};

/** The parts of a wine glass. */
export function drawGlassPlate(plate: Plate): void {
  const { press, area, spec, random } = plate;
  const profile = glassProfile(spec.glass);
  const isWide = area.width > area.height * 0.8;
  const heightPx = Math.min(area.height * 0.9, area.width * (isWide ? 1.1 : 1.25));
  const scale = heightPx / profile.rim[1];
  const x = area.x + area.width * (isWide ? 0.5 : 0.3);
  const base: Point = [x, area.y + area.height * 0.5 + heightPx * 0.5];
  drawGlass(press, {
    base,
    heightPx,
    shape: spec.glass,
    wine: spec.wine,
    random,
    line: PLATE_INK,
    highlight: '#fffaf0',
    lightSide: 1,
  });
  const at = (cx: number, cy: number): Point => [x + cx * scale, base[1] - cy * scale];
  const half = (profile.belly + 0.8) * scale;
  drawCallouts(plate, glassParts(plate, at, isWide), { left: x - half, right: x + half });
}

function glassParts(
  { spec }: Plate,
  at: (x: number, y: number) => Point,
  isWide: boolean,
): Callout[] {
  const profile = glassProfile(spec.glass);
  const left = isWide ? 'left' : 'right';
  const bowlHeight = profile.level + (profile.rim[1] - profile.level) * 0.45;
  const wall = profile.radiusAt(bowlHeight);
  const wineNote = isSparkling(spec.wine)
    ? 'fill to three quarters | remplir aux trois quarts | riempire a tre quarti | llenar tres cuartos | zu drei Vierteln füllen'
    : 'fill to the widest point | jusqu’au plus large | fino al punto più largo | hasta lo más ancho | bis zur breitesten Stelle';
  return [
    {
      anchor: at(profile.rim[0] * 0.86, profile.rim[1] - 0.1),
      name: 'Rim | Buvant | Bordo | Borde | Rand',
      note: 'thin, cut and polished | fin, coupé et poli | sottile, tagliato e lucidato | fino, cortado y pulido | dünn, geschliffen',
      side: 'right',
    },
    {
      anchor: at(-wall * (isWide ? 1 : -1), bowlHeight),
      name: 'Bowl | Calice | Coppa | Cáliz | Kelch',
      note: BOWL_NOTES[spec.glass],
      side: left,
    },
    {
      anchor: at(profile.radiusAt(profile.level) * 0.5, profile.level - 0.9),
      name: 'Wine | Vin | Vino | Vino | Wein',
      note: wineNote,
      side: 'right',
    },
    {
      anchor: at(0, profile.bottom * 0.55),
      name: 'Stem | Tige | Stelo | Tallo | Stiel',
      note: 'hold the glass here | on tient le verre ici | qui si tiene il calice | aquí se sujeta la copa | hier hält man das Glas',
      side: left,
    },
    {
      anchor: at(profile.footRadius * 0.7, 0.4),
      // Both words are right; the customer's is on the plate.
      name: /\bbase\b/i.test(spec.prompt)
        ? 'Base | Base | Base | Base | Fuß'
        : 'Foot | Pied | Piede | Pie | Fuß',
      note: 'helps to swirl | aide à tourner | aiuta a roteare | ayuda a agitar | hilft beim Schwenken',
      side: 'right',
    },
  ];
}

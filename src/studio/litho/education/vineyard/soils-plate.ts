import { fold } from '#studio/lexicon/matching/normalise.ts';
import { circle, ellipse, polygon, roundedRectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { darken, lighten, mixHex } from '#studio/litho/mix-colours.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { asManyAsAsked } from '#studio/litho/education/narrowed.ts';
import type { Step } from '#studio/litho/education/step.ts';
import { drawSteps } from '#studio/litho/education/steps.ts';

export type Grain =
  | 'chalk'
  | 'clay'
  | 'gravel'
  | 'slate'
  | 'granite'
  | 'basalt'
  | 'sand'
  | 'loess'
  | 'marl';

export const SOIL_INKS: Readonly<Record<Grain, string>> = {
  chalk: '#e9e2d0',
  clay: '#a9633f',
  gravel: '#b7a58a',
  slate: '#5f6870',
  granite: '#c3a9a0',
  basalt: '#3f3a3d',
  sand: '#e2c88e',
  loess: '#d3ab63',
  marl: '#b9b29c',
};

/** A block of ground, cut like a cake, with grass on top. */
function block(kind: Grain) {
  return (plate: Plate, box: Rect): void => {
    const { press } = plate;
    const width = Math.min(box.width, box.height * 1.9);
    const height = box.height * 0.9;
    const area: Rect = {
      x: box.x + (box.width - width) / 2,
      y: box.y + (box.height - height),
      width,
      height,
    };
    const path = roundedRectangle(area, width * 0.05);
    press.fill(path, SOIL_INKS[kind], {
      from: [area.x, area.y],
      to: [area.x + width, area.y + height],
      start: 0.25,
      end: -0.55,
    });
    press.clipped(path, () => fillGrain(plate, kind, area));
    drawTurf(plate, area);
    press.stroke(path, PLATE_INK, press.unit * 1.8);
  };
}

/** A dark skin of humus with blades of grass, no two alike. */
function drawTurf({ press, random }: Plate, area: Rect): void {
  const dice = random.fork('turf');
  const blades = 44;
  press.fill(
    polygon([
      [area.x, area.y + area.height * 0.05],
      [area.x, area.y],
      [area.x + area.width, area.y],
      [area.x + area.width, area.y + area.height * 0.05],
    ]),
    '#5d4630',
  );
  for (let i = 0; i < blades; i++) {
    const x = area.x + area.width * ((i + dice.range(0.2, 0.8)) / blades);
    const lean = dice.range(-1, 1) * area.height * 0.03;
    const blade = polygon([
      [x - press.unit * 2, area.y],
      [x + lean, area.y - area.height * dice.range(0.05, 0.1)],
      [x + press.unit * 2, area.y],
    ]);
    press.fill(blade, mixHex('#5f7f38', '#93ad55', dice.next()));
  }
}

export function fillGrain({ press, random }: Plate, kind: Grain, area: Rect): void {
  const dice = random.fork(kind);
  const at = (): Point => [area.x + dice.next() * area.width, area.y + dice.next() * area.height];
  const ink = SOIL_INKS[kind];
  const unit = area.width / 100;
  if (kind === 'slate' || kind === 'loess' || kind === 'clay' || kind === 'marl') {
    const count = { slate: 26, marl: 14, loess: 9, clay: 9 }[kind];
    for (let i = 0; i < count; i++) {
      const y = area.y + (area.height * (i + 0.5)) / count;
      const drop = kind === 'slate' ? area.height * 0.16 : area.height * 0.02;
      const band = polygon([
        [area.x, y],
        [area.x + area.width, y - drop],
        [area.x + area.width, y - drop + unit * 1.4],
        [area.x, y + unit * 1.6],
      ]);
      const light = kind === 'marl' ? '#e4dcc4' : lighten(ink, 0.22);
      press.fill(band, i % 2 ? light : darken(ink, 0.28));
    }
    return;
  }
  const count = { chalk: 40, gravel: 90, granite: 320, basalt: 46, sand: 420 }[kind] ?? 60;
  for (let i = 0; i < count; i++) {
    const [x, y] = at();
    const size =
      unit *
      ({ chalk: 6, gravel: 5.5, granite: 1.3, basalt: 5, sand: 0.9 }[kind] ?? 2) *
      dice.range(0.6, 1.2);
    const tone = dice.next();
    const colour = mixHex(darken(ink, 0.32), lighten(ink, 0.4), tone);
    if (kind === 'basalt') {
      press.fill(
        polygon([
          [x - size, y],
          [x - size * 0.4, y - size],
          [x + size * 0.7, y - size * 0.7],
          [x + size, y + size * 0.3],
          [x, y + size],
        ]),
        colour,
      );
    } else if (kind === 'gravel' || kind === 'chalk') {
      press.fill(ellipse([x, y], size, size * 0.72, dice.range(0, 3)), colour, {
        centre: [x - size * 0.3, y - size * 0.3],
        radius: size,
        start: 0.4,
        end: -0.4,
      });
    } else press.fill(circle([x, y], size), tone > 0.8 && kind === 'granite' ? '#2f2a2c' : colour);
  }
}

const SOILS: readonly (Step & { kind: Grain })[] = [
  {
    kind: 'chalk',
    name: 'Limestone, chalk | Calcaire, craie | Calcare, gesso | Caliza, creta | Kalk, Kreide',
    note: 'drains, holds water deep; Champagne, Chablis | draine, garde l’eau ; Champagne, Chablis | drena, trattiene acqua; Champagne, Chablis | drena, guarda agua; Champagne, Chablis | zieht ab, speichert tief; Champagne, Chablis',
    draw: block('chalk'),
  },
  {
    kind: 'clay',
    name: 'Clay | Argile | Argilla | Arcilla | Ton',
    note: 'cool, holds water; Pomerol | frais, retient l’eau ; Pomerol | fresca, trattiene l’acqua; Pomerol | fría, retiene agua; Pomerol | kühl, hält Wasser; Pomerol',
    draw: block('clay'),
  },
  {
    kind: 'marl',
    name: 'Marl | Marne | Marna | Marga | Mergel',
    note: 'clay with lime; Barolo, Jura | argile et calcaire ; Barolo, Jura | argilla e calcare; Barolo, Giura | arcilla y cal; Barolo, Jura | Ton mit Kalk; Barolo, Jura',
    draw: block('marl'),
  },
  {
    kind: 'gravel',
    name: 'Gravel | Graves | Ghiaia | Grava | Kies',
    note: 'warm, drains fast; Médoc, Graves | chaud, drainant ; Médoc, Graves | calda, drenante; Médoc, Graves | cálida, drena; Médoc, Graves | warm, durchlässig; Médoc, Graves',
    draw: block('gravel'),
  },
  {
    kind: 'slate',
    name: 'Slate, schist | Schiste, ardoise | Scisto, ardesia | Pizarra, esquisto | Schiefer',
    note: 'stores warmth; Mosel, Douro, Priorat | garde la chaleur ; Moselle, Douro, Priorat | trattiene calore; Mosella, Douro, Priorat | guarda calor; Mosela, Douro, Priorat | speichert Wärme; Mosel, Douro, Priorat',
    draw: block('slate'),
  },
  {
    kind: 'granite',
    name: 'Granite | Granit | Granito | Granito | Granit',
    note: 'poor, acid; Beaujolais crus, Dão | pauvre, acide ; crus du Beaujolais, Dão | povero, acido; Beaujolais, Dão | pobre, ácido; Beaujolais, Dão | karg, sauer; Beaujolais-Crus, Dão',
    draw: block('granite'),
  },
  {
    kind: 'basalt',
    name: 'Volcanic | Volcanique | Vulcanico | Volcánico | Vulkanisch',
    note: 'lava, ash, pumice; Etna, Santorini | lave, cendre, ponce ; Etna, Santorin | lava, cenere, pomice; Etna, Santorini | lava, ceniza; Etna, Santorini | Lava, Asche, Bims; Ätna, Santorin',
    draw: block('basalt'),
  },
  {
    kind: 'sand',
    name: 'Sand | Sable | Sabbia | Arena | Sand',
    note: 'light wines, phylloxera kept away; Colares | vins légers, sans phylloxéra ; Colares | vini leggeri, senza fillossera; Colares | vinos ligeros, sin filoxera; Colares | leichte Weine, ohne Reblaus; Colares',
    draw: block('sand'),
  },
  {
    kind: 'loess',
    name: 'Loess | Lœss | Loess | Loess | Löss',
    note: 'wind-blown, fertile; Kamptal, Kaiserstuhl | apporté par le vent ; Kamptal, Kaiserstuhl | portato dal vento; Kamptal, Kaiserstuhl | traído por el viento; Kamptal, Kaiserstuhl | vom Wind gebracht; Kamptal, Kaiserstuhl',
    draw: block('loess'),
  },
];

type Special = 'sandstone' | 'gneiss';
/** Grounds of single regions; sand that did not keep phylloxera away, lava without pumice. */
const ELSEWHERE: readonly (Step & { kind: Grain | Special })[] = [
  {
    kind: 'sand',
    name: 'Sand | Sable | Sabbia | Arena | Sand',
    note: 'drains fast | draine vite | drena in fretta | drena rápido | zieht schnell ab',
    draw: block('sand'),
  },
  {
    kind: 'basalt',
    name: 'Volcanic | Volcanique | Vulcanico | Volcánico | Vulkanisch',
    note: 'old lava and ash | lave et cendre anciennes | lava e cenere antiche | lava y ceniza antiguas | alte Lava und Asche',
    draw: block('basalt'),
  },
  {
    kind: 'sandstone',
    name: 'Sandstone | Grès | Arenaria | Arenisca | Sandstein',
    note: 'poor, holds little water | pauvre, retient peu l’eau | povera, trattiene poca acqua | pobre, retiene poca agua | karg, hält wenig Wasser',
    draw: block('sand'),
  },
  {
    kind: 'gneiss',
    name: 'Gneiss | Gneiss | Gneiss | Gneis | Gneis',
    note: 'poor, lets water through, takes up warmth | pauvre, perméable, prend la chaleur | povero, permeabile, prende calore | pobre, permeable, toma calor | karg, durchlässig, nimmt Wärme auf',
    draw: block('granite'),
  },
];

/** What the vine stands in where a region is named. */
const OF_AREA: Readonly<Record<string, readonly (Grain | Special)[]>> = {
  bordeaux: ['gravel', 'clay', 'chalk', 'sand'],
  burgundy: ['chalk', 'marl', 'clay'],
  champagne: ['chalk', 'marl', 'clay', 'sand'],
  alsace: ['granite', 'chalk', 'marl', 'sandstone', 'slate', 'basalt'],
  loire: ['chalk', 'slate', 'gravel', 'sand', 'clay'],
  rhone: ['granite', 'gravel', 'sand', 'chalk', 'clay'],
  mosel: ['slate', 'chalk', 'marl'],
  douro: ['slate', 'granite'],
  jerez: ['chalk', 'clay', 'sand'],
  rioja: ['marl', 'clay', 'gravel'],
  piedmont: ['marl', 'sand', 'clay'],
  tuscany: ['marl', 'clay', 'chalk', 'sand'],
  wachau: ['gneiss', 'loess', 'gravel', 'sand'],
};

/** Whether the soils of an area are told here. */
export const hasSoils = (area: string | null): boolean => area !== null && area in OF_AREA;

/** What a soil does, without where else it is found. */
const withoutPlaces = <T extends Step>(soil: T): T => ({
  ...soil,
  note: soil.note
    .split(' | ')
    .map((note) => note.replace(/\s?;.*$/u, ''))
    .join(' | '),
});

const SOIL_NOUNS =
  /^(?:soils?|types|kinds|sols?|suoli|suelos|tipos|tipi|boden|bodenarten|bodentypen|arten)$/;

/** 'Slate, limestone, clay': what is listed, in that order, where at least three are. */
function named(prompt: string): readonly Step[] | null {
  const said = ` ${fold(prompt)
    .split(/[^a-z]+/)
    .join(' ')} `;
  const found = SOILS.flatMap((soil) => {
    const words = `${soil.name}, ${CALLED[soil.kind] ?? ''}`.split(/ \| |, /u);
    const at = words.map((word) => said.indexOf(` ${fold(word).trim()} `)).filter((i) => i >= 0);
    return at.length > 0 ? [{ soil, at: Math.min(...at) }] : [];
  });
  return found.length > 2 ? found.toSorted((a, b) => a.at - b.at).map(({ soil }) => soil) : null;
}
/** By other names. */
const CALLED: Partial<Record<Grain, string>> = {
  chalk: 'chalky, calcareous, kalkstein, kreide, muschelkalk, calcaire',
  clay: 'lehm, tonboden, argilla, argiloso',
  slate: 'schist, schiefer, ardoise',
  basalt: 'volcanic soil, volcanic rock, vulkangestein, vulkanboden, lava, basalt',
  gravel: 'pebbles, kiesel, galets, ghiaie, gravas',
};

/** Nine grounds and what they do for the vine; of a region only its own. */
export function drawSoilsPlate(plate: Plate): void {
  const own = OF_AREA[plate.wish.area ?? ''];
  const soils = own
    ? own
        .flatMap((kind) => [...ELSEWHERE, ...SOILS].find((soil) => soil.kind === kind) ?? [])
        .map(withoutPlaces)
    : (named(plate.spec.prompt) ?? asManyAsAsked(plate, SOILS, SOIL_NOUNS));
  drawSteps(plate, soils, { isNumbered: false, aspect: 0.95 });
}

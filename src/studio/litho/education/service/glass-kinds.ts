import { GLASSES_CALLED } from '#studio/lexicon/words/vessel-kinds.ts';
import { points } from '#studio/litho/geometry.ts';
import { glassProfile, profileOf } from '#studio/litho/props/glass-profiles.ts';
import type { GlassProfile } from '#studio/litho/props/glass-profiles.ts';
import type { GlassShape, WineColour } from '#studio/scene/wine.ts';

/** A glass of the table: its bowl, its wines, and what the bowl does for them. */
export interface GlassKind {
  name: string;
  shape: GlassShape;
  profile: GlassProfile;
  wine: WineColour;
  wines: string;
  why: string;
  /** How customers call it besides, folded. */
  called?: RegExp;
}

const scenic = (shape: GlassShape): Pick<GlassKind, 'shape' | 'profile'> => ({
  shape,
  profile: glassProfile(shape),
});

/** A bowl of its own: [radius, height] in centimetres. */
const own = (
  shape: GlassShape,
  bowl: string,
  { fill = 0.4, footRadius = 3.5 } = {},
): Pick<GlassKind, 'shape' | 'profile'> => ({
  shape,
  profile: profileOf(points(bowl), { fill, footRadius }),
});

const BORDEAUX: GlassKind = {
  ...scenic('bordeaux'),
  name: 'Bordeaux',
  called: GLASSES_CALLED.bordeaux,
  wine: 'red',
  wines: 'Cabernet, Merlot',
  why: 'tall: air for firm tannin | haut : de l’air pour les tanins | alto: aria ai tannini | alta: aire para el tanino | hoch: Luft für kräftige Tannine',
};
const BURGUNDY: GlassKind = {
  ...scenic('burgundy'),
  name: 'Burgundy | Bourgogne | Borgogna | Borgoña | Burgund',
  called: GLASSES_CALLED.burgundy,
  wine: 'red',
  wines: 'Pinot Noir, Nebbiolo | Pinot noir, Nebbiolo | Pinot nero, Nebbiolo',
  why: 'wide: gathers fine aromas | large : retient les arômes fins | ampio: raccoglie i profumi | ancha: reúne aromas finos | weit: sammelt feine Düfte',
};
const FLUTE: GlassKind = {
  ...scenic('flute'),
  name: 'Flute | Flûte | Flûte | Flauta | Flöte',
  called: GLASSES_CALLED.flute,
  wine: 'sparkling',
  wines: 'Champagne, Prosecco',
  why: 'narrow: keeps the bubbles | étroite : garde les bulles | stretta: tiene le bollicine | estrecha: guarda la burbuja | schmal: hält die Perlage',
};
const COUPE: GlassKind = {
  ...scenic('coupe'),
  name: 'Coupe | Coupe | Coppa | Copa Pompadour | Schale',
  called: GLASSES_CALLED.coupe,
  wine: 'sparkling_rose',
  wines:
    'Sparkling, cocktails | Mousseux, cocktails | Spumante, cocktail | Espumoso, cócteles | Schaumwein, Cocktails',
  why: 'festive: bubbles leave soon | festive : bulles vite parties | festosa: bolle presto perse | festiva: pierde pronto el gas | festlich: Perlen gehen bald',
};
const SWEET: GlassKind = {
  ...scenic('tulip'),
  name: 'Tulip | Tulipe | Tulipano | Tulipán | Tulpe',
  called: GLASSES_CALLED.sweet,
  wine: 'orange',
  wines:
    'Port, Sherry, sweet wine | Porto, xérès, vin doux | Porto, Sherry, dolci | Oporto, Jerez, dulces | Port, Sherry, Süßwein',
  why: 'small: strong wine, small pours | petite : vin fort, petite dose | piccolo: vini forti, poco | pequeña: vinos fuertes, poco | klein: starker Wein, wenig',
};

const WHITE: GlassKind = {
  ...scenic('white'),
  name: 'White | Blanc | Bianco | Blanco | Weißwein',
  called: GLASSES_CALLED.white,
  wine: 'white',
  wines: 'Riesling, Sauvignon',
  why: 'smaller: stays cool | plus petit : reste frais | più piccolo: resta fresco | más pequeña: sigue fresca | kleiner: bleibt kühl',
};

/** The glasses a table needs. */
export const TABLE_GLASSES: readonly GlassKind[] = [BORDEAUX, BURGUNDY, WHITE, FLUTE, COUPE, SWEET];

/** Where one kind of wine is asked for, its glasses side by side. */
export const GLASSES_OF: Readonly<Partial<Record<WineColour, readonly GlassKind[]>>> = {
  red: [
    BORDEAUX,
    BURGUNDY,
    {
      ...own('bordeaux', '0.36,9.4 0.9,9.9 2.3,10.9 3.6,12.6 4.1,14.6 3.95,17 3.4,19.8 2.75,22.6'),
      name: 'Syrah · Rhône',
      wine: 'red',
      wines: 'Syrah, Grenache',
      why: 'tapered: focuses the spice | resserré : concentre les épices | stretto in alto: speziato | cerrada: concentra la especia | verjüngt: bündelt die Würze',
    },
    {
      ...own('white', '0.34,9.2 0.85,9.7 2.2,10.6 3.35,12 3.8,13.8 3.75,15.8 3.4,18 3.05,19.8'),
      name: 'Zinfandel · Chianti',
      wine: 'red',
      wines: 'Zinfandel, Sangiovese',
      why: 'egg-shaped: fruit comes first | ovoïde : le fruit d’abord | a uovo: prima il frutto | ovoide: primero la fruta | eiförmig: zuerst die Frucht',
    },
    {
      ...own('white', '0.33,8.4 0.8,8.9 2.1,9.7 3.1,11 3.45,12.6 3.4,14.4 3.1,16.2 2.85,17.4'),
      name: 'Light red | Rouge léger | Rosso leggero | Tinto joven | Leichter Roter',
      wine: 'red',
      wines: 'Gamay, Dolcetto',
      why: 'small: served a little cool | petit : servi un peu frais | piccolo: servito fresco | pequeña: algo fresco | klein: etwas kühl serviert',
    },
    {
      ...own('bordeaux', '2.3,0.12 2.9,0.3 3.8,1.6 4.5,3.6 4.6,5.6 4.2,8.4 3.5,11.2', {
        footRadius: 2.4,
      }),
      called: GLASSES_CALLED.stemless,
      name: 'Stemless | Sans pied | Senza stelo | Sin tallo | Ohne Stiel',
      wine: 'red',
      wines: 'everyday reds | rouges simples | rossi quotidiani | tintos diarios | Alltagsweine',
      why: 'the hand warms the wine | la main réchauffe le vin | la mano scalda il vino | la mano calienta el vino | die Hand wärmt den Wein',
    },
  ],
  white: [
    {
      ...own('white', '0.33,9.4 0.75,9.9 1.8,10.8 2.75,12.3 3.1,14.2 2.95,16.4 2.6,18.6 2.4,20.4'),
      name: 'Aromatic white | Blanc aromatique | Bianco aromatico | Blanco aromático | Aromatischer Weißer',
      wine: 'white',
      wines: 'Riesling, Gewürztraminer',
      why: 'slim: keeps scent and chill | fin : garde parfum et fraîcheur | snello: profumo e fresco | fina: aroma y frescor | schlank: hält Duft und Kühle',
    },
    {
      ...scenic('white'),
      name: 'Crisp white | Blanc vif | Bianco fresco | Blanco fresco | Frischer Weißer',
      wine: 'white',
      wines: 'Sauvignon, Albariño',
      why: 'smaller: stays cool | plus petit : reste frais | più piccolo: resta fresco | más pequeña: sigue fresca | kleiner: bleibt kühl',
    },
    {
      ...own('burgundy', '0.36,9 0.95,9.5 2.7,10.3 4.2,11.8 4.75,13.8 4.6,15.8 4.05,17.8 3.65,19'),
      name: 'Full white | Blanc ample | Bianco corposo | Blanco con cuerpo | Voller Weißer',
      wine: 'white',
      wines: 'Chardonnay, Viognier',
      why: 'wide: room for oak and body | large : place au bois, au corps | ampio: spazio al corpo | ancha: espacio al cuerpo | weit: Raum für Holz und Fülle',
    },
    {
      ...own('tulip', '0.3,7.6 0.75,8 1.7,8.8 2.4,10 2.65,11.6 2.5,13.4 2.2,15'),
      name: 'Sweet white | Blanc doux | Bianco dolce | Blanco dulce | Süßer Weißer',
      wine: 'orange',
      wines: 'Sauternes, Tokaji',
      why: 'small: rich wine, small pours | petit : vin riche, petite dose | piccolo: vino ricco, poco | pequeña: vino rico, poco | klein: reicher Wein, wenig',
    },
  ],
  sparkling: [
    FLUTE,
    {
      called: GLASSES_CALLED.tulip,
      ...own('flute', '0.3,8.4 0.6,8.9 1.5,10.4 2.6,12.8 3.1,15.2 3.05,17.6 2.6,20.2 2.25,22', {
        fill: 0.55,
        footRadius: 3.2,
      }),
      name: 'Tulip | Tulipe | Tulipano | Tulipán | Tulpe',
      wine: 'sparkling',
      wines:
        'vintage Champagne | Champagne millésimé | Champagne millesimato | Champagne añada | Jahrgangs-Champagner',
      why: 'wider: aroma beside bubbles | plus large : arômes et bulles | più largo: anche i profumi | más ancha: también aroma | weiter: auch Duft hat Raum',
    },
    COUPE,
  ],
};

/** What a sheet names is told by the first of these: by its shape, by its wine, or by both. */
export const NAMED_GLASSES: readonly GlassKind[] = [
  ...TABLE_GLASSES,
  {
    ...BORDEAUX,
    name: 'Red | Rouge | Rosso | Tinto | Rotwein',
    called: GLASSES_CALLED.red,
    why: 'large: air opens the wine | grand : l’air ouvre le vin | grande: l’aria apre il vino | grande: el aire abre el vino | groß: Luft öffnet den Wein',
  },
  {
    ...WHITE,
    name: 'Rosé | Rosé | Rosato | Rosado | Rosé',
    called: GLASSES_CALLED.rose,
    wine: 'rose',
    wines: 'Grenache, Cinsault',
  },
  {
    ...SWEET,
    name: 'Port | Porto | Porto | Oporto | Portwein',
    called: GLASSES_CALLED.port,
    wine: 'red',
  },
  ...(GLASSES_OF.red ?? []),
  ...(GLASSES_OF.white ?? []),
  ...(GLASSES_OF.sparkling ?? []),
];

import type { BottleShape, GlassShape, WineColour } from '#studio/scene/wine.ts';

export const COLOURS: Readonly<Record<WineColour, string>> = {
  red: 'red | rouge | rosso | tinto | rot',
  white: 'white | blanc | bianco | blanco | weiß',
  rose: 'rosé | rosé | rosato | rosado | rosé',
  orange:
    'orange, amber | orange, ambré | arancione, ambra | naranja, ámbar | orange, bernsteinfarben',
  sparkling: 'sparkling | effervescent | spumante | espumoso | schäumend',
  sparkling_rose:
    'sparkling rosé | rosé effervescent | spumante rosato | espumoso rosado | Roséschaumwein',
};

export const GLASSES: Readonly<Record<GlassShape, string>> = {
  bordeaux: 'tall, wide bowl | haut et large | alto e ampio | alta y amplia | hoch und weit',
  burgundy: 'round, wide bowl | ballon large | ballon ampio | balón amplia | weiter Ballon',
  white: 'smaller bowl | plus petit | più piccolo | más pequeña | kleiner',
  flute: 'flute | flûte | flûte | flauta | Flöte',
  coupe: 'coupe | coupe | coppa | copa pompadour | Schale',
  tulip: 'small tulip | petite tulipe | piccolo tulipano | tulipa pequeña | kleine Tulpe',
};

const SHOULDERS = 'high shoulders | épaules hautes | spalle alte | hombros altos | hohe Schultern';
const SLOPES =
  'sloping shoulders | épaules tombantes | spalle spioventi | hombros caídos | abfallende Schultern';

export const BOTTLES: Readonly<Partial<Record<BottleShape, string>>> = {
  bordeaux: SHOULDERS,
  tapered_bordeaux: SHOULDERS,
  burgundy: SLOPES,
  rhone: SLOPES,
  jura: SLOPES,
  champagne:
    'thick glass, deep punt | verre épais, piqûre | vetro spesso | vidrio grueso | dickes Glas',
  hock: 'tall and slender | haute et mince | alta e sottile | alta y delgada | hoch und schlank',
  bocksbeutel: 'Bocksbeutel',
  clavelin: 'clavelin, 62 cl',
  fortified:
    'square shoulders | épaules carrées | spalle squadrate | hombros cuadrados | eckige Schultern',
  provence: 'waisted | à taille | a clessidra | con cintura | tailliert',
};

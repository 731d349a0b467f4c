/** What tells two of a kind apart, with its sources in docs/studio/facts.md. */
interface Comparison {
  first: RegExp;
  second: RegExp;
  rows: readonly (readonly [name: string, first: string, second: string])[];
}

const GRAPES = 'Grapes | Cépages | Vitigni | Uvas | Rebsorten';
const LABEL =
  'The label names | L’étiquette nomme | L’etichetta indica | La etiqueta nombra | Das Etikett nennt';
const BUBBLES = 'Bubbles | Bulles | Bollicine | Burbujas | Perlage';
const HOME = 'Home | Origine | Origine | Origen | Herkunft';
const BOTTLE = 'Bottle | Bouteille | Bottiglia | Botella | Flasche';
const SKINS = 'Skins | Peaux | Bucce | Hollejos | Schalen';
const SERVED = 'Serve at | Servir à | Servire a | Servir a | Servieren bei';

export const COMPARISONS: readonly Comparison[] = [
  {
    first: /old world|ancien monde|vecchio mondo|viejo mundo|alte welt/,
    second: /new world|nouveau monde|nuovo mondo|nuevo mundo|neue welt/,
    rows: [
      [
        HOME,
        'Europe, Near East | Europe, Proche-Orient | Europa, Vicino Oriente | Europa, Oriente Próximo | Europa, Naher Osten',
        'Americas, Australia, South Africa | Amériques, Australie, Afrique du Sud | Americhe, Australia, Sudafrica | América, Australia, Sudáfrica | Amerika, Australien, Südafrika',
      ],
      [
        LABEL,
        'most often the place | souvent le lieu | spesso il luogo | a menudo el lugar | meist den Ort',
        'most often the grape | souvent le cépage | spesso il vitigno | a menudo la uva | meist die Rebe',
      ],
      [
        'Rules | Règles | Regole | Reglas | Regeln',
        'grapes and yields often fixed by law | cépages et rendements souvent fixés | vitigni e rese spesso fissati | uvas y rendimientos a menudo fijados | Reben und Ertrag oft geregelt',
        'mostly free | le plus souvent libres | per lo più libere | casi siempre libres | meist frei',
      ],
    ],
  },
  {
    first: /bordeaux/,
    second: /burgund|bourgogne|borgogna|borgona/,
    rows: [
      [GRAPES, 'Cabernet Sauvignon, Merlot', 'Pinot noir, Chardonnay'],
      [
        'Wine | Vin | Vino | Vino | Wein',
        'mostly blends | surtout assemblages | per lo più uvaggi | sobre todo mezclas | meist Cuvées',
        'mostly one grape | surtout un cépage | per lo più un vitigno | casi siempre una uva | meist eine Rebe',
      ],
      [
        BOTTLE,
        'high shoulders | épaules hautes | spalle alte | hombros altos | hohe Schultern',
        'sloping shoulders | épaules tombantes | spalle spioventi | hombros caídos | abfallende Schultern',
      ],
    ],
  },
  {
    first: /champagne|champagner/,
    second: /prosecco/,
    rows: [
      [GRAPES, 'Chardonnay, Pinot noir, Meunier', 'Glera'],
      [
        BUBBLES,
        'second fermentation in the bottle | seconde fermentation en bouteille | rifermentazione in bottiglia | segunda fermentación en botella | zweite Gärung in der Flasche',
        'in the tank | en cuve | in autoclave | en depósito | im Tank',
      ],
      [HOME, 'Champagne', 'Veneto, Friuli'],
    ],
  },
  {
    first: /^(?:red|red wines?|vins? rouges?|vin[oi] ross[oi]|vino tinto|rotweine?)$/,
    second: /^(?:white|white wines?|vins? blancs?|vin[oi] bianch?[oi]|vino blanco|weissweine?)$/,
    rows: [
      [
        SKINS,
        'ferment with the juice | fermentent avec le jus | fermentano con il mosto | fermentan con el mosto | gären mit dem Most',
        'pressed off first | pressées avant | pressate prima | prensados antes | vorher abgepresst',
      ],
      [
        'Tannin | Tanin | Tannino | Tanino | Gerbstoff',
        'from skins and seeds | des peaux et pépins | da bucce e vinaccioli | de hollejos y pepitas | aus Schalen und Kernen',
        'hardly any | presque aucun | quasi assente | casi ninguno | kaum',
      ],
      [SERVED, '13–18 °C', '7–13 °C'],
    ],
  },
  {
    first: /^(?:cork|corks|bouchon|liege|sughero|corcho|kork|korken)$/,
    second: /screw ?caps?|capsule a vis|tappo a vite|rosca|schraubverschluss/,
    rows: [
      [
        'Made of | Matière | Materiale | Material | Material',
        'bark of the cork oak | écorce du chêne-liège | corteccia di sughera | corteza de alcornoque | Rinde der Korkeiche',
        'aluminium with a liner | aluminium et joint | alluminio con guarnizione | aluminio con junta | Aluminium mit Einlage',
      ],
      [
        'Opened with | S’ouvre avec | Si apre con | Se abre con | Öffnen mit',
        'a corkscrew | un tire-bouchon | un cavatappi | un sacacorchos | Korkenzieher',
        'a twist of the hand | la main | la mano | la mano | der Hand',
      ],
    ],
  },
];

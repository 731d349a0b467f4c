import type { Comparison } from './comparisons.ts';

const GRAPES = 'Grapes | Cépages | Vitigni | Uvas | Rebsorten';
const HOME = 'Home | Origine | Origine | Origen | Herkunft';
const SOIL = 'Soil | Sol | Suolo | Suelo | Boden';
const TASTE = 'Tastes of | Goût | Sa di | Sabe a | Schmeckt nach';
const BODY = 'Body | Corps | Corpo | Cuerpo | Körper';
const TABLE = 'At the table | À table | A tavola | En la mesa | Zu Tisch';
const RULES = 'Rules | Règles | Regole | Reglas | Regeln';

/** One grape or one land in two ways of making, as classes are taught it; sources in docs/studio/facts.md. */
export const HOMES_COMPARED: readonly Comparison[] = [
  {
    first: /left bank|rive gauche|riva sinistra|margen izquierda|linkes ufer/,
    second: /right bank|rive droite|riva destra|margen derecha|rechtes ufer/,
    rows: [
      [HOME, 'Médoc, Graves', 'Saint-Émilion, Pomerol'],
      [
        GRAPES,
        'Cabernet Sauvignon leads | Cabernet sauvignon en tête | guida il Cabernet Sauvignon | manda el Cabernet Sauvignon | Cabernet Sauvignon führt',
        'Merlot leads, with Cabernet Franc | Merlot en tête, avec le cabernet franc | guida il Merlot, con Cabernet Franc | manda el Merlot, con Cabernet Franc | Merlot führt, mit Cabernet Franc',
      ],
      [
        SOIL,
        'gravel | graves | ghiaia | grava | Kies',
        'clay and limestone | argile et calcaire | argilla e calcare | arcilla y caliza | Lehm und Kalk',
      ],
      [
        TASTE,
        'blackcurrant, cedar; firm tannin | cassis, cèdre ; tanin ferme | ribes nero, cedro; tannino deciso | grosella negra, cedro; tanino firme | Cassis, Zeder; festes Tannin',
        'plum, truffle; softer and rounder | prune, truffe ; plus rond | prugna, tartufo; più morbido | ciruela, trufa; más redondo | Pflaume, Trüffel; weicher',
      ],
      [
        'Ranks | Classement | Classifica | Clasificación | Rang',
        'classified in 1855 | classés en 1855 | classificati nel 1855 | clasificados en 1855 | klassifiziert 1855',
        'Saint-Émilion since 1955; Pomerol none | Saint-Émilion dès 1955 ; Pomerol aucun | Saint-Émilion dal 1955; Pomerol nessuna | Saint-Émilion desde 1955; Pomerol ninguna | Saint-Émilion seit 1955; Pomerol keiner',
      ],
    ],
  },
  {
    first:
      /\boaked|barrel[- ](?:aged|fermented)|with oak|boise|en barrique|barricato|con roble|im holz|barrique/,
    second:
      /\bunoaked|un-oaked|without oak|non boise|sans bois|non barricato|sin roble|ohne holz|stahltank/,
    rows: [
      [
        'Kept in | Élevé en | Affinato in | Criado en | Ausgebaut in',
        'oak barrels, new or old | fûts de chêne, neufs ou non | botti di rovere, nuove o usate | barricas de roble, nuevas o usadas | Eichenfässern, neu oder gebraucht',
        'steel or concrete | inox ou béton | acciaio o cemento | acero u hormigón | Stahl oder Beton',
      ],
      [
        TASTE,
        'vanilla, toast, butter | vanille, toast, beurre | vaniglia, tostato, burro | vainilla, tostado, mantequilla | Vanille, Toast, Butter',
        'apple, lemon, peach | pomme, citron, pêche | mela, limone, pesca | manzana, limón, melocotón | Apfel, Zitrone, Pfirsich',
      ],
      [
        BODY,
        'fuller, rounder | plus ample, plus rond | più pieno, più rotondo | más pleno, más redondo | voller, runder',
        'lighter, fresher | plus léger, plus frais | più leggero, più fresco | más ligero, más fresco | leichter, frischer',
      ],
      [
        TABLE,
        'roast chicken, cream sauces | poulet rôti, sauces à la crème | pollo arrosto, salse alla panna | pollo asado, salsas de nata | Brathuhn, Rahmsaucen',
        'oysters, salads, light fish | huîtres, salades, poisson | ostriche, insalate, pesce | ostras, ensaladas, pescado | Austern, Salate, Fisch',
      ],
    ],
  },
  {
    first: /^syrah/,
    second: /^shiraz/,
    rows: [
      [
        'The grape | Le cépage | Il vitigno | La uva | Die Rebe',
        'one and the same | le même | lo stesso | la misma | ein und dieselbe',
        'one and the same | le même | lo stesso | la misma | ein und dieselbe',
      ],
      [
        HOME,
        'northern Rhône | Rhône nord | Rodano settentrionale | Ródano norte | nördliche Rhône',
        'Australia: Barossa | Australie : Barossa | Australia: Barossa | Australia: Barossa | Australien: Barossa',
      ],
      [
        TASTE,
        'black pepper, violet, olive | poivre noir, violette, olive | pepe nero, viola, oliva | pimienta, violeta, aceituna | schwarzer Pfeffer, Veilchen, Olive',
        'ripe blackberry, chocolate, spice | mûre, chocolat, épices | mora matura, cioccolato, spezie | mora madura, chocolate, especias | reife Brombeere, Schokolade, Gewürz',
      ],
      [
        BODY,
        'medium to full, fresh | moyen à ample, frais | da medio a pieno, fresco | de medio a pleno, fresco | mittel bis voll, frisch',
        'full, warm | ample, chaleureux | pieno, caldo | pleno, cálido | voll, warm',
      ],
    ],
  },
  {
    first: /^pinot grigio/,
    second: /^pinot gris|grauburgunder|rulander/,
    rows: [
      [
        HOME,
        'north-eastern Italy | nord-est de l’Italie | Italia nord-orientale | noreste de Italia | Nordostitalien',
        'Alsace | Alsace | Alsazia | Alsacia | Elsass',
      ],
      [
        'Picked | Vendange | Raccolta | Vendimia | Lese',
        'early, for freshness | tôt, pour la fraîcheur | presto, per la freschezza | pronto, por la frescura | früh, für die Frische',
        'ripe, for fullness | mûr, pour l’ampleur | matura, per la pienezza | madura, por el volumen | reif, für die Fülle',
      ],
      [
        TASTE,
        'lemon, green apple, almond | citron, pomme verte, amande | limone, mela verde, mandorla | limón, manzana verde, almendra | Zitrone, grüner Apfel, Mandel',
        'pear, honey, spice | poire, miel, épices | pera, miele, spezie | pera, miel, especias | Birne, Honig, Gewürz',
      ],
      [
        BODY,
        'light and dry | léger et sec | leggero e secco | ligero y seco | leicht und trocken',
        'full, dry to sweet | ample, sec à doux | pieno, da secco a dolce | pleno, de seco a dulce | voll, trocken bis süß',
      ],
    ],
  },
  {
    first: /organic|biologique|\bbio\b|biologic|ecologic|okologisch|biowein/,
    second: /biodynami|biodinami/,
    rows: [
      [
        RULES,
        'no synthetic sprays or fertilisers | sans produits de synthèse | senza prodotti di sintesi | sin productos de síntesis | keine synthetischen Mittel',
        'organic, and more besides | bio, et davantage | biologico, e oltre | ecológico, y algo más | biologisch, und mehr dazu',
      ],
      [
        'Preparations | Préparations | Preparati | Preparados | Präparate',
        'none asked for | non exigées | non richiesti | no se exigen | nicht verlangt',
        'of manure, quartz and herbs | bouse, silice et plantes | letame, silice ed erbe | estiércol, sílice y hierbas | aus Mist, Quarz und Kräutern',
      ],
      [
        'Calendar | Calendrier | Calendario | Calendario | Kalender',
        'by weather and vine | selon le temps et la vigne | secondo tempo e vite | según tiempo y vid | nach Wetter und Rebe',
        'often by the moon as well | souvent selon la lune aussi | spesso anche la luna | a menudo también la luna | oft auch nach dem Mond',
      ],
      [
        'Seal | Label | Marchio | Sello | Siegel',
        'the EU leaf | la feuille de l’UE | la foglia dell’UE | la hoja de la UE | das EU-Blatt',
        'Demeter, Biodyvin',
      ],
    ],
  },
  {
    first: /natural wines?$|vins? nature|vin[oi] naturali?|vinos? naturales?|naturweine?/,
    second: /conventional|conventionn?el|convenzional|convencional|konventionell/,
    rows: [
      [
        'Yeast | Levures | Lieviti | Levaduras | Hefe',
        'wild, from vineyard and cellar | indigènes | indigeni | autóctonas | eigene, aus Weinberg und Keller',
        'often selected | souvent sélectionnées | spesso selezionati | a menudo seleccionadas | oft Reinzuchthefe',
      ],
      [
        'Sulphites | Sulfites | Solfiti | Sulfitos | Sulfite',
        'none or very little added | peu ou pas ajoutés | pochi o nessuno aggiunti | pocos o ninguno añadidos | keine oder sehr wenige zugesetzt',
        'up to the legal limit | jusqu’à la limite légale | fino al limite di legge | hasta el límite legal | bis zur gesetzlichen Grenze',
      ],
      [
        'Filtered | Filtration | Filtrazione | Filtrado | Filtration',
        'little or not: may be cloudy | peu ou pas : parfois trouble | poco o no: talvolta torbido | poco o no: a veces turbio | wenig oder nicht: oft trüb',
        'as a rule: clear | le plus souvent : limpide | di regola: limpido | por lo general: limpio | in der Regel: klar',
      ],
      [
        RULES,
        'no law in most countries | pas de loi dans la plupart des pays | senza legge in molti paesi | sin ley en la mayoría de países | in den meisten Ländern kein Gesetz',
        'wine law | droit du vin | leggi del vino | leyes del vino | Weinrecht',
      ],
    ],
  },
];

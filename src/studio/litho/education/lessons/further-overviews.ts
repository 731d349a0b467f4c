import type { Lesson } from './lesson.ts';

/** Volcanic lands, the ways to rosé, why wine is swirled, where glasses stand on a laid table. */
export const FURTHER_OVERVIEW_LESSONS = {
  volcanic: {
    title:
      'Volcanic Wines | Les vins de volcan | I vini vulcanici | Los vinos volcánicos | Weine vom Vulkan',
    phrases: `volcanic wine* | volcanic soil* | volcanic vineyard* | wines volcano* | volcano wine* | vin* volcan* | vin* volcanique* | vini vulcanic* | vino vulcanico | vinos volcanic* | vulkanwein* | wein* vulkan*`,
    isNarrow: true,
    points: [
      {
        icon: 'grapes',
        wine: 'red',
        name: 'Etna',
        note: 'Sicily: Nerello Mascalese, Carricante | Sicile : nerello mascalese, carricante | Sicilia: Nerello Mascalese, Carricante | Sicilia: Nerello Mascalese, Carricante | Sizilien: Nerello Mascalese, Carricante',
      },
      {
        icon: 'grapes',
        wine: 'white',
        name: 'Santorini | Santorin | Santorini | Santorini | Santorin',
        note: 'Greece: Assyrtiko | Grèce : assyrtiko | Grecia: Assyrtiko | Grecia: Assyrtiko | Griechenland: Assyrtiko',
      },
      {
        icon: 'grapes',
        wine: 'white',
        name: 'Lanzarote',
        note: 'Canaries: Malvasía in pits of ash | Canaries : malvasía dans la cendre | Canarie: Malvasía nella cenere | Canarias: malvasía en hoyos de ceniza | Kanaren: Malvasía in Aschemulden',
      },
      {
        icon: 'grapes',
        wine: 'red',
        name: 'Vesuvio | Vésuve | Vesuvio | Vesubio | Vesuv',
        note: 'Campania: Piedirosso, Coda di Volpe | Campanie : piedirosso, coda di volpe | Campania: Piedirosso, Coda di Volpe | Campania: Piedirosso, Coda di Volpe | Kampanien: Piedirosso, Coda di Volpe',
      },
      {
        icon: 'grapes',
        wine: 'white',
        name: 'Soave',
        note: 'Veneto: Garganega on basalt | Vénétie : garganega sur basalte | Veneto: Garganega su basalto | Véneto: Garganega sobre basalto | Venetien: Garganega auf Basalt',
      },
      {
        icon: 'grapes',
        wine: 'white',
        name: 'Tokaj',
        note: 'Hungary: Furmint | Hongrie : furmint | Ungheria: Furmint | Hungría: Furmint | Ungarn: Furmint',
      },
      {
        icon: 'grapes',
        wine: 'white',
        name: 'Pico',
        note: 'Azores: Arinto, Verdelho behind lava walls | Açores : arinto, verdelho entre murs de lave | Azzorre: Arinto, Verdelho tra muri di lava | Azores: arinto, verdelho entre muros de lava | Azoren: Arinto, Verdelho hinter Lavamauern',
      },
      {
        icon: 'grapes',
        wine: 'red',
        name: 'Kaiserstuhl',
        note: 'Baden: Pinot Noir and Pinot Gris | Bade : pinot noir et pinot gris | Baden: Pinot nero e grigio | Baden: Pinot Noir y Gris | Baden: Spät- und Grauburgunder',
      },
    ],
  },
  biodynamics: {
    title:
      'Biodynamic Wine | Le vin biodynamique | Il vino biodinamico | El vino biodinámico | Biodynamischer Wein',
    phrases: `what biodynamic | biodynamic wine* explained | biodynamic explained | biodynamics | biodynamic farming | biodynamic viticulture | vin biodynamique | biodynamie | vino biodinamico | biodinamica | vinos biodinamicos | biodynamischer wein* | biodynamik`,
    isNarrow: true,
    points: [
      {
        icon: 'ladybird',
        name: 'Organic first | Bio d’abord | Prima biologico | Primero ecológico | Zuerst bio',
        note: 'no synthetic sprays or fertilisers | sans produits de synthèse | senza prodotti di sintesi | sin productos de síntesis | keine synthetischen Mittel',
      },
      {
        icon: 'cow',
        name: 'Preparations | Préparations | Preparati | Preparados | Präparate',
        note: 'of manure, quartz and herbs | bouse, silice et plantes | letame, silice ed erbe | estiércol, sílice y hierbas | aus Mist, Quarz und Kräutern',
      },
      {
        icon: 'seedling',
        name: 'A living soil | Un sol vivant | Suolo vivo | Suelo vivo | Lebendiger Boden',
        note: 'compost and plants between the rows | compost et plantes entre les rangs | compost e piante tra i filari | compost y plantas entre hileras | Kompost und Pflanzen in den Zeilen',
      },
      {
        icon: 'moon',
        name: 'Calendar | Calendrier | Calendario | Calendario | Kalender',
        note: 'root, leaf, flower and fruit days | jours racine, feuille, fleur, fruit | giorni radice, foglia, fiore, frutto | días raíz, hoja, flor, fruto | Wurzel-, Blatt-, Blüten-, Fruchttage',
      },
      {
        icon: 'label',
        name: 'Seal | Label | Marchio | Sello | Siegel',
        note: 'Demeter, Biodyvin',
      },
    ],
  },
  rose_ways: {
    title:
      'Three Ways to Rosé | Trois chemins vers le rosé | Tre vie al rosato | Tres caminos al rosado | Drei Wege zum Rosé',
    phrases: `types rose | rose types | kinds rose | rose styles | types de rose | tipi rosato | tipos rosado | roseweinarten | ways make rose | ways making rose | rose ways make | rose three ways | three rose | trois facons rose | methodes rose | tre modi rosato | metodi rosato | tres maneras rosado | metodos rosado | drei wege rose | methoden rose`,
    isNarrow: true,
    points: [
      {
        icon: 'wine_press',
        name: 'Direct pressing | Pressurage direct | Pressatura diretta | Prensado directo | Direktpressung',
        note: 'black grapes pressed at once: pale | raisins noirs pressés aussitôt : pâle | uve nere pressate subito: pallido | uvas negras prensadas enseguida: pálido | dunkle Trauben, sofort gepresst: hell',
      },
      {
        icon: 'tank',
        name: 'Short maceration | Courte macération | Breve macerazione | Maceración corta | Kurze Maischung',
        note: 'hours on the skins, then pressed | quelques heures avec les peaux | ore sulle bucce, poi pressate | horas con los hollejos, luego prensa | Stunden auf den Schalen, dann gepresst',
      },
      {
        icon: 'jug',
        colour: '#e8959a',
        name: 'Saignée | Saignée | Salasso | Sangrado | Saftabzug',
        note: 'pink juice drawn off a tank of red | jus rose tiré d’une cuve de rouge | succo rosa tolto dalla vasca di rosso | mosto rosado sacado del tinto | rosa Saft aus dem Rotweintank',
      },
      {
        icon: 'champagne_flute',
        wine: 'sparkling_rose',
        name: 'Blending | Assemblage | Taglio | Mezcla | Verschnitt',
        note: 'red into white: allowed for Champagne | rouge et blanc : permis en Champagne | rosso e bianco: ammesso in Champagne | tinto y blanco: permitido en Champagne | Rot in Weiß: in der Champagne erlaubt',
      },
    ],
  },
  why_swirl: {
    title:
      'Why We Swirl | Pourquoi on fait tourner le vin | Perché si fa roteare | Por qué se agita la copa | Warum man schwenkt',
    phrases: `why swirl* | why do swirl* | why do we swirl* | why we swirl* | reason* swirl* | pourquoi tourner verre | pourquoi tourner vin | perche roteare | perche ruotare | por que agitar | por que girar copa | warum schwenk*`,
    isNarrow: true,
    points: [
      {
        icon: 'glass',
        name: 'Air | De l’air | Aria | Aire | Luft',
        note: 'more of the wine meets oxygen | le vin rencontre l’oxygène | il vino incontra l’ossigeno | el vino toma oxígeno | mehr Wein trifft auf Sauerstoff',
      },
      {
        icon: 'rose',
        name: 'Aromas | Arômes | Aromi | Aromas | Aromen',
        note: 'scents rise into the bowl | les parfums montent dans le verre | i profumi salgono nel calice | los aromas suben en la copa | Düfte steigen in den Kelch',
      },
      {
        icon: 'egg',
        name: 'Off smells go | Les mauvaises odeurs s’en vont | Via gli odori sgraditi | Se van los malos olores | Fehltöne vergehen',
        note: 'a whiff of egg or cabbage fades | œuf ou chou s’effacent | uovo o cavolo svaniscono | huevo o col se disipan | Ei und Kohl verfliegen',
      },
      {
        icon: 'decanter',
        name: 'Tears | Les larmes | Le lacrime | Las lágrimas | Tränen',
        note: 'they tell of alcohol and sugar | elles parlent d’alcool et de sucre | parlano di alcol e zucchero | hablan de alcohol y azúcar | sie zeigen Alkohol und Zucker',
      },
    ],
  },
  table_glasses: {
    title:
      'Glasses on the Table | Les verres à table | I bicchieri a tavola | Las copas en la mesa | Gläser auf dem Tisch',
    phrases: `set table | setting table | table setting* | place setting* | lay table | laying table | glasses table | glass placement | disposer verres | dresser table | ordre verres table | apparecchiare | disposizione bicchieri | poner mesa | colocar copas | tisch decken | tisch eindecken | glaser eindecken`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'glass',
        wine: 'white',
        name: 'White | Blanc | Bianco | Blanco | Weißwein',
        note: 'outermost on the right: it comes first | à l’extérieur à droite : il vient d’abord | il più esterno a destra: viene prima | la más exterior a la derecha: va primero | ganz rechts außen: er kommt zuerst',
      },
      {
        icon: 'glass',
        wine: 'red',
        name: 'Red | Rouge | Rosso | Tinto | Rotwein',
        note: 'left of it, for the main course | à sa gauche, pour le plat | alla sua sinistra, per il secondo | a su izquierda, para el plato principal | links davon, zum Hauptgang',
      },
      {
        icon: 'tumbler',
        name: 'Water | Eau | Acqua | Agua | Wasser',
        note: 'above the tip of the knife, filled all evening | au-dessus du couteau, toujours servie | sopra la punta del coltello, sempre piena | sobre la punta del cuchillo, siempre llena | über der Messerspitze, stets gefüllt',
      },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: 'Champagne | Champagne | Champagne | Champán | Champagner',
        note: 'behind them, for the toast | derrière, pour le toast | dietro, per il brindisi | detrás, para el brindis | dahinter, zum Anstoßen',
      },
    ],
  },
  body_like_milk: {
    title:
      'The Body of a Wine | Le corps du vin | Il corpo del vino | El cuerpo del vino | Der Körper des Weins',
    phrases: `body wine milk | wine body milk | body milk | body like milk | body compared milk | corps vin lait | corpo vino latte | cuerpo vino leche | korper wein milch | weinkorper milch`,
    isNarrow: true,
    points: [
      {
        icon: 'milk',
        name: 'Light | Léger | Leggero | Ligero | Leicht',
        also: 'skim | skimmed | skim milk | skimmed milk | écrémé | lait écrémé | scremato | magro | desnatada | leche desnatada | Magermilch | mager',
        note: 'feels like skimmed milk; Gamay, Pinot Noir | comme du lait écrémé ; Gamay, Pinot noir | come latte magro; Gamay, Pinot nero | como leche desnatada; Gamay, Pinot Noir | wie Magermilch; Gamay, Spätburgunder',
      },
      {
        icon: 'milk',
        name: 'Medium | Moyen | Medio | Medio | Mittel',
        also: 'whole | whole milk | entier | lait entier | intero | latte intero | entera | leche entera | Vollmilch',
        note: 'feels like whole milk; Sangiovese, Barbera | comme du lait entier ; Sangiovese, Barbera | come latte intero; Sangiovese, Barbera | como leche entera; Sangiovese, Barbera | wie Vollmilch; Sangiovese, Barbera',
      },
      {
        icon: 'milk',
        name: 'Full | Ample | Pieno | Con cuerpo | Voll',
        also: 'cream | crème | panna | nata | crema | Sahne | Rahm',
        note: 'feels like cream; Cabernet Sauvignon, Syrah | comme de la crème ; Cabernet Sauvignon, Syrah | come panna; Cabernet Sauvignon, Syrah | como nata; Cabernet Sauvignon, Syrah | wie Sahne; Cabernet Sauvignon, Syrah',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

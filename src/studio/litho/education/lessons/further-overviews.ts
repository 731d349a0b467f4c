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
      'The Table Setting | Dresser la table | La tavola apparecchiata | La mesa puesta | Das Gedeck',
    phrases: `set table | setting table | table setting* | place setting* | lay table | laying table | glasses table | glass placement | table layout | formal table | disposer verres | dresser table | dressage table | art table | ordre verres table | apparecchiare | apparecchiata | mise en place | disposizione bicchieri | poner mesa | mesa puesta | colocar copas | montaje mesa | tisch decken | tisch eindecken | tisch gedeckt | gedeckter tisch | gedeck | glaser eindecken`,
    isNarrow: true,
    whole: { icon: 'plate', sketch: 'place_setting', aspect: 0.92, share: 0.5 },
    points: [
      {
        icon: 'bread',
        on: [0.14, 0.14],
        side: 'left',
        name: 'Bread plate | Assiette à pain | Piattino del pane | Plato de pan | Brotteller',
        note: 'on the left | à gauche | a sinistra | a la izquierda | links',
      },
      {
        icon: 'fork',
        on: [0.1, 0.5],
        side: 'left',
        name: 'Forks | Fourchettes | Forchette | Tenedores | Gabeln',
        note: 'used from the outside in | de l’extérieur vers l’assiette | da fuori verso il piatto | de fuera hacia dentro | von außen nach innen',
      },
      {
        icon: 'napkin',
        on: [0.42, 0.66],
        side: 'left',
        name: 'Napkin | Serviette | Tovagliolo | Servilleta | Serviette',
        note: 'folded on the plate | pliée sur l’assiette | piegato sul piatto | doblada en el plato | gefaltet auf dem Teller',
      },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        on: [0.9, 0.085],
        side: 'right',
        name: 'Champagne | Champagne | Champagne | Champán | Champagner',
        note: 'behind them, for the toast | derrière, pour le toast | dietro, per il brindisi | detrás, para el brindis | dahinter, zum Anstoßen',
      },
      {
        icon: 'glass',
        wine: 'white',
        on: [0.9, 0.26],
        side: 'right',
        name: 'White | Blanc | Bianco | Blanco | Weißwein',
        note: 'outermost: it comes first | à l’extérieur : il vient d’abord | il più esterno: viene prima | la más exterior: va primero | ganz außen: er kommt zuerst',
      },
      {
        icon: 'glass',
        wine: 'red',
        on: [0.78, 0.17],
        side: 'right',
        name: 'Red | Rouge | Rosso | Tinto | Rotwein',
        note: 'for the main course | pour le plat | per il secondo | para el plato principal | zum Hauptgang',
      },
      {
        icon: 'tumbler',
        on: [0.65, 0.29],
        side: 'right',
        name: 'Water | Eau | Acqua | Agua | Wasser',
        note: 'above the knife | au-dessus du couteau | sopra il coltello | sobre el cuchillo | über dem Messer',
      },
      {
        icon: 'knife',
        on: [0.82, 0.54],
        side: 'right',
        name: 'Knives | Couteaux | Coltelli | Cuchillos | Messer',
        note: 'edge towards the plate | lame vers l’assiette | lama verso il piatto | filo hacia el plato | Schneide zum Teller',
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

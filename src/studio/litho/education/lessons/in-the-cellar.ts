import type { Lesson } from './lesson.ts';

/** What happens to wine: faults, acids, yeast, closures, keeping. */
export const CELLAR_LESSONS = {
  faults: {
    title:
      'Wine Faults | Les défauts du vin | I difetti del vino | Los defectos del vino | Weinfehler',
    phrases: `wine fault* | oxidised wine* | oxidized wine* | oxidation wine | volatile acidity | reduction wine | reductive wine* | acidite volatile | acidita volatile | acidez volatil | fluchtige saure | faults wine | fault* | faulty wine | corked wine | cork taint | defaut* vin* | defauts
      | difett* vin* | difetti | defecto* vino* | defectos | weinfehler | korkschmecker | brettanomyces`,
    points: [
      {
        icon: 'cork',
        name: 'Cork taint | Goût de bouchon | Sentore di tappo | Olor a corcho | Korkschmecker',
        note: 'damp cardboard; TCA from the cork | carton humide ; TCA du bouchon | cartone umido; TCA del tappo | cartón húmedo; TCA del corcho | feuchte Pappe; TCA aus dem Kork',
      },
      {
        icon: 'apple',
        name: 'Oxidation | Oxydation | Ossidazione | Oxidación | Oxidation',
        note: 'bruised apple, brown colour; too much air | pomme blette, robe brune ; trop d’air | mela ammaccata, colore bruno; troppa aria | manzana pasada, color pardo; demasiado aire | alter Apfel, braune Farbe; zu viel Luft',
        colour: '#9a6a3a',
      },
      {
        icon: 'glass',
        name: 'Volatile acidity | Acidité volatile | Acidità volatile | Acidez volátil | Flüchtige Säure',
        note: 'vinegar, nail varnish; acetic bacteria | vinaigre, vernis ; bactéries acétiques | aceto, smalto; batteri acetici | vinagre, esmalte; bacterias acéticas | Essig, Nagellack; Essigbakterien',
        wine: 'red',
      },
      {
        icon: 'egg',
        name: 'Reduction | Réduction | Riduzione | Reducción | Böckser',
        also: 'sulphur | sulfur | soufre | zolfo | azufre | Schwefel',
        note: 'rotten egg, struck match; too little air | œuf pourri, allumette ; manque d’air | uovo marcio, fiammifero; poca aria | huevo podrido, cerilla; falta de aire | faules Ei, Streichholz; zu wenig Luft',
      },
      {
        icon: 'horse',
        name: 'Brettanomyces',
        note: 'stable, sticking plaster; a wild yeast | écurie, sparadrap ; levure sauvage | stalla, cerotto; lievito selvaggio | establo, esparadrapo; levadura salvaje | Pferdestall, Pflaster; wilde Hefe',
      },
      {
        icon: 'sun',
        name: 'Heat and light | Chaleur et lumière | Calore e luce | Calor y luz | Hitze und Licht',
        note: 'cooked fruit, pushed cork; boiled cabbage | fruit cuit, bouchon poussé ; chou | frutta cotta, tappo spinto; cavolo | fruta cocida, corcho salido; col | gekochte Frucht, Kork geschoben; Kohl',
      },
    ],
  },
  malolactic: {
    title:
      'Malolactic Fermentation | La fermentation malolactique | La fermentazione malolattica | La fermentación maloláctica | Die malolaktische Gärung',
    phrases: `malolactic* | malolactique | malolattica | malolactica | malolaktisch* | saureabbau | biologischer saureabbau`,
    isNumbered: true,
    points: [
      {
        icon: 'apple',
        name: 'Malic acid | Acide malique | Acido malico | Ácido málico | Apfelsäure',
        note: 'sharp, as in green apples | vif, comme la pomme verte | pungente, come la mela verde | vivo, como la manzana verde | scharf, wie grüner Apfel',
        colour: '#8aa83f',
      },
      {
        icon: 'microscope',
        name: 'Bacteria | Bactéries | Batteri | Bacterias | Bakterien',
        note: 'Oenococcus oeni, after the yeast’s work | Oenococcus oeni, après les levures | Oenococcus oeni, dopo i lieviti | Oenococcus oeni, tras las levaduras | Oenococcus oeni, nach der Hefe',
      },
      {
        icon: 'milk',
        name: 'Lactic acid | Acide lactique | Acido lattico | Ácido láctico | Milchsäure',
        note: 'softer, as in milk; some carbon dioxide leaves | plus doux, comme le lait ; du CO₂ s’échappe | più morbido, come il latte; esce CO₂ | más suave, como la leche; sale CO₂ | milder, wie Milch; CO₂ entweicht',
      },
      {
        icon: 'butter',
        name: 'In the glass | Dans le verre | Nel calice | En la copa | Im Glas',
        note: 'rounder, stable, butter from diacetyl | plus rond, stable, beurre (diacétyle) | più rotondo, stabile, burro (diacetile) | más redondo, estable, mantequilla (diacetilo) | runder, stabil, Butter (Diacetyl)',
      },
    ],
  },
  fermentation: {
    title: 'Fermentation | La fermentation | La fermentazione | La fermentación | Die Gärung',
    phrases: `fermentation | fermentazione | fermentacion | alcoholic fermentation | fermentation explained | fermentation process | how fermentation | yeast fermentation
      | yeast sugar | fermentation alcoolique | fermentazione alcolica | fermentacion alcoholica | alkoholische garung | garung`,
    isNumbered: true,
    points: [
      {
        icon: 'grapes',
        name: 'Sugar | Sucre | Zucchero | Azúcar | Zucker',
        note: 'glucose and fructose of the grape | glucose et fructose du raisin | glucosio e fruttosio dell’uva | glucosa y fructosa de la uva | Glukose und Fruktose der Traube',
      },
      {
        icon: 'microscope',
        name: 'Yeast | Levure | Lievito | Levadura | Hefe',
        note: 'Saccharomyces cerevisiae eats it | Saccharomyces cerevisiae le mange | Saccharomyces cerevisiae lo consuma | Saccharomyces cerevisiae lo come | Saccharomyces cerevisiae frisst ihn',
      },
      {
        icon: 'tank',
        name: 'Heat and gas | Chaleur et gaz | Calore e gas | Calor y gas | Wärme und Gas',
        note: 'carbon dioxide bubbles off, the must warms | le CO₂ s’échappe, le moût chauffe | esce CO₂, il mosto si scalda | sale CO₂, el mosto se calienta | CO₂ entweicht, der Most wird warm',
      },
      {
        icon: 'glass',
        name: 'Alcohol | Alcool | Alcol | Alcohol | Alkohol',
        note: 'some 17 g/l of sugar give 1 % vol. | environ 17 g/l de sucre donnent 1 % vol. | circa 17 g/l di zucchero danno 1 % vol. | unos 17 g/l de azúcar dan 1 % vol. | rund 17 g/l Zucker geben 1 % vol.',
      },
    ],
  },
  cooperage: {
    title:
      'How a Barrel Is Made | Comment naît un tonneau | Come nasce una botte | Cómo se hace una barrica | Wie ein Fass entsteht',
    phrases: `how barrel* made | how cask* made | how barrel* built | how cask* built | how make barrel* | barrel making | making barrel*
      | steps barrel* | cooperage | cooper | fabrication tonneau* | fabrication barrique* | fabrication fut* | comment fait tonneau*
      | comment fait barrique | comment fabrique tonneau* | tonnellerie | come fa botte | come nasce botte | come nasce barrique
      | come fa barrique | costruzione botte | como hace barrica* | como fabrica barrica* | toneleria | wie entsteht fass
      | wie entsteht barrique | wie fass entsteht | wie fass* gemacht | fassbau | kuferei | bottcher*`,
    isNumbered: true,
    points: [
      {
        icon: 'tree',
        name: 'Oak | Le chêne | La quercia | El roble | Die Eiche',
        note: 'old trunks, split along the grain | de vieux troncs, fendus dans le fil | tronchi vecchi, spaccati lungo la fibra | troncos viejos, hendidos a la fibra | alte Stämme, längs der Faser gespalten',
      },
      {
        icon: 'wooden_case',
        name: 'Seasoning | Le séchage | La stagionatura | El secado | Das Trocknen',
        note: 'staves in rain and sun for two or three years | merrains à l’air deux ou trois ans | doghe all’aria due o tre anni | duelas al aire dos o tres años | Dauben zwei, drei Jahre in Regen und Sonne',
      },
      {
        icon: 'basket',
        name: 'Raising | La mise en rose | Il montaggio | El armado | Das Aufsetzen',
        note: 'staves stood in a hoop, open below | douelles dressées dans un cercle | doghe in piedi in un cerchio | duelas de pie en un aro | Dauben im Reif, unten offen',
      },
      {
        icon: 'fire',
        name: 'Bending, toasting | Cintrage, chauffe | Curvatura, tostatura | Domado, tostado | Biegen, Toasten',
        note: 'over an oak fire, kept wet outside | sur un feu de chêne, mouillé dehors | su fuoco di rovere, bagnata fuori | sobre fuego de roble, mojada por fuera | über Eichenfeuer, außen nass gehalten',
      },
      {
        icon: 'hammer',
        name: 'Heads, hoops | Fonds et cercles | Fondi e cerchi | Fondos y aros | Böden, Reifen',
        note: 'heads set in the croze, hoops driven on | fonds dans le jable, cercles serrés | fondi nella capruggine, cerchi battuti | fondos en el jable, aros apretados | Böden in die Kimme, Reifen aufgetrieben',
      },
      {
        icon: 'barrel',
        name: 'Testing | L’épreuve | La prova | La prueba | Die Prüfung',
        note: 'hot water under pressure: no leak, no glue | eau chaude sous pression : ni fuite ni colle | acqua calda in pressione: niente perdite né colla | agua caliente a presión: sin fugas ni cola | heißes Wasser unter Druck: dicht, ohne Leim',
      },
    ],
  },
  solera: {
    title: 'The Solera | La solera | La solera | La solera y las criaderas | Die Solera',
    phrases: `solera* | criadera* | how sherry made | how sherry aged | sherry ageing | sherry aging | elaboracion jerez | como hace jerez | comment fait xeres | making sherry | sherry made | wie sherry entsteht | come nasce sherry`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'glass',
        name: 'Young wine | Vin jeune | Vino giovane | Sobretabla | Junger Wein',
        note: 'fortified with grape spirit | viné à l’alcool de vin | fortificato con alcol di vino | encabezado con alcohol vínico | mit Weinalkohol verstärkt',
        wine: 'white',
      },
      {
        icon: 'barrel',
        name: 'Second criadera | Deuxième criadera | Seconda criadera | Segunda criadera | Zweite Criadera',
        note: 'takes in the young wine | reçoit le vin jeune | riceve il vino giovane | recibe el vino joven | nimmt den jungen Wein auf',
      },
      {
        icon: 'barrel',
        name: 'First criadera | Première criadera | Prima criadera | Primera criadera | Erste Criadera',
        note: 'refilled from the second | complétée par la deuxième | rabboccata dalla seconda | se rellena de la segunda | wird aus der zweiten aufgefüllt',
        colour: '#8a5a34',
      },
      {
        icon: 'barrel',
        name: 'Solera',
        note: 'the oldest, on the ground; never emptied | la plus vieille, au sol ; jamais vidée | la più vecchia, a terra; mai svuotata | la más vieja, en el suelo; nunca se vacía | die älteste, am Boden; nie geleert',
        colour: '#5b3a26',
      },
      {
        icon: 'bottle',
        name: 'Saca | Saca | Saca | La saca | Saca',
        note: 'a part is drawn and bottled; each row fills the one below | une part est tirée et mise en bouteille ; chaque rang remplit le suivant | se ne preleva una parte; ogni fila riempie quella sotto | se saca una parte; cada escala rellena la de abajo | ein Teil wird abgefüllt; jede Reihe füllt die darunter',
      },
    ],
  },
  storage: {
    title: 'Keeping Wine | Conserver le vin | Conservare il vino | Guardar el vino | Wein lagern',
    phrases: `store wine | storing wine | wine storage | keep* wine | storage conditions | storage wine | cellar conditions | conserver vin
      | conservation vin | conservare vino | conservazione vino | guardar vino | conservar vino | wein lager* | weinlagerung | lagerung wein`,
    points: [
      {
        icon: 'moon',
        name: 'Dark | À l’abri de la lumière | Al buio | A oscuras | Dunkel',
        note: 'light spoils aroma, clear glass first | la lumière abîme les arômes | la luce rovina gli aromi | la luz daña los aromas | Licht verdirbt Aromen',
      },
      {
        icon: 'thermometer',
        name: 'Cool | Frais | Fresco | Fresco | Kühl',
        note: '10–14 °C, a steady temperature | 10–14 °C, température stable | 10–14 °C, temperatura stabile | 10–14 °C, temperatura estable | 10–14 °C, gleichmäßige Temperatur',
      },
      {
        icon: 'bottle',
        sketch: 'bottle_lying',
        name: 'Lying down | Couché | Coricato | Tumbado | Liegend',
        also: 'position | bottle position | orientation | posizione | posición | Lage | horizontal',
        note: 'under cork: the wine keeps it moist | sous liège : le vin l’humidifie | con sughero: il vino lo bagna | con corcho: el vino lo humedece | unter Kork: der Wein hält ihn feucht',
      },
      {
        icon: 'cloud',
        name: 'Humid | Humide | Umido | Húmedo | Feucht',
        note: '60–80 % relative humidity | 60–80 % d’humidité relative | 60–80 % di umidità relativa | 60–80 % de humedad relativa | 60–80 % Luftfeuchte',
      },
      {
        icon: 'owl',
        name: 'Still | Au calme | Tranquillo | En calma | Ruhig',
        also: 'vibration | vibrations | vibrazioni | vibraciones | Erschütterung | Vibration',
        note: 'no tremor, no strong smells beside it | ni vibrations ni odeurs fortes | niente vibrazioni né odori forti | sin vibraciones ni olores fuertes | ohne Erschütterung und Gerüche',
      },
    ],
  },
  closures: {
    title: 'Closures | Les bouchages | Le chiusure | Los cierres | Verschlüsse',
    phrases: `closures | types cork | types corks | bottle closure* | types closure* | bouchages | types bouchon* | chiusure | tipi tappo
      | tipi tappi | cierres | tipos tapon* | flaschenverschlusse | verschlussarten | verschlusse`,
    points: [
      {
        icon: 'cork',
        name: 'Natural cork | Liège naturel | Sughero naturale | Corcho natural | Naturkork',
        also: 'cork | bouchon | liège | sughero | tappo di sughero | corcho | Kork | Korken',
        note: 'one piece of bark; lets in a little air | une pièce d’écorce ; un peu d’air | un pezzo di corteccia; poca aria | una pieza de corteza; algo de aire | ein Stück Rinde; etwas Luft',
      },
      {
        icon: 'screw_cap',
        name: 'Screw cap | Capsule à vis | Tappo a vite | Tapón de rosca | Schraubverschluss',
        also: 'screwcap | stelvin | rosca | Drehverschluss',
        note: 'aluminium with a liner; no cork taint | aluminium et joint ; pas de goût de bouchon | alluminio con guarnizione; niente TCA | aluminio con junta; sin TCA | Aluminium mit Einlage; kein Korkschmecker',
      },
      {
        icon: 'bottle',
        name: 'Sparkling cork | Bouchon de champagne | Tappo da spumante | Tapón de espumoso | Sektkorken',
        note: 'held by wire against 5–6 bar | tenu par un muselet, 5–6 bars | tenuto da gabbietta, 5–6 bar | sujeto con alambre, 5–6 bar | vom Draht gehalten, 5–6 bar',
        wine: 'sparkling',
      },
      {
        icon: 'cork',
        sketch: 'glass_stopper',
        name: 'Glass stopper | Bouchon de verre | Tappo di vetro | Tapón de vidrio | Glasverschluss',
        also: 'vinolok | bouchon en verre | tapón de cristal | Glasstopfen',
        note: 'clear, tight, used again | transparent, étanche, réutilisable | trasparente, ermetico, riusabile | transparente, hermético, reutilizable | klar, dicht, wiederverwendbar',
      },
      {
        icon: 'screw_cap',
        sketch: 'crown_cap',
        name: 'Crown cap | Capsule couronne | Tappo a corona | Tapón corona | Kronkorken',
        note: 'steel with a liner; closes sparkling wine on its lees | acier et joint ; sur lattes | acciaio con guarnizione; sui lieviti | acero con junta; en rima | Stahl mit Einlage; beim Hefelager',
      },
      {
        icon: 'cork',
        sketch: 'pressed_cork',
        name: 'Technical cork | Bouchon technique | Tappo tecnico | Corcho técnico | Presskork',
        also: 'agglomerate | agglomerated cork | agglomerated | micro agglomerate | aggloméré | bouchon aggloméré | agglomerato | sughero agglomerato | aglomerado | corcho aglomerado | Agglomerat | Agglomeratkork',
        note: 'cleaned cork grains pressed together | grains de liège nettoyés et pressés | granuli di sughero puliti e pressati | granos de corcho limpios y prensados | gereinigte Korkkörner, gepresst',
      },
      {
        icon: 'cork',
        sketch: 'synthetic_cork',
        name: 'Synthetic cork | Bouchon synthétique | Tappo sintetico | Tapón sintético | Kunststoffkorken',
        also: 'synthetic | plastic cork | plastic | synthétique | sintetico | sintético | Kunststoff | Kunststoffstopfen | Plastikkorken',
        note: 'foamed plastic; no TCA, for wines drunk young | mousse plastique ; sans TCA, vins jeunes | plastica espansa; niente TCA, vini giovani | plástico espumado; sin TCA, vinos jóvenes | geschäumter Kunststoff; kein TCA, für junge Weine',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

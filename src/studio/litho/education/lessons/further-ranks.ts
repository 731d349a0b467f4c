import type { Lesson } from './lesson.ts';

/** Further ladders: of Chianti Classico, the VDP, and those who study wine. */
export const FURTHER_RANK_LESSONS = {
  medoc_ranks: {
    title:
      'The Classification of 1855 | Le classement de 1855 | La classificazione del 1855 | La clasificación de 1855 | Die Klassifikation von 1855',
    phrases: `1855 classification | bordeaux 1855 | classification of 1855 | 1855 pyramid | bordeaux pyramid | bordeaux classification pyramid | medoc pyramid | second growth* | third growth* | fourth growth* | fifth growth* | classement de 1855 | classement 1855 | pyramide bordeaux | classificazione del 1855 | classificazione 1855 | clasificacion de 1855 | clasificacion 1855 | klassifikation von 1855 | klassifikation 1855 | klassifizierung von 1855`,
    isNarrow: true,
    points: [
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Premiers crus | Premiers crus | Premiers crus | Premiers crus | Premiers crus',
        note: '5: Lafite, Latour, Margaux, Haut-Brion, Mouton',
      },
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Deuxièmes crus',
        note: '14 châteaux, such as Léoville, Cos d’Estournel | 14 châteaux, dont Léoville, Cos d’Estournel | 14 châteaux, come Léoville, Cos d’Estournel | 14 châteaux, como Léoville, Cos d’Estournel | 14 Châteaux, etwa Léoville, Cos d’Estournel',
      },
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Troisièmes crus',
        note: '14 châteaux, such as Palmer, Giscours | 14 châteaux, dont Palmer, Giscours | 14 châteaux, come Palmer, Giscours | 14 châteaux, como Palmer, Giscours | 14 Châteaux, etwa Palmer, Giscours',
      },
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Quatrièmes crus',
        note: '10 châteaux, such as Talbot, Beychevelle | 10 châteaux, dont Talbot, Beychevelle | 10 châteaux, come Talbot, Beychevelle | 10 châteaux, como Talbot, Beychevelle | 10 Châteaux, etwa Talbot, Beychevelle',
      },
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Cinquièmes crus',
        note: '18 châteaux, such as Lynch-Bages, Pontet-Canet | 18 châteaux, dont Lynch-Bages, Pontet-Canet | 18 châteaux, come Lynch-Bages, Pontet-Canet | 18 châteaux, como Lynch-Bages, Pontet-Canet | 18 Châteaux, etwa Lynch-Bages, Pontet-Canet',
      },
    ],
  },
  chianti_ranks: {
    title:
      'Chianti Classico | Chianti Classico | Chianti Classico | Chianti Classico | Chianti Classico',
    phrases: `chianti classico level* | chianti level* | chianti classico pyramid | chianti pyramid | chianti classification | gran selezione | chianti classico explained | niveaux chianti | livelli chianti | piramide chianti | niveles chianti | chianti stufen`,
    isNarrow: true,
    points: [
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Gran Selezione',
        note: '30 months of ageing, own grapes | 30 mois, raisins du domaine | 30 mesi, uve proprie | 30 meses, uvas propias | 30 Monate, eigene Trauben',
      },
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Riserva',
        note: '24 months of ageing | 24 mois d’élevage | 24 mesi di affinamento | 24 meses de crianza | 24 Monate Reife',
      },
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Annata',
        note: '12 months; at least 80 % Sangiovese | 12 mois ; au moins 80 % de Sangiovese | 12 mesi; almeno l’80 % di Sangiovese | 12 meses; al menos 80 % Sangiovese | 12 Monate; mindestens 80 % Sangiovese',
      },
    ],
  },
  vdp_ranks: {
    title:
      'The VDP Classification | La classification du VDP | La classificazione VDP | La clasificación VDP | Die VDP-Klassifikation',
    phrases: `vdp | vdp pyramid | vdp classification | grosse lage | grosses gewachs | gutswein ortswein | vdp klassifikation`,
    isNarrow: true,
    points: [
      {
        icon: 'bottle',
        wine: 'white',
        name: 'VDP.Grosse Lage',
        note: 'the best sites; dry: Grosses Gewächs | les meilleurs sites ; sec : Grosses Gewächs | i siti migliori; secco: Grosses Gewächs | los mejores pagos; seco: Grosses Gewächs | die besten Lagen; trocken: Großes Gewächs',
      },
      {
        icon: 'bottle',
        wine: 'white',
        name: 'VDP.Erste Lage',
        note: 'first-class sites | sites de premier rang | siti di primo rango | pagos de primera | erstklassige Lagen',
      },
      {
        icon: 'bottle',
        wine: 'white',
        name: 'VDP.Ortswein',
        note: 'of one village | d’un village | di un paese | de un pueblo | aus einem Ort',
      },
      {
        icon: 'bottle',
        wine: 'white',
        name: 'VDP.Gutswein',
        note: 'of the estate’s own vineyards | des vignes du domaine | delle vigne aziendali | de viñas propias | aus eigenen Weinbergen',
      },
    ],
  },
  sommelier_levels: {
    title:
      'The Way to Master Sommelier | Devenir Master Sommelier | La via al Master Sommelier | El camino a Master Sommelier | Der Weg zum Master Sommelier',
    phrases: `sommelier level* | level* sommelier | sommelier certification* | sommelier exam* | become sommelier | court of master* | cms level* | levels cms | master sommelier | devenir sommelier | diventare sommelier | ser sommelier | sommelier werden`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'book',
        name: 'Introductory | Introductory | Introductory | Introductory | Introductory',
        note: 'two days of teaching, then a test | deux jours de cours, puis un test | due giorni di corso, poi un test | dos días de curso y un test | zwei Kurstage, dann ein Test',
      },
      {
        icon: 'waiters_friend',
        name: 'Certified',
        note: 'theory, tasting, service | théorie, dégustation, service | teoria, degustazione, servizio | teoría, cata, servicio | Theorie, Verkostung, Service',
      },
      {
        icon: 'glass',
        wine: 'red',
        name: 'Advanced',
        note: 'the same three, six wines blind | les mêmes, six vins à l’aveugle | gli stessi tre, sei vini alla cieca | lo mismo, seis vinos a ciegas | dieselben drei, sechs Weine blind',
      },
      {
        icon: 'medal',
        name: 'Master',
        note: 'the diploma of the Court | le diplôme de la Court | il diploma della Court | el diploma de la Court | das Diplom der Court',
      },
    ],
  },
  wset_levels: {
    title:
      'The WSET Levels | Les niveaux WSET | I livelli WSET | Los niveles WSET | Die WSET-Stufen',
    phrases: `wset levels | levels wset | wset qualification* | wset course* | wset explained | what is wset | niveaux wset | livelli wset | niveles wset | wset stufen`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'glass',
        wine: 'white',
        name: 'Level 1 | Niveau 1 | Livello 1 | Nivel 1 | Stufe 1',
        note: 'the main styles, for beginners | les styles, pour débuter | gli stili, per iniziare | los estilos, para empezar | die wichtigsten Stile, zum Beginn',
      },
      {
        icon: 'grapes',
        name: 'Level 2 | Niveau 2 | Livello 2 | Nivel 2 | Stufe 2',
        note: 'principal grapes and regions | cépages et régions principaux | vitigni e regioni principali | uvas y regiones principales | wichtige Rebsorten und Regionen',
      },
      {
        icon: 'book',
        name: 'Level 3 | Niveau 3 | Livello 3 | Nivel 3 | Stufe 3',
        note: 'why wines taste as they do | pourquoi le vin a ce goût | perché un vino è così | por qué sabe así el vino | warum Weine so schmecken',
      },
      {
        icon: 'medal',
        name: 'Level 4 Diploma | Diplôme niveau 4 | Diploma livello 4 | Diploma nivel 4 | Diploma, Stufe 4',
        note: 'six units, for experts | six unités, pour experts | sei unità, per esperti | seis unidades, para expertos | sechs Einheiten, für Fachleute',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

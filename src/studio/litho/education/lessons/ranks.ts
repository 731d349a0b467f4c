import type { Lesson } from './lesson.ts';

/** What labels mean by law: ranks, ripeness and age, country by country. */
export const RANK_LESSONS = {
  pradikat: {
    title:
      'German Prädikat Wines | Les Prädikats allemands | I Prädikat tedeschi | Los Prädikat alemanes | Deutsche Prädikatsweine',
    phrases: `pradikat* | praedikat* | kabinett spatlese | spatlese auslese | must weight | german wine label term* | german label term* | german classification
      | german quality | label terms germany | mentions etiquette allemand* | qualitatsstufen | ochsle`,
    isNumbered: true,
    isNarrow: true,
    points: [
      {
        icon: 'grapes',
        sketch: 'bunch_ripe',
        name: 'Kabinett',
        note: '67–82 °Oechsle; light, ripe grapes | 67–82 °Oechsle ; raisins mûrs, vin léger | 67–82 °Oechsle; uva matura, leggero | 67–82 °Oechsle; uva madura, ligero | 67–82 °Oechsle; reife Trauben, leicht',
        wine: 'white',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_ripe',
        name: 'Spätlese',
        note: '76–90 °Oechsle; picked later | 76–90 °Oechsle ; vendange tardive | 76–90 °Oechsle; raccolta tardiva | 76–90 °Oechsle; vendimia tardía | 76–90 °Oechsle; später gelesen',
        wine: 'orange',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_ripe',
        name: 'Auslese',
        note: '83–100 °Oechsle; chosen bunches | 83–100 °Oechsle ; grappes choisies | 83–100 °Oechsle; grappoli scelti | 83–100 °Oechsle; racimos escogidos | 83–100 °Oechsle; ausgelesene Trauben',
        wine: 'orange',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_shrivelled',
        name: 'Beerenauslese',
        note: '110–128 °Oechsle; single overripe berries | 110–128 °Oechsle ; baies surmûries triées | 110–128 °Oechsle; acini stramaturi scelti | 110–128 °Oechsle; bayas sobremaduras | 110–128 °Oechsle; überreife Beeren',
        wine: 'orange',
      },
      {
        icon: 'snowflake',
        name: 'Eiswein',
        note: '110–128 °Oechsle; picked frozen, below −7 °C | 110–128 °Oechsle ; gelé, sous −7 °C | 110–128 °Oechsle; gelata, sotto −7 °C | 110–128 °Oechsle; helada, bajo −7 °C | 110–128 °Oechsle; gefroren, unter −7 °C',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_grey',
        name: 'Trockenbeerenauslese',
        note: '150–154 °Oechsle; dried by noble rot | 150–154 °Oechsle ; séchées par le botrytis | 150–154 °Oechsle; appassiti dalla botrite | 150–154 °Oechsle; secadas por botritis | 150–154 °Oechsle; edelfaul geschrumpft',
        wine: 'orange',
      },
    ],
  },
  chablis_ranks: {
    title:
      'The Ranks of Chablis | La pyramide de Chablis | La piramide di Chablis | La pirámide de Chablis | Die Pyramide von Chablis',
    phrases: `chablis level* | level* chablis | chablis classification | chablis pyramid | chablis rank* | rank* chablis | chablis hierarchy | classification chablis | hierarchie chablis | pyramide chablis | niveaux chablis | chablis pyramide | livelli chablis | piramide chablis | niveles chablis | chablis stufen | qualitatsstufen chablis | chablis quality | quality* chablis | petit chablis`,
    isNarrow: true,
    points: [
      {
        icon: 'label',
        sketch: 'rank_1',
        name: 'Chablis Grand Cru',
        note: 'one slope, seven climats: Les Clos, Vaudésir … | un coteau, sept climats : Les Clos, Vaudésir … | un colle, sette climats: Les Clos, Vaudésir … | una ladera, siete climats: Les Clos, Vaudésir … | ein Hang, sieben Climats: Les Clos, Vaudésir …',
      },
      {
        icon: 'label',
        sketch: 'rank_2',
        name: 'Chablis Premier Cru',
        note: '40 climats: Montmains, Fourchaume … | 40 climats : Montmains, Fourchaume … | 40 climats: Montmains, Fourchaume … | 40 climats: Montmains, Fourchaume … | 40 Climats: Montmains, Fourchaume …',
      },
      {
        icon: 'label',
        sketch: 'rank_3',
        name: 'Chablis',
        note: 'the largest: on Kimmeridgian marl | la plus vaste : marnes du Kimméridgien | la più vasta: marne del Kimmeridgiano | la mayor: margas del Kimmeridgiense | die größte: auf Kimmeridge-Mergel',
      },
      {
        icon: 'label',
        sketch: 'rank_4',
        name: 'Petit Chablis',
        note: 'on the plateaus, on Portlandian limestone | sur les plateaux, calcaire du Portlandien | sugli altipiani, calcare del Portlandiano | en las mesetas, caliza del Portlandiense | auf den Höhen, Portlandkalk',
      },
    ],
  },
  burgundy_ranks: {
    title:
      'The Ranks of Burgundy | La pyramide des bourgognes | La piramide della Borgogna | La pirámide de Borgoña | Die Pyramide von Burgund',
    phrases: `what grand cru | what is grand cru | grand cru explained | grand cru mean* | what premier cru | burgundy classification | burgundy pyramid | burgundy hierarchy | classification burgundy | pyramid burgundy | hierarchy burgundy | burgundy appellation*
      | grand cru premier cru | classification bourgogne* | pyramide bourgogne* | hierarchie bourgogne* | bourgogne pyramide | piramide borgogna | borgogna piramide
      | classificazione borgogna | piramide borgona | clasificacion borgona | burgund pyramide | pyramide burgund* | klassifikation burgund* | burgund klassifikation`,
    isNarrow: true,
    points: [
      {
        icon: 'label',
        sketch: 'rank_1',
        name: 'Grand Cru',
        note: '33 appellations, about 1 % of the wine | 33 appellations, environ 1 % des vins | 33 denominazioni, circa l’1 % | 33 denominaciones, cerca del 1 % | 33 Appellationen, etwa 1 %',
      },
      {
        icon: 'label',
        sketch: 'rank_2',
        name: 'Premier Cru',
        note: 'named plots of a village: 662 climats | climats d’un village : 662 lieux | parcelle di un villaggio: 662 climats | parcelas de un pueblo: 662 climats | Lagen eines Dorfes: 662 Climats',
      },
      {
        icon: 'label',
        sketch: 'rank_3',
        name: 'Village | Village | Comunale | Municipal | Ortswein',
        note: '44 appellations, e.g. Pommard, Meursault | 44 appellations, p. ex. Pommard | 44 denominazioni, es. Pommard | 44 denominaciones, p. ej. Pommard | 44 Appellationen, z. B. Pommard',
      },
      {
        icon: 'label',
        sketch: 'rank_4',
        name: 'Regional | Régionale | Regionale | Regional | Regional',
        note: '7 appellations, about half of the wine | 7 appellations, environ la moitié | 7 denominazioni, circa la metà | 7 denominaciones, casi la mitad | 7 Appellationen, etwa die Hälfte',
      },
    ],
  },
  medoc_1855: {
    title:
      'The First Growths of 1855 | Les premiers crus de 1855 | I Premier Cru del 1855 | Los Premier Cru de 1855 | Die Premiers Crus von 1855',
    phrases: `1855 | medoc classification | classement 1855 | first growth* | premiers crus classes | bordeaux classification | classification bordeaux | classification medoc | classement bordeaux
      | grands crus classes | classificazione bordeaux | clasificacion burdeos | bordeaux klassifikation`,
    isNarrow: true,
    points: [
      {
        icon: 'bottle',
        name: 'Château Lafite',
        note: 'Pauillac, 1855',
      },
      {
        icon: 'bottle',
        name: 'Château Latour',
        note: 'Pauillac, 1855',
      },
      {
        icon: 'bottle',
        name: 'Château Margaux',
        note: 'Margaux, 1855',
      },
      {
        icon: 'bottle',
        name: 'Château Haut-Brion',
        note: 'Pessac (Graves), 1855',
      },
      {
        icon: 'bottle',
        name: 'Château Mouton',
        note: 'Pauillac; raised from second growth in 1973 | Pauillac ; promu en 1973 | Pauillac; promosso nel 1973 | Pauillac; ascendido en 1973 | Pauillac; 1973 aufgestiegen',
      },
    ],
  },
  france_ranks: {
    title:
      'French Label Terms | Les mentions françaises | Le diciture francesi | Las menciones francesas | Französische Bezeichnungen',
    phrases: `french wine label term* | french label term* | label terms france | french classification | french wine classification | aoc igp | aop igp
      | mentions etiquette | mentions francaises`,
    isNarrow: true,
    points: [
      {
        icon: 'label',
        sketch: 'rank_1',
        name: 'AOC · AOP',
        note: 'place, grapes and methods by rule | lieu, cépages, usages fixés | luogo, vitigni e metodi fissati | lugar, uvas y métodos fijados | Ort, Sorten und Art geregelt',
      },
      {
        icon: 'label',
        sketch: 'rank_2',
        name: 'IGP',
        note: 'a wider region, freer rules | région plus large, règles plus souples | zona più ampia, regole più libere | zona amplia, reglas más libres | größere Region, freiere Regeln',
      },
      {
        icon: 'label',
        sketch: 'rank_3',
        name: 'Vin de France',
        note: 'from anywhere in France | de toute la France | da tutta la Francia | de toda Francia | aus ganz Frankreich',
      },
      {
        icon: 'house',
        name: 'Mis en bouteille au château',
        note: 'bottled at the estate | embouteillé à la propriété | imbottigliato in azienda | embotellado en la finca | auf dem Gut abgefüllt',
      },
    ],
  },
  italy_ranks: {
    title:
      'Italian Label Terms | Les mentions italiennes | La piramide italiana | Las menciones italianas | Italienische Bezeichnungen',
    phrases: `docg | italian wine label term* | italian label term* | label terms italy | italian classification | italian wine classification | classificazione vini
      | piramide vini | denominazioni italiane`,
    isNarrow: true,
    points: [
      {
        icon: 'label',
        sketch: 'rank_1',
        name: 'DOCG',
        note: 'strictest rules, tasted, sealed | règles strictes, dégusté, scellé | regole severe, assaggio, fascetta | reglas estrictas, catado, precinto | strengste Regeln, verkostet, Siegel',
      },
      {
        icon: 'label',
        sketch: 'rank_2',
        name: 'DOC',
        note: 'place, grapes and yield by rule | lieu, cépages, rendement fixés | luogo, vitigni, resa fissati | lugar, uvas y rendimiento | Ort, Sorten, Ertrag geregelt',
      },
      {
        icon: 'label',
        sketch: 'rank_3',
        name: 'IGT',
        note: 'a wider region, freer rules | région plus large, plus libre | zona ampia, più libertà | zona amplia, más libertad | größere Region, freier',
      },
      {
        icon: 'label',
        sketch: 'rank_4',
        name: 'Vino',
        note: 'without a place of origin | sans indication d’origine | senza indicazione d’origine | sin indicación de origen | ohne Herkunftsangabe',
      },
    ],
  },
  spain_ageing: {
    title:
      'Spanish Ageing Terms | L’élevage en Espagne | L’invecchiamento in Spagna | Crianza de los tintos | Spanische Reifestufen',
    phrases: `crianza* | gran reserva | rioja ageing | rioja aging | ageing level* rioja | aging level* rioja | rioja level* | quality levels rioja | level* of rioja | niveaux rioja | livelli rioja | niveles rioja | rioja stufen | spanish label term* | spanish wine label term* | label terms spain | spanish classification | ageing terms | rioja classification
      | clasificacion vinos`,
    isNumbered: true,
    isNarrow: true,
    points: [
      {
        icon: 'bottle',
        name: 'Joven',
        note: 'little or no oak | peu ou pas de bois | poco o niente legno | poca o ninguna madera | wenig oder kein Holz',
        wine: 'red',
      },
      {
        icon: 'barrel',
        name: 'Crianza',
        note: 'red: 24 months, 6 of them in oak | rouge : 24 mois, dont 6 en fût | rosso: 24 mesi, 6 in botte | tinto: 24 meses, 6 en barrica | rot: 24 Monate, 6 im Fass',
        size: 0.75,
      },
      {
        icon: 'barrel',
        name: 'Reserva',
        note: 'red: 36 months, 12 in oak | rouge : 36 mois, dont 12 en fût | rosso: 36 mesi, 12 in botte | tinto: 36 meses, 12 en barrica | rot: 36 Monate, 12 im Fass',
        size: 0.88,
      },
      {
        icon: 'barrel',
        name: 'Gran Reserva',
        note: 'red: 60 months, 18 in oak | rouge : 60 mois, dont 18 en fût | rosso: 60 mesi, 18 in botte | tinto: 60 meses, 18 en barrica | rot: 60 Monate, 18 im Fass',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

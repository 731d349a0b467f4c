import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** What the weather of a year made of the wine; sources: docs/studio/facts.md. */
export const VINTAGE_LESSONS = {
  bordeaux_vintages: {
    title:
      'Vintages of Red Bordeaux | Les millésimes de bordeaux rouge | Le annate del Bordeaux rosso | Las añadas del Burdeos tinto | Jahrgänge des roten Bordeaux',
    phrases: `vintage* bordeaux | bordeaux vintage* | best year* bordeaux | bordeaux best year* | good year* bordeaux | millesime* bordeaux | bordeaux millesime* | annate bordeaux | anada* burdeos | anada* bordeaux | jahrgang* bordeaux | bordeaux jahrgang* | bordeauxjahrgang*`,
    isNarrow: true,
    points: [
      {
        icon: 'hourglass',
        name: '2005',
        note: 'dry and balanced: a great year to keep | sec, équilibré : grande garde | secca, equilibrata: grande, da lungo affinamento | seca y equilibrada: gran guarda | trocken, ausgewogen: groß und langlebig',
      },
      {
        icon: 'sun',
        name: '2009',
        note: 'hot and dry: great, rich and ripe | chaud et sec : grand, riche, mûr | calda e secca: grande, ricca | cálida y seca: grande, rica | heiß und trocken: groß, reich, reif',
      },
      {
        icon: 'shield',
        name: '2010',
        note: 'dry: great, firm and slow | sec : grand, ferme, lent | secca: grande, salda, lenta | seca: grande, firme, lenta | trocken: groß, fest, langsam',
      },
      {
        icon: 'umbrella',
        name: '2013',
        note: 'cold and wet: the weakest of its time | froid, pluvieux : le plus faible | fredda e piovosa: la più debole | fría y lluviosa: la más débil | kalt und nass: das schwächste der Zeit',
      },
      {
        icon: 'balance',
        name: '2016',
        note: 'wet spring, dry summer: great | printemps humide, été sec : grand | primavera umida, estate secca: grande | primavera húmeda, verano seco: grande | nasser Frühling, trockener Sommer: groß',
      },
      {
        icon: 'snowflake',
        name: '2017',
        note: 'frost in April: little wine, middling | gel d’avril : peu de vin, moyen | gelo d’aprile: poco vino, media | helada de abril: poco vino, media | Aprilfrost: wenig Wein, mittel',
      },
      {
        icon: 'vine_leaf',
        name: '2021',
        note: 'frost and mildew: light and fresh | gel et mildiou : léger, frais | gelo e peronospora: leggera, fresca | helada y mildiu: ligera, fresca | Frost und Mehltau: leicht und frisch',
      },
      {
        icon: 'fire',
        name: '2022',
        note: 'heat and drought: dense and ripe | chaleur, sécheresse : dense, mûr | caldo e siccità: densa, matura | calor y sequía: densa, madura | Hitze und Dürre: dicht und reif',
      },
    ],
  },
  rioja_vintages: {
    title:
      'Rioja: The Years Rated Excellent | Rioja : les années « Excelente » | Rioja: le annate «Excelente» | Rioja: las añadas excelentes | Rioja: Jahrgänge mit „Excelente“',
    phrases: `vintage* rioja | rioja vintage* | best year* rioja | millesime* rioja | annate rioja | anada* rioja | rioja anada* | jahrgang* rioja`,
    isNarrow: true,
    points: ['2001', '2004', '2005', '2010', '2011', '2019'].map((name) => ({
      icon: 'bottle' as const,
      wine: 'red' as const,
      name,
      note: 'by the Consejo Regulador | par le Consejo Regulador | dal Consejo Regulador | por el Consejo Regulador | vom Consejo Regulador',
    })),
  },
} as const satisfies Record<string, Lesson>;

import type { Lesson } from './lesson.ts';

/** What runs down the glass, and what it says. */
export const TEARS_LESSONS = {
  tears: {
    title:
      'The Tears of Wine | Les larmes du vin | Le lacrime del vino | Las lágrimas del vino | Die Tränen des Weins',
    phrases: `why wine* have leg* | wine* have leg* | what are wine legs | why wine* cry | wine leg* |  tears wine | wine tears | legs wine | wine legs | wine leg* explained | why does wine cry | larmes du vin | larmes vin | jambes du vin
      | lacrime del vino | lacrime vino | archetti | lagrimas del vino | lagrimas vino | piernas del vino | tranen weins | weintranen | kirchenfenster`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'glass',
        name: 'A thin film | Un film fin | Un velo sottile | Una película | Ein dünner Film',
        note: 'swirled wine wets the wall and climbs it | le vin mouille la paroi et monte | il vino bagna la parete e sale | el vino moja la pared y sube | geschwenkter Wein benetzt die Wand',
      },
      {
        icon: 'sun',
        name: 'Alcohol goes | L’alcool part | L’alcol evapora | El alcohol se va | Alkohol verdunstet',
        note: 'faster than water; what stays pulls harder | plus vite que l’eau ; le reste tire plus fort | più in fretta dell’acqua; il resto tira di più | antes que el agua; el resto tira más | schneller als Wasser; der Rest zieht stärker',
      },
      {
        icon: 'wave',
        name: 'It is drawn up | Il est attiré | È attirato su | Es atraído | Er wird hochgezogen',
        note: 'the Marangoni effect; J. Thomson, 1855 | effet Marangoni ; J. Thomson, 1855 | effetto Marangoni; J. Thomson, 1855 | efecto Marangoni; J. Thomson, 1855 | Marangoni-Effekt; J. Thomson, 1855',
      },
      {
        icon: 'glass',
        fill: 'half',
        name: 'Tears fall | Les larmes tombent | Cadono le lacrime | Caen las lágrimas | Tränen fallen',
        note: 'many of them: more alcohol, not more quality | beaucoup : plus d’alcool, pas de qualité | tante: più alcol, non più qualità | muchas: más alcohol, no más calidad | viele: mehr Alkohol, nicht mehr Güte',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

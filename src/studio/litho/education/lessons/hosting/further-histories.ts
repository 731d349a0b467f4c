import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** Years that made Bordeaux, Rioja and Malbec what they are; sources: docs/studio/facts.md. */
export const FURTHER_HISTORY_LESSONS = {
  bordeaux_history: {
    title:
      'A Short History of Bordeaux | Petite histoire du bordeaux | Breve storia del Bordeaux | Breve historia del Burdeos | Kleine Geschichte des Bordeaux',
    phrases: `history bordeaux | bordeaux history | timeline bordeaux | bordeaux timeline | histoire bordeaux | histoire vin bordeaux | storia bordeaux | historia burdeos | historia bordeaux | geschichte bordeaux | bordeaux geschichte`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'crown',
        name: '1152',
        note: 'Eleanor weds Henry: wine sails to England | Aliénor épouse Henri : le vin part en Angleterre | Eleonora sposa Enrico: il vino va in Inghilterra | Leonor se casa con Enrique: vino a Inglaterra | Eleonore heiratet Heinrich: Wein nach England',
      },
      {
        icon: 'feather',
        name: '1663',
        note: 'Pepys notes “Ho Bryan” in his diary | Pepys cite « Ho Bryan » | Pepys annota «Ho Bryan» | Pepys anota «Ho Bryan» | Pepys notiert „Ho Bryan“',
      },
      {
        icon: 'castle',
        name: '1855',
        note: 'the châteaux of the Médoc are ranked | classement des châteaux du Médoc | classificati gli château del Médoc | clasificación de los châteaux del Médoc | die Châteaux des Médoc werden klassiert',
      },
      {
        icon: 'louse',
        name: '1870s | Années 1870 | Anni 1870 | Años 1870 | 1870er-Jahre',
        note: 'phylloxera spreads in the vineyards | le phylloxéra gagne les vignes | la fillossera invade i vigneti | la filoxera invade las viñas | die Reblaus breitet sich aus',
      },
      {
        icon: 'label',
        name: '1936',
        note: 'appellation d’origine contrôlée',
      },
      {
        icon: 'trophy',
        name: '1973',
        note: 'Mouton Rothschild becomes a first growth | Mouton Rothschild devient premier cru | Mouton Rothschild diventa premier cru | Mouton Rothschild pasa a premier cru | Mouton Rothschild wird Premier Cru',
      },
    ],
  },
  rioja_history: {
    title:
      'A Short History of Rioja | Petite histoire de la Rioja | Breve storia della Rioja | Breve historia de Rioja | Kleine Geschichte der Rioja',
    phrases: `history rioja | rioja history | timeline rioja | rioja timeline | histoire rioja | storia rioja | historia rioja | geschichte rioja | rioja geschichte`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'barrel',
        name: '1780s | Années 1780 | Anni 1780 | Años 1780 | 1780er-Jahre',
        note: 'Quintano tries barrels, as in Bordeaux | Quintano essaie le fût, comme à Bordeaux | Quintano prova le botti bordolesi | Quintano prueba la barrica bordelesa | Quintano versucht Fässer wie in Bordeaux',
      },
      {
        icon: 'bottle',
        name: '1852–1858',
        note: 'Murrieta and Riscal make fine wine | Murrieta et Riscal font du vin fin | Murrieta e Riscal: vino fino | Murrieta y Riscal hacen vino fino | Murrieta und Riscal machen feinen Wein',
      },
      {
        icon: 'train',
        name: '1863',
        note: 'the railway reaches Haro | le train arrive à Haro | la ferrovia arriva a Haro | el tren llega a Haro | die Bahn erreicht Haro',
      },
      {
        icon: 'louse',
        name: '1899',
        note: 'phylloxera arrives | le phylloxéra arrive | arriva la fillossera | llega la filoxera | die Reblaus kommt an',
      },
      {
        icon: 'label',
        name: '1925',
        note: 'Spain’s first denominación | la première d’Espagne | la prima di Spagna | la primera de España | Spaniens erste Denominación',
      },
      {
        icon: 'trophy',
        name: '1991',
        note: 'the first Calificada | la première Calificada | la prima Calificada | la primera Calificada | die erste Calificada',
      },
    ],
  },
  malbec_history: {
    title:
      'A Short History of Malbec | Petite histoire du malbec | Breve storia del Malbec | Breve historia del Malbec | Kleine Geschichte des Malbec',
    phrases: `history malbec | malbec history | timeline malbec | malbec timeline | histoire malbec | storia malbec | historia malbec | geschichte malbec | malbec geschichte`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'castle',
        name: 'Cahors',
        note: 'its home: the “black wine” of the Middle Ages | sa terre : le « vin noir » médiéval | la patria: il «vino nero» medievale | su cuna: el «vino negro» medieval | die Heimat: der „schwarze Wein“ des Mittelalters',
      },
      {
        icon: 'boat',
        name: '1853',
        note: 'Pouget plants it in Mendoza | Pouget le plante à Mendoza | Pouget lo pianta a Mendoza | Pouget lo planta en Mendoza | Pouget pflanzt ihn in Mendoza',
      },
      {
        icon: 'louse',
        name: '1870s | Années 1870 | Anni 1870 | Años 1870 | 1870er-Jahre',
        note: 'phylloxera ruins Cahors | le phylloxéra ruine Cahors | la fillossera rovina Cahors | la filoxera arruina Cahors | die Reblaus vernichtet Cahors',
      },
      {
        icon: 'snowflake',
        name: '1956',
        note: 'frost kills most of its vines in France | le gel tue la plupart de ses ceps | il gelo uccide gran parte delle viti | la helada mata casi todas sus cepas | Frost tötet die meisten Reben in Frankreich',
      },
      {
        icon: 'label',
        name: '1971',
        note: 'Cahors: appellation contrôlée',
      },
      {
        icon: 'globe',
        name: '2011',
        note: 'first World Malbec Day, 17 April | premier Malbec World Day, 17 avril | primo Malbec World Day, 17 aprile | primer Día Mundial del Malbec, 17 de abril | erster Welt-Malbec-Tag, 17. April',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** The years that made a wine what it is. */
export const HISTORY_LESSONS = {
  port_history: {
    title:
      'A Short History of Port | Petite histoire du porto | Breve storia del Porto | Breve historia del oporto | Kleine Geschichte des Portweins',
    phrases: `history port | port history | port wine history | timeline port | port timeline | histoire porto | storia porto | historia oporto | geschichte portwein* | portwein geschichte`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'boat',
        name: '1678',
        note: 'first shipped as “port wine” | premiers envois sous ce nom | prime spedizioni con questo nome | primeros envíos con ese nombre | erstmals als „Portwein“ verschifft',
      },
      {
        icon: 'flag',
        name: '1703',
        note: 'Methuen Treaty: low duty in England | traité de Methuen : taxe réduite | trattato di Methuen: dazi bassi | tratado de Methuen: menos tasas | Methuenvertrag: wenig Zoll in England',
      },
      {
        icon: 'map_sheet',
        name: '1756',
        note: 'Pombal marks out the Douro | Pombal délimite le Douro | Pombal delimita il Douro | Pombal delimita el Duero | Pombal grenzt den Douro ab',
      },
      {
        icon: 'vine_leaf',
        name: '1860s | Années 1860 | Anni 1860 | Años 1860 | 1860er-Jahre',
        note: 'phylloxera reaches the Douro | le phylloxéra atteint le Douro | la fillossera arriva nel Douro | la filoxera llega al Duero | die Reblaus erreicht den Douro',
      },
      {
        icon: 'label',
        name: '1933',
        note: 'the Port Wine Institute | l’Institut du vin de Porto | l’Istituto del vino Porto | el Instituto del Oporto | das Portweininstitut',
      },
      {
        icon: 'globe',
        name: '2001',
        note: 'Alto Douro: world heritage | Haut-Douro : patrimoine mondial | Alto Douro: patrimonio mondiale | Alto Duero: patrimonio mundial | Alto Douro: Welterbe',
      },
    ],
  },
  champagne_history: {
    title:
      'A Short History of Champagne | Petite histoire du champagne | Breve storia dello Champagne | Breve historia del champán | Kleine Geschichte des Champagners',
    phrases: `history champagne | champagne history | timeline champagne | champagne timeline | histoire champagne | storia champagne | historia champan | historia champagne | geschichte champagner* | champagner geschichte`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'church',
        name: '1668',
        note: 'Dom Pérignon, cellarer at Hautvillers | Dom Pérignon, cellérier d’Hautvillers | Dom Pérignon, cantiniere a Hautvillers | Dom Pérignon, cillerero en Hautvillers | Dom Pérignon, Kellermeister in Hautvillers',
      },
      {
        icon: 'bottle',
        wine: 'sparkling',
        name: '1728',
        note: 'the king lets it travel in bottles | le roi permet le transport en bouteilles | il re permette le bottiglie | el rey permite las botellas | der König erlaubt Flaschen',
      },
      {
        icon: 'riddling_rack',
        name: 'c. 1816',
        note: 'riddling at Veuve Clicquot | le remuage chez Veuve Clicquot | il remuage da Veuve Clicquot | el removido en Veuve Clicquot | das Rütteln bei Veuve Clicquot',
      },
      {
        icon: 'map_sheet',
        name: '1927',
        note: 'its vineyards are set by law | l’aire fixée par la loi | i vigneti fissati per legge | viñedos fijados por ley | Rebflächen gesetzlich festgelegt',
      },
      {
        icon: 'label',
        name: '1936',
        note: 'appellation d’origine contrôlée',
      },
      {
        icon: 'globe',
        name: '2015',
        note: 'hillsides, houses, cellars: world heritage | coteaux, maisons, caves : patrimoine mondial | colline e cantine: patrimonio mondiale | laderas y bodegas: patrimonio mundial | Hänge und Keller: Welterbe',
      },
    ],
  },
  bordeaux_history: {
    title:
      'A Short History of Bordeaux | Petite histoire du bordeaux | Breve storia del Bordeaux | Breve historia del burdeos | Kleine Geschichte des Bordeaux',
    phrases: `history bordeaux | bordeaux history | bordeaux wine history | timeline bordeaux | bordeaux timeline | histoire bordeaux | storia bordeaux | historia burdeos | geschichte bordeaux`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'crown',
        name: '1152',
        note: 'Eleanor marries Henry: wine for England | Aliénor épouse Henri : le vin va en Angleterre | Eleonora sposa Enrico: vino all’Inghilterra | Leonor y Enrique: vino a Inglaterra | Eleonore und Heinrich: Wein für England',
      },
      {
        icon: 'windmill',
        name: '17th century | XVIIᵉ siècle | XVII secolo | siglo XVII | 17. Jahrhundert',
        note: 'the Dutch drain the Médoc | les Hollandais assèchent le Médoc | gli olandesi bonificano il Médoc | los holandeses drenan el Médoc | Holländer entwässern das Médoc',
      },
      {
        icon: 'medal',
        name: '1855',
        note: 'classification of the Médoc and Sauternes | classement du Médoc et de Sauternes | classificazione di Médoc e Sauternes | clasificación de Médoc y Sauternes | Klassifikation von Médoc und Sauternes',
      },
      {
        icon: 'vine_leaf',
        name: '1869',
        note: 'phylloxera in the Gironde | le phylloxéra en Gironde | la fillossera in Gironda | la filoxera en Gironda | die Reblaus in der Gironde',
      },
      {
        icon: 'label',
        name: '1936',
        note: 'appellation d’origine contrôlée',
      },
      {
        icon: 'castle',
        name: '1955',
        note: 'Saint-Émilion is classified | Saint-Émilion est classé | Saint-Émilion viene classificato | Saint-Émilion se clasifica | Saint-Émilion wird klassifiziert',
      },
    ],
  },
} satisfies Record<string, Lesson>;

import type { Lesson } from './lesson.ts';

/** Corks and caps drawn large; the narrower name first, as the first match wins. */
export const CLOSURE_LESSONS = {
  parts_champagne_cork: {
    title:
      'Cork and Muselet | Bouchon et muselet | Tappo e gabbietta | Corcho y bozal | Korken und Agraffe',
    phrases: `parts champagne cork | parts sparkling cork | champagne cork | muselet | wire cage | wire hood | cork cage | bouchon champagne | tappo spumante | tappo fungo | gabbietta
      | corcho cava | corcho champan | bozal | sektkorken* | champagnerkorken* | agraffe`,
    isNarrow: true,
    whole: { icon: 'cork', sketch: 'parts_champagne_cork', aspect: 0.56 },
    points: [
      {
        icon: 'cork',
        on: [0.7, 0.035],
        name: 'Cap | Plaque | Capsula | Chapa | Deckel',
        note: 'a metal plate, keeps the wire out of the cork | en métal, protège le bouchon | piastrina di metallo, protegge il tappo | de metal, protege el corcho | aus Metall, schützt den Korken',
      },
      {
        icon: 'cork',
        on: [0.16, 0.2],
        side: 'left',
        name: 'Muselet | Muselet | Gabbietta | Bozal | Agraffe',
        note: 'wire cage, patented in 1844; undone by six half turns | breveté en 1844 ; six demi-tours | brevettata nel 1844; sei mezzi giri | patentado en 1844; seis medias vueltas | Drahtkorb, Patent von 1844; sechs halbe Drehungen',
      },
      {
        icon: 'cork',
        on: [0.86, 0.345],
        name: 'Loop | Boucle | Occhiello | Anilla | Öse',
        note: 'twisted shut under the rim of the bottle | torsadée sous la bague | chiusa sotto l’anello | cerrada bajo el anillo | unter dem Wulst zugedreht',
      },
      {
        icon: 'cork',
        on: [0.2, 0.53],
        side: 'left',
        name: 'Head | Tête | Testa | Cabeza | Kopf',
        note: 'stays outside the neck, so it swells to a mushroom | hors du col, elle forme le champignon | fuori dal collo, prende forma di fungo | fuera del cuello, toma forma de seta | bleibt draußen und quillt zum Pilz',
      },
      {
        icon: 'cork',
        on: [0.64, 0.72],
        name: 'Body | Manche | Corpo | Cuerpo | Schaft',
        note: 'pressed grains; 31 mm, squeezed to about 18 | liège aggloméré ; 31 mm, comprimé à 18 | agglomerato; 31 mm, compresso a 18 | aglomerado; 31 mm, comprimido a 18 | Presskork; 31 mm, auf 18 gepresst',
      },
      {
        icon: 'cork',
        on: [0.26, 0.93],
        side: 'left',
        name: 'Discs | Rondelles | Rondelle | Arandelas | Scheiben',
        note: 'two of natural cork touch the wine | deux, en liège naturel, côté vin | due di sughero naturale, verso il vino | dos de corcho natural, hacia el vino | zwei aus Naturkork, am Wein',
      },
    ],
  },
  parts_cork: {
    title: 'The Cork | Le bouchon | Il tappo | El tapón de corcho | Der Korken',
    phrases: `parts cork | parts natural cork | anatomy cork | cork anatomy | cork parts | cork diagram | diagram cork | structure cork | labelled cork | cork labelled | parties bouchon | anatomie bouchon
      | schema bouchon | parti tappo | anatomia tappo | partes corcho | partes tapon | anatomia corcho | teile korken* | aufbau korken* | aufbau kork | teile kork`,
    isNarrow: true,
    whole: { icon: 'cork', sketch: 'parts_cork', aspect: 0.52 },
    points: [
      {
        icon: 'cork',
        on: [0.66, 0.07],
        name: 'Mirror | Miroir | Specchio | Espejo | Spiegel',
        note: 'the end; the lower one touches the wine | le bout ; celui du bas touche le vin | la testa; l’inferiore tocca il vino | la cara; la inferior toca el vino | das Ende; das untere berührt den Wein',
      },
      {
        icon: 'cork',
        on: [0.3, 0.3],
        side: 'left',
        name: 'Lenticels | Lenticelles | Lenticelle | Lenticelas | Lentizellen',
        note: 'pores of the bark; few in a fine cork | pores de l’écorce ; rares si le liège est fin | pori della corteccia; pochi nel sughero fine | poros de la corteza; pocos si es fino | Poren der Rinde; wenige in gutem Kork',
      },
      {
        icon: 'cork',
        on: [0.8, 0.4],
        name: 'Growth rings | Cernes | Anelli | Anillos | Jahrringe',
        note: 'one for each year of the bark | un par année d’écorce | uno per ogni anno di corteccia | uno por año de corteza | einer für jedes Jahr der Rinde',
      },
      {
        icon: 'cork',
        on: [0.12, 0.6],
        side: 'left',
        name: 'Body | Corps | Corpo | Cuerpo | Körper',
        note: 'elastic cells full of air; usually 24 mm wide | cellules pleines d’air ; 24 mm le plus souvent | cellule piene d’aria; di solito 24 mm | células llenas de aire; suele medir 24 mm | Zellen voller Luft; meist 24 mm dick',
      },
      {
        icon: 'cork',
        on: [0.8, 0.74],
        name: 'Brand | Marquage | Marchio | Marca | Brand',
        note: 'estate or vintage, burnt in or printed | domaine ou millésime | cantina o annata | bodega o añada | Gut oder Jahrgang, eingebrannt',
      },
      {
        icon: 'cork',
        on: [0.3, 0.965],
        side: 'left',
        name: 'Length | Longueur | Lunghezza | Longitud | Länge',
        note: '25–60 mm; the longer, the longer to keep | 25–60 mm ; long pour la garde | 25–60 mm; lungo per invecchiare | 25–60 mm; largo para guardar | 25–60 mm; lang für lange Lagerung',
      },
    ],
  },
  parts_screw_cap: {
    title:
      'The Screw Cap | La capsule à vis | Il tappo a vite | El tapón de rosca | Der Schraubverschluss',
    phrases: `parts screw* cap | screw* cap parts | parts screwcap | anatomy screw* cap | anatomy screwcap | screw* cap diagram | diagram screw* cap | parties capsule vis | parti tappo vite
      | partes tapon rosca | teile schraubverschluss* | aufbau schraubverschluss*`,
    isNarrow: true,
    whole: { icon: 'capsule', sketch: 'parts_screw_cap', aspect: 0.6 },
    points: [
      {
        icon: 'capsule',
        on: [0.3, 0.03],
        side: 'left',
        name: 'Shell | Coque | Guscio | Cuerpo | Kappe',
        note: 'aluminium, drawn from one piece | aluminium, d’une pièce | alluminio, in un pezzo | aluminio, de una pieza | Aluminium, aus einem Stück',
      },
      {
        icon: 'capsule',
        on: [0.78, 0.075],
        name: 'Liner | Joint | Guarnizione | Junta | Dichtung',
        note: 'seals; its film decides how much air comes in | étanche ; règle le passage d’air | tiene; regola l’aria che passa | sella; regula el aire que entra | dichtet; bestimmt, wie viel Luft eindringt',
      },
      {
        icon: 'capsule',
        on: [0.16, 0.2],
        side: 'left',
        name: 'Knurling | Molette | Zigrinatura | Moleteado | Rändel',
        note: 'for the grip of the fingers | pour la prise | per la presa | para el agarre | für den Griff',
      },
      {
        icon: 'capsule',
        on: [0.84, 0.3],
        name: 'Thread | Filet | Filetto | Rosca | Gewinde',
        note: 'rolled onto that of the glass | roulé sur celui du verre | rullato su quello del vetro | laminada sobre la del vidrio | auf das des Glases gerollt',
      },
      {
        icon: 'capsule',
        on: [0.9, 0.455],
        name: 'Bridges | Ponts | Ponticelli | Puentes | Stege',
        note: 'break at the first turn | cèdent au premier tour | si rompono al primo giro | se rompen al primer giro | brechen beim ersten Drehen',
      },
      {
        icon: 'capsule',
        on: [0.2, 0.72],
        side: 'left',
        name: 'Skirt | Jupe | Gonna | Falda | Schaft',
        note: 'stays on the neck | reste sur le col | resta sul collo | queda en el cuello | bleibt am Hals',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

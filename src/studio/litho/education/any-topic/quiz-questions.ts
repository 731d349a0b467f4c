/** What a quiz can be cut down to. */
export type QuizField =
  | 'grapes'
  | 'making'
  | 'sparkling'
  | 'service'
  | 'tasting'
  | 'regions'
  | 'pairing';

/** One question and three answers, the right one first, in five languages side by side; sources in docs/studio/facts.md. */
export interface QuizQuestion {
  field: QuizField;
  question: string;
  answers: readonly [right: string, string, string];
}

export const QUIZ_QUESTIONS: readonly QuizQuestion[] = [
  {
    field: 'grapes',
    question:
      'Which grape makes red Burgundy? | Quel cépage donne le bourgogne rouge ? | Quale vitigno dà il Borgogna rosso? | ¿Qué uva da el borgoña tinto? | Welche Rebsorte ergibt roten Burgunder?',
    answers: ['Pinot Noir', 'Syrah', 'Merlot'],
  },
  {
    field: 'grapes',
    question:
      'What is Chablis made of? | De quel cépage est le Chablis ? | Con quale vitigno si fa lo Chablis? | ¿De qué uva es el Chablis? | Woraus wird Chablis gemacht?',
    answers: ['Chardonnay', 'Sauvignon Blanc', 'Riesling'],
  },
  {
    field: 'grapes',
    question:
      'Which grape is Barolo made of? | De quel cépage est le Barolo ? | Con quale vitigno si fa il Barolo? | ¿De qué uva es el Barolo? | Aus welcher Rebsorte ist Barolo?',
    answers: ['Nebbiolo', 'Sangiovese', 'Barbera'],
  },
  {
    field: 'grapes',
    question:
      'Which of these is a white grape? | Lequel est un cépage blanc ? | Quale di questi è un vitigno bianco? | ¿Cuál de estas es una uva blanca? | Welche davon ist eine weiße Rebsorte?',
    answers: ['Grüner Veltliner', 'Zweigelt', 'Tempranillo'],
  },
  {
    field: 'making',
    question:
      'Where does red wine get its colour? | D’où vient la couleur du vin rouge ? | Da dove viene il colore del vino rosso? | ¿De dónde viene el color del tinto? | Woher hat Rotwein seine Farbe?',
    answers: [
      'the skins | les peaux | le bucce | los hollejos | den Schalen',
      'the pulp | la pulpe | la polpa | la pulpa | dem Fruchtfleisch',
      'the oak | le chêne | il rovere | el roble | der Eiche',
    ],
  },
  {
    field: 'making',
    question:
      'What turns sugar into alcohol? | Qu’est-ce qui change le sucre en alcool ? | Che cosa trasforma lo zucchero in alcol? | ¿Qué convierte el azúcar en alcohol? | Was macht aus Zucker Alkohol?',
    answers: [
      'yeast | la levure | il lievito | la levadura | Hefe',
      'sulphites | les sulfites | i solfiti | los sulfitos | Sulfite',
      'tannin | le tanin | il tannino | el tanino | Tannin',
    ],
  },
  {
    field: 'making',
    question:
      'What does malolactic fermentation soften? | Qu’adoucit la fermentation malolactique ? | Che cosa ammorbidisce la malolattica? | ¿Qué suaviza la maloláctica? | Was macht der biologische Säureabbau milder?',
    answers: [
      'acidity | l’acidité | l’acidità | la acidez | die Säure',
      'alcohol | l’alcool | l’alcol | el alcohol | den Alkohol',
      'colour | la couleur | il colore | el color | die Farbe',
    ],
  },
  {
    field: 'sparkling',
    question:
      'Where does Champagne ferment again? | Où le champagne refermente-t-il ? | Dove rifermenta lo Champagne? | ¿Dónde fermenta de nuevo el champán? | Wo gärt Champagner ein zweites Mal?',
    answers: [
      'in the bottle | en bouteille | in bottiglia | en botella | in der Flasche',
      'in the tank | en cuve | in autoclave | en depósito | im Tank',
      'in the barrel | en fût | in botte | en barrica | im Fass',
    ],
  },
  {
    field: 'sparkling',
    question:
      'Which is the driest? | Lequel est le plus sec ? | Qual è il più secco? | ¿Cuál es el más seco? | Welcher ist am trockensten?',
    answers: ['Brut Nature', 'Extra Dry', 'Demi-Sec'],
  },
  {
    field: 'sparkling',
    question:
      'Which grape is Prosecco made of? | De quel cépage est le Prosecco ? | Con quale vitigno si fa il Prosecco? | ¿De qué uva es el Prosecco? | Aus welcher Rebsorte ist Prosecco?',
    answers: ['Glera', 'Pinot Grigio', 'Macabeo'],
  },
  {
    field: 'sparkling',
    question:
      'How high is the pressure in a bottle of Champagne? | Quelle pression dans une bouteille de champagne ? | Che pressione ha una bottiglia di Champagne? | ¿Qué presión hay en una botella de champán? | Wie hoch ist der Druck in einer Flasche Champagner?',
    answers: ['6 bar', '1 bar', '20 bar'],
  },
  {
    field: 'sparkling',
    question:
      'Which black grapes go into Champagne? | Quels cépages noirs entrent dans le champagne ? | Quali uve nere entrano nello Champagne? | ¿Qué uvas tintas lleva el champán? | Welche blauen Trauben sind im Champagner?',
    answers: ['Pinot Noir, Meunier', 'Merlot, Syrah', 'Gamay, Grenache'],
  },
  {
    field: 'sparkling',
    question:
      'How many months does Champagne rest before it is sold, at least? | Combien de mois le champagne repose-t-il, au moins ? | Quanti mesi riposa lo Champagne, almeno? | ¿Cuántos meses reposa el champán, al menos? | Wie viele Monate ruht Champagner mindestens?',
    answers: ['15', '3', '48'],
  },
  {
    field: 'service',
    question:
      'How much does a magnum hold? | Combien contient un magnum ? | Quanto contiene una magnum? | ¿Cuánto cabe en una mágnum? | Wie viel fasst eine Magnum?',
    answers: [
      '1.5 l | 1,5 l | 1,5 l | 1,5 l | 1,5 l',
      '1 l | 1 l | 1 l | 1 l | 1 l',
      '3 l | 3 l | 3 l | 3 l | 3 l',
    ],
  },
  {
    field: 'service',
    question:
      'Which is served coldest? | Lequel sert-on le plus frais ? | Quale si serve più freddo? | ¿Cuál se sirve más frío? | Was wird am kältesten serviert?',
    answers: [
      'sparkling wine | l’effervescent | lo spumante | el espumoso | Schaumwein',
      'light red | un rouge léger | un rosso leggero | un tinto ligero | leichter Rotwein',
      'full white | un blanc ample | un bianco ricco | un blanco con cuerpo | kräftiger Weißwein',
    ],
  },
  {
    field: 'service',
    question:
      'What is a wine glass held by? | Par où tient-on un verre à vin ? | Da dove si tiene il calice? | ¿Por dónde se coge la copa? | Woran hält man ein Weinglas?',
    answers: [
      'the stem | la tige | lo stelo | el tallo | am Stiel',
      'the bowl | le calice | la coppa | el cáliz | am Kelch',
      'the rim | le bord | il bordo | el borde | am Rand',
    ],
  },
  {
    field: 'tasting',
    question:
      'What does corked wine smell of? | Que sent un vin bouchonné ? | Di che cosa sa un vino di tappo? | ¿A qué huele un vino acorchado? | Wonach riecht korkiger Wein?',
    answers: [
      'damp cardboard | carton mouillé | cartone bagnato | cartón mojado | feuchter Pappe',
      'vanilla | vanille | vaniglia | vainilla | Vanille',
      'green apple | pomme verte | mela verde | manzana verde | grünem Apfel',
    ],
  },
  {
    field: 'tasting',
    question:
      'What does tannin do in the mouth? | Que fait le tanin en bouche ? | Che cosa fa il tannino in bocca? | ¿Qué hace el tanino en la boca? | Was macht Tannin im Mund?',
    answers: [
      'it dries | il assèche | asciuga | seca | es trocknet',
      'it waters | il fait saliver | fa salivare | hace salivar | es wässert',
      'it sweetens | il sucre | addolcisce | endulza | es süßt',
    ],
  },
  {
    field: 'tasting',
    question:
      'How do you begin a tasting? | Comment commence une dégustation ? | Come comincia una degustazione? | ¿Cómo empieza una cata? | Womit beginnt eine Verkostung?',
    answers: [
      'looking | l’œil | guardando | mirando | ansehen',
      'smelling | le nez | annusando | oliendo | riechen',
      'drinking | la bouche | bevendo | bebiendo | trinken',
    ],
  },
  {
    field: 'regions',
    question:
      'In which country is Rioja? | Dans quel pays est la Rioja ? | In quale paese è la Rioja? | ¿En qué país está La Rioja? | In welchem Land liegt die Rioja?',
    answers: [
      'Spain | Espagne | Spagna | España | Spanien',
      'Portugal | Portugal | Portogallo | Portugal | Portugal',
      'Italy | Italie | Italia | Italia | Italien',
    ],
  },
  {
    field: 'regions',
    question:
      'Where do most Malbec vines grow? | Où y a-t-il le plus de Malbec ? | Dove cresce più Malbec? | ¿Dónde hay más Malbec? | Wo wächst der meiste Malbec?',
    answers: [
      'Argentina | Argentine | Argentina | Argentina | Argentinien',
      'Greece | Grèce | Grecia | Grecia | Griechenland',
      'Germany | Allemagne | Germania | Alemania | Deutschland',
    ],
  },
  {
    field: 'regions',
    question:
      'Which region lies on the Garonne? | Quelle région borde la Garonne ? | Quale regione è sulla Garonna? | ¿Qué región está junto al Garona? | Welche Region liegt an der Garonne?',
    answers: [
      'Bordeaux | Bordeaux | Bordeaux | Burdeos | Bordeaux',
      'Alsace | Alsace | Alsazia | Alsacia | Elsass',
      'Champagne | Champagne | Champagne | Champaña | Champagne',
    ],
  },
  {
    field: 'pairing',
    question:
      'A classic with oysters? | Un classique avec les huîtres ? | Un classico con le ostriche? | ¿Un clásico con ostras? | Ein Klassiker zu Austern?',
    answers: ['Muscadet', 'Port | Porto | Porto | Oporto | Portwein', 'Cabernet Sauvignon'],
  },
  {
    field: 'pairing',
    question:
      'What suits Roquefort? | Que boire avec le roquefort ? | Che cosa va col Roquefort? | ¿Qué va con el Roquefort? | Was passt zu Roquefort?',
    answers: ['Sauternes', 'Muscadet', 'Beaujolais'],
  },
];

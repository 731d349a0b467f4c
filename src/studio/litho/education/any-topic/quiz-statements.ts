import type { QuizField } from './quiz-questions.ts';

/** One statement that is right or wrong, in five languages side by side; sources in docs/studio/facts.md. */
export interface QuizStatement {
  field: QuizField;
  statement: string;
  isTrue: boolean;
}

export const QUIZ_STATEMENTS: readonly QuizStatement[] = [
  {
    field: 'sparkling',
    statement:
      'All Champagne is made of white grapes. | Tout champagne est fait de raisins blancs. | Lo Champagne è fatto solo di uve bianche. | Todo champán es de uva blanca. | Champagner ist immer aus weißen Trauben.',
    isTrue: false,
  },
  {
    field: 'sparkling',
    statement:
      'Brut nature is drier than brut. | Le brut nature est plus sec que le brut. | Il brut nature è più secco del brut. | El brut nature es más seco que el brut. | Brut nature ist trockener als brut.',
    isTrue: true,
  },
  {
    field: 'sparkling',
    statement:
      'Champagne ferments a second time in its bottle. | Le champagne refermente en bouteille. | Lo Champagne rifermenta in bottiglia. | El champán fermenta de nuevo en botella. | Champagner gärt ein zweites Mal in der Flasche.',
    isTrue: true,
  },
  {
    field: 'sparkling',
    statement:
      'The bottle is turned to open it, not the cork. | On tourne la bouteille, pas le bouchon. | Si gira la bottiglia, non il tappo. | Se gira la botella, no el corcho. | Man dreht die Flasche, nicht den Korken.',
    isTrue: true,
  },
  {
    field: 'sparkling',
    statement:
      'A jéroboam of Champagne holds 1.5 litres. | Un jéroboam de champagne contient 1,5 l. | Un jéroboam di Champagne contiene 1,5 l. | Un jéroboam de champán tiene 1,5 l. | Eine Jeroboam Champagner fasst 1,5 Liter.',
    isTrue: false,
  },
  {
    field: 'grapes',
    statement:
      'Syrah and Shiraz are the same grape. | Syrah et shiraz sont le même cépage. | Syrah e Shiraz sono lo stesso vitigno. | Syrah y shiraz son la misma uva. | Syrah und Shiraz sind dieselbe Rebsorte.',
    isTrue: true,
  },
  {
    field: 'grapes',
    statement:
      'The pulp of most black grapes is colourless. | La pulpe des raisins noirs est presque toujours incolore. | La polpa delle uve nere è quasi sempre incolore. | La pulpa de la uva tinta suele ser incolora. | Das Fleisch der meisten roten Trauben ist farblos.',
    isTrue: true,
  },
  {
    field: 'grapes',
    statement:
      'Chablis is made of Sauvignon Blanc. | Le chablis est un sauvignon blanc. | Lo Chablis è un Sauvignon Blanc. | El chablis es de sauvignon blanc. | Chablis ist aus Sauvignon Blanc.',
    isTrue: false,
  },
  {
    field: 'making',
    statement:
      'White wine can be made of black grapes. | On fait du blanc avec des raisins noirs. | Si può fare bianco da uve nere. | Se puede hacer blanco de uva tinta. | Weißwein geht auch aus roten Trauben.',
    isTrue: true,
  },
  {
    field: 'making',
    statement:
      'Oak barrels make wine sparkle. | Le fût rend le vin pétillant. | La botte rende il vino frizzante. | La barrica da burbujas. | Im Eichenfass wird Wein spritzig.',
    isTrue: false,
  },
  {
    field: 'service',
    statement:
      'Red wine is best at 25 °C. | Le rouge se sert à 25 °C. | Il rosso si serve a 25 °C. | El tinto se sirve a 25 °C. | Rotwein trinkt man bei 25 °C.',
    isTrue: false,
  },
  {
    field: 'service',
    statement:
      'A wine glass is held by its stem. | On tient le verre par la tige. | Il calice si tiene per lo stelo. | La copa se sujeta por el tallo. | Ein Weinglas hält man am Stiel.',
    isTrue: true,
  },
  {
    field: 'service',
    statement:
      'A screw cap means a bad wine. | Capsule à vis : mauvais vin. | Tappo a vite: vino scadente. | Tapón de rosca: vino malo. | Drehverschluss heißt schlechter Wein.',
    isTrue: false,
  },
  {
    field: 'tasting',
    statement:
      'Tannin dries the mouth. | Le tanin assèche la bouche. | Il tannino asciuga la bocca. | El tanino seca la boca. | Tannin trocknet den Mund.',
    isTrue: true,
  },
  {
    field: 'tasting',
    statement:
      'Red wine turns darker as it ages. | Le rouge fonce en vieillissant. | Il rosso scurisce con l’età. | El tinto se oscurece con la edad. | Rotwein wird mit dem Alter dunkler.',
    isTrue: false,
  },
  {
    field: 'regions',
    statement:
      'Rioja lies in Portugal. | La Rioja est au Portugal. | La Rioja è in Portogallo. | La Rioja está en Portugal. | Rioja liegt in Portugal.',
    isTrue: false,
  },
  {
    field: 'regions',
    statement:
      'Barolo comes from Piedmont. | Le barolo vient du Piémont. | Il Barolo viene dal Piemonte. | El barolo viene del Piamonte. | Barolo kommt aus dem Piemont.',
    isTrue: true,
  },
  {
    field: 'pairing',
    statement:
      'Sweet wine goes with blue cheese. | Un vin doux va au bleu. | Il vino dolce va con l’erborinato. | El vino dulce va con queso azul. | Süßwein passt zu Blauschimmelkäse.',
    isTrue: true,
  },
  {
    field: 'pairing',
    statement:
      'Fish must never be served with red wine. | Jamais de rouge avec le poisson. | Mai vino rosso col pesce. | Nunca tinto con pescado. | Zu Fisch darf es nie Rotwein sein.',
    isTrue: false,
  },
];

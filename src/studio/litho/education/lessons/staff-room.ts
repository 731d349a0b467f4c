import type { Lesson } from './lesson.ts';

/** What hangs in the staff room of a restaurant or a winery; sources: docs/studio/facts.md. */
export const STAFF_LESSONS = {
  polish_glasses: {
    title:
      'Polishing Wine Glasses | Polir les verres à vin | Lucidare i calici | Pulir las copas de vino | Weingläser polieren',
    phrases: `polish* glass* | polish* wine glass* | polish* stemware | glass polishing | polir verre* | polir verres vin | essuyer verre* | lucidare calic* | lucidare bicchier* | pulir copa* | glaser polieren | weinglaser polieren | glas polieren`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'teapot',
        name: 'Steam | Vapeur | Vapore | Vapor | Dampf',
        note: 'hold the bowl over hot water | le calice au-dessus de l’eau chaude | la coppa sull’acqua calda | el cáliz sobre agua caliente | den Kelch über heißes Wasser halten',
      },
      {
        icon: 'napkin',
        name: 'Cloth | Torchon | Panno | Paño | Tuch',
        note: 'lint-free, clean, without softener | sans peluches, propre, sans adoucissant | senza pelucchi, pulito, senza ammorbidente | sin pelusa, limpio, sin suavizante | fusselfrei, sauber, ohne Weichspüler',
      },
      {
        icon: 'glass',
        name: 'By the bowl | Par le calice | Per la coppa | Por el cáliz | Am Kelch',
        note: 'hold what you polish | tenir ce que l’on essuie | tenere ciò che si lucida | sujetar lo que se pule | halten, was man poliert',
      },
      {
        icon: 'glass',
        name: 'Never twist | Ne pas tordre | Non torcere | No torcer | Nicht verdrehen',
        note: 'bowl against foot: the stem breaks | calice contre pied : la tige casse | coppa contro piede: lo stelo si rompe | cáliz contra pie: el tallo se rompe | Kelch gegen Fuß: der Stiel bricht',
      },
      {
        icon: 'sun',
        name: 'To the light | À la lumière | Contro luce | A contraluz | Gegen das Licht',
        note: 'look for prints, lint and lipstick | traces, peluches, rouge à lèvres | impronte, pelucchi, rossetto | huellas, pelusa, carmín | Abdrücke, Fusseln, Lippenstift suchen',
      },
    ],
  },
  cellar_year: {
    title:
      'The Cellar’s Year | L’année au chai | L’anno in cantina | El año en la bodega | Das Kellerjahr',
    phrases: `calendar work cellar | calendar work wine cellar | calendar cellar* | cellar calendar | cellar year | year cellar | year wine cellar | cellar month | work cellar month | cellar work | annee chai | annee cave | calendrier chai | calendrier travaux chai | calendrier cave | anno cantina | calendario cantina | lavori cantina | ano bodega | calendario bodega | trabajos bodega | kellerjahr | kellerkalender | kellerarbeit* | arbeiten weinkeller | arbeiten keller`,
    isNarrow: true,
    points: [
      {
        icon: 'grapes',
        name: 'September, October | Septembre, octobre | Settembre, ottobre | Septiembre, octubre | September, Oktober',
        note: 'grapes come in, must ferments | les raisins rentrent, le moût fermente | arriva l’uva, il mosto fermenta | entra la uva, el mosto fermenta | Trauben kommen, Most gärt',
      },
      {
        icon: 'wine_press',
        name: 'November, December | Novembre, décembre | Novembre, dicembre | Noviembre, diciembre | November, Dezember',
        note: 'reds pressed, malolactic fermentation | rouges pressés, malolactique | rossi torchiati, malolattica | tintos prensados, maloláctica | Rote gepresst, Säureabbau',
      },
      {
        icon: 'barrel',
        name: 'January, February | Janvier, février | Gennaio, febbraio | Enero, febrero | Januar, Februar',
        note: 'first racking, casks topped up | premier soutirage, ouillage | primo travaso, colmature | primer trasiego, rellenos | erster Abstich, Fässer auffüllen',
      },
      {
        icon: 'glass',
        name: 'March, April | Mars, avril | Marzo, aprile | Marzo, abril | März, April',
        note: 'tasting, blending, fining | dégustation, assemblage, collage | assaggi, taglio, chiarifica | cata, ensamblaje, clarificación | Verkosten, Cuvée, Schönung',
        wine: 'white',
      },
      {
        icon: 'bottle',
        name: 'May, June | Mai, juin | Maggio, giugno | Mayo, junio | Mai, Juni',
        note: 'young whites and rosés bottled | mise des blancs et rosés jeunes | imbottigliati bianchi e rosati giovani | se embotellan blancos y rosados jóvenes | junge Weiße und Rosés gefüllt',
        wine: 'white',
      },
      {
        icon: 'tank',
        name: 'July, August | Juillet, août | Luglio, agosto | Julio, agosto | Juli, August',
        note: 'reds bottled, tanks cleaned for harvest | mise des rouges, cuves nettoyées | rossi in bottiglia, vasche pulite | tintos embotellados, depósitos limpios | Rote gefüllt, Tanks gereinigt',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** Pouring, into the decanter and into the glass. */
export const POURING_LESSONS = {
  decant_times: {
    title:
      'How Long to Decant | Combien de temps carafer | Quanto decantare | Cuánto decantar | Wie lange dekantieren',
    phrases: `how long decant* | decant* time* | time* decant* | how long breathe | how long wine breathe | which wines decant | what wines decant | wines decant | decanting guide | decanting chart | decant* chart | combien temps carafer | combien temps decanter | temps carafage | quanto decantare | tempi decantazione | quali vini decantare | cuanto decantar | tiempo decantacion | que vinos decantar | wie lange dekantieren | dekantierzeit* | welche weine dekantieren`,
    isNarrow: true,
    points: [
      {
        icon: 'decanter',
        wine: 'red',
        name: 'Old red | Vieux rouge | Rosso vecchio | Tinto viejo | Alter Roter',
        also: 'old bordeaux | old burgundy | old barolo | old rioja | vintage port | aged red | vieux bordeaux',
        note: 'off its sediment, serve at once | ôter le dépôt, servir aussitôt | via il deposito, servire subito | sin poso, servir enseguida | vom Depot, gleich servieren',
      },
      {
        icon: 'decanter',
        wine: 'red',
        name: 'Light red | Rouge léger | Rosso leggero | Tinto ligero | Leichter Roter',
        also: 'pinot noir | gamay | beaujolais | burgundy',
        note: 'not needed, at most 30 minutes | inutile, au plus 30 minutes | non serve, al più 30 minuti | no hace falta, 30 minutos | nicht nötig, höchstens 30 Minuten',
      },
      {
        icon: 'decanter',
        wine: 'red',
        name: 'Medium red | Rouge moyen | Rosso medio | Tinto medio | Mittlerer Roter',
        also: 'merlot | sangiovese | chianti | tempranillo | rioja | grenache | zinfandel',
        note: '30 to 60 minutes | 30 à 60 minutes | da 30 a 60 minuti | de 30 a 60 minutos | 30 bis 60 Minuten',
      },
      {
        icon: 'decanter',
        wine: 'red',
        name: 'Full young red | Jeune rouge corsé | Rosso giovane corposo | Tinto joven con cuerpo | Junger kräftiger Roter',
        also: 'cabernet | cabernet sauvignon | syrah | shiraz | malbec | young bordeaux | bordeaux | priorat | tannat',
        note: 'one to two hours | une à deux heures | da una a due ore | de una a dos horas | ein bis zwei Stunden',
      },
      {
        icon: 'decanter',
        wine: 'red',
        name: 'Young Nebbiolo | Jeune nebbiolo | Nebbiolo giovane | Nebbiolo joven | Junger Nebbiolo',
        also: 'young barolo | barolo | barbaresco | jeune barolo | barolo giovane',
        note: 'two to three hours | deux à trois heures | da due a tre ore | de dos a tres horas | zwei bis drei Stunden',
      },
      {
        icon: 'decanter',
        wine: 'white',
        name: 'Rich white | Blanc riche | Bianco ricco | Blanco con cuerpo | Kräftiger Weißer',
        also: 'white | chardonnay | white burgundy | orange wine',
        note: 'some 30 minutes, kept cool | une demi-heure, au frais | una mezz’ora, al fresco | media hora, en frío | etwa 30 Minuten, kühl',
      },
    ],
  },
  sparkling_pour: {
    title:
      'Pour Sparkling Wine | Servir un effervescent | Versare uno spumante | Servir un espumoso | Schaumwein einschenken',
    phrases: `pour* sparkling | pour* champagne | pour* prosecco | pour* cava | pour* bubbly | without foam* | foaming over | verser champagne | servir champagne | verser effervescent | versare spumante | versare prosecco | servir cava | servir espumoso | sekt einschenken | champagner einschenken | schaumwein einschenken | sekt eingiessen`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        fill: 'empty',
        name: 'Cold and dry | Froid et sec | Freddo e asciutto | Fría y seca | Kalt und trocken',
        note: 'wine at 6–10 °C, clean dry glass | vin à 6–10 °C, verre propre et sec | vino a 6–10 °C, calice pulito | vino a 6–10 °C, copa limpia | Wein 6–10 °C, Glas sauber, trocken',
      },
      {
        icon: 'champagne_flute',
        sketch: 'pour_flute',
        wine: 'sparkling',
        name: 'A little first | Un peu d’abord | Prima un poco | Primero un poco | Erst wenig',
        note: 'two fingers, slowly; the foam rises | deux doigts, doucement ; la mousse monte | due dita, piano; la spuma sale | dos dedos, despacio; sube la espuma | zwei Finger, langsam; der Schaum steigt',
      },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        fill: 'half',
        name: 'Wait | Attendre | Aspettare | Esperar | Warten',
        note: 'until the foam has settled | que la mousse retombe | che la spuma scenda | que baje la espuma | bis der Schaum sich setzt',
      },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        fill: 'full',
        name: 'Fill up | Compléter | Colmare | Completar | Auffüllen',
        note: 'to two thirds or three quarters | aux deux tiers ou trois quarts | a due terzi o tre quarti | a dos tercios o tres cuartos | auf zwei Drittel bis drei Viertel',
      },
    ],
  },
  clean_pour: {
    title:
      'Pour without a Drip | Verser sans goutte | Versare senza gocce | Servir sin gotear | Einschenken ohne Tropfen',
    phrases: `without drip* | without spill* | no drip* | pour* properly | pour* correctly | pour* like | how to pour | pour wine | pouring wine | pouring steps | verser sans | sans goutte* | verser vin | versare vino | senza gocce | come versare | servir sin | sin gotear | sin derramar | como servir copa | einschenken | ohne tropfen | richtig einschenken`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Hold it low | Tenir bas | Tenere in basso | Sujetar abajo | Tief anfassen',
        note: 'by the lower half, label up | par le bas, étiquette en haut | nella metà bassa, etichetta in su | por abajo, etiqueta arriba | unten, Etikett nach oben',
      },
      {
        icon: 'glass',
        sketch: 'pour_in',
        wine: 'red',
        name: 'Aim for the middle | Viser le centre | Mirare al centro | Al centro | In die Mitte',
        note: 'close to the rim, never touching it | près du bord, sans le toucher | vicino al bordo, senza toccarlo | cerca del borde, sin tocarlo | nah am Rand, ohne ihn zu berühren',
      },
      {
        icon: 'glass',
        wine: 'red',
        fill: 'half',
        name: 'A third full | Un tiers | Un terzo | Un tercio | Ein Drittel',
        note: 'to the widest point of the bowl | jusqu’au plus large du verre | fino al punto più largo | hasta lo más ancho | bis zur breitesten Stelle',
      },
      {
        icon: 'bottle',
        sketch: 'pour_turn',
        wine: 'red',
        name: 'Turn and lift | Tourner, lever | Girare, alzare | Girar y levantar | Drehen und heben',
        note: 'a quarter turn as the neck rises | un quart de tour en relevant | un quarto di giro alzando | un cuarto de giro al subir | eine Vierteldrehung beim Heben',
      },
      {
        icon: 'napkin',
        name: 'Wipe the lip | Essuyer le goulot | Asciugare il collo | Secar el cuello | Hals abwischen',
        note: 'with a clean cloth, each time | d’un linge propre, chaque fois | con un panno pulito, ogni volta | con un paño limpio, siempre | mit sauberem Tuch, jedes Mal',
      },
    ],
  },
} satisfies Record<string, Lesson>;

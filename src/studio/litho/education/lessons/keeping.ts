import type { Lesson } from './lesson.ts';

/** How long wine keeps once its bottle is open. */
export const KEEPING_LESSONS = {
  chilling: {
    title:
      'Ways to Chill Wine | Rafraîchir le vin | Raffreddare il vino | Enfriar el vino | Wein kühlen',
    phrases: `chill wine* | chill bottle | chill white | chill rose | ways chill | chilling wine* | cool wine quick* | rafraichir vin* | rafraichir bouteille | raffreddare vino | enfriar vino | wein kuhlen | flasche kuhlen`,
    isNarrow: true,
    points: [
      {
        icon: 'ice_bucket',
        name: 'Ice and water | Glace et eau | Ghiaccio e acqua | Hielo y agua | Eis und Wasser',
        note: 'up to the neck; a handful of salt: 15 minutes | jusqu’au col ; une poignée de sel : 15 minutes | fino al collo; un pugno di sale: 15 minuti | hasta el cuello; un puñado de sal: 15 minutos | bis zum Hals; eine Handvoll Salz: 15 Minuten',
      },
      {
        icon: 'snowflake',
        name: 'Freezer | Congélateur | Freezer | Congelador | Gefrierfach',
        note: 'half an hour, in a damp cloth sooner; do not forget it | une demi-heure, moins dans un linge humide | mezz’ora, meno in un panno umido | media hora, menos en un paño húmedo | eine halbe Stunde, im feuchten Tuch kürzer',
      },
      {
        icon: 'hourglass',
        name: 'Refrigerator | Réfrigérateur | Frigorifero | Frigorífico | Kühlschrank',
        note: 'two to three hours | deux à trois heures | due o tre ore | dos o tres horas | zwei bis drei Stunden',
      },
    ],
  },
  oak_ageing: {
    title:
      'Why Wine Ages in Oak | Pourquoi le fût de chêne | Perché il rovere | Por qué el roble | Warum Wein im Holz reift',
    phrases: `age* oak | oak barrel* change* | oak change* | what oak | oak effect* | effect* oak | oak influence* | barrel* change* | influence fut* | influence chene | effetto legno | effetto botte | efecto barrica | efecto roble | einfluss holz* | wirkung holz* | ageing oak | aging oak | why oak | why barrel* | oak ageing | oak aging | barrel ageing | barrel aging | age* barrel* | elevage fut* | elevage chene | affinamento legno | affinamento botte | crianza barrica | crianza roble | holzfassausbau | fassreife | ausbau holz* | reift holz* | reift fass`,
    points: [
      {
        icon: 'barrel',
        name: 'A little air | Un peu d’air | Un po’ d’aria | Algo de aire | Ein wenig Luft',
        note: 'the wood breathes; oxygen enters slowly | le bois respire ; l’oxygène entre lentement | il legno respira; l’ossigeno entra piano | la madera respira; el oxígeno entra despacio | das Holz atmet; Sauerstoff kommt langsam hinein',
      },
      {
        icon: 'hourglass',
        name: 'Softer | Plus souple | Più morbido | Más suave | Weicher',
        note: 'tannin softens, colour grows stable | les tanins s’assouplissent, la couleur tient | i tannini si ammorbidiscono | los taninos se suavizan | Gerbstoff wird weicher, die Farbe stabil',
      },
      {
        icon: 'fire',
        name: 'Aromas | Arômes | Aromi | Aromas | Aromen',
        note: 'new barrels give vanilla, toast and spice | le fût neuf donne vanille, toast, épices | botti nuove: vaniglia, tosto, spezie | barricas nuevas: vainilla, tostado, especias | neue Fässer geben Vanille, Toast, Gewürz',
      },
      {
        icon: 'bottle',
        name: 'Old barrels | Fûts anciens | Botti vecchie | Barricas viejas | Alte Fässer',
        note: 'give little taste and still let air in | peu de goût, mais toujours de l’air | poco gusto, ma aria ancora | poco sabor, pero aún aire | geben kaum Geschmack, aber weiter Luft',
      },
    ],
  },
  open_keeps: {
    title:
      'How Long an Open Bottle Keeps | Une bouteille ouverte se garde | Quanto dura una bottiglia aperta | Cuánto dura una botella abierta | So lange hält eine offene Flasche',
    phrases: `how long open* bottle | keep open* bottle | long keep open* | keep open* wine | how long bottle keep* | how long wine keep* | how long wine last* | how long opened | how long bottle last* | open* bottle keep* | open* bottle last* | open* wine keep* | open* wine last*
      | opened wine | store* open* champagne | open* champagne keep* | open* champagne last* | store* open* bottle | storing open* | store* opened | conserver bouteille ouverte | conservare bottiglia aperta | conservar botella abierta | keep* open* wine | keep* open* bottle | combien temps bouteille | bouteille ouverte | quanto dura bottiglia | quanto dura vino | bottiglia aperta | cuanto dura botella | cuanto dura vino | botella abierta
      | wie lange halt | offene* flasche* | offener wein | angebrochene*`,
    isNarrow: true,
    points: [
      {
        icon: 'champagne_flute',
        name: 'Sparkling wine | Vin effervescent | Vino spumante | Vino espumoso | Schaumweine',
        note: '1–3 days, cold, with a stopper | 1–3 jours, au frais, bouchon spécial | 1–3 giorni, al freddo, con tappo | 1–3 días, en frío, con tapón | 1–3 Tage, kalt, mit Verschluss',
        wine: 'sparkling',
      },
      {
        icon: 'glass',
        name: 'Light white, rosé | Blanc vif, rosé | Bianco leggero, rosato | Blanco ligero, rosado | Leichter Weißer, Rosé',
        note: '5–7 days, in the fridge | 5–7 jours, au réfrigérateur | 5–7 giorni, in frigo | 5–7 días, en la nevera | 5–7 Tage, im Kühlschrank',
        wine: 'white',
      },
      {
        icon: 'glass',
        name: 'Full white | Blanc riche | Bianco ricco | Blanco con cuerpo | Kräftiger Weißer',
        note: '3–5 days, in the fridge | 3–5 jours, au réfrigérateur | 3–5 giorni, in frigo | 3–5 días, en la nevera | 3–5 Tage, im Kühlschrank',
        wine: 'white',
        colour: '#d6a83c',
      },
      {
        icon: 'glass',
        name: 'Red wine | Vin rouge | Vino rosso | Vino tinto | Rotweine',
        note: '3–5 days, cool and dark, corked | 3–5 jours, frais et sombre, rebouché | 3–5 giorni, fresco e buio, tappato | 3–5 días, fresco y oscuro, tapado | 3–5 Tage, kühl und dunkel, verkorkt',
        wine: 'red',
      },
      {
        icon: 'glass',
        name: 'Port, sherry | Porto, xérès | Porto, sherry | Oporto, jerez | Port, Sherry',
        also: 'fortified | vin muté | vin doux naturel | vino liquoroso | vino fortificato | vino generoso | Likörwein | aufgespritet',
        note: 'up to 28 days, cool, corked | jusqu’à 28 jours, au frais | fino a 28 giorni, al fresco | hasta 28 días, en fresco | bis 28 Tage, kühl, verkorkt',
        wine: 'orange',
        colour: '#8a4a1f',
      },
      {
        icon: 'bag_in_box',
        name: 'Bag-in-box',
        note: '2–3 weeks in the fridge | 2–3 semaines au réfrigérateur | 2–3 settimane in frigo | 2–3 semanas en la nevera | 2–3 Wochen im Kühlschrank',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

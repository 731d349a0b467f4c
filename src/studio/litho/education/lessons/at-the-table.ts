import type { Lesson } from './lesson.ts';

/** What is served: the kinds of wine and their order. */
export const TABLE_LESSONS = {
  serving_order: {
    title:
      'The Order of Wines | L’ordre des vins | L’ordine dei vini | El orden de los vinos | Die Reihenfolge der Weine',
    phrases: `serving order | order serving | order wine* | tasting order | which wine first | ordre service | ordre vins | ordine servizio
      | ordine vini | orden servicio | orden vinos | reihenfolge wein* | weinfolge | reihenfolge`,
    isNumbered: true,
    points: [
      {
        icon: 'champagne_flute',
        name: 'Sparkling | Effervescent | Spumante | Espumoso | Schaumwein',
        note: 'dry before sweet | sec avant doux | secco prima del dolce | seco antes que dulce | trocken vor süß',
        wine: 'sparkling',
      },
      {
        icon: 'glass',
        name: 'White | Blanc | Bianco | Blanco | Weiß',
        note: 'light before full | léger avant ample | leggero prima del corposo | ligero antes que con cuerpo | leicht vor kräftig',
        wine: 'white',
      },
      {
        icon: 'glass',
        name: 'Rosé | Rosé | Rosato | Rosado | Rosé',
        note: 'between white and red | entre blanc et rouge | tra bianco e rosso | entre blanco y tinto | zwischen Weiß und Rot',
        wine: 'rose',
      },
      {
        icon: 'glass',
        name: 'Red | Rouge | Rosso | Tinto | Rot',
        note: 'young before old | jeune avant vieux | giovane prima del vecchio | joven antes que viejo | jung vor alt',
        wine: 'red',
      },
      {
        icon: 'glass',
        name: 'Sweet | Doux | Dolce | Dulce | Süß',
        note: 'last, or the others taste sour | en dernier, sinon le reste paraît acide | per ultimo, o gli altri sembrano aspri | al final, o lo demás sabe ácido | zuletzt, sonst wirkt alles sauer',
        wine: 'orange',
      },
    ],
  },
  wine_types: {
    title: 'Kinds of Wine | Les types de vin | I tipi di vino | Los tipos de vino | Weinarten',
    phrases: `types wine* | wine types | kinds wine* | types vin* | sortes vin* | tipi vino | tipos vino* | weinarten | weintypen | arten wein*`,
    points: [
      {
        icon: 'glass',
        name: 'White | Blanc | Bianco | Blanco | Weiß',
        note: 'juice without skins | jus sans les peaux | mosto senza bucce | mosto sin hollejos | Most ohne Schalen',
        wine: 'white',
      },
      {
        icon: 'glass',
        name: 'Rosé | Rosé | Rosato | Rosado | Rosé',
        note: 'black grapes, hours on the skins | raisins noirs, quelques heures de peaux | uve nere, ore sulle bucce | uvas tintas, horas con hollejos | blaue Trauben, Stunden auf Schalen',
        wine: 'rose',
      },
      {
        icon: 'glass',
        name: 'Red | Rouge | Rosso | Tinto | Rot',
        note: 'ferments with its skins | fermente avec les peaux | fermenta con le bucce | fermenta con hollejos | gärt mit den Schalen',
        wine: 'red',
      },
      {
        icon: 'glass',
        name: 'Orange | Orange | Orange | Naranja | Orange',
        note: 'white grapes with their skins | raisins blancs avec peaux | uve bianche con bucce | uvas blancas con hollejos | weiße Trauben mit Schalen',
        wine: 'orange',
      },
      {
        icon: 'champagne_flute',
        name: 'Sparkling | Effervescent | Spumante | Espumoso | Schaumwein',
        note: 'with carbon dioxide | avec du gaz carbonique | con anidride carbonica | con gas carbónico | mit Kohlensäure',
        wine: 'sparkling',
      },
      {
        icon: 'bottle',
        name: 'Fortified | Muté | Liquoroso | Generoso | Verstärkt',
        note: 'with grape spirit: port, sherry, Madeira | avec eau-de-vie : porto, xérès, madère | con acquavite: porto, sherry, madera | con alcohol vínico: oporto, jerez, madeira | mit Weinbrand: Port, Sherry, Madeira',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

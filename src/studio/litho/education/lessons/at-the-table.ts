import type { Lesson } from './lesson.ts';

/** What is served: the kinds of wine and their order. */
export const TABLE_LESSONS = {
  body_levels: {
    title:
      'The Body of Wine | Le corps du vin | Il corpo del vino | El cuerpo del vino | Der Körper des Weins',
    phrases: `body wine | levels body | body levels | light medium full | light bodied medium | corps vin | corpo vino | cuerpo vino | korper wein*`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'glass',
        name: 'Light | Léger | Leggero | Ligero | Leicht',
        note: 'as a rule below 12.5 % vol: Pinot Grigio, Gamay | en général sous 12,5 % vol : Pinot Grigio, Gamay | di solito sotto 12,5 % vol: Pinot Grigio, Gamay | por lo general menos de 12,5 % vol: Pinot Grigio, Gamay | meist unter 12,5 % vol: Pinot Grigio, Gamay',
        wine: 'white',
        size: 0.8,
      },
      {
        icon: 'glass',
        name: 'Medium | Moyen | Medio | Medio | Mittel',
        note: '12.5 to 13.5 %: Merlot, Cabernet Franc | 12,5 à 13,5 % : Merlot, Cabernet Franc | da 12,5 a 13,5 %: Merlot, Cabernet Franc | de 12,5 a 13,5 %: Merlot, Cabernet Franc | 12,5 bis 13,5 %: Merlot, Cabernet Franc',
        wine: 'rose',
        colour: '#8f2438',
        size: 0.9,
      },
      {
        icon: 'glass',
        name: 'Full | Corsé | Corposo | Con cuerpo | Kräftig',
        note: 'above 13.5 %: Malbec, Syrah, oaked Chardonnay | plus de 13,5 % : Malbec, Syrah, Chardonnay boisé | oltre 13,5 %: Malbec, Syrah, Chardonnay in legno | más de 13,5 %: Malbec, Syrah, Chardonnay con madera | über 13,5 %: Malbec, Syrah, Chardonnay aus dem Holz',
        wine: 'red',
      },
    ],
  },
  sparkling_service: {
    title:
      'Serving Sparkling Wine | Servir un effervescent | Servire lo spumante | Servir un espumoso | Schaumwein servieren',
    phrases: `serve sparkling | serve champagne | serve prosecco | serve cava | serve bubbl* | pour champagne | pour sparkling | pour prosecco | sparkling service | champagne service
      | servir champagne | servir effervescent* | service champagne | servire spumante | servire prosecco | servire champagne | servir espumoso* | servir cava
      | sekt servieren | champagner servieren | schaumwein servieren | sekt einschenken`,
    isNumbered: true,
    points: [
      {
        icon: 'ice_bucket',
        name: 'Chill | Rafraîchir | Raffreddare | Enfriar | Kühlen',
        note: '8–10 °C: half an hour in ice and water | 8–10 °C : une demi-heure au seau | 8–10 °C: mezz’ora nel secchiello | 8–10 °C: media hora en hielo | 8–10 °C: eine halbe Stunde im Eiswasser',
      },
      {
        icon: 'champagne_flute',
        name: 'The glass | Le verre | Il calice | La copa | Das Glas',
        note: 'tulip or flute, clean, not iced | tulipe ou flûte, propre, non glacée | tulipano o flûte, pulito, non ghiacciato | tulipa o flauta, limpia, sin helar | Tulpe oder Flöte, sauber, nicht vereist',
        wine: 'sparkling',
        fill: 'empty',
      },
      {
        icon: 'bottle',
        name: 'Open | Ouvrir | Aprire | Abrir | Öffnen',
        note: 'hold the cork, turn the bottle: a sigh | tenir le bouchon, tourner la bouteille | tenere il tappo, girare la bottiglia | sujetar el corcho, girar la botella | Kork halten, Flasche drehen: ein Seufzer',
        wine: 'sparkling',
      },
      {
        icon: 'champagne_flute',
        name: 'Pour | Verser | Versare | Verter | Einschenken',
        note: 'in two goes, two thirds at most | en deux fois, aux deux tiers | in due volte, due terzi al massimo | en dos veces, dos tercios como mucho | in zwei Schüben, höchstens zwei Drittel',
        wine: 'sparkling',
      },
    ],
  },
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
  serving_mistakes: {
    title:
      'Mistakes in Serving | Les erreurs de service | Gli errori nel servire | Errores al servir | Fehler beim Servieren',
    phrases: `mistake* serv* | serv* mistake* | common mistake* wine | wine mistake* | mistakes avoid | erreurs serv* | erreurs vin | erreurs eviter | errori serv* | errori vino | errori evitare | errores serv* | errores vino | errores evitar | fehler servier* | fehler einschenk* | fehler wein | fehler vermeiden`,
    isNarrow: true,
    points: [
      {
        icon: 'thermometer',
        name: 'Red too warm | Rouge trop chaud | Rosso troppo caldo | Tinto demasiado caliente | Rotwein zu warm',
        note: 'above 18 °C alcohol stands out | au-dessus de 18 °C l’alcool domine | oltre 18 °C l’alcol prevale | por encima de 18 °C domina el alcohol | über 18 °C tritt der Alkohol hervor',
      },
      {
        icon: 'ice_bucket',
        name: 'White too cold | Blanc trop froid | Bianco troppo freddo | Blanco demasiado frío | Weißwein zu kalt',
        note: 'below 6 °C the aromas are mute | sous 6 °C les arômes se taisent | sotto 6 °C gli aromi tacciono | por debajo de 6 °C callan los aromas | unter 6 °C schweigen die Aromen',
      },
      {
        icon: 'glass',
        name: 'Glass too full | Verre trop plein | Calice troppo pieno | Copa demasiado llena | Glas zu voll',
        note: 'no room to swirl: a third is enough | pas de place pour tourner : un tiers suffit | non si rotea: basta un terzo | sin sitio para girar: basta un tercio | kein Platz zum Schwenken: ein Drittel genügt',
      },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: 'Shaken bubbles | Bulles secouées | Bollicine agitate | Burbujas agitadas | Geschüttelter Sekt',
        note: 'a bang loses foam: let it sigh | un bruit perd la mousse | il botto perde spuma | el estallido pierde espuma | ein Knall kostet Schaum',
      },
      {
        icon: 'napkin',
        name: 'Smelly glasses | Verres qui sentent | Calici che odorano | Copas con olor | Riechende Gläser',
        note: 'of cupboard or soap: rinse them | de placard ou de savon : rincer | di armadio o sapone: sciacquare | a armario o jabón: enjuagar | nach Schrank oder Seife: ausspülen',
      },
      {
        icon: 'decanter',
        name: 'No tasting first | Sans goûter avant | Senza assaggiare | Sin probar antes | Nicht gekostet',
        note: 'a corked bottle reaches the guest | une bouteille bouchonnée arrive à table | una bottiglia che sa di tappo arriva in tavola | una botella con corcho llega a la mesa | eine korkige Flasche kommt zum Gast',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

import type { Lesson } from './lesson.ts';

/** Families of wine that teachers line up: port, sherry, champagne. */
export const STYLE_LESSONS = {
  port_styles: {
    title:
      'Styles of Port | Les styles de porto | Gli stili di Porto | Los estilos de oporto | Portweinstile',
    phrases: `port style* | styles port | types port | kinds port | port types | port wine style* | port wine types | tawny ruby | ruby tawny
      | styles porto | types porto | stili porto | tipi porto | tipos oporto | estilos oporto | portweinstile | portweinarten | arten portwein`,
    isNarrow: true,
    points: [
      {
        icon: 'glass',
        name: 'Ruby',
        note: 'young, red fruit, from large vats | jeune, fruité, élevé en foudres | giovane, fruttato, da grandi botti | joven, afrutado, de grandes tinas | jung, fruchtig, aus großen Fässern',
        wine: 'red',
      },
      {
        icon: 'glass',
        name: 'Tawny',
        note: 'years in small casks; nuts; 10 to 40 years | des années en fût ; noix ; 10 à 40 ans | anni in botte; noci; 10–40 anni | años en barrica; nuez; 10–40 años | Jahre im Fass; Nuss; 10–40 Jahre',
        wine: 'orange',
        colour: '#b5622d',
      },
      {
        icon: 'bottle',
        name: 'LBV',
        note: 'one year, bottled 4 to 6 years later | un millésime, mis 4 à 6 ans après | un’annata, imbottigliato dopo 4–6 anni | una añada, embotellado a los 4–6 años | ein Jahrgang, nach 4–6 Jahren gefüllt',
        wine: 'red',
      },
      {
        icon: 'bottle',
        name: 'Vintage',
        note: 'a great year, bottled after 2 to 3 years | grande année, mis après 2 à 3 ans | grande annata, dopo 2–3 anni | gran añada, a los 2–3 años | großes Jahr, nach 2–3 Jahren gefüllt',
        wine: 'red',
      },
      {
        icon: 'barrel',
        name: 'Colheita',
        note: 'tawny of one year, at least 7 years | tawny d’une année, 7 ans au moins | tawny di un’annata, almeno 7 anni | tawny de una añada, 7 años o más | Tawny eines Jahres, mindestens 7 Jahre',
      },
      {
        icon: 'glass',
        name: 'White | Blanc | Bianco | Blanco | Weiß',
        note: 'from white grapes, dry to sweet | de raisins blancs, sec à doux | da uve bianche, secco o dolce | de uva blanca, seco a dulce | aus weißen Trauben',
        wine: 'white',
      },
    ],
  },
  sherry_styles: {
    title:
      'Styles of Sherry | Les styles de xérès | Gli stili di sherry | Los vinos de Jerez | Sherrystile',
    phrases: `sherry style* | styles sherry | types sherry | sherry types | kinds sherry | fino amontillado | styles xeres | types xeres | tipi sherry | stili sherry
      | tipos jerez | vinos jerez | tipos de jerez | sherrystile | sherryarten | sherrysorten | arten sherry`,
    isNarrow: true,
    points: [
      {
        icon: 'glass',
        name: 'Fino',
        note: 'under a veil of flor; pale, dry | sous voile de flor ; pâle, sec | sotto la flor; pallido, secco | bajo velo de flor; pálido, seco | unter Florhefe; hell, trocken',
        wine: 'white',
      },
      {
        icon: 'glass',
        name: 'Manzanilla',
        note: 'a fino of Sanlúcar, by the sea | le fino de Sanlúcar, en bord de mer | il fino di Sanlúcar, sul mare | el de Sanlúcar, junto al mar | Fino aus Sanlúcar am Meer',
        wine: 'white',
      },
      {
        icon: 'glass',
        name: 'Amontillado',
        note: 'first flor, then air; hazelnut | flor, puis l’air ; noisette | prima flor, poi aria; nocciola | primero flor, luego aire; avellana | erst Flor, dann Luft; Haselnuss',
        wine: 'orange',
      },
      {
        icon: 'glass',
        name: 'Oloroso',
        note: 'aged in air; dark, full, walnut | élevé à l’air ; sombre, ample, noix | in aria; scuro, pieno, noce | crianza oxidativa; oscuro, nuez | in Luft gereift; dunkel, voll, Nuss',
        wine: 'orange',
        colour: '#8a4a1f',
      },
      {
        icon: 'glass',
        name: 'Palo Cortado',
        note: 'nose of amontillado, palate of oloroso | nez d’amontillado, bouche d’oloroso | naso di amontillado, gusto di oloroso | nariz de amontillado, boca de oloroso | Duft wie Amontillado, Mund wie Oloroso',
        wine: 'orange',
        colour: '#a3602a',
      },
      {
        icon: 'glass',
        name: 'Pedro Ximénez',
        also: 'px',
        note: 'from sun-dried grapes; black, very sweet | raisins passerillés ; noir, très doux | uve appassite; nero, dolcissimo | uva asoleada; negro, muy dulce | sonnengetrocknet; schwarz, sehr süß',
        wine: 'orange',
        colour: '#3a1c10',
      },
    ],
  },
  champagne_styles: {
    title:
      'Styles of Champagne | Les styles de champagne | Gli stili di Champagne | Los estilos de champán | Champagnerstile',
    phrases: `champagne style* | styles champagne | types champagne | champagne types | kinds champagne | blanc de noirs | champagne label term* | types champagnes
      | tipi champagne | stili champagne | tipos champan | champagnerstile | champagnerarten | champagnersorten`,
    isNarrow: true,
    points: [
      {
        icon: 'champagne_flute',
        name: 'Brut sans année',
        note: 'several years blended; 15 months or more | plusieurs années ; 15 mois au moins | più annate; almeno 15 mesi | varias añadas; 15 meses o más | mehrere Jahre; ab 15 Monaten',
        wine: 'sparkling',
      },
      {
        icon: 'bottle',
        name: 'Millésimé',
        note: 'one year only; 3 years or more | une seule année ; 3 ans au moins | una sola annata; almeno 3 anni | una sola añada; 3 años o más | ein Jahrgang; ab 3 Jahren',
        wine: 'sparkling',
      },
      {
        icon: 'grapes',
        name: 'Blanc de blancs',
        note: 'white grapes only, mostly Chardonnay | raisins blancs, surtout chardonnay | solo uve bianche, Chardonnay | solo uva blanca, Chardonnay | nur weiße Trauben, meist Chardonnay',
        wine: 'white',
      },
      {
        icon: 'grapes',
        name: 'Blanc de noirs',
        note: 'Pinot Noir and Meunier, pressed white | pinot noir et meunier, jus blanc | Pinot Nero e Meunier, in bianco | Pinot Noir y Meunier, mosto blanco | Pinot Noir und Meunier, hell gekeltert',
        wine: 'red',
      },
      {
        icon: 'champagne_flute',
        name: 'Rosé',
        note: 'with red wine or a short maceration | assemblage ou macération courte | con vino rosso o breve macerazione | con tinto o breve maceración | mit Rotwein oder kurzer Maischung',
        wine: 'sparkling_rose',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** How much of it: from the vine to the case, and in the glass. */
export const FIGURE_LESSONS = {
  in_numbers: {
    title:
      'Wine in Numbers | Le vin en chiffres | Il vino in numeri | El vino en cifras | Wein in Zahlen',
    phrases: `wine numbers | wine in numbers | wine by numbers | how many grapes | grapes per bottle | grapes in bottle | bottles barrel | bottles per barrel | many bottles | bottles per vine | bottles vine | grapes bottle wine | vin chiffres | combien raisin* | combien bouteilles | vino numeri | quanti grappoli | quanta uva | quante bottiglie | vino cifras | cuantas uvas | cuantas botellas | wein zahlen | wie viele trauben | wie viele flaschen | wie viel trauben`,
    isNarrow: true,
    points: [
      {
        icon: 'grapes',
        wine: 'red',
        name: 'About 1 kg | Environ 1 kg | Circa 1 kg | Cerca de 1 kg | Etwa 1 kg',
        note: 'of grapes for one bottle | de raisin par bouteille | d’uva per bottiglia | de uva por botella | Trauben für eine Flasche',
      },
      {
        icon: 'bottle',
        wine: 'red',
        name: '75 cl',
        note: 'six glasses of 12.5 cl | six verres de 12,5 cl | sei calici da 12,5 cl | seis copas de 12,5 cl | sechs Gläser zu 12,5 cl',
      },
      {
        icon: 'wooden_case',
        name: '12 × 75 cl',
        note: 'a case: nine litres | une caisse : neuf litres | una cassa: nove litri | una caja: nueve litros | eine Kiste: neun Liter',
      },
      {
        icon: 'barrel',
        name: '225 l',
        note: 'a barrique fills 300 bottles | une barrique : 300 bouteilles | una barrique: 300 bottiglie | una barrica: 300 botellas | ein Barrique: 300 Flaschen',
      },
    ],
  },
  alcohol_levels: {
    title:
      'How Strong Wines Are | Les degrés des vins | I gradi dei vini | Los grados de los vinos | Wie stark Weine sind',
    phrases: `alcohol level* | alcohol content* | alcohol percentage* | alcohol by volume | abv | alcohol strength | how strong | wine strength | degre* alcool | teneur* alcool | degre* vin* | gradazione alcolica | gradazioni | grado alcoholico | grados alcohol | graduacion | alkoholgehalt* | alkoholstufen`,
    isNarrow: true,
    points: [
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: '4.5–6.5 %',
        also: 'moscato',
        note: 'Moscato d’Asti',
      },
      {
        icon: 'glass',
        wine: 'white',
        name: '7–10 %',
        also: 'kabinett | riesling',
        note: 'Mosel Kabinett',
      },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: '11–12.5 %',
        also: 'prosecco | champagne',
        note: 'Prosecco, Champagne',
      },
      {
        icon: 'glass',
        wine: 'white',
        name: '12–13.5 %',
        also: 'sauvignon | chardonnay',
        note: 'most whites and rosés | la plupart des blancs et rosés | quasi tutti i bianchi e rosati | casi todos los blancos y rosados | die meisten Weißen und Rosés',
      },
      {
        icon: 'glass',
        wine: 'red',
        name: '13–15 %',
        also: 'cabernet | zinfandel | amarone',
        note: 'most reds | la plupart des rouges | quasi tutti i rossi | casi todos los tintos | die meisten Roten',
      },
      {
        icon: 'glass',
        wine: 'orange',
        name: '15–22 %',
        also: 'port | sherry | madeira',
        note: 'Sherry, Port, Madeira',
      },
    ],
  },
} satisfies Record<string, Lesson>;

import type { Lesson, LessonPoint } from '#studio/litho/education/lessons/lesson.ts';
import { VINE_LESSONS } from './vine-health.ts';

const PESTS = [
  {
    icon: 'butterfly',
    name: 'Grape moth | Tordeuse de la grappe | Tignoletta | Polilla del racimo | Traubenwickler',
    note: 'Lobesia botrana: grubs bore into berries | Lobesia botrana : chenilles dans les baies | Lobesia botrana: larve negli acini | Lobesia botrana: larvas en las uvas | Lobesia botrana: Raupen in den Beeren',
    colour: '#a98a62',
  },
  {
    icon: 'microscope',
    name: 'Phylloxera | Phylloxéra | Fillossera | Filoxera | Reblaus',
    note: 'Daktulosphaira vitifoliae: sucks at the roots | Daktulosphaira vitifoliae : sur les racines | Daktulosphaira vitifoliae: sulle radici | Daktulosphaira vitifoliae: en las raíces | Daktulosphaira vitifoliae: an den Wurzeln',
  },
  {
    icon: 'spider',
    name: 'Spider mites | Acariens | Ragnetti | Arañas rojas | Spinnmilben',
    note: 'Panonychus ulmi: sucked leaves turn bronze | Panonychus ulmi : feuilles bronzées | Panonychus ulmi: foglie bronzate | Panonychus ulmi: hojas bronceadas | Panonychus ulmi: Blätter werden bronzen',
    colour: '#9c3b2a',
  },
  {
    icon: 'bird',
    name: 'Birds | Oiseaux | Uccelli | Aves | Vögel',
    note: 'starlings and thrushes eat ripe berries; nets help | étourneaux et grives ; filets | storni e tordi; reti | estorninos y zorzales; redes | Stare und Drosseln; Netze helfen',
  },
  {
    icon: 'wild_boar',
    name: 'Wild boar | Sangliers | Cinghiali | Jabalíes | Wildschweine',
    note: 'eat the sweet bunches; fences help | mangent les grappes ; clôtures | mangiano i grappoli; recinti | comen los racimos; vallas | fressen süße Trauben; Zäune helfen',
  },
] as const satisfies readonly LessonPoint[];

/** What eats the vine. */
export const PEST_LESSONS = {
  pests_and_diseases: {
    title:
      'Pests and Diseases of the Vine | Ravageurs et maladies de la vigne | Parassiti e malattie della vite | Plagas y enfermedades de la vid | Schädlinge und Krankheiten der Rebe',
    phrases: `pest* disease* | disease* pest* | ravageurs maladies | maladies ravageurs | parassiti malattie | malattie parassiti | plagas enfermedades | enfermedades plagas | schadlinge krankheiten | krankheiten schadlinge`,
    isNarrow: true,
    points: [...VINE_LESSONS.diseases.points.slice(0, 3), ...PESTS.slice(0, 3)],
  },
  pests: {
    title:
      'Pests of the Vine | Les ravageurs de la vigne | I parassiti della vite | Las plagas de la vid | Schädlinge der Rebe',
    phrases: `vine pest* | vineyard pest* | grapevine pest* | pest* vine* | pest* vineyard | ravageurs vigne | parassiti vite | plagas vid | plagas vin* | schadlinge rebe* | rebschadlinge | schadlinge weinberg*`,
    isNarrow: true,
    points: PESTS,
  },
} as const satisfies Record<string, Lesson>;

/** How the vine is grafted against the louse. */
export const GRAFTING_LESSONS = {
  grafting: {
    title:
      'Grafting the Vine | Le greffage de la vigne | L’innesto della vite | El injerto de la vid | Das Pfropfen der Rebe',
    phrases: `graft* vine* | vine* graft* | grafting | grafted vine* | rootstock* | porte greffe* | greffage | greffe vigne | innesto | portainnest* | injerto | portainjerto* | pfropf* | veredelung | unterlagsrebe*`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'vine_leaf',
        sketch: 'prune_before',
        name: 'Rootstock | Porte-greffe | Portainnesto | Portainjerto | Unterlage',
        note: 'American vine that phylloxera does not kill | vigne américaine, résiste au phylloxéra | vite americana, resiste alla fillossera | vid americana, resiste a la filoxera | amerikanische Rebe, reblausfest',
      },
      {
        icon: 'vine_leaf',
        sketch: 'prune_spur',
        name: 'Scion | Greffon | Marza | Púa | Edelreis',
        note: 'one bud of the noble grape | un œil du cépage | una gemma del vitigno | una yema de la variedad | ein Auge der Edelsorte',
      },
      {
        icon: 'secateurs',
        name: 'Omega cut | Coupe oméga | Taglio omega | Corte omega | Omegaschnitt',
        note: 'both cut to fit like a puzzle | taillés pour s’emboîter | tagliati a incastro | cortados para encajar | beide passgenau geschnitten',
      },
      {
        icon: 'candle',
        name: 'Wax | Cire | Cera | Cera | Wachs',
        note: 'seals the join | scelle la soudure | sigilla la giunzione | sella la unión | verschließt die Stelle',
      },
      {
        icon: 'thermometer',
        name: 'Callus | Cal | Callo | Callo | Kallus',
        note: '3–5 weeks, moist, at 21–29 °C: they join | 3–5 semaines, humide, à 21–29 °C : la soudure | 3–5 settimane, umido, a 21–29 °C: si saldano | 3–5 semanas, húmedo, a 21–29 °C: sueldan | 3–5 Wochen, feucht, bei 21–29 °C: es verwächst',
      },
      {
        icon: 'seedling',
        name: 'Nursery | Pépinière | Vivaio | Vivero | Rebschule',
        note: 'one season: roots and shoots | une saison : racines et pousses | una stagione: radici e germogli | una temporada: raíces y brotes | eine Saison: Wurzeln und Triebe',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

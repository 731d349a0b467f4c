import type { ThingId } from '#studio/things/catalogue.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';

/** A square of a starter pack or a bingo card: its picture and its words. */
export interface Square {
  thing: ThingId;
  /** In one language, or in all five. */
  name: string;
}

const square = (thing: ThingId, name: string): Square => ({ thing, name });

const DECANTER = square(
  'decanter',
  'a decanter | une carafe | un decanter | un decantador | ein Dekanter',
);
const CORKSCREW = square(
  'waiters_friend',
  'a waiter’s friend | un sommelier | un cavatappi | un sacacorchos | ein Kellnermesser',
);
const NOTES = square(
  'notebook',
  'tasting notes | un carnet | gli appunti | las notas | das Notizbuch',
);
const GLASS = square(
  'glass',
  'a huge glass | un grand verre | un calice enorme | una copa enorme | ein Riesenglas',
);
const PHONE = square('phone', 'the app | l’appli | la app | la app | die App');
const GLASSES = square(
  'reading_glasses',
  'the look | le regard | lo sguardo | la mirada | der Blick',
);

/** Who has what; the first that is named wins. */
const PACKS: readonly (readonly [RegExp, readonly Square[]])[] = [
  [
    /winemaker|vigneron|vignaiol|enolog|winzer|vinat|viticult/,
    [
      square('secateurs', 'secateurs | un sécateur | le forbici | las tijeras | die Rebschere'),
      square('boot', 'rubber boots | des bottes | gli stivali | las botas | Gummistiefel'),
      square('tractor', 'a tractor | un tracteur | un trattore | un tractor | ein Traktor'),
      square('pipette', 'a pipette | une pipette | una pipetta | una pipeta | ein Weinheber'),
      square('coffee', 'coffee | du café | il caffè | café | Kaffee'),
      square('dog', 'the cellar dog | le chien | il cane | el perro | der Hofhund'),
    ],
  ],
  [
    /sommelier|waiter|serveur|camerier|camarer|kellner/,
    [
      CORKSCREW,
      square('napkin', 'a napkin | un liteau | il tovagliolo | el paño | die Serviette'),
      DECANTER,
      square('candle', 'a candle | une bougie | una candela | una vela | eine Kerze'),
      square('menu_card', 'the list | la carte | la carta | la carta | die Karte'),
      square(
        'boot',
        'good shoes | de bonnes chaussures | scarpe comode | buenos zapatos | gute Schuhe',
      ),
    ],
  ],
  [
    /mom|mum|mother|maman|mamma|mama|mutter|aunt|girls/,
    [
      GLASS,
      square('bag_in_box', 'the box | le cubi | il bag in box | la caja | der Karton'),
      square('sofa', 'the sofa | le canapé | il divano | el sofá | das Sofa'),
      PHONE,
      square('chocolate', 'chocolate | du chocolat | il cioccolato | chocolate | Schokolade'),
      square(
        'television',
        'one more episode | un épisode | un episodio | un episodio | eine Folge',
      ),
    ],
  ],
  [
    /student|etudiant|studente|estudiante|beginner|debutant|principiant|anfanger/,
    [
      square('bag_in_box', 'box wine | le cubi | il bag in box | vino en caja | Wein im Karton'),
      square(
        'screw_cap',
        'a screw cap | une capsule | il tappo a vite | un tapón | Schraubverschluss',
      ),
      square('tumbler', 'a tumbler | un verre à eau | un bicchiere | un vaso | ein Wasserglas'),
      square('pizza', 'pizza | une pizza | la pizza | pizza | Pizza'),
      PHONE,
      square('coin', 'three coins | trois sous | tre monete | tres monedas | drei Münzen'),
    ],
  ],
];

const LOVER: readonly Square[] = [
  square('bottle', 'one Burgundy | un bourgogne | un Borgogna | un Borgoña | ein Burgunder'),
  GLASS,
  DECANTER,
  CORKSCREW,
  NOTES,
  GLASSES,
];

export const packOf = (heading: string): readonly Square[] =>
  PACKS.find(([who]) => who.test(fold(heading)))?.[1] ?? LOVER;

/** What is heard and seen at every tasting. */
export const BINGO_SQUARES: readonly Square[] = [
  square('rock', '“Minerality” | « Minéralité » | «Minerale» | «Mineral» | „Mineralisch“'),
  square(
    'glass',
    'swirls too hard | fait trop tourner | rotea troppo | agita demasiado | schwenkt zu wild',
  ),
  square('lips', 'purple teeth | dents violettes | denti viola | dientes morados | lila Zähne'),
  square(
    'phone',
    'photo of the label | photo de l’étiquette | foto all’etichetta | foto de la etiqueta | Foto vom Etikett',
  ),
  square('horse', '“Horse blanket” | « Sueur de cheval » | «Sella» | «Cuadra» | „Pferdestall“'),
  square(
    'spittoon',
    'forgets to spit | oublie de cracher | non sputa | no escupe | spuckt nie aus',
  ),
  square(
    'nose',
    'nose too deep | le nez trop loin | naso troppo dentro | nariz muy dentro | Nase zu tief',
  ),
  square(
    'ice_cube',
    'asks for ice | veut un glaçon | vuole il ghiaccio | pide hielo | will Eiswürfel',
  ),
  square('vine_leaf', '“Terroir” | « Terroir » | «Terroir» | «Terroir» | „Terroir“'),
  square(
    'cork',
    'sniffs the cork | sent le bouchon | annusa il tappo | huele el corcho | riecht am Korken',
  ),
  square(
    'hard_cheese',
    'only for cheese | pour le fromage | per il formaggio | por el queso | nur wegen Käse',
  ),
  square('spill', 'a spill | une tache | una macchia | una mancha | ein Fleck'),
  square(
    'coin',
    'asks the price | demande le prix | chiede il prezzo | pregunta el precio | fragt den Preis',
  ),
  square(
    'bottle',
    '“Just one more” | « Un dernier » | «L’ultimo» | «La última» | „Nur noch einer“',
  ),
  square('notebook', 'takes notes | prend des notes | prende appunti | toma notas | schreibt mit'),
  square(
    'wooden_case',
    'buys a case | achète la caisse | compra la cassa | compra la caja | kauft eine Kiste',
  ),
];

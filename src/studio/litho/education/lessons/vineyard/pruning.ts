import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** Work with the secateurs, step by step. */
export const PRUNING_LESSONS = {
  guyot_pruning: {
    title:
      'Guyot Pruning | La taille Guyot | La potatura a Guyot | La poda Guyot | Der Guyot-Schnitt',
    phrases: `vine pruning | pruning vine* | guyot step* | guyot how | guyot pruning explained | guyot pruning guide | guyot pruning diagram | diagram guyot pruning | how prune vine* | how prune grape* | how prune grapevine* | prun* vine* step*
      | vine prun* step* | prun* grapevine* | cane prun* | taille guyot | tailler vigne* | taille vigne* etape* | potatura guyot | potare vite* | come potare
      | poda guyot | podar vid* | como podar | poda paso* | guyot schnitt | guyotschnitt | rebschnitt schritt* | reben schneiden`,
    isNumbered: true,
    isNarrow: true,
    points: [
      {
        icon: 'vines',
        sketch: 'prune_before',
        name: 'In winter | En hiver | In inverno | En invierno | Im Winter',
        note: 'the vine is dormant, all of last year’s wood is on it | la vigne dort, tout le bois de l’an passé est là | la vite riposa, con tutto il legno dell’anno | la vid duerme, con toda la madera del año | die Rebe ruht, alles Holz des Vorjahrs ist daran',
      },
      {
        icon: 'vines',
        sketch: 'prune_choose',
        name: 'Choose two canes | Choisir deux sarments | Scegliere due tralci | Elegir dos sarmientos | Zwei Ruten wählen',
        note: 'strong and near the head, one below the other | vigoureux, près de la tête, l’un sous l’autre | vigorosi, vicino alla testa, uno sotto l’altro | vigorosos, cerca de la cabeza, uno bajo el otro | kräftig und nah am Kopf, eine unter der anderen',
      },
      {
        icon: 'vines',
        sketch: 'prune_cut',
        name: 'Cut the old cane | Couper l’ancienne baguette | Tagliare il capo vecchio | Cortar la vara vieja | Alte Rute abschneiden',
        note: 'with everything that grew on it | avec tout ce qu’elle porte | con tutto ciò che porta | con todo lo que lleva | mit allem, was darauf wuchs',
      },
      {
        icon: 'vines',
        sketch: 'prune_spur',
        name: 'Leave a spur | Laisser un courson | Lasciare uno sperone | Dejar un pulgar | Zapfen stehen lassen',
        note: 'the lower cane is cut to two buds, for next year | le sarment du bas à deux yeux, pour l’an prochain | il tralcio basso a due gemme, per l’anno dopo | el sarmiento bajo a dos yemas, para el otro año | die untere Rute auf zwei Augen, fürs nächste Jahr',
      },
      {
        icon: 'vines',
        sketch: 'prune_tie',
        name: 'Tie down the cane | Attacher la baguette | Legare il capo a frutto | Atar la vara | Rute binden',
        note: 'shortened to 6–10 buds, bent to the lowest wire | raccourcie à 6–10 yeux, pliée sur le fil bas | accorciato a 6–10 gemme, piegato sul filo basso | acortada a 6–10 yemas, doblada al alambre bajo | auf 6–10 Augen gekürzt, an den untersten Draht gebogen',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

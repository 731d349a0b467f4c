import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** What waiters are asked to know; sources in docs/studio/facts.md. */
export const SERVICE_RULE_LESSONS = {
  service_rules: {
    title:
      'The Rules of Wine Service | Les règles du service du vin | Le regole del servizio | Las reglas del servicio | Die Regeln des Weinservice',
    phrases: `service etiquette | serving etiquette | etiquette service | etiquette serving | etiquette wait* | service rule* | serving rule* | rules service | rules serving | service standard* | standards service | waiter* rules
      | regle* service | bonnes manieres service | regole servizio | galateo servizio | reglas servicio | protocolo servicio | serviceregel* | regel* service | regel* weinservice | weinservice regel*`,
    isNarrow: true,
    points: [
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: 'Order | Ordre | Ordine | Orden | Reihenfolge',
        also: 'order of serving | sequence of the wines | ordre de service | ordine di servizio | orden de servicio',
        note: 'sparkling, white, red; light before full | bulles, blanc, rouge ; léger avant ample | bollicine, bianco, rosso; leggero prima | espumoso, blanco, tinto; ligero antes | Schaumwein, Weiß, Rot; leicht vor voll',
      },
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Side | Côté | Lato | Lado | Seite',
        also: 'which side | from which side | de quel côté | da quale lato | por qué lado | von welcher Seite | right | droite | destra | derecha | rechts',
        note: 'from the right of the guest | par la droite du convive | dalla destra dell’ospite | por la derecha del comensal | von der rechten Seite des Gastes',
      },
      {
        icon: 'glass',
        wine: 'red',
        fill: 'half',
        name: 'Fill | Niveau | Riempimento | Llenado | Füllhöhe',
        also: 'how full the glass | how much | level | quantity | jusqu’où | quanto | cuánto | wie voll',
        note: 'to the widest part of the bowl, no further | jusqu’au plus large du calice | fino al punto più largo | hasta lo más ancho del cáliz | bis zur breitesten Stelle des Kelchs',
      },
      {
        icon: 'napkin',
        name: 'Guests | Convives | Ospiti | Comensales | Gäste',
        also: 'who first | who is served first | host | hôte | anfitrión | Gastgeber',
        note: 'the host tastes and is served last | l’hôte goûte, et est servi en dernier | chi ospita assaggia ed è servito per ultimo | el anfitrión prueba y va al final | der Gastgeber probiert und kommt zuletzt',
      },
      {
        icon: 'label',
        name: 'Label | Étiquette | Etichetta | Etiqueta | Etikett',
        also: 'show the bottle | presentation | présentation | presentazione | presentación | Präsentation',
        note: 'seen by the guest, also while pouring | vue du convive, aussi en versant | visibile all’ospite, anche versando | a la vista, también al servir | dem Gast zugewandt, auch beim Gießen',
      },
      {
        icon: 'thermometer',
        name: 'Temperature | Température | Temperatura | Temperatura | Temperatur',
        note: 'checked before the bottle is opened | vérifiée avant d’ouvrir | controllata prima di aprire | comprobada antes de abrir | geprüft, bevor geöffnet wird',
      },
    ],
  },
  punt: {
    title:
      'Why a Bottle Has a Punt | Pourquoi un fond creux | Perché il fondo è concavo | Por qué el fondo es hueco | Warum der Boden gewölbt ist',
    phrases: `why punt | punt bottle* explained | bottles have punt | bottle has punt | have a punt | what punt | punt for | pourquoi fond creux | pourquoi piqure | perche fondo concavo | fondo concavo | por que fondo hueco | flaschenboden | warum boden flasche*`,
    isNarrow: true,
    points: [
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Stands firmly | Stable | Stabile | Estable | Steht fest',
        note: 'on its rim, and does not rock | sur son bord, sans balancer | sul bordo, senza dondolare | sobre su borde, sin bailar | auf dem Rand, ohne zu kippeln',
      },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: 'Strength | Résistance | Resistenza | Resistencia | Festigkeit',
        note: 'an arch bears the pressure of bubbles | une voûte tient la pression des bulles | una volta regge la pressione | una bóveda aguanta la presión | ein Gewölbe trägt den Druck der Perlen',
      },
      {
        icon: 'decanter',
        wine: 'red',
        name: 'Deposit | Dépôt | Deposito | Poso | Depot',
        note: 'it gathers in the ring round it | il se ramasse tout autour | si raccoglie tutt’intorno | se junta alrededor | sammelt sich im Ring darum',
      },
      {
        icon: 'fire',
        name: 'Custom | Usage | Usanza | Costumbre | Brauch',
        note: 'from the days of blown glass | du temps du verre soufflé | dai tempi del vetro soffiato | de los días del vidrio soplado | aus der Zeit des geblasenen Glases',
      },
    ],
  },
  berry_months: {
    title:
      'The Life of a Grape | La vie d’un raisin | La vita di un acino | La vida de una uva | Das Leben einer Traube',
    phrases: `life cycle grape | life cycle grapes | life cycle berry | life cycle berries | life grape | life grapes | cycle grape berry | berry growth | stages grape* | cycle raisin | vie raisin | vie grappe | ciclo acino | ciclo uva | vita acino | ciclo baya | vida uva | leben traube*`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'grapes',
        sketch: 'bunch_flower',
        name: 'Flowering: June | Floraison : juin | Fioritura: giugno | Floración: junio | Blüte: Juni',
        also: 'flowering | floraison | fioritura | floración | Blüte',
        note: 'caps fall off, the flower fertilises itself | les capuchons tombent, la fleur se féconde | cadono i cappucci, il fiore si feconda da sé | cae la caperuza, la flor se fecunda sola | Käppchen fallen, die Blüte befruchtet sich selbst',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_green',
        name: 'Fruit set: June–July | Nouaison : juin–juillet | Allegagione: giugno–luglio | Cuajado: junio–julio | Fruchtansatz: Juni–Juli',
        also: 'fruit set | nouaison | allegagione | cuajado | Fruchtansatz',
        note: 'small, hard and green; acid grows | petit, dur et vert ; très acide | piccolo, duro, verde; acido | pequeña, dura, verde; ácida | klein, hart, grün; viel Säure',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_turning',
        name: 'Véraison: August | Véraison : août | Invaiatura: agosto | Envero: agosto | Véraison: August',
        also: 'veraison | véraison | invaiatura | envero | Färbung',
        note: 'softens and turns colour, sugar comes | il ramollit, se colore, se sucre | si ammorbidisce, si colora | se ablanda y toma color | wird weich, färbt sich, wird süß',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_ripe',
        name: 'Ripe: September | Mûr : septembre | Maturo: settembre | Madura: septiembre | Reif: September',
        also: 'ripening | ripe | maturation | maturazione | maduración | Reife',
        note: 'sugar up, acid down, seeds brown | plus de sucre, moins d’acide, pépins bruns | più zucchero, meno acido, semi bruni | más azúcar, menos ácido, pepitas pardas | mehr Zucker, weniger Säure, braune Kerne',
      },
      {
        icon: 'basket',
        name: 'Harvest: Sept.–Oct. | Récolte : sept.–oct. | Raccolta: sett.–ott. | Vendimia: sept.–oct. | Lese: Sept.–Okt.',
        also: 'harvest | vendange | vendemmia | vendimia | Lese',
        note: 'about 100 days after flowering | une centaine de jours après la fleur | circa 100 giorni dopo la fioritura | unos 100 días tras la floración | etwa 100 Tage nach der Blüte',
      },
    ],
  },
} satisfies Record<string, Lesson>;

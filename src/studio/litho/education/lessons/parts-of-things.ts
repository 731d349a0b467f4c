import type { Lesson } from './lesson.ts';

/** One thing drawn large, and its parts named around it. */
export const PARTS_LESSONS = {
  parts_waiters_friend: {
    title:
      'The Waiter’s Friend | Le sommelier | Il cavatappi da cameriere | El sacacorchos de camarero | Das Kellnermesser',
    phrases: `parts waiter* | waiter* friend parts | waiter* friend diagram | waiter* friend labelled | diagram waiter* friend | anatomy waiter* | parts sommelier knife | sommelier knife | wine key | parties limonadier | parties sommelier tire | parti cavatappi cameriere | partes sacacorchos camarero | kellnermesser | teile kellnermesser*`,
    isNarrow: true,
    whole: { icon: 'waiters_friend', sketch: 'parts_waiters_friend', aspect: 1.15 },
    points: [
      {
        icon: 'waiters_friend',
        on: [0.14, 0.34],
        side: 'left',
        name: 'Foil cutter | Couteau | Coltello | Cortacápsulas | Kapselmesser',
        note: 'cuts below the lip | coupe sous la bague | taglia sotto l’anello | corta bajo el anillo | schneidet unter dem Wulst',
      },
      {
        icon: 'waiters_friend',
        on: [0.62, 0.17],
        name: 'Handle | Manche | Manico | Mango | Griff',
        note: 'holds the folded parts | reçoit les pièces repliées | contiene le parti | guarda las piezas | nimmt alles auf',
      },
      {
        icon: 'waiters_friend',
        on: [0.46, 0.62],
        side: 'left',
        name: 'Worm | Mèche | Verme | Espiral | Spindel',
        note: 'turned into the middle of the cork | au centre du bouchon | nel centro del tappo | en el centro del corcho | in die Mitte des Korkens',
      },
      {
        icon: 'waiters_friend',
        on: [0.85, 0.5],
        name: 'Lever | Levier | Leva | Palanca | Hebel',
        note: 'rests on the lip of the bottle | s’appuie sur le goulot | appoggia sulla bocca | se apoya en la boca | stützt sich auf die Mündung',
      },
      {
        icon: 'waiters_friend',
        on: [0.82, 0.8],
        name: 'Notches | Crans | Tacche | Muescas | Stufen',
        note: 'two steps: half out, then wholly | deux temps : à moitié, puis tout | due tempi: a metà, poi tutto | dos tiempos: a medias y entero | zwei Stufen: halb, dann ganz',
      },
    ],
  },
  parts_decanter: {
    title: 'The Decanter | La carafe | Il decanter | El decantador | Die Karaffe',
    phrases: `parts decanter | decanter parts | anatomy decanter | decanter anatomy | diagram decanter | decanter diagram | labelled decanter | parties carafe | parti decanter | partes decantador | teile karaffe* | teile dekanter* | aufbau karaffe* | aufbau dekanter*`,
    isNarrow: true,
    whole: { icon: 'decanter', aspect: 0.82 },
    points: [
      {
        icon: 'decanter',
        on: [0.6, 0.03],
        name: 'Lip | Buvant | Bocca | Boca | Mündung',
        note: 'flared or cut: pours without drops | évasé : verse sans goutter | svasata: versa senza gocce | abierta: vierte sin gotear | geweitet: gießt ohne Tropfen',
      },
      {
        icon: 'decanter',
        on: [0.45, 0.3],
        side: 'left',
        name: 'Neck | Col | Collo | Cuello | Hals',
        note: 'held here | on la tient ici | si tiene qui | se sujeta aquí | hier wird sie gehalten',
      },
      {
        icon: 'decanter',
        on: [0.66, 0.62],
        name: 'Shoulder | Épaule | Spalla | Hombro | Schulter',
        note: 'the wine runs down it in a film | le vin y glisse en film | il vino scende in velo | el vino baja en película | der Wein läuft als Film herab',
      },
      {
        icon: 'decanter',
        on: [0.2, 0.86],
        side: 'left',
        name: 'Surface | Surface | Superficie | Superficie | Oberfläche',
        note: 'a bottle fills it to the widest point: most air | une bouteille l’emplit au plus large : plus d’air | una bottiglia arriva al punto più largo: più aria | una botella llega a lo más ancho: más aire | eine Flasche füllt sie bis zum Weitesten: am meisten Luft',
      },
      {
        icon: 'decanter',
        on: [0.66, 0.97],
        name: 'Base | Fond | Base | Base | Boden',
        note: 'thick and steady; 750 ml and room to swirl | épais et stable ; 750 ml et de la place | spessa e stabile; 750 ml e spazio | gruesa y estable; 750 ml y espacio | dick und standfest; 750 ml und Platz',
      },
    ],
  },
  parts_tank: {
    title:
      'The Fermentation Tank | La cuve de fermentation | Il serbatoio di fermentazione | El depósito de fermentación | Der Gärtank',
    phrases: `parts tank | parts steel tank | parts fermentation tank | tank parts | tank diagram | diagram tank | diagram fermentation tank | diagram steel tank | anatomy tank | fermentation tank | fermenter | fermentor | labelled tank | parties cuve | schema cuve | cuve fermentation
      | parti serbatoio | serbatoio fermentazione | partes deposito | deposito fermentacion | teile gartank* | teile tank* | aufbau tank* | gartank* | stahltank aufbau`,
    isNarrow: true,
    whole: { icon: 'tank', sketch: 'parts_tank', aspect: 0.56 },
    points: [
      {
        icon: 'tank',
        on: [0.5, 0.02],
        name: 'Top manway | Trappe | Boccaporto | Boca superior | Mannloch',
        note: 'grapes and must go in, gas goes out | entrée du raisin, sortie du gaz | entra l’uva, esce il gas | entra la uva, sale el gas | Maische hinein, Gas hinaus',
      },
      {
        icon: 'tank',
        on: [0.2, 0.3],
        side: 'left',
        name: 'Cooling jacket | Ceinture de froid | Camicia | Camisa de frío | Kühlmantel',
        note: 'cold glycol takes the heat away | du glycol froid ôte la chaleur | il glicole toglie il calore | el glicol quita el calor | kaltes Glykol nimmt die Wärme',
      },
      {
        icon: 'tank',
        on: [0.73, 0.44],
        name: 'Thermometer | Thermomètre | Termometro | Termómetro | Thermometer',
        note: 'the jacket follows it | il commande le froid | comanda il freddo | manda el frío | steuert die Kühlung',
      },
      {
        icon: 'tank',
        on: [0.265, 0.56],
        side: 'left',
        name: 'Sample tap | Dégustateur | Assaggiavino | Grifo de muestra | Probierhahn',
        note: 'to taste and measure | pour goûter et mesurer | per assaggiare e misurare | para probar y medir | zum Probieren und Messen',
      },
      {
        icon: 'tank',
        on: [0.53, 0.7],
        name: 'Door | Porte | Portella | Puerta | Tür',
        note: 'the pomace is dug out here | on décuve ici | qui si svina | por aquí se descuba | hier kommt der Trester heraus',
      },
      {
        icon: 'tank',
        on: [0.14, 0.765],
        side: 'left',
        name: 'Racking valve | Vanne de soutirage | Valvola di travaso | Válvula de trasiego | Klarablauf',
        note: 'above the lees: the clear wine | au-dessus des lies : le vin clair | sopra le fecce: il vino limpido | sobre las lías: el vino limpio | über der Hefe: der klare Wein',
      },
      {
        icon: 'tank',
        on: [0.5, 0.93],
        name: 'Bottom valve | Vidange | Scarico | Vaciado | Restablauf',
        note: 'lees and the last of the wine | lies et fond de cuve | fecce e fondo | lías y fondo | Hefe und Rest',
      },
    ],
  },
  parts_cluster: {
    title: 'The Grape Cluster | La grappe | Il grappolo | El racimo | Die Weintraube',
    phrases: `grape cluster | parts cluster | anatomy cluster | cluster anatomy | cluster parts | parts bunch | anatomy bunch | bunch anatomy | structure cluster | structure bunch | anatomie grappe | parties grappe
      | parti grappolo | anatomia grappolo | partes racimo | anatomia racimo | stielgerust* | rachis`,
    isNarrow: true,
    whole: { icon: 'grapes', sketch: 'parts_cluster', aspect: 0.74 },
    points: [
      {
        icon: 'grapes',
        on: [0.52, 0.07],
        name: 'Peduncle | Pédoncule | Peduncolo | Pedúnculo | Traubenstiel',
        note: 'holds the bunch to the shoot; cut here | tient la grappe ; on coupe ici | regge il grappolo; si taglia qui | sujeta el racimo; aquí se corta | hält am Trieb; hier wird geschnitten',
      },
      {
        icon: 'grapes',
        on: [0.22, 0.235],
        side: 'left',
        name: 'Shoulder | Épaule, aileron | Ala | Ala, hombro | Schulter',
        note: 'a side branch, the wing | une ramification | un ramo laterale | un ramal lateral | ein Seitenast',
      },
      {
        icon: 'grapes',
        on: [0.5, 0.45],
        name: 'Rachis | Rachis | Rachide | Raquis | Spindel',
        note: 'the main axis; with its branches, the stalk | l’axe ; avec ses branches, la rafle | l’asse; coi rami, il raspo | el eje; con sus ramas, el raspón | die Achse; mit den Ästen das Stielgerüst',
      },
      {
        icon: 'grapes',
        on: [0.355, 0.575],
        side: 'left',
        name: 'Pedicel | Pédicelle | Pedicello | Pedicelo | Beerenstiel',
        note: 'carries one berry | porte un grain | porta un acino | lleva una baya | trägt eine Beere',
      },
      {
        icon: 'grapes',
        on: [0.7, 0.68],
        name: 'Berry | Baie | Acino | Baya | Beere',
        note: 'skin, pulp and seeds | peau, pulpe, pépins | buccia, polpa, vinaccioli | hollejo, pulpa, pepitas | Schale, Fruchtfleisch, Kerne',
      },
      {
        icon: 'grapes',
        on: [0.47, 0.95],
        side: 'left',
        name: 'Tip | Pointe | Punta | Punta | Spitze',
        note: 'often the last to ripen | souvent la dernière à mûrir | spesso l’ultima a maturare | a menudo lo último en madurar | reift oft zuletzt',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

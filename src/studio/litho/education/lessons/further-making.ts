import type { Lesson } from './lesson.ts';

/** Wines that are made in a way of their own: port, orange wine, ice wine. */
export const MAKING_LESSONS = {
  port_making: {
    title:
      'How Port Is Made | Comment naît le porto | Come nasce il Porto | Cómo se hace el oporto | Wie Portwein entsteht',
    phrases: `how port made | how port produced | how port wine made | making port | port wine making | port production | fortified wine made | how fortified wine* made | making fortified
      | comment fait porto | comment nait porto | elaboration porto | come nasce porto | come fa porto | como hace oporto | elaboracion oporto | wie portwein entsteht | wie entsteht portwein
      | wie portwein gemacht | portweinherstellung`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'basket',
        name: 'Harvest | Vendange | Vendemmia | Vendimia | Lese',
        note: 'Douro grapes, picked by hand | raisins du Douro, cueillis à la main | uve del Douro, raccolte a mano | uva del Duero portugués, a mano | Trauben vom Douro, von Hand',
        wine: 'red',
      },
      {
        icon: 'grapes',
        wine: 'red',
        name: 'Treading | Foulage | Pigiatura | Pisado | Treten',
        note: 'by foot in granite lagares, or by machine | au pied dans les lagares, ou à la machine | a piedi nei lagares, o a macchina | a pie en lagares, o a máquina | mit Füßen in Lagares oder mit Maschinen',
      },
      {
        icon: 'tank',
        name: 'Short fermentation | Fermentation courte | Breve fermentazione | Fermentación corta | Kurze Gärung',
        note: 'two to three days, about half the sugar stays | deux à trois jours, environ la moitié du sucre reste | due o tre giorni, resta circa metà dello zucchero | dos o tres días, queda cerca de la mitad del azúcar | zwei bis drei Tage, etwa der halbe Zucker bleibt',
      },
      {
        icon: 'demijohn',
        name: 'Grape spirit | Eau-de-vie de vin | Acquavite d’uva | Aguardiente vínico | Weinbrand',
        note: 'at 77 % it stops the yeast: wine of about 20 % | à 77 %, elle arrête la levure : environ 20 % | a 77 % ferma i lieviti: vino di circa 20 % | al 77 % detiene la levadura: unos 20 % | mit 77 % stoppt er die Hefe: etwa 20 %',
      },
      {
        icon: 'barrel',
        name: 'Ageing | Élevage | Affinamento | Crianza | Reife',
        note: 'ruby in large vats, tawny for years in pipes | ruby en foudres, tawny des années en pipes | ruby in grandi botti, tawny per anni in pipe | ruby en grandes tinas, tawny años en pipas | Ruby in großen Fässern, Tawny Jahre in Pipes',
      },
      {
        icon: 'bottle',
        name: 'Bottling | Mise en bouteille | Imbottigliamento | Embotellado | Abfüllung',
        note: 'vintage port goes on ageing in its bottle | le vintage continue en bouteille | il vintage matura ancora in bottiglia | el vintage sigue en botella | Vintage reift in der Flasche weiter',
        wine: 'red',
      },
    ],
  },
  orange_making: {
    title: 'Orange Wine | Le vin orange | Il vino arancione | El vino naranja | Orangewein',
    phrases: `orange wine* explained | orange wine* made | how orange wine* | what orange wine* | making orange wine* | orange wine* guide | orange wine* infographic | orange wine* diagram | skin contact wine*
      | vin orange explique | comment fait vin orange | comment nait vin orange | come nasce vino arancione | come fa vino arancione | como hace vino naranja | wie orangewein* | wie entsteht orangewein*`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'grapes',
        name: 'White grapes | Raisins blancs | Uve bianche | Uva blanca | Weiße Trauben',
        note: 'no oranges in it: the name is its colour | sans orange : c’est sa couleur | niente arance: è il colore | sin naranjas: es su color | ohne Orangen: so heißt die Farbe',
        wine: 'white',
      },
      {
        icon: 'tank',
        name: 'With the skins | Avec les peaux | Con le bucce | Con los hollejos | Mit den Schalen',
        note: 'fermented as a red wine is | vinifié comme un rouge | vinificato come un rosso | vinificado como un tinto | vergoren wie ein Rotwein',
      },
      {
        icon: 'amphora',
        name: 'Days to months | Jours ou mois | Giorni o mesi | Días o meses | Tage bis Monate',
        note: 'in vats, casks or buried clay (qvevri) | cuve, fût ou argile enterrée (qvevri) | tino, botte o argilla interrata (qvevri) | tina, barrica o barro enterrado (qvevri) | Bottich, Fass oder Tonkrug (Qvevri)',
      },
      {
        icon: 'wine_press',
        name: 'Pressing | Pressurage | Pressatura | Prensado | Pressen',
        note: 'only now, off the skins | seulement alors | solo adesso | solo ahora | erst jetzt',
      },
      {
        icon: 'glass',
        name: 'In the glass | Dans le verre | Nel calice | En la copa | Im Glas',
        note: 'amber in colour, with tannin | ambré, avec du tanin | ambrato, con tannino | ámbar, con tanino | bernsteinfarben, mit Tannin',
        wine: 'orange',
      },
    ],
  },
  ice_wine: {
    title: 'Ice Wine | Le vin de glace | Il vino di ghiaccio | El vino de hielo | Eiswein',
    phrases: `ice wine* | icewine* | eiswein* | vin glace | vins glace | vino ghiaccio | vino hielo`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'grapes',
        name: 'Left on the vine | Laissé sur pied | Lasciato in vite | Dejado en la cepa | Am Stock gelassen',
        note: 'healthy grapes hang on into winter | raisins sains jusqu’en hiver | uve sane fino all’inverno | uva sana hasta el invierno | gesunde Trauben bis in den Winter',
        wine: 'white',
      },
      {
        icon: 'snowflake',
        name: 'Frozen | Gelé | Gelato | Helado | Gefroren',
        note: 'at −7 °C or colder, −8 °C in Canada | à −7 °C au plus, −8 °C au Canada | a −7 °C o meno, −8 °C in Canada | a −7 °C o menos, −8 °C en Canadá | bei −7 °C oder kälter, in Kanada −8 °C',
      },
      {
        icon: 'moon',
        name: 'Picked frozen | Cueilli gelé | Raccolto gelato | Vendimiado helado | Gefroren gelesen',
        note: 'within hours, on the first cold morning | en quelques heures, au premier matin froid | in poche ore, il primo mattino freddo | en pocas horas, la primera mañana fría | in Stunden, am ersten kalten Morgen',
      },
      {
        icon: 'wine_press',
        name: 'Pressed frozen | Pressé gelé | Pressato gelato | Prensado helado | Gefroren gepresst',
        note: 'ice stays back, a little syrup runs | la glace reste, un sirop coule | il ghiaccio resta, cola uno sciroppo | queda el hielo, corre un almíbar | Eis bleibt, wenig Sirup läuft ab',
      },
      {
        icon: 'glass',
        name: 'In the glass | Dans le verre | Nel calice | En la copa | Im Glas',
        note: 'very sweet, with high acidity | très doux, très vif | molto dolce, molto acido | muy dulce, muy ácido | sehr süß, mit viel Säure',
        wine: 'orange',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

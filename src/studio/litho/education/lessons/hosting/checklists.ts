import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** What has to be ready, to be ticked off. */
export const CHECKLIST_LESSONS = {
  blind_tasting: {
    title:
      'Checklist: Blind Tasting | À cocher : dégustation à l’aveugle | Da spuntare: degustazione alla cieca | Lista: cata a ciegas | Checkliste: Blindverkostung',
    phrases: `blind tasting* | tasting blind | blind wine tasting* | degustation aveugle | degustations aveugle | degustazione cieca | degustazioni cieca | cata ciegas | catas ciegas | blindverkostung* | blindprobe* | blindverkosten`,
    isNarrow: true,
    isChecklist: true,
    points: [
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Bottles covered | Bouteilles masquées | Bottiglie coperte | Botellas tapadas | Flaschen verhüllt',
        note: 'foil or bag, capsule off, numbered | chaussette, sans capsule, numérotées | stagnola o sacchetto, numerate | funda, sin cápsula, numeradas | Folie oder Beutel, ohne Kapsel, nummeriert',
      },
      {
        icon: 'glass',
        fill: 'empty',
        name: 'Glasses all alike | Verres identiques | Calici uguali | Copas iguales | Gleiche Gläser',
        note: 'clean, odourless, one for each wine | propres, sans odeur, un par vin | puliti, inodori, uno per vino | limpias, sin olor, una por vino | sauber, geruchlos, eines je Wein',
      },
      {
        icon: 'thermometer',
        name: 'Right temperature | Bonne température | Giusta temperatura | Buena temperatura | Richtige Temperatur',
        note: 'whites chilled, reds not too warm | blancs frais, rouges pas trop chauds | bianchi freschi, rossi non caldi | blancos fríos, tintos no calientes | Weiße gekühlt, Rote nicht zu warm',
      },
      {
        icon: 'rose',
        name: 'No scents | Aucun parfum | Nessun profumo | Sin perfumes | Keine Düfte',
        note: 'no perfume, flowers or cooking | ni parfum, ni fleurs, ni cuisine | né profumi né fiori né cucina | ni perfume ni flores ni cocina | kein Parfum, keine Blumen, keine Küche',
      },
      {
        icon: 'bread',
        name: 'Bread and water | Pain et eau | Pane e acqua | Pan y agua | Brot und Wasser',
        note: 'plain, between the wines | nature, entre les vins | semplici, fra un vino e l’altro | sin más, entre los vinos | neutral, zwischen den Weinen',
      },
      {
        icon: 'spittoon',
        name: 'Spittoons | Crachoirs | Sputacchiere | Escupideras | Spucknäpfe',
        note: 'one for every two or three guests | un pour deux ou trois | una ogni due o tre ospiti | una cada dos o tres | einer für zwei bis drei Gäste',
      },
      {
        icon: 'clipboard',
        name: 'Tasting sheets, pens | Fiches, stylos | Schede, penne | Fichas, bolígrafos | Bögen, Stifte',
        note: 'first in silence, then compare | d’abord en silence, puis on compare | prima in silenzio, poi si confronta | primero en silencio, luego se compara | erst schweigen, dann vergleichen',
      },
      {
        icon: 'key',
        name: 'The key, kept secret | La liste, secrète | La lista, segreta | La lista, en secreto | Die Auflösung, geheim',
        note: 'unveil only at the end | on dévoile à la fin | si svela alla fine | se destapa al final | erst am Ende enthüllen',
      },
    ],
  },
  tasting_party: {
    title:
      'Checklist: Hosting a Tasting | À cocher : organiser une dégustation | Da spuntare: una degustazione in casa | Lista: organizar una cata | Checkliste: Weinprobe zu Hause',
    phrases: `host* wine tasting* | hosting tasting* | host tasting* | tasting party | wine tasting home | tasting at home | plan* wine tasting | organis* wine tasting | organiz* wine tasting | organis* tasting | prepar* wine tasting | tasting checklist | checklist tasting* | wine party | organiser degustation | degustation maison | degustazione casa | organizzare degustazione | cata casa | organizar cata | weinprobe zu hause | weinprobe hause | weinprobe organisier* | weinprobe planen`,
    isNarrow: true,
    isChecklist: true,
    points: [
      {
        icon: 'light_bulb',
        name: 'A theme | Un thème | Un tema | Un tema | Ein Thema',
        note: 'one grape, one region or one year | un cépage, une région, une année | un vitigno, una zona, un’annata | una uva, una región, un año | eine Rebsorte, Region oder ein Jahr',
      },
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Five or six wines | Cinq ou six vins | Cinque o sei vini | Cinco o seis vinos | Fünf oder sechs Weine',
        note: 'a bottle gives 15 tastes of 5 cl | une bouteille : 15 fois 5 cl | una bottiglia: 15 assaggi da 5 cl | una botella: 15 catas de 5 cl | eine Flasche: 15 Proben zu 5 cl',
      },
      {
        icon: 'glass',
        fill: 'empty',
        name: 'Glasses | Verres | Calici | Copas | Gläser',
        note: 'two each are enough, with a rinse | deux par personne, et on rince | due a testa, e si sciacqua | dos por persona, y se enjuagan | zwei je Gast, mit Spülwasser',
      },
      {
        icon: 'thermometer',
        name: 'Chill in time | Rafraîchir à temps | Raffreddare in tempo | Enfriar a tiempo | Rechtzeitig kühlen',
        note: 'whites and sparkling the day before | blancs et bulles la veille | bianchi e bollicine il giorno prima | blancos y espumosos la víspera | Weiß und Schaumwein am Vortag',
      },
      {
        icon: 'bread',
        name: 'Bread and water | Pain et eau | Pane e acqua | Pan y agua | Brot und Wasser',
        note: 'on every table | sur chaque table | su ogni tavolo | en cada mesa | auf jedem Tisch',
      },
      {
        icon: 'soft_cheese',
        name: 'Something to eat | De quoi manger | Qualcosa da mangiare | Algo de comer | Etwas zu essen',
        note: 'cheese and ham, after the tasting | fromage et jambon, après | formaggio e prosciutto, dopo | queso y jamón, después | Käse und Schinken, danach',
      },
      {
        icon: 'spittoon',
        name: 'Spittoon | Crachoir | Sputacchiera | Escupidera | Spucknapf',
        note: 'a jug or an ice bucket will do | un pichet ou un seau suffit | basta una brocca o un secchiello | basta una jarra o un cubo | ein Krug oder Kübel genügt',
      },
      {
        icon: 'clipboard',
        name: 'Sheets and pens | Fiches et stylos | Schede e penne | Fichas y bolígrafos | Bögen und Stifte',
        note: 'to write down what one finds | pour noter ce qu’on trouve | per scrivere ciò che si trova | para anotar lo que se halla | um sich Notizen zu machen',
      },
    ],
  },
  harvest_kit: {
    title:
      'Checklist: Harvest Day | À cocher : jour de vendange | Da spuntare: giorno di vendemmia | Lista: día de vendimia | Checkliste: Lesetag',
    phrases: `harvest checklist | checklist harvest | harvest day checklist | harvest kit | pickers checklist | bring harvest | need harvest | checklist vendange* | materiel vendange* | checklist vendemmia | lista vendimia | checkliste weinlese | checkliste lese`,
    isNarrow: true,
    isChecklist: true,
    points: [
      {
        icon: 'secateurs',
        name: 'Secateurs | Sécateur | Forbici | Tijeras | Leseschere',
        note: 'sharp and clean | affûté et propre | affilate e pulite | afiladas y limpias | scharf und sauber',
      },
      {
        icon: 'gloves',
        name: 'Gloves | Gants | Guanti | Guantes | Handschuhe',
        note: 'against cuts and wasps | contre coupures et guêpes | contro tagli e vespe | contra cortes y avispas | gegen Schnitte und Wespen',
      },
      {
        icon: 'straw_hat',
        name: 'Sun hat | Chapeau | Cappello | Sombrero | Sonnenhut',
        note: 'and sun cream | et crème solaire | e crema solare | y crema solar | und Sonnencreme',
      },
      {
        icon: 'boot',
        name: 'Sturdy shoes | Bonnes chaussures | Scarpe robuste | Buen calzado | Feste Schuhe',
        note: 'mornings are wet | le matin est humide | il mattino è bagnato | la mañana es húmeda | morgens ist es nass',
      },
      {
        icon: 'water_bottle',
        name: 'Water | De l’eau | Acqua | Agua | Wasser',
        note: 'more than you think | plus qu’on ne croit | più di quanto si creda | más de lo que parece | mehr als man denkt',
      },
      {
        icon: 'crate',
        name: 'Crates | Caisses | Cassette | Cajas | Kisten',
        note: 'small, so that no berry is crushed | petites, sans écraser | piccole, per non schiacciare | pequeñas, sin aplastar | klein, damit keine Beere platzt',
      },
      {
        icon: 'sandwich',
        name: 'Snack | Casse-croûte | Merenda | Almuerzo | Brotzeit',
        note: 'a break in mid-morning | une pause en matinée | una pausa a metà mattina | una pausa a media mañana | eine Pause am Vormittag',
      },
    ],
  },
  waiters_checklist: {
    title:
      'Checklist: Wine Service | À cocher : service du vin | Da spuntare: servizio del vino | Lista: servicio del vino | Checkliste: Weinservice',
    phrases: `service checklist | checklist service | checklist wine service | checklist waiter* | checklist restaurant | waiter* checklist | checklist server* | restaurant checklist | checklist du service | checkliste service | checkliste weinservice | checkliste kellner`,
    isNarrow: true,
    isChecklist: true,
    points: [
      {
        icon: 'glass',
        fill: 'empty',
        name: 'Glasses polished | Verres polis | Calici lucidati | Copas pulidas | Gläser poliert',
        note: 'no smell, no chips | sans odeur ni éclat | senza odori né scheggiature | sin olor ni mellas | ohne Geruch und Sprung',
      },
      {
        icon: 'waiters_friend',
        name: 'Waiter’s friend | Sommelier | Cavatappi | Sacacorchos | Kellnermesser',
        note: 'and a clean cloth | et un torchon propre | e un tovagliolo pulito | y un paño limpio | und ein sauberes Tuch',
      },
      {
        icon: 'thermometer',
        name: 'Wines at temperature | Vins à température | Vini in temperatura | Vinos en temperatura | Weine temperiert',
        note: 'buckets with ice and water ready | seaux, eau et glace prêts | secchielli con acqua e ghiaccio | cubos con agua y hielo | Kübel mit Eis und Wasser bereit',
      },
      {
        icon: 'menu_card',
        name: 'List up to date | Carte à jour | Carta aggiornata | Carta al día | Karte aktuell',
        note: 'what is sold out is struck off | l’épuisé est rayé | l’esaurito è tolto | lo agotado, tachado | Ausverkauftes gestrichen',
      },
      {
        icon: 'label',
        name: 'Show the label | Montrer l’étiquette | Mostrare l’etichetta | Mostrar la etiqueta | Etikett zeigen',
        note: 'to whoever ordered | à qui a commandé | a chi ha ordinato | a quien pidió | dem, der bestellt hat',
      },
      {
        icon: 'glass',
        wine: 'red',
        fill: 'half',
        name: 'A taste for the host | Faire goûter l’hôte | Assaggio a chi ospita | Probar el anfitrión | Der Gastgeber kostet',
        note: 'then guests first, host last | puis les invités, l’hôte à la fin | poi gli ospiti, lui per ultimo | luego los invitados, él al final | dann die Gäste, er zuletzt',
      },
      {
        icon: 'water_bottle',
        name: 'Water for all | De l’eau pour tous | Acqua per tutti | Agua para todos | Wasser für alle',
        note: 'refilled without asking | resservie sans demander | versata senza chiedere | servida sin pedir | wird ungefragt nachgeschenkt',
      },
    ],
  },
} satisfies Record<string, Lesson>;

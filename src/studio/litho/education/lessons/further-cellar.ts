import type { Lesson } from './lesson.ts';

/** Ways of the cellar: sweet, fortified, on the lees, in whole berries, blended, vegan. */
export const FURTHER_CELLAR_LESSONS = {
  sweet_ways: {
    title:
      'Ways to Sweet Wine | D’où vient le vin doux | Come nasce il vino dolce | Cómo nace el vino dulce | Wege zum Süßwein',
    phrases: `how sweet wine* made | how dessert wine* made | sweet wine types | types sweet wine* | types dessert wine* | sweet wines explained | dessert wine* | vins doux | vins liquoreux | vini dolci | vini passiti | vinos dulces | sussweine`,
    isNarrow: true,
    points: [
      {
        icon: 'sun',
        name: 'Late harvest | Vendange tardive | Vendemmia tardiva | Vendimia tardía | Spätlese',
        note: 'riper grapes, more sugar | raisins plus mûrs, plus de sucre | uve più mature, più zucchero | uvas más maduras, más azúcar | reifere Trauben, mehr Zucker',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_grey',
        name: 'Noble rot | Pourriture noble | Muffa nobile | Podredumbre noble | Edelfäule',
        note: 'Sauternes, Tokaj: berries dry on the vine | Sauternes, Tokaj : les baies sèchent | Sauternes, Tokaj: gli acini seccano | Sauternes, Tokaj: las bayas se secan | Sauternes, Tokaj: Beeren trocknen am Stock',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_shrivelled',
        name: 'Dried grapes | Raisins passerillés | Uve appassite | Uvas pasificadas | Getrocknete Trauben',
        note: 'Vin Santo, Recioto, Passito',
      },
      {
        icon: 'snowflake',
        name: 'Frozen | Gelés | Gelati | Helados | Gefroren',
        note: 'ice wine: pressed in the frost | vin de glace : pressé dans le gel | vino di ghiaccio: pressato nel gelo | vino de hielo: prensado helado | Eiswein: gefroren gepresst',
      },
      {
        icon: 'fire',
        name: 'Fortified | Mutés | Fortificati | Fortificados | Aufgespritet',
        note: 'spirit stops the yeast: port, Banyuls | l’alcool arrête la levure : porto, Banyuls | l’alcol ferma i lieviti: porto, Banyuls | el alcohol detiene la levadura: oporto, Banyuls | Branntwein stoppt die Hefe: Port, Banyuls',
      },
    ],
  },
  fortified: {
    title:
      'Fortified Wines | Les vins mutés | I vini liquorosi | Los vinos generosos | Verstärkte Weine',
    phrases: `fortified wine* | fortified | madeira | marsala | vermouth | vermut | wermut | vins mutes | vin mute | vin doux naturel | vini liquorosi | vino liquoroso | vinos generosos | vino generoso | vinos fortificados | likorwein* | verstarkte wein* | aufgespritet*`,
    points: [
      {
        icon: 'glass',
        wine: 'red',
        name: 'Port | Porto | Porto | Oporto | Portwein',
        note: 'Douro, Portugal; mostly sweet | Douro, Portugal ; souvent doux | Douro, Portogallo; per lo più dolce | Duero, Portugal; casi siempre dulce | Douro, Portugal; meist süß',
      },
      {
        icon: 'glass',
        wine: 'white',
        name: 'Sherry | Xérès | Sherry | Jerez | Sherry',
        note: 'Jerez, Spain; dry to sweet | Jerez, Espagne ; sec à doux | Jerez, Spagna; da secco a dolce | Jerez, España; de seco a dulce | Jerez, Spanien; trocken bis süß',
      },
      {
        icon: 'glass',
        wine: 'orange',
        name: 'Madeira | Madère | Madeira | Madeira | Madeira',
        note: 'Atlantic island; aged in warmth | île de l’Atlantique ; élevé à chaud | isola atlantica; affinato al caldo | isla atlántica; criado con calor | Atlantikinsel; in Wärme gereift',
      },
      {
        icon: 'glass',
        wine: 'orange',
        name: 'Marsala',
        note: 'Sicily, Italy | Sicile, Italie | Sicilia, Italia | Sicilia, Italia | Sizilien, Italien',
      },
      {
        icon: 'glass',
        wine: 'red',
        name: 'Vin doux naturel',
        note: 'France: Banyuls, Maury, Rivesaltes | France : Banyuls, Maury, Rivesaltes | Francia: Banyuls, Maury, Rivesaltes | Francia: Banyuls, Maury, Rivesaltes | Frankreich: Banyuls, Maury, Rivesaltes',
      },
      {
        icon: 'glass',
        wine: 'white',
        name: 'Vermouth | Vermouth | Vermut | Vermut | Wermut',
        note: 'with spirit, wormwood and herbs | avec alcool, absinthe et herbes | con alcol, assenzio ed erbe | con alcohol, ajenjo y hierbas | mit Alkohol, Wermutkraut und Kräutern',
      },
    ],
  },
  lees: {
    title: 'On the Lees | L’élevage sur lies | Sui lieviti | Sobre lías | Ausbau auf der Hefe',
    phrases: `lees | lees ageing | lees aging | sur lie | sur lies | batonnage | autolysis | elevage lies | sulle fecce | sui lieviti | sobre lias | crianza lias | feinhefe | hefelager | auf der hefe`,
    points: [
      {
        icon: 'tank',
        name: 'What they are | Ce que c’est | Che cosa sono | Qué son | Was sie ist',
        note: 'spent yeast that sinks down | des levures mortes au fond | lieviti esausti sul fondo | levaduras muertas en el fondo | tote Hefe am Grund',
      },
      {
        icon: 'barrel',
        name: 'Stirring | Bâtonnage | Bâtonnage | Removido | Aufrühren',
        note: 'bâtonnage brings them up again | on les remet en suspension | si rimettono in sospensione | se vuelven a levantar | Bâtonnage bringt sie wieder hoch',
      },
      {
        icon: 'bread',
        name: 'Aromas | Arômes | Aromi | Aromas | Aromen',
        note: 'bread, brioche, biscuit | pain, brioche, biscuit | pane, brioche, biscotto | pan, brioche, galleta | Brot, Brioche, Gebäck',
      },
      {
        icon: 'butter',
        name: 'In the mouth | En bouche | In bocca | En boca | Im Mund',
        note: 'rounder and creamier | plus rond, plus crémeux | più tondo e cremoso | más redondo y cremoso | runder und cremiger',
      },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: 'Known for it | Exemples | Esempi | Ejemplos | Bekannt dafür',
        note: 'Champagne, Muscadet sur lie | Champagne, Muscadet sur lie | Champagne, Muscadet sur lie | champán, Muscadet sur lie | Champagner, Muscadet sur lie',
      },
    ],
  },
  carbonic: {
    title:
      'Carbonic Maceration | La macération carbonique | La macerazione carbonica | La maceración carbónica | Kohlensäuremaischung',
    phrases: `carbonic | carbonic maceration | maceration carbonique | macerazione carbonica | maceracion carbonica | kohlensauremaisch* | how beaujolais nouveau`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'grapes',
        name: 'Whole bunches | Grappes entières | Grappoli interi | Racimos enteros | Ganze Trauben',
        note: 'not crushed, picked by hand | non foulées, cueillies à la main | non pigiati, raccolti a mano | sin estrujar, a mano | ungemahlen, von Hand gelesen',
      },
      {
        icon: 'tank',
        name: 'Closed tank | Cuve close | Vasca chiusa | Depósito cerrado | Geschlossener Tank',
        note: 'full of carbon dioxide | saturée de gaz carbonique | satura di anidride carbonica | lleno de gas carbónico | voll Kohlendioxid',
      },
      {
        icon: 'fire',
        name: 'Within the berry | Dans la baie | Dentro l’acino | Dentro de la baya | In der Beere',
        note: 'a first fermentation without yeast | une fermentation sans levure | una fermentazione senza lieviti | una fermentación sin levaduras | eine erste Gärung ohne Hefe',
      },
      {
        icon: 'wine_press',
        name: 'Pressing | Pressurage | Pressatura | Prensado | Pressen',
        note: 'then yeast ferments the juice dry | puis les levures finissent | poi finiscono i lieviti | luego acaban las levaduras | dann vergärt die Hefe den Saft',
      },
      {
        icon: 'glass',
        wine: 'red',
        name: 'In the glass | Dans le verre | Nel calice | En la copa | Im Glas',
        note: 'fruity, little tannin: Beaujolais Nouveau | fruité, peu de tanins : Beaujolais nouveau | fruttato, poco tannino: Beaujolais Nouveau | afrutado, poco tanino: Beaujolais Nouveau | fruchtig, wenig Tannin: Beaujolais Nouveau',
      },
    ],
  },
  pet_nat: {
    title: 'Pét-Nat',
    phrases: `pet nat | petnat | petillant naturel | ancestral method | methode ancestrale | metodo ancestrale | metodo ancestral | ancestrale methode`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'tank',
        name: 'Fermentation | Fermentation | Fermentazione | Fermentación | Gärung',
        note: 'begins in the tank | elle commence en cuve | comincia in vasca | empieza en depósito | beginnt im Tank',
      },
      {
        icon: 'bottle',
        wine: 'sparkling',
        name: 'Bottling | Mise | Imbottigliamento | Embotellado | Abfüllung',
        note: 'before the sugar is used up | avant la fin du sucre | prima che finisca lo zucchero | antes de acabarse el azúcar | bevor der Zucker vergoren ist',
      },
      {
        icon: 'cork',
        sketch: 'crown_cap',
        name: 'Crown cap | Capsule | Tappo a corona | Chapa | Kronkorken',
        note: 'it ends in the bottle; gas stays | elle finit en bouteille, le gaz reste | finisce in bottiglia, il gas resta | acaba en botella, el gas queda | endet in der Flasche, das Gas bleibt',
      },
      {
        icon: 'glass',
        wine: 'sparkling',
        name: 'In the glass | Dans le verre | Nel calice | En la copa | Im Glas',
        note: 'softly sparkling, often cloudy | bulle douce, souvent trouble | bolla leggera, spesso torbido | burbuja suave, a menudo turbio | leicht perlend, oft trüb',
      },
    ],
  },
  blending: {
    title: 'Why Wines Are Blended | L’assemblage | L’assemblaggio | El ensamblaje | Die Cuvée',
    phrases: `blending | blending wine* | wine blend* explained | what is cuvee | what cuvee | why blend* | assemblage vin | assemblage explique | assemblaggio | uvaggio | ensamblaje | coupage | verschnitt | cuvee wein`,
    points: [
      {
        icon: 'grapes',
        name: 'Grapes | Cépages | Vitigni | Uvas | Rebsorten',
        note: 'Bordeaux: Merlot rounds Cabernet | Bordeaux : le Merlot arrondit le Cabernet | Bordeaux: il Merlot ammorbidisce il Cabernet | Burdeos: el Merlot redondea el Cabernet | Bordeaux: Merlot rundet Cabernet',
      },
      {
        icon: 'calendar',
        name: 'Years | Années | Annate | Añadas | Jahrgänge',
        note: 'Champagne keeps its style so | la Champagne garde ainsi son style | così lo Champagne tiene lo stile | así el champán guarda su estilo | so hält Champagner seinen Stil',
      },
      {
        icon: 'mountain',
        name: 'Places | Lieux | Luoghi | Lugares | Lagen',
        note: 'cool sites give acid, warm ones body | le frais : acidité, le chaud : corps | fresco: acidità, caldo: corpo | fresco: acidez, cálido: cuerpo | kühle Lagen geben Säure, warme Körper',
      },
      {
        icon: 'barrel',
        name: 'Vessels | Contenants | Contenitori | Recipientes | Gefäße',
        note: 'oak for spice, steel for fruit | chêne : épices, inox : fruit | rovere: spezie, acciaio: frutto | roble: especias, acero: fruta | Holz für Würze, Stahl für Frucht',
      },
    ],
  },
  vegan: {
    title:
      'Is Wine Vegan? | Le vin est-il végane ? | Il vino è vegano? | ¿Es vegano el vino? | Ist Wein vegan?',
    phrases: `vegan wine* | wine vegan | is wine vegan | fining | fining agent* | vin vegane* | vin vegan | collage vin | vino vegano | chiarifica | vinos veganos | clarificacion vino | veganer wein | wein vegan | schonung`,
    isNarrow: true,
    points: [
      {
        icon: 'egg',
        name: 'Egg white | Blanc d’œuf | Albume | Clara de huevo | Eiweiß',
        note: 'fines red wine: not vegan | colle le rouge : non végane | chiarifica il rosso: non vegano | clarifica tinto: no vegano | schönt Rotwein: nicht vegan',
      },
      {
        icon: 'milk',
        name: 'Casein | Caséine | Caseina | Caseína | Kasein',
        note: 'of milk, for whites: not vegan | du lait, pour le blanc : non | del latte, per bianchi: no | de la leche, para blanco: no | aus Milch, für Weißwein: nicht vegan',
      },
      {
        icon: 'fish',
        name: 'Isinglass | Colle de poisson | Colla di pesce | Cola de pescado | Hausenblase',
        note: 'of fish: not vegan | de poisson : non végane | di pesce: non vegano | de pescado: no vegano | vom Fisch: nicht vegan',
      },
      {
        icon: 'amphora',
        name: 'Bentonite | Bentonite | Bentonite | Bentonita | Bentonit',
        note: 'a clay: vegan | une argile : végane | un’argilla: vegana | una arcilla: vegana | eine Tonerde: vegan',
      },
      {
        icon: 'hourglass',
        name: 'Time | Temps | Tempo | Tiempo | Zeit',
        note: 'unfined wine settles by itself | le vin non collé se pose seul | il vino non chiarificato si posa da sé | el vino sin clarificar se posa solo | ungeschönter Wein klärt sich selbst',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

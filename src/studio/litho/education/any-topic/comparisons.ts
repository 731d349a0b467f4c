import type { ThingId } from '#studio/things/catalogue.ts';
import type { SketchId } from '#studio/litho/education/lessons/lesson.ts';

/** What tells two of a kind apart, with its sources in docs/studio/facts.md. */
export interface Comparison {
  first: RegExp;
  second: RegExp;
  /** What shows the two better than a bottle and a glass. */
  drawn?: readonly [SketchId, SketchId];
  /** What stands beside bottle and glass of each. */
  beside?: readonly [ThingId, ThingId];
  rows: readonly (readonly [name: string, first: string, second: string])[];
}

const GRAPES = 'Grapes | Cépages | Vitigni | Uvas | Rebsorten';
const LABEL =
  'The label names | L’étiquette nomme | L’etichetta indica | La etiqueta nombra | Das Etikett nennt';
const BUBBLES = 'Bubbles | Bulles | Bollicine | Burbujas | Perlage';
const HOME = 'Home | Origine | Origine | Origen | Herkunft';
const BOTTLE = 'Bottle | Bouteille | Bottiglia | Botella | Flasche';
const SKINS = 'Skins | Peaux | Bucce | Hollejos | Schalen';
const SERVED = 'Serve at | Servir à | Servire a | Servir a | Servieren bei';

export const COMPARISONS: readonly Comparison[] = [
  {
    first: /old vine|vieilles vignes|viti vecchie|vinas viejas|alte reben/,
    second: /young vine|jeunes vignes|viti giovani|vinas jovenes|junge reben/,
    rows: [
      [
        'Roots | Racines | Radici | Raíces | Wurzeln',
        'deep, reach water in dry years | profondes, de l’eau même au sec | profonde, acqua anche al secco | profundas, agua en la sequía | tief, Wasser auch in trockenen Jahren',
        'shallow, suffer in drought | superficielles, souffrent au sec | superficiali, soffrono la siccità | superficiales, sufren la sequía | flach, leiden bei Trockenheit',
      ],
      [
        'Yield | Rendement | Resa | Rendimiento | Ertrag',
        'low, falling after some 25 years | faible, baisse après 25 ans | bassa, cala dopo 25 anni | bajo, cae tras unos 25 años | gering, sinkt nach etwa 25 Jahren',
        'first full crop in the third or fourth year | pleine récolte dès la 3e ou 4e année | piena dal terzo o quarto anno | plena al tercer o cuarto año | volle Ernte ab dem 3. oder 4. Jahr',
      ],
      [
        'Age | Âge | Età | Edad | Alter',
        '35 years and more, says the OIV | 35 ans et plus, selon l’OIV | 35 anni e più, dice l’OIV | 35 años y más, dice la OIV | ab 35 Jahren, sagt die OIV',
        'fewer | moins | meno | menos | weniger',
      ],
    ],
  },
  {
    first: /natural cork|liege naturel|sughero naturale|corcho natural|naturkork/,
    second: /synthetic|plastic|synthetique|sintetic|kunststoff/,
    rows: [
      [
        'Made of | Matière | Materiale | Material | Aus',
        'bark of the cork oak | écorce de chêne-liège | corteccia di quercia da sughero | corteza de alcornoque | Rinde der Korkeiche',
        'plastic foam, oil or plant based | mousse plastique, pétrole ou végétal | schiuma plastica, da petrolio o piante | espuma plástica, de petróleo o vegetal | Kunststoffschaum, aus Öl oder Pflanzen',
      ],
      [
        'For it | Pour | A favore | A favor | Dafür',
        'proven for long ageing, renewable | éprouvé pour la garde, renouvelable | provato per l’invecchiamento | probado para la guarda, renovable | bewährt für lange Lagerung, erneuerbar',
        'no cork taint (TCA), even quality | pas de goût de bouchon, régulier | niente TCA, costante | sin TCA, regular | kein Korkton (TCA), gleichmäßig',
      ],
      [
        'Against it | Contre | Contro | En contra | Dagegen',
        'cork taint is possible | goût de bouchon possible | possibile odore di tappo | posible TCA | Korkton möglich',
        'for early drinking; hard to put back | à boire jeune ; se rebouche mal | da bere giovane; si reinserisce male | para beber joven; cuesta volver a poner | für frühen Genuss; schwer zurückzustecken',
      ],
    ],
  },
  {
    first: /old world|ancien monde|vecchio mondo|viejo mundo|alte welt/,
    second: /new world|nouveau monde|nuovo mondo|nuevo mundo|neue welt/,
    beside: ['castle', 'barn'],
    rows: [
      [
        HOME,
        'Europe, Near East | Europe, Proche-Orient | Europa, Vicino Oriente | Europa, Oriente Próximo | Europa, Naher Osten',
        'Americas, Australia, South Africa | Amériques, Australie, Afrique du Sud | Americhe, Australia, Sudafrica | América, Australia, Sudáfrica | Amerika, Australien, Südafrika',
      ],
      [
        'Climate | Climat | Clima | Clima | Klima',
        'often cooler | souvent plus frais | spesso più fresco | a menudo más fresco | oft kühler',
        'often warmer | souvent plus chaud | spesso più caldo | a menudo más cálido | oft wärmer',
      ],
      [
        LABEL,
        'most often the place | souvent le lieu | spesso il luogo | a menudo el lugar | meist den Ort',
        'most often the grape | souvent le cépage | spesso il vitigno | a menudo la uva | meist die Rebe',
      ],
      [
        'Rules | Règles | Regole | Reglas | Regeln',
        'grapes and yields often fixed by law | cépages et rendements souvent fixés | vitigni e rese spesso fissati | uvas y rendimientos a menudo fijados | Reben und Ertrag oft geregelt',
        'mostly free | le plus souvent libres | per lo più libere | casi siempre libres | meist frei',
      ],
      [
        'Often tastes of | Goût fréquent | Spesso sa di | A menudo sabe a | Schmeckt oft nach',
        'earth and herbs, more acidity | terre et herbes, plus d’acidité | terra ed erbe, più acidità | tierra y hierbas, más acidez | Erde und Kräutern, mehr Säure',
        'ripe fruit, more alcohol | fruit mûr, plus d’alcool | frutta matura, più alcol | fruta madura, más alcohol | reifer Frucht, mehr Alkohol',
      ],
    ],
  },
  {
    first: /bordeaux/,
    second: /burgund|bourgogne|borgogna|borgona/,
    rows: [
      [GRAPES, 'Cabernet Sauvignon, Merlot', 'Pinot noir, Chardonnay'],
      [
        'Wine | Vin | Vino | Vino | Wein',
        'mostly blends | surtout assemblages | per lo più uvaggi | sobre todo mezclas | meist Cuvées',
        'mostly one grape | surtout un cépage | per lo più un vitigno | casi siempre una uva | meist eine Rebe',
      ],
      [
        BOTTLE,
        'high shoulders | épaules hautes | spalle alte | hombros altos | hohe Schultern',
        'sloping shoulders | épaules tombantes | spalle spioventi | hombros caídos | abfallende Schultern',
      ],
    ],
  },
  {
    first: /champagne|champagner/,
    second: /prosecco/,
    rows: [
      [GRAPES, 'Chardonnay, Pinot noir, Meunier', 'Glera'],
      [
        BUBBLES,
        'second fermentation in the bottle | seconde fermentation en bouteille | rifermentazione in bottiglia | segunda fermentación en botella | zweite Gärung in der Flasche',
        'in the tank | en cuve | in autoclave | en depósito | im Tank',
      ],
      [HOME, 'Champagne', 'Veneto, Friuli'],
      [
        'Pressure | Pression | Pressione | Presión | Druck',
        '5–6 bar',
        '3 bar and more | 3 bars et plus | da 3 bar in su | 3 bares o más | ab 3 bar',
      ],
      [
        'Taste | Goût | Gusto | Sabor | Geschmack',
        'citrus, chalk, brioche | agrumes, craie, brioche | agrumi, gesso, brioche | cítricos, tiza, brioche | Zitrus, Kreide, Brioche',
        'apple, pear, blossom | pomme, poire, fleurs | mela, pera, fiori | manzana, pera, flores | Apfel, Birne, Blüten',
      ],
    ],
  },
  {
    first: /^(?:red|red wines?|vins? rouges?|vin[oi] ross[oi]|vino tinto|rotweine?)$/,
    second: /^(?:white|white wines?|vins? blancs?|vin[oi] bianch?[oi]|vino blanco|weissweine?)$/,
    rows: [
      [
        SKINS,
        'ferment with the juice | fermentent avec le jus | fermentano con il mosto | fermentan con el mosto | gären mit dem Most',
        'pressed off first | pressées avant | pressate prima | prensados antes | vorher abgepresst',
      ],
      [
        'Tannin | Tanin | Tannino | Tanino | Gerbstoff',
        'from skins and seeds | des peaux et pépins | da bucce e vinaccioli | de hollejos y pepitas | aus Schalen und Kernen',
        'hardly any | presque aucun | quasi assente | casi ninguno | kaum',
      ],
      ['Fermented at | Fermente à | Fermenta a | Fermenta a | Gärt bei', '25–30 °C', '12–18 °C'],
      [SERVED, '13–18 °C', '7–13 °C'],
    ],
  },
  {
    first: /^(?:cork|corks|bouchon|liege|sughero|corcho|kork|korken)$/,
    second: /screw ?caps?|capsule a vis|tappo a vite|rosca|schraubverschluss/,
    rows: [
      [
        'Made of | Matière | Materiale | Material | Material',
        'bark of the cork oak | écorce du chêne-liège | corteccia di sughera | corteza de alcornoque | Rinde der Korkeiche',
        'aluminium with a liner | aluminium et joint | alluminio con guarnizione | aluminio con junta | Aluminium mit Einlage',
      ],
      [
        'Opened with | S’ouvre avec | Si apre con | Se abre con | Öffnen mit',
        'a corkscrew | un tire-bouchon | un cavatappi | un sacacorchos | Korkenzieher',
        'a twist of the hand | la main | la mano | la mano | der Hand',
      ],
      [
        'For it | Pour | A favore | A favor | Dafür',
        'renewable, breathes a little, custom | renouvelable, respire un peu, usage | rinnovabile, traspira, tradizione | renovable, transpira, costumbre | nachwachsend, atmet etwas, Brauch',
        'no cork taint, keeps fresh, closes again | pas de goût de bouchon, fraîcheur, se referme | niente TCA, freschezza, si richiude | sin TCA, frescura, se vuelve a cerrar | kein Korkschmecker, frisch, wieder verschließbar',
      ],
      [
        'Against it | Contre | Contro | En contra | Dagegen',
        'cork taint (TCA), varies | goût de bouchon (TCA), irrégulier | TCA, irregolare | TCA, irregular | Korkschmecker (TCA), schwankt',
        'too tight may reduce; metal waste | trop étanche : réduction ; déchet | troppo ermetico: riduzione; rifiuti | muy hermético: reducción; residuos | zu dicht: Böckser; Metallabfall',
      ],
    ],
  },
  {
    first: /oak|barrel|barrique|chene|fut|rovere|botte|roble|barrica|eiche|holzfass|fass/,
    second: /steel|stainless|tank|inox|cuve|acciaio|acero|stahl|edelstahl/,
    rows: [
      [
        'Air | Air | Aria | Aire | Luft',
        'a little, through the wood | un peu, par le bois | poca, dal legno | algo, por la madera | etwas, durch das Holz',
        'none | aucun | nessuna | nada | keine',
      ],
      [
        'Aromas | Arômes | Aromi | Aromas | Aromen',
        'vanilla, toast, spice | vanille, grillé, épices | vaniglia, tostato, spezie | vainilla, tostado, especias | Vanille, Toast, Gewürz',
        'fruit and flowers stay | fruit et fleurs restent | restano frutta e fiori | quedan fruta y flores | Frucht und Blüte bleiben',
      ],
      [
        'Texture | Texture | Struttura | Textura | Textur',
        'rounder, more tannin | plus rond, plus de tanin | più rotonda, più tannino | más redonda, más tanino | runder, mehr Tannin',
        'crisp and light | vive et légère | fresca e leggera | fresca y ligera | frisch und leicht',
      ],
      [
        'Cost | Coût | Costo | Coste | Kosten',
        'high, used a few times | élevé, quelques usages | alto, pochi usi | alto, pocos usos | hoch, wenige Füllungen',
        'lower, used for decades | moindre, pour des décennies | minore, per decenni | menor, durante décadas | geringer, für Jahrzehnte',
      ],
    ],
  },
  {
    first: /french oak|chene francais|rovere francese|roble frances|franzosische eiche/,
    second: /american oak|chene americain|rovere americano|roble americano|amerikanische eiche/,
    rows: [
      [
        'Species | Espèces | Specie | Especies | Arten',
        'Quercus petraea, Q. robur',
        'Quercus alba',
      ],
      [
        'Grain | Grain | Grana | Grano | Maserung',
        'tight | serré | fine | fino | fein',
        'wider | plus large | più larga | más ancho | gröber',
      ],
      [
        'Aromas | Arômes | Aromi | Aromas | Aromen',
        'spice, cedar, fine tannin | épices, cèdre, tanin fin | spezie, cedro, tannino fine | especias, cedro, tanino fino | Gewürz, Zeder, feines Tannin',
        'vanilla, coconut, dill | vanille, coco, aneth | vaniglia, cocco, aneto | vainilla, coco, eneldo | Vanille, Kokos, Dill',
      ],
    ],
  },
  {
    first: /hand|manuel|mano|manual|handlese/,
    second: /machine|mecani|meccani|mecanic|maschin|vollernter/,
    rows: [
      [
        'Grapes | Raisins | Uve | Uvas | Trauben',
        'whole bunches, sorted in the vineyard | grappes entières, triées | grappoli interi, scelti | racimos enteros, escogidos | ganze Trauben, ausgelesen',
        'shaken off as single berries | baies secouées | acini scossi | bayas sueltas | abgeschüttelte Beeren',
      ],
      [
        'Speed | Vitesse | Velocità | Rapidez | Tempo',
        'slow, many people | lent, beaucoup de monde | lento, molte persone | lento, mucha gente | langsam, viele Leute',
        'fast, by night too | rapide, même la nuit | veloce, anche di notte | rápido, también de noche | schnell, auch nachts',
      ],
      [
        'Where | Où | Dove | Dónde | Wo',
        'slopes, bush vines, Champagne | pentes, gobelets, Champagne | pendii, alberello, Champagne | laderas, vaso, Champagne | Steillagen, Buschreben, Champagne',
        'flat, trellised rows | plat, palissé | piano, a filari | llano, en espaldera | flach, Drahtrahmen',
      ],
    ],
  },
  {
    first:
      /traditional method|methode traditionnelle|champenoise|metodo classico|metodo tradicional|flaschengarung|bottle fermentation/,
    second: /tank|charmat|cuve close|martinotti|tankgarung/,
    rows: [
      [
        'Second fermentation | Seconde fermentation | Rifermentazione | Segunda fermentación | Zweite Gärung',
        'in each bottle | dans chaque bouteille | in ogni bottiglia | en cada botella | in jeder Flasche',
        'in a pressure tank | en cuve sous pression | in autoclave | en depósito a presión | im Drucktank',
      ],
      [
        'Aromas | Arômes | Aromi | Aromas | Aromen',
        'bread, brioche, nuts | pain, brioche, noix | pane, brioche, noci | pan, brioche, nueces | Brot, Brioche, Nuss',
        'fresh fruit and flowers | fruits frais et fleurs | frutta fresca e fiori | fruta fresca y flores | frische Frucht, Blüten',
      ],
      [
        'Examples | Exemples | Esempi | Ejemplos | Beispiele',
        'Champagne, Crémant, Cava, Franciacorta',
        'Prosecco, Lambrusco, Sekt',
      ],
    ],
  },
  {
    first: /young|jeune|giovane|joven|jung/,
    second: /\bold\b|aged|mature|vieux|age\b|invecchiat|maturo|viejo|anejo|gereift|alt/,
    rows: [
      [
        'Colour | Couleur | Colore | Color | Farbe',
        'red: purple; white: lemon | rouge : violet ; blanc : citron | rosso: viola; bianco: limone | tinto: violeta; blanco: limón | Rot: violett; Weiß: zitronengelb',
        'red: garnet to brown; white: gold | rouge : grenat à brun ; blanc : or | rosso: granato; bianco: oro | tinto: granate; blanco: oro | Rot: granat bis braun; Weiß: gold',
      ],
      [
        'Aromas | Arômes | Aromi | Aromas | Aromen',
        'fresh fruit, flowers | fruits frais, fleurs | frutta fresca, fiori | fruta fresca, flores | frische Frucht, Blüten',
        'dried fruit, leather, mushroom | fruits secs, cuir, champignon | frutta secca, cuoio, funghi | fruta seca, cuero, setas | Trockenfrucht, Leder, Pilz',
      ],
      [
        'Tannin | Tanin | Tannino | Tanino | Gerbstoff',
        'firm | ferme | deciso | firme | fest',
        'soft, with sediment | souple, avec dépôt | morbido, con deposito | suave, con posos | weich, mit Depot',
      ],
    ],
  },
];

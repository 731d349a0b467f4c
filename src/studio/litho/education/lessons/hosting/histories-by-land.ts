import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** The same in other words: 'history of wine in Georgia', 'Geschichte des Weins in Georgien'. */
const historyOf = (names: string): string =>
  names
    .split(' ')
    .flatMap((name) =>
      [
        'history',
        'timeline',
        'chronology',
        'histoire',
        'storia',
        'historia',
        'geschichte',
        'zeitstrahl',
      ].flatMap((word) => [`${word} ${name}`, `${name} ${word}`]),
    )
    .join(' | ');

/** What became of wine in one land, in six dates; sources in docs/studio/facts.md. */
export const LAND_HISTORY_LESSONS = {
  georgia_history: {
    title:
      'A Short History of Georgian Wine | Petite histoire du vin géorgien | Breve storia del vino georgiano | Breve historia del vino georgiano | Kleine Geschichte des georgischen Weins',
    phrases: historyOf('georgia georgian georgie georgien* georgiano kachetien kakheti qvevri'),
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'amphora',
        name: 'c. 6000 BC | v. 6000 av. J.-C. | ca. 6000 a.C. | h. 6000 a. C. | um 6000 v. Chr.',
        note: 'the oldest traces of wine, in clay jars | les plus anciennes traces de vin, en jarres | le più antiche tracce di vino, in giare | los restos de vino más antiguos, en tinajas | älteste Spuren von Wein, in Tonkrügen',
      },
      {
        icon: 'church',
        name: '4th century | IVᵉ siècle | IV secolo | siglo IV | 4. Jahrhundert',
        note: 'Saint Nino’s cross, of vine wood | la croix de sainte Nino, en bois de vigne | la croce di santa Nino, di vite | la cruz de santa Nino, de sarmientos | das Kreuz der heiligen Nino aus Rebholz',
      },
      {
        icon: 'bottle',
        wine: 'red',
        name: '19th century | XIXᵉ siècle | XIX secolo | siglo XIX | 19. Jahrhundert',
        note: 'Tsinandali bottles in the European way | Tsinandali embouteille à l’européenne | Tsinandali imbottiglia all’europea | Tsinandali embotella a la europea | Zinandali füllt nach europäischer Art ab',
      },
      {
        icon: 'vine_leaf',
        name: '1985',
        note: 'Soviet campaign: vineyards are pulled up | campagne soviétique : vignes arrachées | campagna sovietica: vigne estirpate | campaña soviética: viñas arrancadas | sowjetische Kampagne: Reben gerodet',
      },
      {
        icon: 'flag',
        name: '2006',
        note: 'Russia bans its wine, until 2013 | la Russie l’interdit, jusqu’en 2013 | la Russia lo vieta, fino al 2013 | Rusia lo prohíbe, hasta 2013 | Russland verbietet ihn, bis 2013',
      },
      {
        icon: 'globe',
        name: '2013',
        note: 'wine from the qvevri: UNESCO heritage | le vin de qvevri : patrimoine de l’UNESCO | il vino in qvevri: patrimonio UNESCO | el vino de qvevri: patrimonio UNESCO | Wein aus dem Qvevri: UNESCO-Erbe',
      },
    ],
  },
  germany_history: {
    title:
      'A Short History of German Wine | Petite histoire du vin allemand | Breve storia del vino tedesco | Breve historia del vino alemán | Kleine Geschichte des deutschen Weins',
    phrases: historyOf(
      'germany german allemagne allemand germania tedesco alemania aleman deutschland deutsch* mosel riesling',
    ),
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'wine_press',
        name: '4th century | IVᵉ siècle | IV secolo | siglo IV | 4. Jahrhundert',
        note: 'Roman press houses on the Mosel | pressoirs romains sur la Moselle | torchi romani sulla Mosella | lagares romanos en el Mosela | römische Kelteranlagen an der Mosel',
      },
      {
        icon: 'church',
        name: '1136',
        note: 'Cistercians found Eberbach in the Rheingau | les cisterciens fondent Eberbach | i cistercensi fondano Eberbach | los cistercienses fundan Eberbach | Zisterzienser gründen Kloster Eberbach',
      },
      {
        icon: 'letter',
        name: '1435',
        note: 'Riesling is first named, on a bill | le riesling nommé, sur une facture | il Riesling nominato, in un conto | se nombra el riesling, en una cuenta | eine Rechnung nennt erstmals den Riesling',
      },
      {
        icon: 'grapes',
        wine: 'white',
        name: '1775',
        note: 'Johannisberg: a Spätlese, by accident | Johannisberg : une vendange tardive, par hasard | Johannisberg: una vendemmia tardiva, per caso | Johannisberg: una vendimia tardía, por azar | Johannisberg: eine Spätlese, aus Versehen',
      },
      {
        icon: 'vine_leaf',
        name: '1787',
        note: 'the Elector of Trier wants better vines | l’électeur de Trèves veut de meilleurs cépages | l’elettore di Treviri vuole viti migliori | el elector de Tréveris quiere mejores vides | Triers Kurfürst verlangt bessere Reben',
      },
      {
        icon: 'label',
        name: '1971',
        note: 'the wine law ranks by ripeness | la loi classe selon la maturité | la legge classifica per maturità | la ley clasifica por madurez | das Weingesetz ordnet nach der Reife',
      },
    ],
  },
  austria_history: {
    title:
      'A Short History of Austrian Wine | Petite histoire du vin autrichien | Breve storia del vino austriaco | Breve historia del vino austriaco | Kleine Geschichte des österreichischen Weins',
    phrases: historyOf('austria* autriche autrichien osterreich* wachau'),
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'jug',
        wine: 'white',
        name: '1784',
        note: 'Joseph II lets growers sell their own wine: the Heurige | Joseph II permet la vente au domaine : le Heuriger | Giuseppe II permette la vendita: lo Heuriger | José II permite vender el vino propio: el Heuriger | Joseph II. erlaubt den eigenen Ausschank: der Heurige',
      },
      {
        icon: 'book',
        name: '1860',
        note: 'a school of wine in Klosterneuburg | une école du vin à Klosterneuburg | una scuola del vino a Klosterneuburg | una escuela del vino en Klosterneuburg | eine Weinbauschule in Klosterneuburg',
      },
      {
        icon: 'grapes',
        wine: 'red',
        name: '1922',
        note: 'Zweigelt crosses Sankt Laurent and Blaufränkisch | Zweigelt croise sankt laurent et blaufränkisch | Zweigelt incrocia Sankt Laurent e Blaufränkisch | Zweigelt cruza sankt laurent y blaufränkisch | Zweigelt kreuzt Sankt Laurent und Blaufränkisch',
      },
      {
        icon: 'magnifying_glass',
        name: '1985',
        note: 'the glycol scandal, then a strict law | le scandale du glycol, puis une loi sévère | lo scandalo del glicole, poi una legge severa | el escándalo del glicol, luego una ley severa | der Glykolskandal, dann ein strenges Gesetz',
      },
      {
        icon: 'label',
        name: '2003',
        note: 'Weinviertel is the first DAC | le Weinviertel, premier DAC | il Weinviertel, primo DAC | el Weinviertel, primer DAC | das Weinviertel wird der erste DAC',
      },
    ],
  },
  burgundy_history: {
    title:
      'A Short History of Burgundy | Petite histoire de la Bourgogne | Breve storia della Borgogna | Breve historia de Borgoña | Kleine Geschichte des Burgunds',
    phrases: historyOf('burgundy bourgogne borgogna borgona burgund*'),
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'church',
        name: '1098',
        note: 'Cîteaux: the monks plant the Côte | Cîteaux : les moines plantent la Côte | Cîteaux: i monaci piantano la Côte | Cîteaux: los monjes plantan la Côte | Cîteaux: Mönche bepflanzen die Côte',
      },
      {
        icon: 'castle',
        name: '1336',
        note: 'the wall round the Clos de Vougeot | le mur du Clos de Vougeot | il muro del Clos de Vougeot | el muro del Clos de Vougeot | die Mauer um den Clos de Vougeot',
      },
      {
        icon: 'crown',
        name: '1395',
        note: 'Philip the Bold bans Gamay | Philippe le Hardi bannit le gamay | Filippo l’Ardito bandisce il Gamay | Felipe el Atrevido prohíbe el gamay | Philipp der Kühne verbietet den Gamay',
      },
      {
        icon: 'barrel',
        name: '1443',
        note: 'the Hospices de Beaune are founded | fondation des Hospices de Beaune | si fondano gli Hospices de Beaune | se fundan los Hospices de Beaune | Gründung der Hospices de Beaune',
      },
      {
        icon: 'label',
        name: '1936',
        note: 'appellation d’origine contrôlée',
      },
      {
        icon: 'globe',
        name: '2015',
        note: 'its climats: world heritage | ses climats : patrimoine mondial | i suoi climats: patrimonio mondiale | sus climats: patrimonio mundial | seine Climats: Welterbe',
      },
    ],
  },
  chianti_history: {
    title:
      'A Short History of Chianti | Petite histoire du chianti | Breve storia del Chianti | Breve historia del chianti | Kleine Geschichte des Chianti',
    phrases: historyOf('chianti tuscany toscana toscane toskana'),
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'map_sheet',
        name: '1716',
        note: 'Cosimo III sets the bounds of Chianti | Cosme III délimite le Chianti | Cosimo III delimita il Chianti | Cosme III delimita el Chianti | Cosimo III. grenzt das Chianti ab',
      },
      {
        icon: 'letter',
        name: '1872',
        note: 'Ricasoli writes down his blend | Ricasoli écrit sa recette | Ricasoli scrive la sua formula | Ricasoli escribe su receta | Ricasoli schreibt seine Formel auf',
      },
      {
        icon: 'rooster',
        name: '1924',
        note: 'growers unite under a black rooster | un consortium au coq noir | un consorzio, un gallo nero | un consorcio con un gallo negro | ein Verband mit schwarzem Hahn',
      },
      {
        icon: 'label',
        name: '1967',
        note: 'Chianti is a DOC | le chianti devient DOC | il Chianti è DOC | el chianti es DOC | Chianti wird DOC',
      },
      {
        icon: 'medal',
        name: '1984',
        note: 'and DOCG | puis DOCG | e DOCG | y DOCG | und DOCG',
      },
      {
        icon: 'grapes',
        wine: 'red',
        name: '2006',
        note: 'no white grapes in Chianti Classico any more | plus de blanc dans le chianti classico | niente uve bianche nel Classico | sin uva blanca en el Classico | kein Weißes mehr im Classico',
      },
    ],
  },
  california_history: {
    title:
      'A Short History of Californian Wine | Petite histoire du vin californien | Breve storia del vino californiano | Breve historia del vino californiano | Kleine Geschichte des kalifornischen Weins',
    phrases: historyOf('california* californie* kaliforni* napa sonoma'),
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'church',
        name: '18th century | XVIIIᵉ siècle | XVIII secolo | siglo XVIII | 18. Jahrhundert',
        note: 'the missions plant the first vines | les missions plantent les premières vignes | le missioni piantano le prime viti | las misiones plantan las primeras vides | Missionen pflanzen die ersten Reben',
      },
      {
        icon: 'barrel',
        name: '1857',
        note: 'Haraszthy founds Buena Vista in Sonoma | Haraszthy fonde Buena Vista à Sonoma | Haraszthy fonda Buena Vista a Sonoma | Haraszthy funda Buena Vista en Sonoma | Haraszthy gründet Buena Vista in Sonoma',
      },
      {
        icon: 'flag',
        name: '1920–1933',
        note: 'Prohibition | la prohibition | il proibizionismo | la ley seca | die Prohibition',
      },
      {
        icon: 'house',
        name: '1966',
        note: 'Robert Mondavi builds his winery | Robert Mondavi bâtit son domaine | Robert Mondavi costruisce la cantina | Robert Mondavi levanta su bodega | Robert Mondavi baut sein Weingut',
      },
      {
        icon: 'medal',
        name: '1976',
        note: 'it wins the blind tasting of Paris | elle gagne la dégustation de Paris | vince la degustazione di Parigi | gana la cata de París | Sieg in der Blindprobe von Paris',
      },
      {
        icon: 'map_sheet',
        name: '1981',
        note: 'Napa Valley is its first AVA | Napa Valley, sa première AVA | Napa Valley, la prima AVA | Napa Valley, su primera AVA | Napa Valley wird die erste AVA',
      },
    ],
  },
  south_africa_history: {
    title:
      'A Short History of Cape Wine | Petite histoire du vin du Cap | Breve storia del vino del Capo | Breve historia del vino del Cabo | Kleine Geschichte des Kapweins',
    phrases: `${historyOf('cape stellenbosch kap sudafrika sudafrica')} | history south africa* | south africa* history | timeline south africa* | histoire afrique sud | storia sud africa`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'boat',
        name: '1659',
        note: 'van Riebeeck notes the first wine | van Riebeeck note le premier vin | van Riebeeck annota il primo vino | van Riebeeck anota el primer vino | van Riebeeck vermerkt den ersten Wein',
      },
      {
        icon: 'house',
        name: '1685',
        note: 'Constantia is founded | fondation de Constantia | nasce Constantia | se funda Constantia | Constantia wird gegründet',
      },
      {
        icon: 'vine_leaf',
        name: '1886',
        note: 'phylloxera reaches the Cape | le phylloxéra atteint le Cap | la fillossera arriva al Capo | la filoxera llega al Cabo | die Reblaus erreicht das Kap',
      },
      {
        icon: 'grapes',
        wine: 'red',
        name: '1925',
        note: 'Perold crosses Pinotage | Perold croise le pinotage | Perold incrocia il Pinotage | Perold cruza el pinotage | Perold züchtet den Pinotage',
      },
      {
        icon: 'label',
        name: '1973',
        note: 'Wine of Origin: the first regions | Wine of Origin : les premières régions | Wine of Origin: le prime regioni | Wine of Origin: las primeras regiones | Wine of Origin: die ersten Gebiete',
      },
      {
        icon: 'globe',
        name: '1994',
        note: 'after apartheid its wine goes abroad | après l’apartheid, il s’exporte | dopo l’apartheid si esporta | tras el apartheid se exporta | nach der Apartheid in alle Welt',
      },
    ],
  },
} satisfies Record<string, Lesson>;

import { BRANCH_ASPECT } from '#studio/litho/props/vine-branch.ts';
import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** The work of twelve months, the louse's year, and the shoot with its parts. */
export const WORK_LESSONS = {
  phylloxera_cycle: {
    title:
      'The Life of Phylloxera | La vie du phylloxéra | La vita della fillossera | La vida de la filoxera | Das Leben der Reblaus',
    phrases: `cycle phylloxera | phylloxera* cycle | phylloxera life | life phylloxera | stages phylloxera | cycle vie phylloxera | ciclo fillossera | ciclo vita fillossera | ciclo filoxera | ciclo vida filoxera | lebenszyklus reblaus | reblaus lebenszyklus | entwicklung reblaus | zyklus reblaus`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'egg',
        sketch: 'winter_egg',
        name: 'Winter egg | Œuf d’hiver | Uovo d’inverno | Huevo de invierno | Winterei',
        note: 'one, laid under the bark in autumn | un seul, sous l’écorce, à l’automne | uno solo, sotto la corteccia in autunno | uno solo, bajo la corteza en otoño | eines, im Herbst unter der Rinde',
      },
      {
        icon: 'louse',
        sketch: 'louse',
        name: 'Foundress | Fondatrice | Fondatrice | Fundadora | Stammmutter',
        note: 'hatches in spring, climbs to a leaf | éclôt au printemps, gagne une feuille | schiude in primavera, sale a una foglia | eclosiona en primavera, sube a una hoja | schlüpft im Frühjahr, sucht ein Blatt',
      },
      {
        icon: 'vine_leaf',
        sketch: 'leaf_galls',
        name: 'Leaf galls | Galles des feuilles | Galle fogliari | Agallas en hojas | Blattgallen',
        note: 'hundreds of eggs in each, without a male; mostly on American vines | des centaines d’œufs, sans mâle ; surtout sur vignes américaines | centinaia di uova, senza maschio; su viti americane | cientos de huevos, sin macho; en vides americanas | Hunderte Eier ohne Männchen; meist an US-Reben',
      },
      {
        icon: 'louse',
        sketch: 'root_lice',
        name: 'On the roots | Sur les racines | Sulle radici | En las raíces | An den Wurzeln',
        note: 'several broods in summer; knots and rot kill European vines | plusieurs générations ; nodosités et pourriture tuent la vigne d’Europe | più generazioni; nodosità e marciume uccidono la vite europea | varias generaciones; nudos y pudrición matan la vid europea | mehrere Bruten; Knoten und Fäulnis töten Europas Reben',
      },
      {
        icon: 'louse',
        sketch: 'winged_louse',
        name: 'With wings | Ailée | Alata | Alada | Mit Flügeln',
        note: 'late summer: leaves the soil and flies on | fin d’été : sort de terre et s’envole | fine estate: esce dal suolo e vola | fin de verano: sale del suelo y vuela | im Spätsommer: verlässt den Boden und fliegt',
      },
      {
        icon: 'louse',
        sketch: 'lice_pair',
        name: 'Male and female | Mâle et femelle | Maschio e femmina | Macho y hembra | Männchen, Weibchen',
        note: 'without mouths; they mate, she lays the winter egg | sans bouche ; ils s’unissent, elle pond l’œuf d’hiver | senza bocca; si uniscono, lei depone l’uovo | sin boca; se aparean, ella pone el huevo | ohne Mund; paaren sich, sie legt das Winterei',
      },
      {
        icon: 'seedling',
        name: 'Grafting | Le greffage | L’innesto | El injerto | Das Pfropfen',
        note: 'American roots under European vines break the cycle | pied américain sous vigne d’Europe : le cycle est rompu | radici americane sotto viti europee: il ciclo si rompe | raíces americanas bajo vides europeas: el ciclo se rompe | US-Wurzeln unter Europas Reben: der Kreis ist durchbrochen',
      },
    ],
  },
  shoot: {
    title:
      'A Branch of the Vine | Un rameau de vigne | Un ramo di vite | Una rama de vid | Ein Zweig der Rebe',
    phrases: `grapevine branch | vine branch | branch vine | branch grapevine | grape branch | branch grape* | vine shoot | grapevine shoot | parts shoot | shoot vine | botanical vine | botanical grapevine | botanical grape* | grapevine botan* | vine botan* | rameau vigne | branche vigne | planche botanique vigne | vigne botanique | ramo vite | tralcio vite | tavola botanica vite | rama vid | rama parra | lamina botanica vid | zweig rebe* | rebzweig | trieb rebe* | rebtrieb | botanisch* rebe* | botanisch* weinrebe*`,
    isNarrow: true,
    whole: { icon: 'vine_branch', sketch: 'parts_shoot', aspect: BRANCH_ASPECT },
    points: [
      {
        icon: 'vine_branch',
        on: [0.93, 0.04],
        name: 'Shoot tip | Apex | Apice | Ápice | Triebspitze',
        note: 'grows on | pousse encore | cresce ancora | sigue creciendo | wächst weiter',
      },
      {
        icon: 'vine_branch',
        on: [0.76, 0.27],
        name: 'Green shoot | Rameau vert | Germoglio | Brote verde | Grüner Trieb',
        note: 'becomes wood in August | s’aoûte en août | lignifica in agosto | se agosta en agosto | verholzt im August',
      },
      {
        icon: 'vine_branch',
        on: [0.93, 0.43],
        name: 'Tendril | Vrille | Viticcio | Zarcillo | Ranke',
        note: 'clings; grows opposite a leaf | s’agrippe ; face à une feuille | si aggrappa; di fronte a una foglia | se agarra; frente a una hoja | klammert; einem Blatt gegenüber',
      },
      {
        icon: 'vine_branch',
        on: [0.6, 0.68],
        name: 'Cluster | Grappe | Grappolo | Racimo | Traube',
        note: 'a tendril that bears fruit | une vrille qui porte fruit | un viticcio che fruttifica | un zarcillo con fruto | eine Ranke, die Früchte trägt',
      },
      {
        icon: 'vine_branch',
        on: [0.1, 0.14],
        side: 'left',
        name: 'Leaf | Feuille | Foglia | Hoja | Blatt',
        note: 'five lobes; makes the sugar | cinq lobes ; fait le sucre | cinque lobi; fa lo zucchero | cinco lóbulos; hace el azúcar | fünf Lappen; bildet den Zucker',
      },
      {
        icon: 'vine_branch',
        on: [0.06, 0.27],
        side: 'left',
        name: 'Cane | Sarment | Tralcio | Sarmiento | Rute',
        note: 'ripe wood | bois mûr | legno maturo | madera madura | reifes Holz',
      },
      {
        icon: 'vine_branch',
        on: [0.19, 0.335],
        side: 'left',
        name: 'Node | Nœud | Nodo | Nudo | Knoten',
        note: 'leaf, tendril and bud sit here | feuille, vrille et œil | foglia, viticcio e gemma | hoja, zarcillo y yema | Blatt, Ranke und Auge',
      },
    ],
  },
  vineyard_months: {
    title:
      'Vineyard Work, Month by Month | Les travaux de la vigne, mois par mois | I lavori in vigna, mese per mese | Las labores de la viña, mes a mes | Arbeit im Weinberg, Monat für Monat',
    phrases: `pruning calendar | calendar pruning | calendrier taille | calendario potatura | calendario poda | schnittkalender | harvest calendar | pruning to bottling | pruning bottling | timeline vintage | vintage timeline | year in winery | winery year | taille mise bouteille | potatura imbottigliamento | poda embotellado | rebschnitt abfullung | calendrier vendange* | calendario vendemmia | calendario vendimia | lesekalender | months year vineyard | months year vine* | vineyard month* | month* vineyard | vineyard work | work vineyard | vineyard tasks | tasks vineyard | twelve months vine* | 12 months vine* | vine* month* | winegrower* year | winemaker* year | winegrower calendar | calendar winegrower
      | travaux vigne mois | vigne mois | calendrier vigneron | lavori vigna | lavori vigneto | vigna mese* | labores vina | labores vinedo | vina mes* | arbeiten weinberg | weinberg monat* | winzer monat*`,
    isNarrow: true,
    points: [
      {
        icon: 'vines',
        sketch: 'prune_before',
        name: 'January | Janvier | Gennaio | Enero | Januar',
        note: 'pruning | taille | potatura | poda | Rebschnitt',
      },
      {
        icon: 'vines',
        sketch: 'prune_cut',
        name: 'February | Février | Febbraio | Febrero | Februar',
        note: 'pruning goes on | la taille continue | si pota ancora | sigue la poda | weiter Rebschnitt',
      },
      {
        icon: 'vines',
        sketch: 'prune_tie',
        name: 'March | Mars | Marzo | Marzo | März',
        note: 'canes are tied down | attachage | legatura | atado | Biegen und Binden',
      },
      {
        icon: 'tractor',
        name: 'April | Avril | Aprile | Abril | April',
        note: 'bud break, ploughing, frost watch | débourrement, labour, gel | germogliamento, aratura, gelo | brotación, arado, heladas | Austrieb, Boden, Frostwacht',
      },
      {
        icon: 'seedling',
        name: 'May | Mai | Maggio | Mayo | Mai',
        note: 'spare shoots off | ébourgeonnage | scacchiatura | desbrote | Ausbrechen',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_flower',
        name: 'June | Juin | Giugno | Junio | Juni',
        note: 'flowering, shoots tucked in | fleur, palissage | fioritura, palizzatura | flor, guiado | Blüte, Heften',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_green',
        name: 'July | Juillet | Luglio | Julio | Juli',
        note: 'topping, leaves thinned | rognage, effeuillage | cimatura, sfogliatura | despunte, deshojado | Gipfeln, Entblättern',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_turning',
        name: 'August | Août | Agosto | Agosto | August',
        note: 'véraison, nets | véraison, filets | invaiatura, reti | envero, redes | Färbung, Netze',
      },
      {
        icon: 'basket',
        name: 'September | Septembre | Settembre | Septiembre | September',
        note: 'harvest | vendanges | vendemmia | vendimia | Lese',
      },
      {
        icon: 'wine_press',
        name: 'October | Octobre | Ottobre | Octubre | Oktober',
        note: 'last grapes, press and cellar | derniers raisins, chai | ultime uve, cantina | últimas uvas, bodega | letzte Trauben, Keller',
      },
      {
        icon: 'vine_leaf',
        colour: '#c98a2e',
        name: 'November | Novembre | Novembre | Noviembre | November',
        note: 'leaf fall, vines earthed up | chute des feuilles, buttage | caduta foglie, rincalzo | caída de hoja, aporcado | Laubfall, Anhäufeln',
      },
      {
        icon: 'secateurs',
        name: 'December | Décembre | Dicembre | Diciembre | Dezember',
        note: 'rest; first cuts | repos ; premières tailles | riposo; primi tagli | reposo; primeros cortes | Ruhe; erste Schnitte',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;

import { LESSON_IDS, LESSONS } from '#studio/litho/education/lessons/lessons.ts';
import { rowsFor } from '#studio/litho/education/any-topic/told-apart.ts';
import { isTintWord } from '#studio/litho/education/wine/colour-scales.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { FORM_PHRASES, MAP_PHRASES, WINE_WORDS } from '#studio/lexicon/words/plate-wishes.ts';
import { PLATE_PHRASES } from '#studio/lexicon/words/plate-topics.ts';
import type { PlateTopic } from '#studio/scene/sheets.ts';
import type { PlateWish } from '#studio/scene-spec.ts';

/** How customers name the sheet itself: nothing that could be missing from it. */
const SHEET_WORDS = `points point punkte punkten punti puntos explain explains explaining erklare erklaren pictures picture bilder bildern images immagini imagenes image description descriptions caption captions drawing drawings drawn gezeichnet short kurz kurze kurzen courts court courtes brevi breve cortos cortas side volume dates date way weg path column columns sorted ordered geordnet sortiert large big klein kleine kleinen kleiner small gross grosse petits petites piccole piccoli pequenas pequenos clear letters as als comme schritten definition definitions definizioni definiciones definitionen ways way weisen modi echelle echelles nuances nuancier farbskala columns colonnes colonne columnas spalten euros ablauf programm programme schedule agenda programma programa tagesablauf trade professionals pros novices newcomers youngsters adults ideal ideale ideales idealen ideali optimal optimale optimalen optimum correct recommended recommandees recommandee consigliate consigliata recomendadas recomendada empfohlene empfohlenen proper best basic basics essential essentials complete ultimate handy visual printable a4 a3 caveau scala escala skala methods methodes metodi metodos methoden glaserkunde weinkunde welchen welche welches welcher cosa significa significano que signifie signifient bedeuten checklist checkliste hosting host hosts organising organizing organise organize planning need needed bring recipe recette ricetta receta rezept ingredients starting start shop webseite website weinsprache weinbegriffe terms term termes termini terminos begriffe instagram facebook tiktok brings bring gives give adds add contributes role sheet sheets use used using useful wset cms exam exams revision study studying certified diploma sommelier sommeliers cheat printable template customers kunden gaste mitarbeiter clienti clientes ritual rituel rituale several makes make sert servir serve servire servieren comunes comuni communes haufigsten haufige frequent mistakes legge leggere leer lire lesen read reading children enfants bambini ninos kinder tips tip tipps conseils consigli consejos examples example exemples esempi ejemplos beispiele beschriftung beschriftungen annotations annotated legend legende legenda leyenda compare comparing worksheet flashcard flashcards visiting visitors visit winery winery's staff team trainees apprentices waiters servers guests clients eleve lycee hotelier azubis numbered decoded arrow arrows know fleches frecce flechas pfeile pfeilen karteikarte numerote numerotees numerate numerados nummeriert course side each vergleiche italiane italiani italiana italienische
  italienischen italiennes italianas tedesche tedeschi allemandes alemanas deutsche francesi francaises francesas franzosische
  franzosischen spagnole spagnoli espagnoles espanolas espanoles spanische spanischen portugaises portuguesas class classroom pupils lesson unterricht classe clase name bunch main diagram infographic infographics chart charts guide poster plate illustration step
  steps method process explained comparison compared educational education teaching layers layer parts
  names named labelled labeled labels overview made produced making scale wheel shapes shape types type
  kinds different schema infographie affiche planche etapes guida tavola schema fasi lamina guia pasos
  esquema tipos tipi arten sorten nombres noms nomi namen icons icones icone iconos symbole anatomy anatomie anatomia partes parti parties teile
  regioni regiones weinregionen weinregion denominaciones denominazioni origen origine cibo richtig richtige richtigen schritt paso comment fare fa
  gemacht esquema tafel schaubild ubersicht schritte infografik infografica infografia left right bank regions
  region wine wines vs versus vergleich unterschied unterschiede difference beginner beginners debutants
  principianti principiantes anfanger einsteiger map maps carte karte mappa mapa weinkarte weinfarben
  diagramme legende legendes with tableau tabella tabla tabelle students kids french german italian
  spanish english francais deutsch italiano espanol correctly wrong facts basics common recognise recognize recognising how effect effects zones zone levels level
  cross section life cycle explained understand understanding pros cons advantages disadvantages home order low high doux
  moderate happen happens happening during what why when where grid table history pie bar graph our vineyard erkennen
  class classroom pupils bunch name nombres nombre noms nomi namen teile beschriftet partes parties parti paso pasos fil saisons lebenszyklus
  zyklus ciclo metodo tipos tipi arten sorten klasse unterricht schule ecole eleves classe scuola clase escuela alumnos safely works origen
  denominaciones origen weinanbaugebiete anbaugebiete vinicole vinicolas regioni regiones regionen deutschen main six five four
  much hold holds contain contains grows grow difference differences unterschied unterschiede differenze differenza diferencia diferencias
  affect affects affecting differ differs influence influences impact matters works month months monthly subregion subregions appellation appellations ava avas sottozone subzonas
  vorteile nachteile avantages inconvenients vantaggi svantaggi ventajas desventajas their easy simple quick einfach einfachen facile faciles facil serviert servieren`;

/** Of those, what any sheet is, whatever it is about. */
const ANY_SHEET = `infographic infographics chart charts guide guides poster plate illustration diagram sheet step steps by how educational education teaching students student beginners
  pupils class handout lesson worksheet schema schaubild ubersicht infografik infografica infografia infographie affiche tafel lehrtafel etapes etape schritte schritt schritten fasi passi passo
  passaggi pasos paso guida guia tableau table tabella tabla tabelle tavola lamina explained labelled labeled annotated printable a4 a3 please make create draw show wine wines vin vins vino
  vini vinos wein weine anfanger debutants principianti principiantes english french german italian spanish francais deutsch italiano espanol englisch`;

/** What is named on a plate in words rather than drawn as a thing. */
const TOLD: Readonly<Partial<Record<PlateTopic, string>>> = {
  map: 'marked highlighted pinned evidence marque marques marquee marquees surligne surlignes evidenziata evidenziate evidenziati segnate segnati marcada marcadas marcados destacada destacadas destacados resaltadas resaltados markiert eingezeichnet hervorgehoben uva uvas uve cepage cepages vitigno vitigni variedad variedades rebsorte rebsorten traube trauben cru crus varieties variety grape grapes',
  grape:
    'cut in half halved cross skin skins pulp flesh seeds seed pips stalk stem brush berry peau pulpe pepins buccia polpa vinaccioli piel pulpa pepitas schale fruchtfleisch kerne',
  glass: 'rim bowl stem foot base bord calice tige pied',
  bottle: 'cork capsule neck shoulder body punt label',
  barrel:
    'stave staves hoop hoops head bung hole bunghole chime chene chêne diagramme legendes fass eiche rovere roble',
  wine_press:
    'press wine basket screw slats hoops spout juice pomace old traditional vintage pressoir cage vis torchio vite prensa husillo korbpresse kelter presse spindel',
  vine: 'vine grapevine roots root trunk cane canes shoot shoots leaf leaves cluster clusters bunch tendril bud buds vigne cep racines tronc sarment feuille grappe vite radici tralcio foglia grappolo vid raices tronco sarmiento hoja racimo rebe rebstock wurzeln stamm trieb blatt traube',
  leaf: 'leaf leaves lobe lobes sinus petiole vein veins tooth teeth vine grape shape shapes feuille foglia hoja blatt',
  grape_profile:
    'sheet grape variety profile portrait facts fact about character origin aromas body acidity tannin cepage fiche vitigno scheda variedad ficha rebsorte steckbrief',
  soil_profile:
    'soil profile roots deep going vineyard vine vines vigne vite vid rebe rebstock marl slate granite loess under topsoil subsoil bedrock clay limestone gravel sand chalk top middle bottom above below arriba abajo medio arena arcilla caliza raices bajan bajar corte perfil haut bas milieu coupe profil racines sopra sotto mezzo alto basso radici profilo spaccato oben unten mitte wurzeln querschnitt',
  label:
    'lage lagen ap a p number nummer prufnummer amtliche pradikat praedikat qualitat gebiet bereich erzeugerabfullung site vineyard village cru producer vintage region alcohol grape year estate volume bottler producteur millesime degre produttore annata gradazione productor anada erzeuger jahrgang alkohol label labels bottle wine etikett etiquette etichetta etiqueta explained anatomy',
  sweetness:
    'grams gram grammes grammi gramos gramm restaurant staff demi sec abc nature brut extra sekt schaumwein spumante espumoso mousseux dosage sparkling sweetness levels level sugar residual dry sweet sec doux secco dolce seco dulce trocken suss',
  training:
    'train training trained three two four vine vines guyot cordon gobelet goblet pergola royat bush pruning prune pruned system systems taille potatura poda schnitt rebschnitt',
  bottle_sizes:
    'split quarter demi demie mezza media halbe litre litres liter liters litri litros capacity volume piccolo half magnum jeroboam rehoboam methuselah salmanazar balthazar nebuchadnezzar',
  bottle_shapes: 'europe european europa alsace sommelier typical grape',
  quiz: 'questions fragen domande preguntas tasting degustation degustazione cata verkostung weinprobe true false vrai faux vero falso verdadero verdad wahr falsch quiz card question trivia multiple choice karte frage night slide post',
  bingo:
    'bingo card cards game play party wine tasting aroma aromas free squares square guests spiel karte weinprobe feier jeu soiree carte degustation gioco festa cartella degustazione juego fiesta carton cata printable',
  form: 'one two three four five six seven eight nine ten twelve deux trois quatre cinq huit due tre quattro cinque otto dos tres cuatro cinco seis ocho zwei drei vier funf sechs acht blank empty fill tasting sheet grid form template notes appearance nose palate conclusion',
  lesson:
    'timeline production produced making balance process green purple violet blue smell smells cause causes effect effects remedy remedies meaning meanings odeur odeurs odore olor causa causas geruch ursache ursachen world today home heute oggi hoy welt monde mondo mundo tasting variety varieties chart country method name system method co2 mean means meaning difference differences bedeutet sunlight sun explained comparison stages signs causes rules terms term north south regionale first growths',
  colours:
    'from von vom du da dal bis change changes changing age ages ageing aging evolution evolves old young time alter reife vieillit vieillissement evolue eta invecchia invecchiamento edad envejece',
  varieties:
    'taste tastes like flavor flavors native indigenous local autochthonous autochtones indigenes autoctoni autoctono autoctona autoctone autoctonas autoctonos autochthone autochthonen einheimische einheimischen heimische heimischen only each typical main aroma aromas flavours difference differences bunch bunches tannin tannins acidity body chart berries size',
  scale:
    'style styles stile stili estilos weinstile stil powerful bold rich robust kraftig kraftige kraftiger puissant puissants corse corsosi corposo corposi potente potentes bodied lightest fullest lowest highest heaviest light full heavy leger ample leggero pieno ligero leicht voll acid acids examples medium saure acidite acidita acidez tanin tanins tannino tanino gerbstoff corps corpo cuerpo korper tannin tannins acidity body scale grape grapes varieties variety',
  making:
    'production method methods picking picked harvest harvesting crushing crushed destemming fermentation fermenting pressing pressed maceration ageing aging racking fining filtration bottling riddling disgorging recolte foulage maceration fermentation pressurage elevage soutirage mise bouteille vendemmia pigiatura fermentazione pressatura affinamento imbottigliamento vendimia estrujado fermentacion prensado crianza embotellado lese maischen garung pressen keltern ausbau reifung abfullung vinification vinificazione vinificacion weinbereitung phases phasen fasi fases etapes stages',
  compare:
    'effet effets effect effects effetti efectos wirkung wirkungen einfluss ausbau ageing vessel vessels style labels differenza differenze difference differences diferencia diferencias vs versus comparison difference between styles wine wines',
  timeline: 'timeline history zeitstrahl chronologie frise cronologia bc ad',
  pairing: 'which what goes go best drink fits welcher passt quel quale',
  pyramid: 'pyramid classification pyramide piramide klassifikation',
  list: 'top world biggest largest producing producer producers countries country monde pays producteurs mondo paesi produttori mundo paises productores welt lander price prices wine menu tariff preisliste preise weinkarte steps step list stages percent percentage percentages blend',
  temperatures: 'temperature temperatures serving degrees celsius fahrenheit served',
  glass_shapes:
    'which goes go each one use used bordeaux burgundy white flute coupe port tulip sweet dessert dulce dolce doux suss susswein espumoso mousseux',
  vine_year:
    'classroom to wine bud life pruning prune winter spring summer autumn fall taille hiver printemps ete automne potatura inverno primavera estate autunno poda invierno verano otono schnitt rebschnitt fruhling fruhjahr sommer herbst calendar kalender calendrier calendario bud break budbreak flowering fruit set veraison harvest dormancy growth growing stage stages grape bud harvest',
  taste: 'glass swirling see swirl smell sniff sip savour taste',
  bouquet:
    'profumi profumo sentori sapori sapore parfum parfums odeurs saveurs gout geruch duft geschmack olor olores sabores scent scents flavours flavors aroma aromas taste tastes smell smells like does main typical nose notes hat haben schmeckt riecht sabe huele find found aromen aromes aromi',
  dishes:
    'food pairing goes eat eats what which mangiare manger comer essen isst dishes meal meals abbinare abbinamenti accord accords cosa passt passen',
  aromas: 'tasting fruit floral spice earth oak aromas flavours flavors',
};

/** Inside a phrase: 'hosting a tasting'. */
const SMALL =
  /^(?:an?|the|of|to|in|and|with|for|et|de|la|le|les|des|du|il|lo|gli|di|el|los|las|un|una|une|der|die|das|und|von|mit|fur|im)$/;

const asSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const SHEET = asSet(SHEET_WORDS);
const PLAIN_SHEET = asSet(ANY_SHEET);
const TOLD_ON = new Map(
  Object.entries(TOLD).map(([topic, words]) => [topic, asSet(words)] as const),
);

/** Each lesson says the words of its title and its points, and those that ask for it. */
const LESSON_WORDS = new Map(
  LESSON_IDS.map((id) => {
    const { title, phrases, points } = LESSONS[id];
    const said = [title, phrases, ...points.flatMap(({ name, note }) => [name, note])].join(' ');
    return [id, fold(said).split(/[^a-z0-9*]+/)] as const;
  }),
);

/** The words that ask for a topic, each as it may begin: its plate is their picture. */
const ASKED_BY = new Map(
  [...PLATE_PHRASES, ['map', MAP_PHRASES] as const, ['form', FORM_PHRASES] as const].map(
    ([topic, phrases]) => [topic, phrases.trim().split(/[\s|]+/)] as const,
  ),
);

/** A ranking of red grapes names no white one. */
const COLOURS = new Map(
  Object.entries(WINE_WORDS).map(([wine, words]) => [wine, words.split(/[\s|]+/)] as const),
);

const isOneOf = (asked: readonly string[], word: string): boolean =>
  asked.some((one) => (one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one));

/** What books tell of two sides stands in rows of its own name. */
const rowNamesOn = ({ items = [], sides = [], rows }: Partial<PlateWish>): ReadonlySet<string> =>
  rows
    ? new Set()
    : new Set(
        rowsFor(
          items.map(({ name }) => name),
          sides,
        ).flatMap(({ name }) => fold(name).split(/[^a-z]+/)),
      );

/** Where no plate of ours teaches what was asked, only the words for the sheet itself are met. */
export const isOfAnySheet = (word: string): boolean =>
  word.split(' ').every((part) => SMALL.test(part) || PLAIN_SHEET.has(part));

/** Whether a plate says this word, or it only names the sheet; 'cork oak' in its parts. */
export const isToldOn = (
  plate: Pick<PlateWish, 'topic' | 'lesson'> & Partial<PlateWish>,
  word: string,
): boolean => {
  const { topic, lesson, wines = [] } = plate;
  return word
    .split(' ')
    .every(
      (part) =>
        SMALL.test(part) ||
        SHEET.has(part) ||
        isOneOf(ASKED_BY.get(topic) ?? [], part) ||
        ((topic === 'scale' || topic === 'form') &&
          wines.some((wine) => isOneOf(COLOURS.get(wine) ?? [], part))) ||
        (topic === 'compare' && rowNamesOn(plate).has(part)) ||
        (topic === 'colours' && isTintWord(part, wines)) ||
        (lesson !== undefined && isOneOf(LESSON_WORDS.get(lesson) ?? [], part)) ||
        (TOLD_ON.get(topic)?.has(part) ?? false),
    );
};

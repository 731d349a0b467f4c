import type { PlateLanguage } from '#studio/scene/sheets.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { TRADITIONAL_METHOD } from './plate-topics.ts';

/** Grapes ranked by one quality of their wines. */
export const SCALE_PHRASES: readonly (readonly ['tannin' | 'acid' | 'body', string])[] = [
  [
    'tannin',
    `tannin* scale | tannin* level* | tannin* chart | level* tannin* | tannin* from low | tannin* low high | scale tannin* | low tannin high | low high tannin* | high tannin* grapes | low tannin* grapes
    | echelle tanin* | niveau* tanin* | scala tannin* | escala tanino* | tanninskala | tanningehalt | gerbstoff*`,
  ],
  [
    'acid',
    `acidity scale | acidity level* | acidity chart | level* acidity | acidity from low | low high acid* | high acid* grapes | low acid* grapes | acidity high low | echelle acidite | scala acidita | escala acidez
    | saureskala | sauregehalt`,
  ],
  [
    'body',
    `wine style* light | wine style* from | style* light full* | style* light bold | light to bold | light to rich | light to powerful | light bold | weinstil* leicht | weinstile | leicht bis kraftig | leicht kraftig | leicht voll | leicht bis voll
    | style* vin* leger* | leger* corse* | leger* puissant* | leger* ample* | stili vin* legger* | legger* corpos* | legger* pien* | estilo* vino* liger* | liger* cuerpo | liger* potente*
    | body scale | body chart | light to full | light bodied full | wine body | lightest fullest | lightest to fullest | light to heavy | lightest heaviest | du plus leger | dal piu leggero | del mas ligero | vom leichtesten | echelle corps | scala corpo | escala cuerpo | korperskala`,
  ],
];

/** A sheet to write on. */
export const FORM_PHRASES = `tasting sheet* | tasting grid | tasting form* | tasting note* sheet | tasting note* template | tasting card
  | score sheet | scorecard | sat grid | fiche degustation | grille degustation | scheda degustazione | ficha cata | ficha de cata
  | verkostungsbogen | degustationsbogen | verkostungsblatt | bewertungsbogen | verkostungsnotiz*`;

/** Words that ask for a map, where an area is named as well. */
export const MAP_PHRASES = `map | maps | carte viticole | carte vignoble* | carte region* | carte vin*
  | carte | mappa | cartina | mapa | karte | landkarte | wine regions | regions viticoles | vignobles
  | regioni vino | regioni vinicole | regiones vinicolas | weinregionen | weinbauregionen
  | weingebiete | weinanbaugebiete | weinbaugebiete | zone vinicole | zone vino | zonas vinicolas | zones viticoles | bassins viticoles | weinbauregion* | anbaugebiet | anbaugebiete | weltkarte | planisphere | mappamondo | mapamundi | wine countries
  | producing countries | avas | subregions | sub regions | pays producteurs | paesi produttori | paises productores | weinlander`;

export const WINE_WORDS: Readonly<Partial<Record<WineColour, string>>> = {
  red: 'red | reds | black grape* | rouge | rouges | rosso | rossi | rossa | rosse | tinto | tintos | tinta | tintas | uva nera | uve nere | raisins noirs | cepages noirs | rot | rote | roten | roter | rotwein*',
  white: `white | whites | blanc | blancs | blanche | blanches | bianco | bianchi | bianca | bianche | blanco
    | blancos | blanca | blancas | weiss | weisse | weissen | weisser | weisswein*`,
  rose: 'rose | roses | rosato | rosati | rosado | rosados | rosewein*',
  sparkling: `sparkling | champagne | champagnes | cava | prosecco | cremant | effervescent*
    | mousseux | spumante | spumanti | espumoso* | schaumwein* | sekt | champagner
    | ${TRADITIONAL_METHOD}`,
};

export const LANGUAGE_PHRASES: readonly (readonly [PlateLanguage, string])[] = [
  ['fr', 'in french | en francais | in francese | en frances | auf franzosisch'],
  ['it', 'in italian | en italien | in italiano | en italiano | auf italienisch'],
  ['es', 'in spanish | en espagnol | in spagnolo | en espanol | auf spanisch'],
  ['de', 'in german | en allemand | in tedesco | en aleman | auf deutsch'],
  ['en', 'in english | en anglais | in inglese | en ingles | auf englisch'],
];

/** Small words that give the prompt's own language away. */
export const TELLTALES: Readonly<Record<PlateLanguage, string>> = {
  en: 'wine wines glass glasses bottle bottles sizes the of and how is with for to comparison between parts steps which what our where why when from do does are my your their',
  fr: 'pousse cultive manger pourriture chene acidite vendange vendanges accords mets tableau affiche ou quel quelle quels dans fiche tanins fromage fut erreurs eviter quand sert conseils le la les des du un une et pour avec comment sur de au defauts vins vin cepages etapes methode degustation couleurs conserver bouteilles verres lire etiquette etiquettes fromages aromes',
  it: 'dove cresce coltiva cosa mangiare muffa sul sulla sui affinamento scheda abbinamento abbinamenti acidita vendemmia formaggio bicchieri bottiglia rosato tannini solfiti contro errori comuni servire consigli regioni cibo vino italia italiani le la i parti tipi uva uve vite metodo nel nella della dello alla il lo gli del della dei delle con per come un una e di difetti vini vitigni fasi degustazione bottiglie calici leggere etichetta etichette formaggi aromi tabella',
  es: 'donde crece sabe huele comer vino podredumbre maridaje maridajes sulfitos barrica anada acidez queso terruno cartel sobre vendimia rosado tinto taninos naranja contra errores comunes mas al servir catar mitos consejos tipos uva uvas partes vid hace mapa origen el los las del con para como un una y de la defectos vinos variedades cata pasos botellas copas leer etiqueta etiquetas quesos rueda tabla',
  de: 'geschichte weins weines wo wachst wachsen angebaut weltkarte weinstile leicht kraftig welche welcher welches aromen hat schmeckt riecht isst weinglas weinglasformen weinglastypen glasformen glastypen weinsorten weinkarte trinktemperatur serviertemperatur serviertemperaturen weinherstellung rotweinherstellung weissweinherstellung flaschengrosse weinanbau weinbau weinregion weinland weinlander kaseplatte weinprobe trocken halbtrocken lieblich suss feinherb edelfaule saure tannine gerbstoffe speisen essen ausbau jahrgang uber plakat spickzettel lernkarte gegen oder zu traube trauben weinlese rosewein orangewein fehler servieren einschenken tipps eines aufbau beim vom zum zur sekt sussegrade schaumwein der die das des und mit fur wie ein eine einer von den im weinfehler erkennen lagern weinlagerung klima rebschnitt reblaus weinarten reihenfolge verkostungsbogen trinktemperaturen flaschenformen flaschengrossen weinregionen rebsorten vergleich richtig weine rotwein weisswein schritte weinetikett weinetiketten etikett etiketten lesen verstehen weinglaser arbeitsblatt teile weinfarben kase wein aromarad schaubild lehrtafel',
};

/** Endings that only one of the five languages has: 'fermentación', 'Gärung'. */
export const ENDINGS: Readonly<Partial<Record<PlateLanguage, RegExp>>> = {
  it: /^\w{3,}(?:zion[ei]|mento|menti)$/,
  es: /^\w{3,}cion(?:es)?$/,
  de: /^\w{3,}(?:ung|ungen|keit|heit|wein|weine)$/,
};

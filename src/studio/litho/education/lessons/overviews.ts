import type { Lesson } from './lesson.ts';

const IN_BOTTLE = 'in the bottle | en bouteille | in bottiglia | en botella | in der Flasche';
const IN_TANK = 'in the tank | en cuve | in autoclave | en depósito | im Tank';

/** 'Spain · in the bottle': a country and where its bubbles are made, in five languages side by side. */
const told = (country: string, method: string): string => {
  const methods = method.split(' | ');
  return country
    .split(' | ')
    .map((name, i) => `${name} · ${methods[i] ?? ''}`)
    .join(' | ');
};
const FRANCE = 'France | France | Francia | Francia | Frankreich';
const ITALY = 'Italy | Italie | Italia | Italia | Italien';

/** 'As a rule 2–8 years'. */
const years = (span: string): string =>
  `${span} years | ${span} ans | ${span} anni | ${span} años | ${span} Jahre`;

/** Whole fields on one sheet: a glossary, the sparkling wines, what may be kept how long. */
export const OVERVIEW_LESSONS = {
  glossary: {
    title:
      'Words of Wine | Les mots du vin | Le parole del vino | Las palabras del vino | Wörter des Weins',
    phrases: `glossary | wine dictionary | words beginner* | words every | terms every | words should know | terms should know | wine words know | wine a to z | a to z wine | abc wine | wine abc | wine alphabet | alphabet wine
      | glossaire | lexique | abecedaire vin | mots connaitre | glossario | parole conoscere | abc vino | abecedario vino | glosario | palabras conocer | weinlexikon | weinglossar | glossar | wein abc | weinbegriffe`,
    isNarrow: true,
    points: [
      {
        icon: 'lemon',
        name: 'Acidity | Acidité | Acidità | Acidez | Säure',
        note: 'makes the mouth water | fait saliver | fa salivare | hace salivar | lässt das Wasser im Mund laufen',
      },
      {
        icon: 'walnut',
        name: 'Tannin | Tanin | Tannino | Tanino | Tannin',
        note: 'dries the gums | assèche les gencives | asciuga le gengive | seca las encías | trocknet den Gaumen',
      },
      {
        icon: 'milk',
        name: 'Body | Corps | Corpo | Cuerpo | Körper',
        note: 'light or full in the mouth | léger ou ample en bouche | leggero o pieno in bocca | ligero o pleno en boca | leicht oder voll im Mund',
      },
      {
        icon: 'glass',
        wine: 'white',
        name: 'Dry | Sec | Secco | Seco | Trocken',
        note: 'hardly any sugar left | presque sans sucre | quasi senza zucchero | casi sin azúcar | fast kein Zucker übrig',
      },
      {
        icon: 'rose',
        name: 'Aroma | Arôme | Aroma | Aroma | Aroma',
        note: 'what the nose finds | ce que le nez trouve | ciò che il naso trova | lo que halla la nariz | was die Nase findet',
      },
      {
        icon: 'hourglass',
        name: 'Finish | Finale | Finale | Final | Abgang',
        note: 'how long the taste stays | combien le goût dure | quanto resta il gusto | cuánto dura el sabor | wie lange der Geschmack bleibt',
      },
      {
        icon: 'bottle',
        name: 'Vintage | Millésime | Annata | Añada | Jahrgang',
        note: 'the year of the harvest | l’année de la vendange | l’anno della vendemmia | el año de la vendimia | das Jahr der Lese',
      },
      {
        icon: 'vine_leaf',
        name: 'Terroir',
        note: 'climate, land and people | climat, sol et hommes | clima, terra e uomini | clima, tierra y gente | Klima, Boden und Mensch',
      },
      {
        icon: 'barrel',
        name: 'Oak | Chêne | Rovere | Roble | Eiche',
        note: 'gives vanilla and toast | donne vanille et toast | dà vaniglia e tostato | da vainilla y tostado | gibt Vanille und Toast',
      },
      {
        icon: 'cork',
        name: 'Corked | Bouchonné | Sa di tappo | Acorchado | Korkig',
        note: 'smells of damp cardboard | sent le carton mouillé | odora di cartone bagnato | huele a cartón mojado | riecht nach feuchter Pappe',
      },
      {
        icon: 'grapes',
        name: 'Blend | Assemblage | Uvaggio | Ensamblaje | Cuvée',
        note: 'several grapes in one wine | plusieurs cépages en un vin | più vitigni in un vino | varias uvas en un vino | mehrere Sorten in einem Wein',
      },
      {
        icon: 'decanter',
        name: 'Decant | Décanter | Decantare | Decantar | Dekantieren',
        note: 'off its deposit, into the air | loin du dépôt, à l’air | via dal deposito, all’aria | sin poso, al aire | weg vom Depot, an die Luft',
      },
      {
        icon: 'flowers',
        name: 'Bouquet | Bouquet | Bouquet | Buqué | Bukett',
        note: 'aromas that come with age | les arômes du vieillissement | gli aromi dell’invecchiamento | los aromas de la crianza | Aromen, die mit der Reife kommen',
      },
    ],
  },
  sparkling_world: {
    title:
      'Sparkling Wines of the World | Les effervescents du monde | Gli spumanti del mondo | Los espumosos del mundo | Schaumweine der Welt',
    phrases: `sparkling wines world | sparkling wine world | sparkling wines around | types sparkling | kinds sparkling | sparkling types | sparkling styles | sparkling wines table | sparkling wines compared | sparkling wines explained | effervescents monde | types effervescent* | types vins effervescents | spumanti mondo | tipi spumante | tipi spumanti | espumosos mundo | tipos espumoso* | schaumweine welt | schaumweinarten`,
    isNarrow: true,
    points: [
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: 'Champagne',
        note: told(FRANCE, IN_BOTTLE),
      },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: 'Crémant',
        note: told(FRANCE, IN_BOTTLE),
      },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: 'Cava',
        note: told('Spain | Espagne | Spagna | España | Spanien', IN_BOTTLE),
      },
      { icon: 'champagne_flute', wine: 'sparkling', name: 'Prosecco', note: told(ITALY, IN_TANK) },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: 'Franciacorta',
        note: told(ITALY, IN_BOTTLE),
      },
      { icon: 'champagne_flute', wine: 'sparkling', name: 'Asti', note: told(ITALY, IN_TANK) },
      { icon: 'champagne_flute', wine: 'red', name: 'Lambrusco', note: told(ITALY, IN_TANK) },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: 'Winzersekt',
        note: told('Germany | Allemagne | Germania | Alemania | Deutschland', IN_BOTTLE),
      },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: 'Cap Classique',
        note: told('South Africa | Afrique du Sud | Sudafrica | Sudáfrica | Südafrika', IN_BOTTLE),
      },
    ],
  },
  keeping_years: {
    title:
      'How Long Good Bottles Keep | Combien de temps garder | Quanto conservare | Cuánto guardar | Wie lange gute Flaschen reifen',
    phrases: `how long age | how long aging | how long ageing | how long keep wine | how long cellar | ageing chart | aging chart | ageing potential | aging potential | aging guide | ageing guide | cellaring chart | cellaring guide | drinking window* | years age wine
      | potentiel garde | duree garde | combien garder | temps garde | quanto invecchiare | potenziale invecchiamento | cuanto envejecer | potencial guarda | tiempo guarda | lagerfahigkeit | wie lange lagern | lagerpotenzial | trinkreife`,
    isNarrow: true,
    points: [
      { icon: 'grapes', wine: 'red', name: 'Cabernet Sauvignon', note: years('4–20') },
      { icon: 'grapes', wine: 'red', name: 'Nebbiolo', note: years('4–20') },
      { icon: 'grapes', wine: 'red', name: 'Syrah', note: years('4–16') },
      { icon: 'grapes', wine: 'red', name: 'Merlot', note: years('2–12') },
      { icon: 'grapes', wine: 'red', name: 'Tempranillo', note: years('2–10') },
      { icon: 'grapes', wine: 'red', name: 'Pinot Noir', note: years('2–8') },
      { icon: 'grapes', wine: 'red', name: 'Sangiovese', note: years('2–8') },
      { icon: 'grapes', wine: 'white', name: 'Riesling', note: years('2–30') },
      { icon: 'grapes', wine: 'white', name: 'Chardonnay', note: years('1–6') },
    ],
  },
} as const satisfies Record<string, Lesson>;

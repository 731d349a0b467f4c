import { fold } from '#studio/lexicon/matching/normalise.ts';

const list = (text: string): string[] => text.split('|').map((word) => word.trim());

/** Houses that guests enter from the street. */
const SHOPS = list(`
  wine bar | bar | pub | restaurant | bistro | bistrot | cafe | trattoria | brasserie | osteria | wine shop | shop | store | bakery |
  tasting room | hotel | bar a vin | bar a vins | caviste | enoteca | ristorante | caffe | restaurante | tienda | vinoteca |
  weinbar | weinhandlung | weinladen | vinothek | laden | weinlokal | gasthaus | boulangerie`);
/** Houses of the country. */
const FARMS = list(`
  winery | house | farmhouse | cottage | cellar | wine cellar | estate | villa | domaine | maison | ferme | cave |
  cantina | casa | casale | fattoria | bodega | finca | masia | weingut | haus | bauernhaus | scheune | winzerhof | hof | kelterei`);

/** Nouns that 'outside …' and 'in front of …' make a house seen from without. */
export const HOUSES: ReadonlySet<string> = new Set([...SHOPS, ...FARMS]);

const WINDOWS = ['vitrine', 'vetrina', 'escaparate', 'schaufenster', 'ladenfenster'];
const SHOP = new RegExp(`\\b(?:${[...SHOPS, ...WINDOWS].join('|')})\\b`);

/** Panes and an awning, rather than a gate in a wall of stones. */
export const isShopFront = (prompt: string): boolean => SHOP.test(fold(prompt));

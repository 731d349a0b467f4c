import { drawnAndBuilt, drawnOnly } from '#studio/things/catalogue/made-by.ts';

/** Trees, flowers and leaves. */
export const DRAWN_NATURE = [
  drawnOnly(
    'fir_tree',
    ['fir tree', 'fir trees'],
    'scenery',
    'fir | fir tree | pine tree | sapin | abete | abeto | Tanne',
    ['conifer'],
  ),
  drawnAndBuilt('cactus', ['cactus', 'cacti'], 'floor', 'cactus | kaktus', ['cactus']),
  drawnAndBuilt(
    'tulip',
    ['tulip', 'tulips'],
    'small',
    'tulip | tulipe | tulipano | tulipán | Tulpe',
    ['tulip'],
  ),
  drawnAndBuilt(
    'cherry_blossom',
    ['cherry blossom', 'cherry blossoms'],
    'small',
    'cherry blossom | cherry blossoms | cherry blossom branch | almond blossom | almond blossoms | apple blossom | apple blossoms | blossom branch | blossoming branch | sakura | fleur de cerisier | fleurs de cerisier | fleurs d amandier | fiore di ciliegio | fiori di ciliegio | fiori di mandorlo | flor de cerezo | flores de cerezo | flor de almendro | Kirschblüte | kirschblüten | kirschblütenzweig | mandelblüte | mandelblüten | apfelblüte | apfelblüten',
  ),
  drawnOnly('hibiscus', ['hibiscus flower', 'hibiscus flowers'], 'small', 'hibiscus', ['hibiscus']),
  drawnOnly(
    'lotus',
    ['lotus flower', 'lotus flowers'],
    'small',
    'lotus | water lily | nénuphar | ninfea | nenúfar | Seerose',
    ['lotus'],
  ),
  drawnAndBuilt(
    'clover',
    ['clover', 'clovers'],
    'small',
    'clover | four leaf clover | trèfle | quadrifoglio | trébol | Kleeblatt',
    ['clover'],
  ),
  drawnAndBuilt(
    'maple_leaf',
    ['maple leaf', 'maple leaves'],
    'small',
    'maple leaf | maple leaves | autumn leaf | feuille d’érable | foglia d’acero | hoja de arce | Ahornblatt',
  ),
  drawnAndBuilt(
    'wheat',
    ['sheaf of wheat', 'sheaves of wheat'],
    'tall',
    'wheat | blé | grano | trigo | Weizen | sheaf',
    ['wheat'],
  ),
  drawnAndBuilt(
    'potted_plant',
    ['potted plant', 'potted plants'],
    'dish',
    'potted plant | geranium | geraniums | géranium | géraniums | geranio | gerani | geranios | geranie | geranien | plants | green plants | house plant | house plants | houseplant | houseplants | pot plants | plantes vertes | plantes en pot | piante in vaso | plantas en macetas | Zimmerpflanzen | Topfpflanzen | Grünpflanzen | planter | planters | barrel planter | half barrel planter | wine barrel planter | flower box | window box | jardinière | fioriera | jardinera | pflanzkübel | blumenkasten | plante en pot | pianta in vaso | planta en maceta | Topfpflanze',
    ['pot plant'],
  ),
  drawnAndBuilt(
    'seedling',
    ['seedling', 'seedlings'],
    'small',
    'seedling | sprout | young vine | young vine plant | vine plant | vine seedling | sapling | young plant | vine shoot | jeune pousse | jeune plant | jeune plant de vigne | plant de vigne | jeune vigne | germoglio | barbatella | piantina | piantina di vite | giovane vite | brote | planta joven | vid joven | Keimling | Setzling | Rebsetzling | Jungrebe | junge Rebe | Jungpflanze',
    ['seedling'],
  ),
  drawnAndBuilt(
    'feather',
    ['feather', 'feathers'],
    'small',
    'feather | quill | quill pen | feather quill | inkwell | ink pot | plume | encrier | piuma | penna d oca | calamaio | pluma | tintero | Feder | Schreibfeder | tintenfass',
    ['feather'],
  ),
] as const;

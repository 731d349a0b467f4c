import { builtOnly, drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** Odds and ends of a house, a shop and a bar. */
export const GOODS_HOUSE = [
  drawnAndBuilt(
    'vase',
    ['vase', 'vases'],
    'tall',
    'vase | vases | ceramic vase | empty vase | vaso da fiori | jarrón | jarrones | florero | blumenvase | vasen',
    ['vase'],
  ),
  drawnAndBuilt(
    'cup',
    ['cup', 'cups'],
    'small',
    'cup | cups | tea cup | teacup | teacups | cup and saucer | cup of tea | cups of tea | tasse | tasses | tasse de thé | tazza | tazze | tazza di tè | tazzina da tè | taza | tazas | taza de té | tasse tee | teetasse',
    ['cup'],
  ),
  builtOnly(
    'ashtray',
    ['ashtray', 'ashtrays'],
    'small',
    'ashtray | ashtrays | ash tray | cendrier | cendriers | posacenere | portacenere | cenicero | ceniceros | aschenbecher',
  ),
  builtOnly(
    'matches',
    ['box of matches', 'boxes of matches'],
    'small',
    'matches | box of matches | matchbox | matchboxes | matchsticks | allumettes | boîte d allumettes | fiammiferi | scatola di fiammiferi | cerillas | caja de cerillas | fósforos | streichhölzer | streichholzschachtel',
  ),
  drawnAndBuilt(
    'mirror',
    ['mirror', 'mirrors'],
    'tall',
    'mirror | mirrors | round mirror | standing mirror | miroir | miroirs | specchio | specchi | espejo | espejos | spiegel',
    ['mirror'],
  ),
  drawnAndBuilt(
    'blackboard',
    ['chalk board', 'chalk boards'],
    'tall',
    'blackboard | blackboards | chalkboard | chalkboards | chalk board | chalkboard sign | blackboard sign | chalk sign | menu board | wine board | slate sign | chalk menu | pavement sign | sandwich board | slate menu | specials board | blackboard menu | chalkboard menu | ardoise | ardoise de menu | ardoise du jour | tableau noir | lavagna | lavagnetta | lavagna del menu | pizarra | pizarra de menú | schiefertafel | kreidetafel | menütafel | weintafel | tafelaufsteller | kundenstopper',
  ),
  drawnAndBuilt(
    'sign',
    ['wooden sign', 'wooden signs'],
    'floor',
    'wooden sign | wooden signs | signpost | sign post | arrow sign | direction sign | road sign | wooden signpost | panneau en bois | panneau de bois | cartello di legno | insegna di legno | letrero de madera | cartel de madera | holzschild | wegweiser',
  ),
  drawnAndBuilt(
    'price_tag',
    ['price tag', 'price tags'],
    'small',
    'price tag | price tags | price label | price labels | price cards | shelf labels | étiquettes de prix | cartellini | cartellini dei prezzi | cartellini del prezzo | etiquetas de precio | etiquetas de precios | hangtag | hangtags | hang tag | hang tags | neck tag | tag | tags | paper tag | paper tags | kraft paper tag | kraft tag | name tag | gift tag | gift tags | étiquette de prix | cartellino del prezzo | cartellino | etiqueta de precio | preisschild | preisschilder | anhänger',
  ),
  drawnAndBuilt(
    'calendar',
    ['calendar', 'calendars'],
    'dish',
    'calendar | calendars | desk calendar | wall calendar | calendrier | calendario | kalender',
    ['calendar'],
  ),
  drawnAndBuilt(
    'telephone',
    ['old telephone', 'old telephones'],
    'dish',
    'old telephone | old phone | retro phone | retro telephone | telephone | landline phone | corded phone | rotary phone | rotary telephone | vintage telephone | vintage phone | landline | téléphone ancien | vieux téléphone | vecchio telefono | teléfono antiguo | teléfono viejo | altes telefon | wählscheibentelefon',
  ),
  drawnAndBuilt(
    'playing_cards',
    ['playing cards', 'playing cards'],
    'small',
    'playing cards | card players | joueurs de cartes | giocatori di carte | jugadores de cartas | kartenspieler | playing card | spielkarte | carte à jouer | carta da gioco | deck of cards | pack of cards | card game | poker cards | cartes à jouer | jeu de cartes | carte da gioco | mazzo di carte | naipes | baraja | spielkarten | kartenspiel',
  ),
  builtOnly(
    'coaster',
    ['coaster', 'coasters'],
    'small',
    'coaster | coasters | cork coaster | beer mat | beer mats | dessous de verre | sottobicchiere | sottobicchieri | posavasos | bierdeckel | untersetzer',
  ),
  builtOnly(
    'pocket_watch',
    ['pocket watch', 'pocket watches'],
    'small',
    'pocket watch | pocket watches | watch | watches | gold watch | montre à gousset | montre | orologio da tasca | reloj de bolsillo | taschenuhr',
  ),
  builtOnly(
    'typewriter',
    ['typewriter', 'typewriters'],
    'dish',
    'typewriter | typewriters | machine à écrire | macchina da scrivere | máquina de escribir | schreibmaschine',
  ),
  builtOnly(
    'binoculars',
    ['pair of binoculars', 'pairs of binoculars'],
    'small',
    'binoculars | pair of binoculars | field glasses | jumelles | binocolo | prismáticos | fernglas',
  ),
] as const;

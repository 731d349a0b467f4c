import { builtOnly, drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** Seats and small tables, at their true height. */
export const GOODS_FURNITURE = [
  drawnAndBuilt(
    'bench',
    ['bench', 'benches'],
    'floor',
    'bench | benches | garden bench | wooden bench | park bench | steinbank | banc | bancs | banc de jardin | panchina | panca | panche | banco de jardín | banco de madera | sitzbank | gartenbank | holzbank | parkbank',
    ['bench'],
  ),
  drawnAndBuilt(
    'stool',
    ['stool', 'stools'],
    'floor',
    'stool | stools | bar stool | bar stools | barstool | barstools | tabouret | tabourets | tabouret de bar | sgabello | sgabelli | taburete | taburetes | hocker | barhocker',
    ['stool'],
  ),
  builtOnly(
    'wicker_chair',
    ['wicker chair', 'wicker chairs'],
    'floor',
    'wicker chair | wicker chairs | rattan chair | rattan chairs | wicker armchair | fauteuil en osier | chaise en osier | chaise en rotin | poltrona di vimini | sedia di vimini | silla de mimbre | sillón de mimbre | korbsessel | korbstuhl | rattansessel',
  ),
  drawnAndBuilt(
    'armchair',
    ['armchair', 'armchairs'],
    'floor',
    'armchair | armchairs | leather armchair | leather chair | leather chairs | easy chair | wing chair | club chair | fauteuil | fauteuils | fauteuil en cuir | fauteuil club | poltrona | poltrone | poltrona di pelle | sillón | sillones | butaca | sessel | ledersessel | ohrensessel',
    ['armchair'],
  ),
  drawnAndBuilt(
    'deck_chair',
    ['deck chair', 'deck chairs'],
    'floor',
    'deck chair | deck chairs | deckchair | deckchairs | sun lounger | sunlounger | beach chair | beach chairs | lounge chair | chaise longue | transat | transats | sdraio | sedia a sdraio | tumbona | hamaca de playa | liegestuhl | liegestühle | sonnenliege',
  ),
  drawnAndBuilt(
    'long_table',
    ['long table', 'long tables'],
    'floor',
    'long table | long wooden table | long dining table | long dinner table | long oak table | long rustic table | long banquet table | long white table | banquet table | farm table | farmhouse table | trestle table | communal table | grande table | longue table | grande table en bois | longue table en bois | tablée | lungo tavolo | tavolo lungo | lunga tavola | tavolata | tavolo di legno lungo | mesa larga | mesa larga de madera | larga mesa | lange tafel | langer tisch | lange tische | langen tisch | langer holztisch | langen holztisch | holztafel | biertischgarnitur',
  ),
  builtOnly(
    'picnic_table',
    ['picnic table', 'picnic tables'],
    'floor',
    'picnic table | wooden picnic table | table de pique nique | table de picnic | tavolo da picnic | mesa de picnic | mesa de pícnic | picknicktisch | picknickbank',
  ),
  drawnAndBuilt(
    'bistro_table',
    ['round table', 'round tables'],
    'floor',
    'bistro table | bistro tables | round table | round tables | round bistro table | café table | cafe table | small round table | small table | little table | table de bistrot | table ronde | guéridon | tavolino | tavolino rotondo | tavolini | mesa redonda | mesita redonda | velador | bistrotisch | runder tisch | kleiner tisch',
  ),
  drawnAndBuilt(
    'high_table',
    ['high table', 'high tables'],
    'floor',
    'high table | high tables | standing table | bar table | cocktail table | poseur table | mange debout | table haute | tavolo alto | mesa alta | stehtisch | stehtische',
  ),
  drawnAndBuilt(
    'side_table',
    ['side table', 'side tables'],
    'floor',
    'side table | side tables | coffee table | low table | end table | nightstand | bedside table | table basse | table d appoint | tavolino da caffè | comodino | mesa de centro | mesilla | mesita | beistelltisch | couchtisch | nachttisch',
  ),
  drawnAndBuilt(
    'table_lamp',
    ['table lamp', 'table lamps'],
    'tall',
    'table lamp | table lamps | lamplight | lamp light | light of a lamp | lampe à abat jour | lumière d une lampe | luce di una lampada | luz de una lámpara | lampenlicht | lampenschein | desk lamp | bedside lamp | reading lamp | lampshade | lampe de table | lampe de chevet | lampe de bureau | lampada da tavolo | abat jour | lámpara de mesa | tischlampe | nachttischlampe | schreibtischlampe',
  ),
  builtOnly(
    'chandelier',
    ['chandelier', 'chandeliers'],
    'tall',
    'chandelier | chandeliers | crystal chandelier | lustre | lustre en cristal | lampadario | lampadari | candelabro de techo | araña de cristal | kronleuchter',
  ),
  builtOnly(
    'cushion',
    ['cushion', 'cushions'],
    'dish',
    'cushion | pillow | pillows | throw pillow | coussin | coussins | cuscino | cuscini | cojín | cojines | almohada | kissen | sofakissen',
  ),
  builtOnly(
    'bottle_rack',
    ['wine rack', 'wine racks of its own'],
    'floor',
    'wine rack | rack | bottle rack | wooden wine rack | oak wine rack | metal wine rack | empty wine rack | rack of bottles | rack of wine | casier | casier à bouteilles | porte bouteilles | portabottiglie | botellero | weinregal | flaschenregal | flaschenständer',
  ),
] as const;

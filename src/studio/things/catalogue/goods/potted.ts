import { builtOnly } from '#studio/things/catalogue/made-by.ts';

/** Plants in their pots, and what grows on walls and stones. */
export const GOODS_POTTED = [
  builtOnly(
    'ivy',
    ['ivy plant', 'ivy plants'],
    'dish',
    'ivy | ivy leaves | ivy plant | lierre | edera | hiedra | efeu | efeuranken',
    ['ivy'],
  ),
  builtOnly(
    'fern',
    ['fern', 'ferns'],
    'dish',
    'fern | fern leaves | fern fronds | fougère | fougères | felce | felci | helecho | helechos | farn | farne | farnkraut',
    ['fern'],
  ),
  builtOnly(
    'moss',
    ['patch of moss', 'patches of moss'],
    'dish',
    'moss | mossy stones | mossy rocks | moss covered stones | mousse des bois | mousse verte | muschio | musgo | moos | moosige steine',
    ['moss'],
  ),
  builtOnly(
    'succulent',
    ['succulent', 'succulents'],
    'dish',
    'succulent | succulent plant | houseleek | plante grasse | plantes grasses | succulente | pianta grassa | piante grasse | suculenta | suculentas | sukkulente | sukkulenten | hauswurz',
  ),
  builtOnly(
    'aloe',
    ['aloe', 'aloes'],
    'dish',
    'aloe | aloe vera | agave | agaves | aloès | pita planta | agaven',
    ['aloe', 'agave'],
  ),
  builtOnly(
    'monstera',
    ['monstera', 'monsteras'],
    'floor',
    'monstera | monstera plant | monstera leaves | swiss cheese plant | costilla de adán | fensterblatt',
  ),
  builtOnly(
    'bamboo',
    ['bamboo plant', 'bamboo plants'],
    'floor',
    'bamboo | bamboo plant | bambou | bambous | bambù | bambú | bambus',
    ['bamboo'],
  ),
  builtOnly(
    'bonsai',
    ['bonsai', 'bonsais'],
    'dish',
    'bonsai | bonsai tree | bonsaï | bonsai baum',
    ['bonsai'],
  ),
  builtOnly(
    'lemon_tree',
    ['lemon tree', 'lemon trees'],
    'floor',
    'lemon tree | potted lemon tree | citronnier | citronniers | albero di limoni | pianta di limone | limonero | limoneros | zitronenbaum | zitronenbäumchen',
  ),
  builtOnly(
    'orange_tree',
    ['orange tree', 'orange trees'],
    'floor',
    'orange tree | potted orange tree | oranger | orangers | albero di arance | naranjo | naranjos | orangenbaum | orangenbäumchen',
  ),
  builtOnly(
    'laurel_tree',
    ['laurel tree', 'laurel trees'],
    'floor',
    'laurel | laurel tree | laurel bush | bay tree | boxwood | box tree | topiary | ficus | rubber plant | laurier | buis | alloro | bosso | laurel en maceta | boj | lorbeerbaum | lorbeerbäumchen | buchsbaum | gummibaum',
  ),
] as const;

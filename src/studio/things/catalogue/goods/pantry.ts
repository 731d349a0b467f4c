import { builtOnly, drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** Oil, salt and the kitchen’s own tools. */
export const GOODS_PANTRY = [
  builtOnly(
    'oil_bottle',
    ['bottle of olive oil', 'bottles of olive oil'],
    'tall',
    'olive oil | bottle of olive oil | bottles of olive oil | olive oil bottle | oil bottle | cruet of oil | cruet | oil | huile d olive | bouteille d huile | bouteille d huile d olive | olio d oliva | olio | bottiglia d olio | bottiglia di olio d oliva | aceite de oliva | aceite | botella de aceite | aceitera | olivenöl | öl | ölflasche',
  ),
  builtOnly(
    'vinegar_bottle',
    ['bottle of vinegar', 'bottles of vinegar'],
    'tall',
    'vinegar | balsamic vinegar | balsamic | bottle of vinegar | wine vinegar | vinaigre | vinaigre balsamique | aceto | aceto balsamico | vinagre | vinagre balsámico | essig | balsamico | balsamessig',
  ),
  drawnAndBuilt(
    'jar',
    ['jar of jam', 'jars of jam'],
    'small',
    'jar | jars | jar of jam | jars of jam | jam | jams | marmalade | preserves | jam jar | mason jar | glass jar | glass jars | pot de confiture | pots de confiture | confiture | confitures | barattolo | barattoli | vasetto di marmellata | marmellata | tarro | tarros | tarro de mermelada | mermelada | marmelade | marmeladenglas | konfitüre | einmachglas | chutney',
    ['jar'],
  ),
  drawnAndBuilt(
    'tin',
    ['tin of sardines', 'tins of sardines'],
    'small',
    'tin of sardines | tins of sardines | sardine tin | sardine can | can of sardines | canned fish | tinned fish | boîte de sardines | scatola di sardine | scatoletta | sarde in scatola | lata de sardinas | sardinendose | ölsardinen | konserve',
  ),
  builtOnly(
    'spices',
    ['bowls of spices', 'bowls of spices'],
    'dish',
    'spices | spice | ground spices | saffron | paprika powder | épices | épice | cannelle | safran | spezie | spezia | cannella | zafferano | especias | canela | azafrán | gewürze | zimt | zimtstangen',
    ['spice'],
  ),
  drawnAndBuilt(
    'salt_shaker',
    ['salt cellar', 'salt cellars'],
    'small',
    'salt | salt shaker | salt cellar | salt pot | sea salt | salière | sel | fleur de sel | saliera | sale | salero | sal | salzstreuer | salz',
  ),
  builtOnly(
    'pepper_mill',
    ['pepper mill', 'pepper mills'],
    'tall',
    'pepper mill | pepper mills | pepper grinder | pepper shaker | pepper mill and salt | moulin à poivre | poivre | poivrière | macinapepe | pepe | pepe nero | molinillo de pimienta | pimienta | pfeffermühle | pfeffer',
  ),
  drawnAndBuilt(
    'frying_pan',
    ['frying pan', 'frying pans'],
    'dish',
    'frying pan | frying pans | skillet | cast iron pan | iron pan | wok | poêle à frire | poêle | padella | padelle | sartén | sartenes | pfanne | bratpfanne | gusspfanne',
    ['frying pan'],
  ),
  builtOnly(
    'saucepan',
    ['saucepan', 'saucepans'],
    'dish',
    'saucepan | saucepans | cooking pot | copper pot | copper pots | copper pan | stockpot | pentolino | cacerola | kochtopf | kupfertopf',
    ['pot'],
  ),
  builtOnly(
    'mortar',
    ['mortar and pestle', 'mortars and pestles'],
    'dish',
    'mortar | mortar and pestle | pestle | pestle and mortar | mortier | pilon | mortaio | mortero | mörser',
  ),
  drawnAndBuilt(
    'grill',
    ['grill', 'grills'],
    'floor',
    'grill | grills | barbecue | barbecue grill | bbq | charcoal grill | barbacoa | parrilla | griglia | holzkohlegrill | kettle grill',
    ['grill'],
  ),
  builtOnly(
    'sack',
    ['sack', 'sacks'],
    'dish',
    'sack | sacks | jute sack | burlap sack | burlap | jute | hessian sack | toile de jute | sac de jute | sac en toile | sacco | sacchi | sacco di iuta | saco | sacos | saco de yute | jutesack | sack aus jute',
    ['sack'],
  ),
  builtOnly(
    'garlic_braid',
    ['garlic braid', 'garlic braids'],
    'tall',
    'garlic braid | garlic braids | braid of garlic | braided garlic | string of garlic | garlic string | tresse d ail | treccia d aglio | treccia di aglio | trenza de ajos | ristra de ajos | knoblauchzopf',
  ),
] as const;

import { builtOnly, drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** Spices, beans and dried fruit that wine is said to smell of. */
export const GOODS_AROMAS = [
  builtOnly(
    'vanilla_pod',
    ['vanilla pod', 'vanilla pods'],
    'small',
    'vanilla pod | vanilla | vanilla bean | vanilla beans | gousse de vanille | gousses de vanille | vanille | baccello di vaniglia | baccelli di vaniglia | vaniglia | vaina de vainilla | vainas de vainilla | vainilla | vanilleschote | vanilleschoten',
  ),
  builtOnly(
    'clove',
    ['clove', 'cloves'],
    'small',
    'clove | clou de girofle | clous de girofle | girofle | chiodo di garofano | chiodi di garofano | clavo de olor | clavos de olor | gewürznelke | gewürznelken | nelken',
  ),
  builtOnly(
    'nutmeg',
    ['nutmeg', 'nutmegs'],
    'small',
    'nutmeg | noix de muscade | muscade | noce moscata | nuez moscada | muskatnuss | muskatnüsse | muskat nuss',
  ),
  builtOnly(
    'liquorice',
    ['stick of liquorice', 'sticks of liquorice'],
    'small',
    'liquorice | licorice | liquorice root | licorice root | liquorice stick | liquorice sticks | réglisse | bâton de réglisse | bâtons de réglisse | liquirizia | regaliz | lakritz | lakritze | süßholz',
  ),
  drawnAndBuilt(
    'ginger',
    ['ginger root', 'ginger roots'],
    'small',
    'ginger | ginger root | fresh ginger | gingembre | zenzero | jengibre | ingwer | ingwerwurzel',
  ),
  builtOnly(
    'peppercorn',
    ['peppercorn', 'peppercorns'],
    'small',
    'peppercorn | pepper corns | black pepper | black peppercorns | white pepper | pepper grains | poivre noir | grains de poivre | pepe nero in grani | grani di pepe | pimienta negra | granos de pimienta | schwarzer pfeffer | pfefferkörner',
  ),
  builtOnly(
    'coffee_bean',
    ['coffee bean', 'coffee beans'],
    'small',
    'coffee bean | roasted coffee beans | grain de café | grains de café | chicchi di caffè | chicco di caffè | granos de café | kaffeebohne | kaffeebohnen',
  ),
  builtOnly(
    'cocoa_bean',
    ['cocoa bean', 'cocoa beans'],
    'small',
    'cocoa bean | cacao beans | cacao bean | cocoa nibs | cacao nibs | fève de cacao | fèves de cacao | fave di cacao | granos de cacao | kakaobohne | kakaobohnen',
  ),
  builtOnly(
    'raisin',
    ['raisin', 'raisins'],
    'small',
    'dried grapes | sultanas | sultana | currants dried | raisins secs | raisin sec | uvetta | uva passa | pasas | uvas pasas | rosinen | rosine',
  ),
  builtOnly(
    'date_fruit',
    ['date', 'dates'],
    'small',
    'medjool dates | dried dates | stuffed dates | dattes | datteri | dátiles | dátil | datteln | dattel',
  ),
  builtOnly(
    'prune',
    ['dried plum', 'dried plums'],
    'small',
    'dried plum | dried prunes | agen prunes | pruneau | pruneaux | prugne secche | prugna secca | ciruelas pasas | ciruela pasa | backpflaume | backpflaumen | trockenpflaumen | dörrpflaumen',
  ),
  builtOnly(
    'dried_apricot',
    ['dried apricot', 'dried apricots'],
    'small',
    'dried apricot | dried fruit | dried fruits | abricots secs | abricot sec | fruits secs | albicocche secche | frutta secca | frutta essiccata | orejones | albaricoques secos | fruta seca | getrocknete aprikosen | trockenfrüchte | dörrobst | trockenobst',
  ),
  builtOnly(
    'pecan',
    ['pecan', 'pecans'],
    'small',
    'pecan | pecan nut | pecan nuts | noix de pécan | noci pecan | nueces pecanas | pekannuss | pekannüsse',
  ),
] as const;

import { builtOnly } from '#studio/things/catalogue/made-by.ts';

/** What stands on buffets and breakfast tables, and what comes home from the market. */
export const GOODS_BUFFET = [
  builtOnly(
    'ham_leg',
    ['whole ham', 'whole hams'],
    'dish',
    `whole ham | hams | ham leg | ham legs | leg of ham | legs of ham | leg of jamón | legs of jamón | jamón leg | jamon leg | iberian ham leg | whole jamón | whole leg of jamón | ham on the bone | ham stand | jamonero | prosciutto leg | prosciutto legs | leg of prosciutto | legs of prosciutto | whole prosciutto | jambon entier | jambon à l os | jambon sec entier | cuisse de jambon | prosciutto intero | prosciutti | coscia di prosciutto | prosciutti appesi | jamón entero | jamones | pata de jamón | patas de jamón | pierna de jamón | ganzer schinken | ganze schinken | schinkenkeule | schinkenkeulen | knochenschinken`,
  ),
  builtOnly(
    'tiered_stand',
    ['tiered stand', 'tiered stands'],
    'dish',
    `tiered stand | tiered stands | tiered cake stand | tiered cake stands | tiered tray | tiered trays | tiered platter | two tiered stand | three tiered stand | three tier stand | 3 tier stand | 2 tier stand | three tier cake stand | 3 tier cake stand | three tiered cake stand | three tiered tray | multi tiered stand | tier stand | afternoon tea stand | high tea stand | cake tower | étagère à gâteaux | présentoir à étages | plateau à étages | serviteur à étages | serviteur à trois étages | alzata a tre piani | alzata a piani | alzatina a tre piani | bandeja de tres pisos | soporte de tres pisos | stand de tres pisos | expositor de tres pisos | dreistöckige etagere | kuchenetagere | tortenetagere`,
  ),
  builtOnly(
    'egg_cup',
    ['egg cup', 'egg cups'],
    'small',
    'egg cup | egg cups | eggcup | eggcups | egg holder | egg holders | coquetier | coquetiers | portauovo | porta uovo | huevera | hueveras | eierbecher',
  ),
  builtOnly(
    'grocery_bag',
    ['bag of groceries', 'bags of groceries'],
    'dish',
    `groceries | bag of groceries | bags of groceries | grocery bag | grocery bags | grocery shopping | paper bag of groceries | paper bag with groceries | bag with groceries | shopping bag with groceries | bag of shopping | market shopping | sac de courses | sacs de courses | sac de provisions | provisions | les courses | busta della spesa | borsa della spesa | sacchetto della spesa | spesa | bolsa de la compra | bolsas de la compra | bolsa de compras | la compra | einkaufstüte | einkaufstüten | einkaufstasche | lebensmitteltüte | lebensmittel | tüte mit lebensmitteln | einkäufe`,
  ),
] as const;

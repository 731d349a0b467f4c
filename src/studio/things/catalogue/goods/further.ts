import { builtOnly, drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** Drinks that are ordered by the glass, by the words for a glass of each language; folded. */
const BY_THE_GLASS: readonly (readonly [glass: string, drinks: string])[] = [
  [
    'glass of|glasses of',
    'orange juice|fresh orange juice|apple juice|fruit juice|tomato juice|lemonade|homemade lemonade|ginger ale|ginger beer|cola|soda|white wine spritzer|spritzer|iced tea|cider',
  ],
  ['verre de|verres de', 'jus d orange|jus de pomme|jus de raisin|jus|limonade|cidre|the glace'],
  ['bicchiere di|bicchieri di', 'succo d arancia|succo di mela|succo d uva|succo|limonata|sidro'],
  ['vaso de|vasos de', 'zumo de naranja|zumo de manzana|zumo de uva|zumo|limonada|sidra'],
  ['glas|glaser', 'orangensaft|apfelsaft|traubensaft|saft|limonade|schorle|eistee|apfelwein'],
];
const byTheGlass = (): string =>
  BY_THE_GLASS.flatMap(([glasses, drinks]) =>
    glasses.split('|').flatMap((glass) => drinks.split('|').map((drink) => `${glass} ${drink}`)),
  ).join(' | ');

/** Drinks beside wine, what a shop counter has, and what warms or dresses a feast. */
export const GOODS_FURTHER = [
  builtOnly(
    'long_drink',
    ['long drink', 'long drinks'],
    'tall',
    'pastis | glass of pastis | verre de pastis | ricard | lemonade | tonic | tonics | tonic water | glass of tonic | eau tonique | acqua tonica | agua tónica | tónica | tonicwater | ginger ale | ginger beer | wine spritzer | spritzer | white wine spritzer | weinschorle | weissweinschorle | schorle | glass of lemonade | homemade lemonade | iced tea | ice tea | glass of iced tea | grape juice | glass of grape juice | apple juice | orange juice | fruit juice | juice | glass of juice | cider | glass of cider | cola | soda | soft drink | limonade | citronnade | thé glacé | jus de raisin | jus de pomme | jus d orange | jus de fruits | cidre | limonata | tè freddo | succo d uva | succo di mela | succo d arancia | sidro | limonada | té helado | zumo de uva | mosto de uva | zumo de manzana | zumo de naranja | sidra | eistee | traubensaft | apfelsaft | orangensaft | apfelwein | cidre normand'.concat(
      ' | ',
      byTheGlass(),
    ),
  ),
  builtOnly(
    'water_bottle',
    ['bottle of water', 'bottles of water'],
    'tall',
    'bottle of water | mineral water bottle | water bottle | water bottles | mineral water | bottle of mineral water | sparkling water | still water | bottle of sparkling water | bouteille d eau | bouteilles d eau | eau minérale | eau gazeuse | bottiglia d acqua | bottiglie d acqua | acqua minerale | acqua frizzante | botella de agua | botellas de agua | agua mineral | agua con gas | wasserflasche | wasserflaschen | mineralwasser | flasche wasser | sprudelwasser',
  ),
  builtOnly(
    'tea',
    ['cup of tea', 'cups of tea'],
    'small',
    'tea | cup of tea | cups of tea | teacup | teacups | green tea | black tea | herbal tea | tasse de thé | tazza di tè | taza de té | tasse tee | teetasse',
  ),
  drawnAndBuilt(
    'firewood',
    ['pile of firewood', 'piles of firewood'],
    'dish',
    'firewood | pile of firewood | stack of firewood | pile of logs | stack of logs | stacked logs | chopped wood | bois de chauffage | bûches | tas de bois | legna da ardere | catasta di legna | ciocchi di legno | leña | troncos apilados | brennholz | holzscheite | holzstapel | kaminholz',
  ),
  drawnAndBuilt(
    'tote_bag',
    ['tote bag', 'tote bags'],
    'tall',
    'tote bag | tote bags | canvas bag | canvas tote | cotton bag | wine tote | jute bag | fabric bag | sac en toile | sac en coton | tote | borsa di tela | shopper di tela | bolsa de tela | bolsa de algodón | jutebeutel | stoffbeutel | stofftasche | baumwolltasche',
  ),
  builtOnly(
    'card_reader',
    ['card terminal', 'card terminals'],
    'small',
    'card terminal | card reader | card machine | payment terminal | credit card terminal | credit card machine | credit card reader | contactless payment | terminal de paiement | lecteur de carte | terminale di pagamento | lettore di carte | terminal de pago | datáfono | kartenlesegerät | kartenterminal | ec gerät',
  ),
  builtOnly(
    'pebbles',
    ['heap of pebbles', 'heaps of pebbles'],
    'dish',
    'pebbles | pebble | gravel | river stones | river pebbles | rolled stones | smooth stones | galets | galets roulés | galet | gravier | graviers | ciottoli | ghiaia | guijarros | grava | cantos rodados | kieselsteine | kiesel | kies | flusskiesel',
  ),
  builtOnly(
    'party_hat',
    ['party hat', 'party hats'],
    'small',
    'party hat | birthday hat | chapeau de fête | chapeau pointu | cappellino da festa | gorro de fiesta | partyhut | partyhüte',
  ),
  builtOnly(
    'witch_hat',
    ['witch’s hat', 'witches’ hats'],
    'dish',
    'witch hat | witch hats | witch s hat | witches hat | chapeau de sorcière | cappello da strega | sombrero de bruja | hexenhut',
  ),
] as const;

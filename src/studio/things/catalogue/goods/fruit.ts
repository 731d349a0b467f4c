import { builtOnly } from '#studio/things/catalogue/made-by.ts';

/** Fruit that white and rosé wines are said to taste of. */
export const GOODS_FRUIT = [
  builtOnly(
    'grapefruit',
    ['grapefruit', 'grapefruits'],
    'small',
    'grapefruit | pink grapefruit | pamplemousse | pamplemousses | pompelmo | pompelmi | pomelo | pomelos | toronja',
  ),
  builtOnly(
    'blood_orange',
    ['blood orange', 'blood oranges'],
    'small',
    'blood orange | orange sanguine | oranges sanguines | arancia rossa | arance rosse | arancia sanguinella | naranja sanguina | naranjas sanguinas | blutorange | blutorangen',
  ),
  builtOnly(
    'nectarine',
    ['nectarine', 'nectarines'],
    'small',
    'nectarine | brugnon | brugnons | nettarina | nettarine | pesca noce | nectarina | nectarinas | nektarine | nektarinen',
  ),
  builtOnly(
    'quince',
    ['quince', 'quinces'],
    'small',
    'quince | coing | coings | mela cotogna | mele cotogne | membrillo | membrillos | quitte | quitten',
  ),
  builtOnly(
    'persimmon',
    ['persimmon', 'persimmons'],
    'small',
    'persimmon | sharon fruit | kaki | kakis | plaquemine | cachi | caco | caki | caqui | caquis | kakifrucht | kakifrüchte',
  ),
  builtOnly(
    'lychee',
    ['lychee', 'lychees'],
    'small',
    'lychee | litchi | litchis | lichi | lichis | litschi | litschis',
  ),
  builtOnly(
    'passion_fruit',
    ['passion fruit', 'passion fruits'],
    'small',
    'passion fruit | passionfruit | fruit de la passion | fruits de la passion | frutto della passione | frutti della passione | maracuja | maracuyá | fruta de la pasión | passionsfrucht | passionsfrüchte',
  ),
] as const;

import { builtOnly } from '#studio/things/catalogue/made-by.ts';

/** What is there to be read: letters that shine, hang or stand on the table. */
export const GOODS_LETTERED = [
  builtOnly(
    'neon_sign',
    ['neon sign', 'neon signs'],
    'tall',
    'neon sign | neon signs | neon lettering | neon letters | neon writing | light up sign | illuminated sign | enseigne néon | enseigne au néon | enseigne lumineuse | insegna al neon | insegna luminosa | scritta al neon | letrero de neón | rótulo de neón | letrero luminoso | neonschild | neonschrift | leuchtschrift | leuchtreklame',
  ),
  builtOnly(
    'cloth_banner',
    ['banner', 'banners'],
    'tall',
    'cloth banner | fabric banner | hanging banner | paper banner | birthday banner | welcome banner | party banner | banderole | striscione | pancarta | spruchband | stoffbanner',
  ),
  builtOnly(
    'place_card',
    ['place card', 'place cards'],
    'small',
    'place card | place cards | small card | small cards | tasting card | tasting cards | tent card | tent cards | little cards | description cards | tasting note card | tasting note cards | petites cartes | tarjetitas | kärtchen | name card | name cards | table card | table cards | marque place | marque places | carton de table | segnaposto | segnaposti | tarjeta de mesa | tarjeta de sitio | tischkarte | tischkarten | platzkarte | platzkarten | tischkärtchen | platzkärtchen | namenskärtchen',
  ),
  builtOnly(
    'shop_window',
    ['shop window', 'shop windows'],
    'tall',
    'shop window | shop windows | store window | storefront window | wine shop window | wine merchant window | display window | window display | window displays | shop window display | wine shop window display | window dressing | bakery window | deli window | delicatessen window | florist window | chocolate shop window | cheese shop window | vitrine | vitrines | vitrine de magasin | vitrine du caviste | vitrine de caviste | vetrina | vetrine | vetrina del negozio | escaparate | escaparates | schaufenster | schaufensterdeko | schaufensterdekoration | ladenfenster',
  ),
];

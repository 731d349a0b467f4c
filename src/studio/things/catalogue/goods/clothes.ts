import { builtOnly, drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** What is worn at work and hung up after it. */
export const GOODS_CLOTHES = [
  drawnAndBuilt(
    'gloves',
    ['pair of gloves', 'pairs of gloves'],
    'small',
    'gloves | pair of gloves | work gloves | working gloves | gardening gloves | leather gloves | gants | paire de gants | gants de travail | guanti | guanti da lavoro | guantes | guantes de trabajo | handschuhe | arbeitshandschuhe',
    ['glove'],
  ),
  builtOnly(
    'apron',
    ['apron on a hook', 'aprons on hooks'],
    'floor',
    'apron on a hook | apron hanging | hanging apron | apron on the wall | tablier accroché | tablier au crochet | grembiule appeso | delantal colgado | schürze am haken',
  ),
] as const;

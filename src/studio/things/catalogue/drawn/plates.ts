import { drawnAndBuilt, drawnOnly } from '#studio/things/catalogue/made-by.ts';

/** What teaching plates show and few others ask for. */
export const DRAWN_FOR_PLATES = [
  drawnAndBuilt(
    'vine_branch',
    ['vine branch', 'vine branches'],
    'tall',
    'vine branch | grapevine branch | grape branch | branch of a vine | branch of a grapevine | branch of vine | branch of grapes | vine with tendrils | grapevine with tendrils | vine twig | vine tendril | grapevine tendril | branch with leaves and tendrils | vine with leaves and tendrils | vine branch with leaves | grapevine branch with leaves | vine branch with grapes | grapevine branch with grapes | rameau de vigne | branche de vigne | vrille de vigne | ramo di vite | tralcio | tralcio di vite | viticcio | rama de vid | rama de parra | sarmiento | zarcillo | Rebzweig | Weinranke | Weinranken | Rebranke',
  ),
  // 'Blue eyes' and 'on the nose' are no things of their own.
  drawnOnly('eye', ['eye', 'eyes drawn'], 'small', 'eyeball | single eye | human eye'),
  drawnOnly('nose', ['nose', 'noses drawn'], 'small', 'human nose | big nose'),
  drawnOnly('ear', ['ear', 'ears drawn'], 'small', 'human ear | big ear'),
  drawnOnly('tongue', ['tongue', 'tongues drawn'], 'small', 'human tongue | tongue sticking out'),
  drawnOnly(
    'louse',
    ['vine louse', 'vine lice'],
    'small',
    'vine louse | root louse | grape louse | phylloxera louse | aphid | puceron | pidocchio della vite | pulgón | Reblaus | Blattlaus',
  ),
] as const;

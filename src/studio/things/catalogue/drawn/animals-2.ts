import { drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** Animals of farm, wood and garden. */
export const DRAWN_ANIMALS_2 = [
  drawnAndBuilt(
    'goose',
    ['goose', 'geese'],
    'floor',
    'goose | geese | oie | oies | oca | oche | ganso | gansos | Gans | Gänse',
    ['goose'],
  ),
  drawnAndBuilt('swan', ['swan', 'swans'], 'floor', 'swan | cygne | cigno | cisne | Schwan', [
    'swan',
  ]),
  drawnAndBuilt(
    'peacock',
    ['peacock', 'peacocks'],
    'floor',
    'peacock | paon | pavone | pavo real | Pfau',
    ['peacock'],
  ),
  drawnAndBuilt(
    'owl',
    ['owl', 'owls'],
    'floor',
    'owl | barn owl | tawny owl | hibou | gufo | búho | Eule | chouette',
    ['owl'],
  ),
  drawnAndBuilt(
    'eagle',
    ['eagle', 'eagles'],
    'floor',
    'eagle | aigle | aquila | águila | Adler | hawk | falcon',
    ['eagle'],
  ),
  drawnAndBuilt(
    'dove',
    ['dove', 'doves'],
    'small',
    'dove | doves | white dove | colombe | colombes | colomba | colombe | paloma blanca | weiße Taube | weiße Tauben',
    ['dove'],
  ),
  drawnAndBuilt(
    'bird',
    ['bird', 'birds'],
    'small',
    'bird | oiseau | uccello | pájaro | Vogel | robin | red robin | rouge-gorge | pettirosso | petirrojo | Rotkehlchen | blackbird | merle | merlo | mirlo | Amsel',
    ['bird'],
  ),
  drawnAndBuilt(
    'butterfly',
    ['butterfly', 'butterflies'],
    'small',
    'butterfly | papillon | farfalla | mariposa | Schmetterling',
    ['butterfly'],
  ),
] as const;

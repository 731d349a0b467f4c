import { drawnAndBuilt, drawnOnly } from '#studio/things/catalogue/made-by.ts';

/** Sights that travellers name; those of a city's skyline stand with their city. */
export const DRAWN_MONUMENTS = [
  drawnOnly(
    'leaning_tower',
    ['Leaning Tower of Pisa', 'Leaning Towers of Pisa'],
    'scenery',
    'leaning tower of pisa | leaning tower | tower of pisa | tour de pise | torre di pisa | torre pendente | torre de pisa | schiefer turm von pisa | schiefe turm von pisa',
  ),
  drawnOnly(
    'brandenburg_gate',
    ['Brandenburg Gate', 'Brandenburg Gates'],
    'scenery',
    'brandenburg gate | brandenburger tor | porte de brandebourg | porta di brandeburgo | puerta de brandeburgo',
  ),
  drawnOnly(
    'triumphal_arch',
    ['Arc de Triomphe', 'triumphal arches'],
    'scenery',
    'arc de triomphe | arch of triumph | triumphal arch | arco di trionfo | arco del triunfo | triumphbogen',
  ),
  drawnOnly(
    'acropolis',
    ['Acropolis', 'Acropolises'],
    'scenery',
    'acropolis | parthenon | acropole | acropoli | acrópolis | akropolis | partenón | partenone',
  ),
  drawnOnly(
    'opera_house',
    ['Sydney Opera House', 'opera houses'],
    'scenery',
    'sydney opera house | sydney opera | opéra de sydney | opera di sydney | ópera de sídney | opernhaus von sydney',
  ),
  drawnOnly(
    'golden_gate',
    ['Golden Gate Bridge', 'suspension bridges'],
    'scenery',
    'golden gate bridge | golden gate',
  ),
  drawnOnly('tower_bridge', ['Tower Bridge', 'Tower Bridges'], 'scenery', 'tower bridge'),
  drawnOnly(
    'notre_dame',
    ['Notre-Dame', 'gothic cathedrals'],
    'scenery',
    'notre dame | notre dame de paris | notre dame cathedral',
  ),
  drawnOnly(
    'mont_saint_michel',
    ['Mont Saint-Michel', 'Mont Saint-Michels'],
    'scenery',
    'mont saint michel | mont st michel | le mont saint michel',
  ),
  drawnOnly('taj_mahal', ['Taj Mahal', 'Taj Mahals'], 'scenery', 'taj mahal'),
  drawnOnly(
    'matterhorn',
    ['Matterhorn', 'Matterhorns'],
    'scenery',
    'matterhorn | mont cervin | monte cervino | cervino',
  ),
  drawnAndBuilt(
    'aqueduct',
    ['Roman aqueduct', 'Roman aqueducts'],
    'scenery',
    'pont du gard | aqueduct | roman aqueduct | aqueduc | aqueduc romain | acquedotto | acquedotto romano | acueducto | acueducto romano | aquädukt',
  ),
  drawnOnly(
    'fairy_castle',
    ['fairy-tale castle', 'fairy-tale castles'],
    'scenery',
    'neuschwanstein castle | neuschwanstein | schloss neuschwanstein | fairy tale castle | fairytale castle | märchenschloss | château de conte de fées',
  ),
] as const;

import { drawnAndBuilt, drawnOnly } from '#studio/things/catalogue/made-by.ts';

/** Small animals and those of the sea. */
export const DRAWN_SMALL_ANIMALS = [
  drawnAndBuilt('bee', ['bee', 'bees'], 'small', 'bee | honeybee | abeille | ape | abeja | Biene', [
    'bee',
  ]),
  drawnAndBuilt(
    'ladybird',
    ['ladybird', 'ladybirds'],
    'small',
    'ladybird | ladybug | coccinelle | coccinella | mariquita | Marienkäfer',
    ['ladybug'],
  ),
  drawnAndBuilt(
    'snail',
    ['snail', 'snails'],
    'small',
    'snail | escargot | lumaca | caracol | Schnecke',
    ['snail'],
  ),
  drawnAndBuilt('frog', ['frog', 'frogs'], 'small', 'frog | grenouille | rana | Frosch', ['frog']),
  drawnAndBuilt(
    'turtle',
    ['turtle', 'turtles'],
    'floor',
    'turtle | tortoise | tortue | tartaruga | tortuga | Schildkröte',
    ['turtle'],
  ),
  drawnAndBuilt(
    'snake',
    ['snake', 'snakes'],
    'floor',
    'snake | serpent | serpente | serpiente | Schlange',
    ['snake'],
  ),
  drawnOnly(
    'crocodile',
    ['crocodile', 'crocodiles'],
    'floor',
    'crocodile | coccodrillo | cocodrilo | Krokodil | alligator',
    ['crocodilian reptile'],
  ),
  drawnOnly(
    'dolphin',
    ['dolphin', 'dolphins'],
    'floor',
    'dolphin | dauphin | delfino | delfín | Delfin',
    ['dolphin'],
  ),
  drawnOnly('whale', ['whale', 'whales'], 'floor', 'whale | baleine | balena | ballena | Wal', [
    'whale',
  ]),
  drawnAndBuilt('crab', ['crab', 'crabs'], 'dish', 'crab | crabe | granchio | cangrejo | Krabbe', [
    'crab',
  ]),
  drawnAndBuilt(
    'lobster',
    ['lobster', 'lobsters'],
    'dish',
    'lobster | homard | aragosta | langosta | Hummer',
    ['lobster'],
  ),
  drawnOnly(
    'octopus',
    ['octopus', 'octopuses'],
    'dish',
    'octopus | poulpe | polpo | pulpo | Krake',
    ['octopus'],
  ),
  drawnOnly(
    'squid',
    ['squid', 'squids'],
    'dish',
    'squid | calamar | calamaro | Tintenfisch | calamari',
    ['squid'],
  ),
  drawnOnly(
    'bat',
    ['bat', 'bats'],
    'small',
    'bat | chauve-souris | pipistrello | murciélago | Fledermaus | fledermäuse',
    ['bat'],
  ),
  drawnAndBuilt(
    'parrot',
    ['parrot', 'parrots'],
    'small',
    'parrot | perroquet | pappagallo | loro | Papagei',
    ['parrot'],
  ),
  drawnOnly(
    'leopard',
    ['leopard', 'leopards'],
    'floor',
    'leopard | panther | léopard | leopardo | Leopard',
    ['leopard'],
  ),
  drawnAndBuilt(
    'flamingo',
    ['flamingo', 'flamingos'],
    'floor',
    'flamingo | flamant | fenicottero | flamenco rosa | Flamingo',
    ['flamingo'],
  ),
  drawnAndBuilt(
    'seashell',
    ['seashell', 'seashells'],
    'small',
    'seashell | shell | coquillage | conchiglia | concha | Muschel',
    ['seashell'],
  ),
] as const;

import { builtOnly } from '#studio/things/catalogue/made-by.ts';

/** What music comes from. */
export const GOODS_MUSIC = [
  builtOnly(
    'record_player',
    ['record player', 'record players'],
    'dish',
    'record player | record players | vinyl record player | vinyl record players | turntable | turntables | vinyl player | tourne disque | platine vinyle | giradischi | tocadiscos | plattenspieler',
  ),
  builtOnly(
    'speaker',
    ['loudspeaker', 'loudspeakers'],
    'dish',
    'loudspeaker | loudspeakers | speaker box | hi fi speaker | hifi speaker | speakers | haut parleur | enceinte audio | altoparlante | cassa acustica | altavoz | altavoces | lautsprecher',
  ),
  builtOnly(
    'lute',
    ['lute', 'lutes'],
    'dish',
    'lute | lutes | luth | luths | liuto | liuti | laúd | laúdes | laute | lauten | mandolin | mandoline | mandolino | mandolina',
    ['lute'],
  ),
] as const;

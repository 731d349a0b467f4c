import { builtOnly } from './drawn-only.ts';

/** What things are put down on out of doors. */
export const RESTS = [
  builtOnly(
    'stone_wall',
    ['stone wall', 'low stone walls'],
    'floor',
    'stone wall | dry stone wall | drystone wall | low wall | low stone wall | old stone wall | garden wall | mur de pierre | mur de pierres | mur en pierre | mur en pierres | muret | muret de pierre | muret de pierres | muro di pietra | muretto | muretto di pietra | muretto a secco | muro de piedra | murete | murete de piedra | steinmauer | natursteinmauer | trockenmauer | mauer | mäuerchen | mauerkrone',
  ),
  builtOnly(
    'rock',
    ['rock', 'rocks'],
    'floor',
    'rock | boulder | flat rock | rocher | rochers | roccia | scoglio | scogli | masso | roca | peñasco | fels | felsen | felsblock | felsbrocken',
    ['boulder'],
  ),
  builtOnly(
    'tree_stump',
    ['tree stump', 'tree stumps'],
    'floor',
    'tree stump | stump | wooden stump | tree trunk | log | wooden log | souche | souche d arbre | tronc d arbre | rondin | ceppo | ceppo di legno | tronco d albero | tocón | tocon de arbol | tronco | baumstumpf | baumstamm | holzstamm | hackklotz',
    ['stump'],
  ),
] as const;

import { alsoDrawn, builtOnly } from './made-by.ts';

/** What things are put down on, mostly out of doors. */
export const RESTS = [
  builtOnly(
    'stone_wall',
    ['stone wall', 'low stone walls'],
    'floor',
    'stone wall | snowy wall | snow covered wall | snow covered stone wall | dry stone wall | drystone wall | low wall | low stone wall | old stone wall | garden wall | mur de pierre | mur de pierres | mur en pierre | mur en pierres | muret | muret de pierre | muret de pierres | muret en pierre | muret en pierres | mur en pierres seches | muro di pietra | muretto | muretto di pietra | muretto in pietra | muro in pietra | muretto di pietre | muretto a secco | muro de piedra | murete | murete de piedra | steinmauer | mauer aus stein | natursteinmauer | trockenmauer | mauer | mäuerchen | mauerkrone',
  ),
  // 'On the balustrade' alone: see `settle-grounds.ts`; before a view it is the railing of the terrace.
  builtOnly(
    'balustrade',
    ['balustrade', 'balustrades'],
    'floor',
    'stone balustrade rail | top of the balustrade',
  ),
  builtOnly(
    'stone_steps',
    ['flight of stone steps', 'flights of stone steps'],
    'floor',
    'steps | stone steps | stone step | old steps | marches | marches en pierre | marches de pierre | perron | gradini | gradini di pietra | gradino | scalini | escalones | escalones de piedra | escalón | peldaños | stufen | steinstufen | steinstufe | treppenstufen',
  ),
  builtOnly(
    'vine_stock',
    ['old vine', 'old vines'],
    'floor',
    'old vine | very old vine | single vine | lone vine | ancient vine | century old vine | vine trunk | vine trunks | old vine trunk | gnarled vine | gnarled vines | gnarled old vine | gnarled old vines | old gnarled vine | old gnarled vines | gnarled vine trunk | trunk of a vine | vine stock | vine stocks | old vine stock | old vine stocks | gnarled vine stock | gnarled vine stocks | vieux cep | vieux ceps | cep de vigne | ceps de vigne | vieux pied de vigne | vecchia vite | vite secolare | ceppo di vite | vite centenaria | cepa vieja | cepas viejas | cepa centenaria | vid centenaria | alter rebstock | alten rebstock | alter knorriger rebstock | knorriger rebstock | knorrige reben | alter weinstock | rebstamm',
  ),
  // 'On a shelf': see `on-shelves.ts`.
  builtOnly(
    'shelf_board',
    ['shelf', 'shelf boards'],
    'floor',
    'shelf board | shelf boards | regalbrett | planche d étagère | ripiano | balda',
  ),
  // 'On the window sill': see `on-sills.ts`.
  alsoDrawn(
    builtOnly(
      'window_sill',
      ['window sill', 'window sills'],
      'floor',
      'sill board | sill boards | fensterbankbrett',
    ),
  ),
  // 'On crushed ice': see `on-ice.ts`.
  builtOnly(
    'ice_bed',
    ['bed of ice', 'beds of ice'],
    'dish',
    'ice display | étal de glace | banco di ghiaccio | mostrador de hielo | eistheke',
  ),
  // 'On the fence': see `settle-grounds.ts`.
  builtOnly(
    'fence_post',
    ['fence post', 'fence posts'],
    'floor',
    'fence post | wooden fence post | old fence post | fencepost | poteau de clôture | piquet de clôture | palo della staccionata | paletto della recinzione | poste de la valla | poste de valla | zaunpfahl | zaunpfosten',
  ),
  builtOnly(
    'hay_bale',
    ['hay bale', 'hay bales'],
    'floor',
    'hay bale | haystack | hay stack | stack of hay | meule de foin | pagliaio | pajar | heuhaufen | straw bale | bale of hay | bale of straw | botte de paille | botte de foin | balla di fieno | balla di paglia | fardo de paja | bala de paja | paca de heno | strohballen | heuballen',
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

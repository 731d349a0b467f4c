import { builtOnly } from '#studio/things/catalogue/made-by.ts';

/** Birds of garden, field and shore that have a look of their own; any other is a `bird`. */
export const GOODS_BIRDS = [
  builtOnly(
    'sparrow',
    ['sparrow', 'sparrows'],
    'small',
    'sparrow | house sparrow | moineau | moineaux | passero | passeri | gorrión | gorriones | spatz | spatzen | sperling | sperlinge',
    ['sparrow'],
  ),
  builtOnly(
    'swallow',
    ['swallow', 'swallows'],
    'small',
    'swallow | barn swallow | hirondelle | hirondelles | rondine | rondini | golondrina | golondrinas | schwalbe | schwalben',
  ),
  builtOnly(
    'pigeon',
    ['pigeon', 'pigeons'],
    'small',
    'pigeon | wood pigeon | pigeon ramier | piccione | piccioni | paloma | palomas | taube | tauben',
    ['pigeon'],
  ),
  builtOnly(
    'seagull',
    ['seagull', 'seagulls'],
    'small',
    'seagull | gull | gulls | mouette | mouettes | goéland | gabbiano | gabbiani | gaviota | gaviotas | möwe | möwen',
    ['gull'],
  ),
  builtOnly(
    'stork',
    ['stork', 'storks'],
    'floor',
    'stork | white stork | cigogne | cigognes | cicogna | cicogne | cigüeña | cigüeñas | storch | störche',
    ['stork'],
  ),
  builtOnly(
    'heron',
    ['heron', 'herons'],
    'floor',
    'heron | grey heron | egret | héron | hérons | airone | aironi | garza | garzas | reiher',
    ['heron'],
  ),
  builtOnly(
    'pheasant',
    ['pheasant', 'pheasants'],
    'floor',
    'pheasant | faisan | faisans | fagiano | fagiani | faisán | faisanes | fasan | fasane',
    ['pheasant'],
  ),
  builtOnly(
    'partridge',
    ['partridge', 'partridges'],
    'small',
    'partridge | perdrix | pernice | pernici | perdiz | perdices | rebhuhn | rebhühner',
    ['partridge'],
  ),
  builtOnly(
    'chick',
    ['chick', 'chicks'],
    'small',
    'chick | baby chick | easter chick | poussins | pulcino | pulcini | pollito | pollitos | küken',
  ),
  builtOnly(
    'lizard',
    ['lizard', 'lizards'],
    'small',
    'lizard | gecko | lézard | lézards | lucertola | lucertole | lagartija | lagarto | eidechse | eidechsen',
    ['lizard'],
  ),
] as const;

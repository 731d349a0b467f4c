import { builtOnly, drawnAndBuilt } from './made-by.ts';

/** What holds, dresses or happens on the table of a photograph. */
export const BUILT_TABLE = [
  builtOnly(
    'pot',
    ['cooking pot', 'cooking pots'],
    'dish',
    'cooking pot | casserole | casserole dish | dutch oven | iron pot | black pot | cast iron pot | cocotte | marmite | pentola | casseruola | olla | cazuela | cacerola | topf | kochtopf | schmortopf | bräter',
    ['casserole'],
  ),
  builtOnly(
    'plastic_cup',
    ['plastic cup', 'plastic cups'],
    'small',
    'plastic cup | plastic cups | clear cup | clear cups | disposable cup | disposable cups | festival cup | festival cups | plastic glass | plastic glasses | plastic wine glass | plastic wine glasses | plastic tumbler | gobelet | gobelets | gobelet en plastique | gobelets en plastique | verre en plastique | verres en plastique | bicchiere di plastica | bicchieri di plastica | vaso de plástico | vasos de plástico | plastikbecher | plastikbechern | kunststoffbecher',
  ),
  builtOnly(
    'straw',
    ['bed of straw', 'beds of straw'],
    'dish',
    'straw | bed of straw | hay | wood wool | straw bedding | paille | foin | paglia | paja | stroh | heu | holzwolle',
  ),
  drawnAndBuilt(
    'fiasco',
    ['straw-covered flask', 'straw-covered flasks'],
    'tall',
    'fiasco | fiaschi | straw flask | straw covered flask | straw covered bottle | straw bottle | straw wrapped bottle | straw wrapped bottles | straw wrapped chianti | straw wrapped chianti bottle | straw wrapped flask | bottle wrapped in straw | bottles wrapped in straw | bottle covered in straw | bottle in a straw basket | bottle in straw wrapping | bottle wrapped in wicker | bouteille entourée de paille | bouteille habillée de paille | bottiglia rivestita di paglia | bottiglia avvolta nella paglia | botella envuelta en paja | botella forrada de paja | flasche in stroh gewickelt | mit stroh umwickelte flasche | wicker flask | wicker bottle | chianti flask | chianti fiasco | chianti in a straw flask | chianti in a flask | flask of chianti | flasks of chianti | chianti in straw | bottle of chianti in straw | chianti bottle in straw | chianti en paille | chianti in paglia | chianti im stroh | fiasco di chianti | bottiglia impagliata | fiasque | bouteille paillée | botella con paja | garrafa de mimbre | korbflasche | strohflasche | bastflasche',
  ),
  // One berry; 'a grape' alone may be its bunch, or its variety.
  builtOnly(
    'grape_berry',
    ['grape', 'single grapes'],
    'small',
    'single grape | one grape | one single grape | a single grape | one grape berry | single grape berry | grape berry | grape berries | grain de raisin | grains de raisin | un seul raisin | acino | acini | acino d uva | acini d uva | chicco d uva | grano de uva | una sola uva | weinbeere | weinbeeren | traubenbeere | einzelne traube | einzelne weinbeere',
  ),
  builtOnly(
    'foil_cutter',
    ['foil cutter', 'foil cutters'],
    'small',
    'foil cutter | foil cutters | coupe capsule | coupe capsules | tagliacapsule | cortacápsulas | corta cápsulas | folienschneider | kapselschneider',
  ),
  builtOnly(
    'petals',
    ['scattered petals', 'scattered petals'],
    'small',
    'petals | petal | rose petals | flower petals | pétales | pétales de rose | petali | petali di rosa | pétalos | pétalos de rosa | rosenblätter | blütenblätter | rosenblüten',
    ['petal'],
  ),
  drawnAndBuilt(
    'autumn_leaves',
    ['scattered autumn leaves', 'scattered autumn leaves'],
    'small',
    'autumn leaves | autumn leaf | fall leaves | fallen leaves | dry leaves | colourful leaves | colorful leaves | feuilles d automne | feuilles mortes | foglie d autunno | foglie autunnali | foglie secche | hojas de otoño | hojas secas | herbstlaub | herbstblätter | laub',
  ),
  drawnAndBuilt(
    'reading_glasses',
    ['pair of reading glasses', 'pairs of reading glasses'],
    'small',
    'reading glasses | pair of reading glasses | spectacles | eyeglasses | lunettes de lecture | lunettes | occhiali da lettura | occhiali | gafas de lectura | gafas | lesebrille | brille',
    ['spectacles'],
  ),
  builtOnly(
    'dewdrops',
    ['drops of condensation', 'drops of condensation'],
    'small',
    'condensation | drops of condensation | beads of condensation | droplets of condensation | condensation drops | gouttes de condensation | gocce di condensa | gotas de condensación | water drops | water droplets | droplets | dew drops | dewdrops | drops of water | beads of water | beads of moisture | beaded with water | perles d eau | perle d acqua | perlas de agua | wasserperlen | buée | gouttes d eau | gouttelettes | condensa | gocce d acqua | goccioline | condensación | gotas de agua | wassertropfen | kondenswasser | tautropfen',
  ),
  builtOnly(
    'steam',
    ['steam', 'steam'],
    'small',
    'steam | wisp of steam | wisps of steam | steam rising | rising steam | hot steam | vapeur | vapeur qui monte | vapore | vapore che sale | filo di vapore | vapor | vapor que sube | dampf | aufsteigender dampf | dampfschwaden',
  ),
  builtOnly(
    'smoke',
    ['smoke', 'smoke'],
    'small',
    'smoke | wisp of smoke | wisps of smoke | smoke rising | rising smoke | cigar smoke | fumée | volutes de fumée | fumo | filo di fumo | humo | voluta de humo | rauch | rauchschwaden',
  ),
  drawnAndBuilt(
    'spill',
    ['puddle of wine', 'puddles of wine'],
    'dish',
    'spilled wine | spilt wine | wine spilled | wine spill | spill | spilled red wine | wine spilling | red wine spilling | wine spills | red wine spills | wine spilling out | wine running across | vin qui se renverse | vin rouge qui se renverse | vino che si rovescia | vino derramándose | vino tinto derramándose | red wine spilled | puddle of wine | wine stain | red wine stain | stain | vin renversé | tache de vin | flaque de vin | vino rovesciato | vino versato | macchia di vino | pozza di vino | vino derramado | mancha de vino | charco de vino | verschütteter wein | verschütteter rotwein | weinfleck | rotweinfleck | weinlache | con macchia | con una macchia | macchia sulla tovaglia | avec une tache | tache sur la nappe | con una mancha | mancha en el mantel | fleck',
  ),
  builtOnly(
    'drop',
    ['drop of wine', 'drops of wine'],
    'small',
    'drop of wine | drop of red wine | drop falling | wine drop falling | drop of wine falling | dripping wine | wine dripping | red wine dripping | wine drips | dripping | drips | che cola | che colano | qui coule | qui coulent | drip | drop | falling drop | wine drop | goutte de vin | goutte | goccia di vino | goccia | gota de vino | gota | vin qui goutte | qui goutte | gouttant | vino che gocciola | che gocciola | gocciolante | vino que gotea | que gotea | goteando | tropfender wein | tropfend | tropft | weintropfen | tropfen wein | tropfen',
  ),
  builtOnly(
    'wine_ring',
    ['wine ring', 'wine rings'],
    'small',
    'wine ring | wine rings | red wine ring | red wine rings | ring of wine | rings of wine | ring of red wine | rings of red wine | wine glass ring | wine glass rings | wine ring stain | wine ring stains | ring stain | ring stains | wine stains and rings | rings left by a glass | ring left by a glass | rings left by glasses | auréole de vin | auréoles de vin | cerne de vin | cercle de vin | alone di vino | aloni di vino | cerco de vino | cercos de vino | marca de copa | rotweinrand | weinrand | weinränder | rotweinränder | rotweinringe',
  ),
  builtOnly(
    'crumbs',
    ['scatter of crumbs', 'scatters of crumbs'],
    'small',
    'crumbs | bread crumbs | breadcrumbs | some crumbs | a few crumbs | crumbs of bread | miettes | miettes de pain | quelques miettes | briciole | briciole di pane | migas | migas de pan | migajas | brotkrümel | krümel | brösel',
  ),
  builtOnly(
    'popping_cork',
    ['popping cork', 'popping corks'],
    'small',
    'popping cork | cork popping | cork popping out | cork popping off | cork popping from | cork pops | cork flying | cork flying off | cork flying out | flying corks | flying cork | cork shooting out | cork bursting | popping the cork | popping open | champagne popping | popping champagne | popping champagne cork | popping champagne bottle | champagne cork popping | champagne cork flying | popped cork | bouchon qui saute | bouchon sautant | bouchon qui vole | tappo che salta | tappo che vola | corcho saltando | corcho volando | corcho que salta | knallender korken | fliegender korken | korken knallt | korken fliegt',
  ),
  builtOnly(
    'sabre',
    ['sabre', 'sabres'],
    'dish',
    'sabre | sabres | saber | sabers | champagne sabre | champagne saber | champagne sword | sword | sciabola | sable | sable de champán | säbel | champagnersäbel',
    ['saber'],
  ),
  builtOnly(
    'splash',
    ['splash of wine', 'splashes of wine'],
    'small',
    'splash | splashes | splashing | wine splashing | splashing into | splash of wine | wine splash | splashing wine | éclaboussure | éclaboussures | schizzo | schizzi di vino | salpicadura | spritzer rotwein | weinspritzer',
  ),
  builtOnly(
    'cigar',
    ['cigar', 'cigars'],
    'small',
    'cigar | cigars | cigare | cigares | sigaro | sigari | cigarro | puro habano | zigarre | zigarren',
    ['cigar'],
  ),
] as const;

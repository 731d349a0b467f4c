import type { WordTable } from '#studio/lexicon/effects.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';

export interface FigureWords {
  who: AskedFigure['who'];
  role?: AskedFigure['role'];
  part?: AskedFigure['part'];
  count?: number;
  /** Says how somebody stands there; hands alone only where nobody else is named. */
  isManner?: boolean;
  words: string;
}

/** People, by who they are. The plural counts a few. */
export const FIGURE_WORDS: readonly FigureWords[] = [
  {
    who: 'person',
    part: 'hands',
    count: 1,
    words:
      'hand | main | mano | fist | raised fist | clenched fist | poing | poing leve | pugno | pugno alzato | puno | puno en alto | faust | erhobene faust',
  },
  {
    who: 'person',
    part: 'hands',
    count: 1,
    isManner: true,
    words: `
      in hand | glass in hand | glass in his hand | glass in her hand | in the hand | in his hand |
      in her hand | in their hands | verre a la main | en main | bicchiere in mano | in mano |
      calice in mano | copa en mano | copa en la mano | en la mano | in der hand | glas in der hand`,
  },
  {
    who: 'person',
    part: 'hands',
    count: 2,
    words: 'hands | mains | mani | manos | hande | handen',
  },
  {
    who: 'person',
    part: 'hands',
    count: 2,
    isManner: true,
    words: `
      in the hands | in both hands | dans les mains | entre les mains | tra le mani | fra le mani | nelle mani | en las manos | entre las manos |
      in den handen | zwischen den handen | in beiden handen`,
  },
  {
    who: 'couple',
    count: 2,
    words:
      'couple | couples | wedding couple | bridal couple | couple de maries | coppia di sposi | pareja de novios | hochzeitspaar | newlyweds | bride and groom | groom and bride | bride and her groom | braut und brautigam | die braut und der brautigam | brautigam und braut | mariee et marie | la mariee et le marie | le marie et la mariee | sposa e sposo | sposo e sposa | la sposa e lo sposo | lo sposo e la sposa | novia y novio | novio y novia | la novia y el novio | el novio y la novia | lovers | coppia | sposi | pareja | novios | paar | parchen | liebespaar | brautpaar | jeunes maries | maries',
  },
  {
    who: 'woman',
    count: 1,
    words:
      'woman | lady | girl | bride | femme | dame | mariee | donna | signora | sposa | mujer | senora | novia | frau | dame | braut',
  },
  {
    who: 'woman',
    words: 'women | ladies | femmes | dames | donne | signore | mujeres | senoras | frauen | damen',
  },
  {
    who: 'man',
    count: 1,
    words:
      'man | gentleman | guy | groom | bridegroom | brautigam | le marie | sposo | novio | homme | homme age | monsieur age | monsieur | moine | uomo | signore | monaco | hombre | senor | monje | mann | herr | monch',
  },
  {
    who: 'man',
    words:
      'men | gentlemen | guys | monks | friars | hommes | moines | uomini | monaci | frati | hombres | monjes | frailes | manner | herren | monche',
  },
  {
    who: 'group',
    words:
      'friends | guests | family | winemaking family | wine family | wine making family | winegrowing family | family of winemakers | family of winegrowers | famille de vignerons | famiglia di viticoltori | famiglia di vignaioli | familia de viticultores | familia de bodegueros | winzerfamilie | people | group of people | group of friends | group | party guests | dinner guests | amis | invites | famille | gens | groupe d amis | amici | ospiti | famiglia | gente | gruppo di amici | amigos | invitados | familia | grupo de amigos | freunde | gaste | familie | menschen | leute | freundeskreis',
  },
  {
    who: 'person',
    count: 1,
    words:
      'person | somebody | someone | human | figure | guest | friend | model | farmer | paysan | contadino | campesino | bauer | personne | quelqu un | convive | persona | qualcuno | alguien | invitado | mensch | jemand | gast',
  },
  {
    who: 'person',
    words:
      'persons | humans | figures | farmers | paysans | contadini | campesinos | bauern | personnes | persone | personas | personen',
  },
  {
    who: 'person',
    count: 1,
    isManner: true,
    words: 'portrait | portrait of | portrat | ritratto | ritratto di | retrato | retrato de',
  },
  {
    who: 'person',
    role: 'sommelier',
    count: 1,
    words: 'sommelier | sommeliere | wine steward | wine waiter | sumiller',
  },
  { who: 'person', role: 'sommelier', words: 'sommeliers | sommelieres | sumilleres' },
  {
    who: 'woman',
    role: 'sommelier',
    count: 1,
    words:
      'female sommelier | woman sommelier | sommelier woman | sommelier donna | sommelier femme | sommelier mujer | sommeliere femme',
  },
  {
    who: 'person',
    role: 'winemaker',
    count: 1,
    words:
      'cantiniere | cantiniera | winemaker | wine maker | vintner | wine grower | winegrower | vigneron | vigneron age | vignaiolo | viticoltore | enologo | viticultor | vinador | vinadora | bodeguero | winzer | kellermeister | oenologue | oenologist | cellar master | maitre de chai',
  },
  {
    who: 'person',
    role: 'winemaker',
    words:
      'winemakers | vintners | wine growers | winegrowers | vignerons | vignaioli | viticoltori | viticultores | enologos',
  },
  {
    who: 'woman',
    role: 'winemaker',
    count: 1,
    words:
      'woman winemaker | female winemaker | vigneronne | vignaiola | viticoltrice | enologa | viticultora | bodeguera | winzerin',
  },
  {
    who: 'group',
    role: 'picker',
    words:
      'harvest team | harvest crew | harvesting team | picking team | equipe de vendangeurs | squadra di vendemmia | cuadrilla de vendimia | leseteam | lesemannschaft | pickers | grape pickers | harvesters | harvest workers | vineyard workers | vendangeurs | vendangeuses | vendemmiatori | raccoglitori | vendimiadores | erntehelfer | lesehelfer',
  },
  {
    who: 'person',
    role: 'picker',
    count: 1,
    words:
      'picker | grape picker | harvester | vineyard worker | vendangeur | vendemmiatore | raccoglitore | vendimiador',
  },
  {
    who: 'person',
    role: 'waiter',
    count: 1,
    words:
      'a servant | servant with | manservant | maidservant | servant girl | servant boy | footman | waiter | server | bartender | barman | serveur | cameriere | camarero | kellner',
  },
  {
    who: 'woman',
    role: 'waiter',
    count: 1,
    words: 'waitress | barmaid | serveuse | cameriera | camarera | kellnerin',
  },
  {
    who: 'person',
    role: 'waiter',
    words: 'waiters | bartenders | serveurs | camerieri | camareros',
  },
  {
    who: 'person',
    role: 'chef',
    count: 1,
    words: 'chef | cook | cuisinier | cuoco | chef de cuisine | cocinero | koch',
  },
  {
    who: 'group',
    role: 'musician',
    words:
      'musicians | band | jazz band | jazz trio | musiciens | musicisti | musicos | musiker | musikanten | banda musicale | blaskapelle | orchestra',
  },
  {
    who: 'person',
    role: 'musician',
    count: 1,
    words:
      'musician | saxophonist | guitarist | violinist | pianist | saxophone player | guitar player | musicien | musicista | musico',
  },
  {
    who: 'child',
    count: 1,
    words:
      'child | kid | boy | toddler | baby | enfant | garcon | bambino | bambina | nino | nina | kind | junge | little girl | young girl | grandchild | granddaughter | grandson | petite fille | fillette | petit garcon | nipote | nipotina | nieta | nieto | kleines madchen | enkel | enkelin',
  },
  {
    who: 'child',
    words:
      'children | kids | boys | grandchildren | enfants | petites filles | bambini | bambine | nipotini | ninos | ninas | nietos | kinder | enkel kinder | enkelkinder',
  },
  {
    who: 'man',
    count: 1,
    words:
      'bacchus | dionysus | dionysos | bacco | baco | grandfather | grandpa | grand pere | nonno | abuelo | opa | grossvater | father | cooper | tonnelier | bottaio | tonelero | kufer',
  },
  {
    who: 'woman',
    count: 1,
    words:
      'brunette | redhead | blondine | grandmother | grandma | granny | grand mere | nonna | abuela | oma | grossmutter | mother',
  },
];

export const ACTION_WORDS: WordTable<NonNullable<AskedFigure['action']>> = {
  holding:
    'warms her hands on | warming her hands on | warms his hands on | warming his hands on | warming their hands on | warms her hands with | se rechauffe les mains | se scalda le mani | calentandose las manos | warmt sich die hande | held by | tenu par | tenue par | tenuto da | tenuta da | sostenido por | sostenida por | gehalten von | holding | holds | hold | with a glass in hand | in hand | in mano | en la mano | in der hand | tenant | tient | tiennent | tenendo | tiene | tengono | che tiene | sosteniendo | sostiene | sujetando | halt | halten | haltend | raising | raises | lifting | levant | alzando | alza | levantando | hebt | checking | checks | examining | inspecting | checking the colour | prufend | pruft',
  pouring:
    'pouring | pours | pour | pouring wine | servant | sert | versant | verse | versando | versa | che versa | serviendo | sirviendo | sirve | vertiendo | einschenkt | schenkt ein | einschenken | schenkt | giesst',
  toasting:
    'toasting | toast | toasts | clinking | clink | cheers | cheering | raising glasses | raise their glasses | raise glasses | raising a glass | raising his glass | raising her glass | raising their glasses | raising the glass | raises a glass | raises his glass | raises her glass | raise a glass | raised glass | raised glasses | raising a flute | raising a cup | raising a goblet | raises a cup | raises a goblet | lifting a glass | lifting his glass | lifting her glass | leve son verre | levent leur verre | levent leurs verres | levant son verre | levant un verre | leve un verre | alza il calice | alza il bicchiere | alza un calice | alzano i calici | alzando il calice | levanta su copa | levanta la copa | levantan sus copas | levantando la copa | hebt das glas | hebt ein glas | hebt sein glas | hebt ihr glas | heben die glaser | erhebt das glas | erheben die glaser | celebrating with | celebrates with | celebrate with | festeggiano con | celebrando con | feiern mit | trinquant | trinquent | trinque | trinquer | brindando | brindano | brinda | brindare | brindan | anstossen | stossen an | prosten | stossen | stosst',
  picking:
    'recoge | recogen | cueille | coglie | colgono | hand harvest | manual harvest | manual harvesting | vendange manuelle | vendanges manuelles | recolte manuelle | vendemmia manuale | raccolta manuale | vendimia manual | picking | picks | picking grapes | harvesting | cueillant | cueillent | vendangeant | raccogliendo | raccoglie | raccolgono | vendemmiando | recogiendo | cosechando | vendimiando | pfluckt | pflucken | lesen trauben | erntet | ernten',
  tasting:
    'tasting | tastes | smelling | sniffing | nosing | drinking | sipping | sips | enjoying | degustant | deguste | goute | hume | boit | buvant | boivent | assaggiando | assaggia | degusta | beve | bevono | annusando | catando | cata el | bebe | beben | bebiendo | probando | verkostet | probiert | riecht | trinkt | trinken | geniessen',
  walking:
    'walking | walks | strolling | stroll | marchant | se promenant | marche | promenade | camminando | cammina | passeggiando | passeggia | passeggiano | caminando | camina | paseando | pasean | spaziert | spazieren | geht | laufen',
  opening:
    'opening | opens | uncorking | uncorks | ouvrant | ouvre | debouchant | debouche | aprendo | apre | stappando | stappa | abriendo | abre | descorchando | offnet | offnen | entkorkt',
  pruning:
    'pruning | prunes | prune the vines | winter pruning | taille | taillant | qui taille | tailler | taille de la vigne | potando | pota | potatura | potare | podando | poda | podar | beschneidet | beschneiden | rebschnitt | schneidet | beim rebschnitt',
  sampling:
    'sampling | taking a sample | takes a sample | drawing a sample | draws a sample | barrel sample | barrel tasting | tasting from the barrel | sample from a barrel | sample from the barrel | sample | preleve | prelevant | prelevement | echantillon | preleva | prelevando | prelievo | campione | toma una muestra | tomando una muestra | muestra | probe aus dem fass | fassprobe | zieht eine probe | nimmt eine probe',
  stomping:
    'stomping | stomping grapes | stomps | stomped | stomped by foot | crushed by foot | crushed by feet | crushed by bare feet | pressed by foot | trodden | trodden by foot | foot treading | foot trodden | treading | treading grapes | treads | crushing grapes | grape stomping | grape treading | foule | foulent | foulant | fouler | foulage | pigiando | pigia | pigiano | pigiare | pigiare l uva | pigiatura | pestano | pestando | pesta l uva | pisan | pisando | pisa | pisa de uvas | stampft | stampfen',
  carrying:
    'on her arm | on his arm | over her arm | over his arm | under his arm | under her arm | on each arm | on one arm | au bras | sous le bras | sous son bras | a chaque bras | al braccio | sul braccio | sotto il braccio | en el brazo | en los brazos | bajo el brazo | en cada brazo | am arm | unter dem arm | an jedem arm | carrying | carries | carry | porte | portant | portent | transportant | portando | trasporta | trasportando | llevando | lleva | llevan | cargando | carga | tragt | tragen | schleppt',
  sitting:
    'resting under | resting beneath | resting in the shade | relaxing | relaxes | taking a rest | se repose | se reposant | se reposent | si riposa | riposa | descansa | descansando | ruht sich aus | sitting | sits | sit | seated | sitting at a table | assis | assise | assises | assis a table | attables | seduto | seduta | seduti | sedute | sentado | sentada | sentados | sentadas | sitzt | sitzen | sitzend',
  cooking:
    'to cook | how to cook | cooking | cooks | baking | bakes | backt | backen | inforna | sforna | hornea | horneando | preparing | prepares | prepare le | prepare la | prepare les | prepare des | prepare un | prepara | preparando | bereitet | bereitet zu | preparing food | preparing dinner | cuisinant | cuisine un | en train de cuisiner | cucinando | cucina un | cocinando | kocht | kochen | beim kochen',
};

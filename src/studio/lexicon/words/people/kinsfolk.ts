import type { FigureWords } from './figure-words.ts';

/** Friends, relatives and passers-by, whom customers name as often as trades. Folded, five languages. */
export const KINSFOLK: readonly FigureWords[] = [
  {
    who: 'group',
    role: 'musician',
    words: 'brass band | blaskapelle | musikkapelle | fanfare | banda musicale | charanga',
  },
  {
    who: 'man',
    count: 1,
    words:
      'innkeeper | landlord | publican | aubergiste | tavernier | oste | locandiere | posadero | tabernero | wirt | gastwirt',
  },
  {
    who: 'woman',
    words:
      'girlfriends | girl friends | gal pals | lady friends | female friends | sisters | daughters | wives | amies | copines | soeurs | jeunes femmes | amiche | sorelle | ragazze | amigas | hermanas | chicas | freundinnen | schwestern | junge frauen',
  },
  {
    who: 'woman',
    count: 1,
    words:
      'madchen | girlfriend | sister | daughter | wife | aunt | mum | mom | mummy | young woman | young lady | amie | copine | soeur | epouse | une mere | la mere | sa mere | maman | tante | jeune femme | jeune fille | fille | jeune mariee | amica | sorella | figlia | moglie | madre | mamma | zia | ragazza | giovane donna | amiga | hermana | hija | esposa | mama | chica | mujer joven | freundin | schwester | tochter | ehefrau | mutter | mama | tante | junge frau | kellermeisterin | bauerin | paysanne | contadina | campesina | sommeliere donna',
  },
  {
    who: 'man',
    words:
      'boyfriends | brothers | sons | husbands | jeunes hommes | freres | ragazzi | fratelli | chicos | hermanos | bruder | sohne | junge manner | herren im anzug',
  },
  {
    who: 'man',
    count: 1,
    words:
      'boyfriend | brother | son | husband | uncle | dad | daddy | young man | ami | copain | frere | fils | epoux | un pere | le pere | son pere | papa | oncle | jeune homme | amico | fratello | figlio | marito | padre | papa | zio | ragazzo | giovane uomo | amigo | hermano | hijo | marido | esposo | chico | hombre joven | freund | bruder | sohn | ehemann | vater | onkel | junger mann',
  },
  {
    who: 'person',
    count: 1,
    words:
      'tourist | visitor | student | customer at the counter | waiter behind | neighbour | neighbor | touriste | visiteur | etudiant | voisin | turista | visitatore | studente | vicino di casa | visitante | estudiante | vecino | tourist | besucher | nachbar | colleague | collegue | collega | kollege',
  },
  {
    who: 'group',
    words:
      'team | harvest team | crew | staff | equipe | squadra | equipo | mannschaft | belegschaft | small class | class of students | his class | her class | their class | petite classe | sa classe | piccola classe | la sua classe | pequena clase | su clase | kleine klasse | seine klasse | ihre klasse | kursteilnehmer | participants | villagers | peasants | villageois | villageoises | abitanti del villaggio | paesani | aldeanos | aldeanas | dorfbewohner | dorfler | tourists | visitors | students | colleagues | neighbours | neighbors | wine lovers | grandparents | parents | touristes | visiteurs | etudiants | collegues | voisins | grands parents | turisti | visitatori | studenti | colleghi | vicini di casa | nonni | genitori | turistas | visitantes | estudiantes | companeros | vecinos | abuelos | padres | touristen | besucher | studenten | kollegen | nachbarn | grosseltern | eltern | weinfreunde',
  },
  {
    who: 'couple',
    count: 2,
    words:
      'engaged couple | fiances | fidanzati | prometidos | verlobtes paar | couple age | couple de personnes agees | elderly couple | old couple | old married couple | vieux couple | coppia di anziani | coppia anziana | pareja mayor | pareja de ancianos | altes paar | alteres paar | altes ehepaar | ehepaar | jeune couple | giovane coppia | pareja joven | junges paar | couple d amoureux',
  },
];

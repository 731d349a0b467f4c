import type { FigureWords } from './figure-words.ts';

/** People on their way, at work and in an audience, whom anybody may play. Folded, five languages. */
export const TOWNSFOLK: readonly FigureWords[] = [
  {
    who: 'person',
    count: 1,
    words: `hiker | walker | jogger | rambler | driver | labourer | laborer | trainee | intern | taster | wine taster | blogger |
      influencer | artist | singer | jazz singer | opera singer | judge | wine judge | cashier | caissier | cassiere | cajero | kassierer | randonneur | promeneur | touriste | chauffeur | fermier | artiste | patron | stagiaire | degustateur |
      escursionista | camminatore | autista | fattore | artista | padrone | tirocinante | degustatore | assaggiatore | senderista |
      excursionista | caminante | conductor | granjero | dueno | maitre | son maitre | herrchen | becario | catador | wanderer | spaziergangerin | spazierganger | fahrer |
      kunstler | auszubildender | praktikant | verkoster | onologe | weinverkoster | chanteur | cantante | sanger`,
  },
  {
    who: 'woman',
    count: 1,
    words: `businesswoman | noblewoman | chanteuse | randonneuse | fermiere | dama | nobildonna | 
      wanderin | sangerin | kunstlerin | dame | feine dame | nun | religieuse | bonne soeur | suora | monja | nonne | ordensschwester`,
  },
  {
    who: 'person',
    role: 'winemaker',
    count: 1,
    words: 'enologist | oenologist | cellarmaster | oenologue | onologin',
  },
  {
    who: 'person',
    count: 1,
    words:
      'podcaster | clerk | shop clerk | store clerk | journalist | reporter | lawyer | banker | writer | author | poet | apprentice | negociant | notary | architect | engineer | runner | wine judge | taster | coureur | corridore | corredor | laufer',
  },
  {
    who: 'woman',
    count: 1,
    words:
      'witch | countess | baroness | contessa | comtesse | condesa | grafin | sorciere | strega | bruja | hexe | female winemaker',
  },
  {
    who: 'man',
    count: 1,
    words:
      'sailor | fisherman | marin | marinaio | marinero | matrose | pecheur | pescatore | pescador | fischer | marquis | baron',
  },
  {
    who: 'woman',
    count: 3,
    // 'Four women on a girls' night' are four.
    isManner: true,
    words: `girls night | girls night in | girls night out | ladies night | hen party | hen do |
      bachelorette party | soiree entre filles | serata tra amiche | noche de chicas | madelsabend`,
  },
  {
    who: 'group',
    count: 4,
    words: 'book club | wine club meeting | club de lecture | club del libro | buchclub',
  },
  {
    who: 'group',
    words:
      'card players | joueurs de cartes | giocatori di carte | jugadores de cartas | kartenspieler',
  },
  { who: 'man', words: 'fishermen | pecheurs | pescatori | pescadores' },
  { who: 'woman', words: 'bonnes soeurs | religieuses | suore | monjas | nonnen | damen | dames' },
  {
    who: 'group',
    words: `tasting panel | tasting jury | panel of judges | panel of tasters | judges | wine judges | jurors | singers | jury | giudici | jueces | preisrichter | hikers | walkers | joggers | runners | marathon runners | coureurs | coureuses | corridori | corredores | ramblers | drivers | labourers | laborers | volunteers | trainees | interns | tasters | wine tasters | audience |
      spectators | passers by | randonneurs | promeneurs | spectateurs | passants | saisonniers | benevoles | degustateurs | escursionisti |
      camminatori | spettatori | passanti | volontari | degustatori | vicini | senderistas | excursionistas | caminantes | espectadores |
      transeuntes | voluntarios | catadores | wanderern | wandergruppe | zuschauer | passanten |
      freiwillige`,
  },
  {
    who: 'group',
    count: 8,
    words:
      'crowd | large crowd | crowd of people | crowd of visitors | crowd of guests | foule | folla | multitud | muchedumbre | menschenmenge | menge',
  },
];

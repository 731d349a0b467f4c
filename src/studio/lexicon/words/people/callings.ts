/** Who is known by dress and tool, and who may wear it. Folded, five languages; plurals go without saying. */
export const CALLINGS = {
  butcher: ['person', 'butcher | boucher | bouchere | macellaio | carnicero | metzger | fleischer'],
  fishmonger: [
    'person',
    'fishmonger | fish seller | poissonnier | poissonniere | pescivendolo | pescivendola | pescadero | pescadera | fischhandler | fischverkaufer',
  ],
  gardener: [
    'person',
    'gardener | jardinier | jardiniere | giardiniere | giardiniera | jardinero | jardinera | gartner | gartnerin',
  ],
  florist: ['person', 'florist | fleuriste | fioraio | fioraia | fiorista | florista'],
  doctor: [
    'person',
    'doctor | physician | surgeon | medecin | docteur | medico | dottore | dottoressa | medica | doctora | arzt | arztin',
  ],
  nurse: ['woman', 'nurse | infirmiere | infermiera | enfermera | krankenschwester'],
  scientist: [
    'person',
    'scientist | chemist | pharmacist | lab technician | scientifique | chimiste | pharmacien | scienziato | scienziata | chimico | farmacista | cientifico | cientifica | quimico | wissenschaftler | wissenschaftlerin | chemiker | chemikerin',
  ],
  pirate: ['man', 'pirate | pirata | pirat | buccaneer | corsair'],
  musketeer: ['man', 'musketeer | mousquetaire | moschettiere | mosquetero | musketier'],
  bishop: [
    'man',
    'bishop | archbishop | cardinal | eveque | archeveque | vescovo | cardinale | obispo | arzobispo | bischof | kardinal',
  ],
  angel: ['woman', 'angel | ange | angelo | engel'],
  devil: ['man', 'devil | diable | diavolo | diablo | teufel'],
  priest: ['man', 'priest | vicar | parson | pretre | prete | sacerdote | priester | pfarrer'],
  policeman: [
    'person',
    'policeman | policewoman | police officer | policier | policiere | gendarme | poliziotto | poliziotta | policia | polizist | polizistin',
  ],
  pilot: [
    'person',
    'airline pilot | pilot | skipper | pilote de ligne | pilota d aereo | piloto de avion | flugkapitan | ship captain | sea captain | capitaine de bateau | capitano di nave | capitan de barco',
  ],
  flight_attendant: [
    'woman',
    'flight attendant | stewardess | air hostess | cabin crew | hotesse de l air | hostess di volo | assistente di volo | azafata | flugbegleiterin',
  ],
  soldier: ['man', 'soldier | soldat | soldato | soldado'],
  roman: [
    'man',
    'roman soldier | centurion | legionary | legionnaire | gladiator | soldat romain | gladiateur | soldato romano | centurione | gladiatore | soldado romano | romischer soldat',
  ],
  knight: ['man', 'knight | chevalier | cavaliere medievale | caballero medieval | ritter'],
  viking: ['man', 'viking | vichingo | vikingo | wikinger'],
  vampire: ['man', 'vampire | dracula | vampiro | vampir'],
  cowboy: ['man', 'cowboy | gaucho'],
  magician: [
    'man',
    'magician | conjurer | illusionist | magicien | prestigiatore | illusionista | mago | zauberer',
  ],
  firefighter: [
    'person',
    'firefighter | fireman | pompier | pompiere | vigile del fuoco | bombero | feuerwehrmann',
  ],
  beekeeper: [
    'person',
    'beekeeper | apiculteur | apicultrice | apicoltore | apicultor | imker | imkerin',
  ],
  hunter: [
    'man',
    'hunter | truffle hunter | chasseur | cacciatore | cercatore di tartufi | tartufaio | cazador | jager | truffelsucher',
  ],
  skier: [
    'person',
    'skier | snowboarder | skieur | skieuse | sciatore | sciatrice | sciatori | esquiador | esquiadora | skifahrer | skifahrerin',
  ],
  auctioneer: [
    'person',
    'auctioneer | commissaire priseur | banditore | battitore | subastador | subastadora | auktionator',
  ],
  cheesemaker: [
    'person',
    'cheesemaker | cheese maker | cheesemonger | cheese seller | fromager | fromagere | casaro | formaggiaio | quesero | quesera | kaser | kasehandler',
  ],
  postman: ['man', 'postman | mailman | facteur | postino | cartero | brieftrager | postbote'],
  blacksmith: ['man', 'blacksmith | smith at the anvil | forgeron | fabbro | herrero | schmied'],
  potter: [
    'person',
    'potter | potier | potiere | vasaio | ceramista | alfarero | topfer | topferin',
  ],
  oyster_opener: [
    'person',
    'oyster shucker | oyster opener | ecailler | ecaillere | ostricaro | abridor de ostras | austernoffner',
  ],
  football_fan: [
    'person',
    'football fan | soccer fan | rugby fan | sports fan | football supporter | supporter de foot | tifoso | tifosa | hincha | aficionado al futbol | fussballfan',
  ],
  carpenter: [
    'man',
    'carpenter | joiner | charpentier | menuisier | falegname | carpintero | tischler | schreiner',
  ],
  racing_driver: [
    'man',
    'racing driver | race driver | race car driver | pilote de course | pilota di formula uno | piloto de carreras | rennfahrer',
  ],
  doorman: ['man', 'doorman | concierge | portier | portiere d albergo | portero'],
} as const satisfies Record<string, readonly ['person' | 'woman' | 'man', string]>;

export type CallingId = keyof typeof CALLINGS;

const ID_BY_WORD: ReadonlyMap<string, CallingId> = new Map(
  (Object.keys(CALLINGS) as CallingId[]).flatMap((id) =>
    CALLINGS[id][1].split('|').map((word) => [word.trim(), id] as const),
  ),
);
/** The longest first: a Roman soldier is no soldier of today. */
const WORDS = [...ID_BY_WORD.keys()].toSorted((a, b) => b.length - a.length).join('|');
// A butcher's block, the angels' share and the Hunter Valley are nobody.
const CALLED = new RegExp(
  `\\b(${WORDS})(?:s|n|en)?\\b(?! (?:s )?(?:valley|share|block|paper|shop)\\b)`,
);

/** Who is spoken of, in folded text of words and single spaces. */
export const callingIn = (text: string): CallingId | null =>
  ID_BY_WORD.get(CALLED.exec(text)?.[1] ?? '') ?? null;

/** Words and what they call somebody. */
export const CALLED_BY: readonly (readonly [string, CallingId])[] = [...ID_BY_WORD];

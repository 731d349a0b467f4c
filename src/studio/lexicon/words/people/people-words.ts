import type { AskedFigure } from '#studio/scene/figure.ts';
import type { WordTable } from '#studio/lexicon/effects.ts';
import type { FigureWords } from './figure-words.ts';

// Folded, five languages: kin, company and trades beyond the first list, and what people do.

export const MORE_FIGURE_WORDS: readonly FigureWords[] = [
  {
    who: 'woman',
    count: 1,
    words: `maid | kitchen maid | housemaid | maidservant | servant girl | servante | domestica | criada | magd | dienstmadchen | hostess | saleswoman | shop assistant | countrywoman | female farmer | peasant woman | teacher woman | female chef | bridesmaid | vendeuse | hotesse | institutrice | commessa | venditrice | professoressa | muchacha | vendedora | profesora | verkauferin | weinhandlerin | lehrerin | wirtin | gastgeberin | studentin`,
  },
  {
    who: 'woman',
    words: `girls | young women | bridesmaids | nuns | filles | contadine | bauerinnen`,
  },
  {
    who: 'man',
    count: 1,
    words: `delivery man | delivery driver | courier | livreur | corriere | repartidor | lieferant | paketbote | grandad | businessman | salesman | mari | papi | papy | oste | muchacho | wirt`,
  },
  {
    who: 'man',
    words: `young men | businessmen`,
  },
  // Without a number they are who a picture is made for.
  {
    who: 'person',
    count: 1,
    words:
      'a customer | one customer | the customer | un client | une cliente | un cliente | una cliente | ein kunde | einem kunden | eine kundin',
  },
  {
    who: 'group',
    count: 2,
    words:
      'two customers | deux clients | due clienti | dos clientes | dos clientas | deux clientes | zwei kunden | zwei kundinnen | 2 customers',
  },
  {
    who: 'group',
    count: 3,
    words: 'three customers | trois clients | tre clienti | tres clientes | drei kunden',
  },
  {
    who: 'couple',
    count: 2,
    words: `winemaker couple | winemaking couple | wine grower couple | couple of winemakers | couple de vignerons | coppia di vignaioli | pareja de viticultores | young couple | married couple | grandparents | parents | husband and wife | man and woman | woman and man | wife and husband | grands parents | homme et femme | nonni | genitori | marito e moglie | uomo e donna | abuelos | padres | hombre y mujer | grosseltern | eltern | winzerpaar | mann und frau`,
  },
  {
    who: 'group',
    words: `workers | ouvriers | operai | obreros | trabajadores | arbeiter | cellar workers | cellar hands | farm hands | farmhands | vineyard hands | field hands | hired hands | helfer | helpers | coworkers | team | wine club members | members of the wine club | crew | company of friends | equipe | eleves | squadra | colegas | schuler | gruppe | bande de copains`,
  },
  {
    who: 'group',
    count: 3,
    words:
      'group of three | party of three | family of three | three of us | groupe de trois | famille de trois | gruppo di tre | famiglia di tre | grupo de tres | familia de tres | gruppe von drei | dreiergruppe | group of 3 | party of 3',
  },
  {
    who: 'group',
    count: 4,
    words:
      'group of four | party of four | family of four | four of us | groupe de quatre | famille de quatre | gruppo di quattro | famiglia di quattro | grupo de cuatro | familia de cuatro | gruppe von vier | vierergruppe | group of 4 | party of 4',
  },
  {
    who: 'group',
    count: 5,
    words:
      'group of five | party of five | family of five | five of us | groupe de cinq | famille de cinq | gruppo di cinque | famiglia di cinque | grupo de cinco | familia de cinco | gruppe von funf | funfergruppe | group of 5 | party of 5',
  },
  {
    who: 'group',
    count: 6,
    words:
      'group of six | party of six | family of six | six of us | groupe de six | famille de six | gruppo di sei | famiglia di sei | grupo de seis | familia de seis | gruppe von sechs | sechsergruppe | group of 6 | party of 6',
  },
  {
    who: 'person',
    count: 1,
    words: `tour guide | wine guide | guide touristique | guida turistica | guia turistico | reisefuhrer | kellerfuhrer | teacher | professor | instructor | shopkeeper | wine merchant | merchant | vendor | seller | worker | ouvrier | ouvriere | operaio | obrero | trabajador | kellerarbeiter | cellar hand | cellar worker | peasant | professeur | enseignant | caviste | marchand de vin | vendeur | insegnante | professore | negoziante | enotecario | venditore | profesor | vendedor | tendero | lehrer | verkaufer | weinhandler | agriculteur | agricoltore | agricultor | landwirt`,
  },
  {
    who: 'person',
    role: 'waiter',
    count: 1,
    words:
      'mixologist | mixologue | bar tender | barkeeper | barkeep | barista | barmann | mesero | garcon de cafe | butler | maitre d',
  },
  {
    who: 'woman',
    role: 'chef',
    count: 1,
    words: 'woman chef | female cook | cuisiniere | cuoca | cocinera | kochin',
  },
  {
    who: 'person',
    role: 'chef',
    words: 'chefs | cooks | cuisiniers | cuochi | cocineros | koche',
  },
  {
    who: 'person',
    role: 'chef',
    count: 1,
    words:
      'pizzaiolo | pizza baker | pizza maker | pizza chef | pizzabacker | baker | boulanger | boulangere | panettiere | panadero | panadera | backer | backerin | jefe de cocina | capocuoco | pastry chef | head chef | chef cuisinier | kuchenchef',
  },
  {
    who: 'woman',
    role: 'picker',
    count: 1,
    words:
      'woman picker | female picker | vendangeuse | lesehelferin | vendemmiatrice | vendimiadora | erntehelferin',
  },
  {
    who: 'person',
    role: 'musician',
    count: 1,
    words: `accordionist | lute player | lutenist | luthiste | liutista | lautenspieler | guitar player | saxophone player | accordion player | trumpeter | trumpet player | trombonist | drummer | banjo player | flutist | flautist | fiddler | violin player | double bass player | bass player | bassist | double bassist | cellist | cello player
      | contrebassiste | violoncelliste | contrabbassista | violoncellista | contrabajista | violonchelista | violoncelista | kontrabassist | bassistin | cellistin
      | accordeoniste | saxophoniste | guitariste | violoniste | trompettiste | batteur | fisarmonicista | sassofonista | chitarrista | violinista | trombettista
      | acordeonista | saxofonista | guitarrista | trompetista | akkordeonspieler | saxophonist | saxofonist | gitarrist | geiger | trompeter | schlagzeuger`,
  },
  {
    who: 'group',
    role: 'musician',
    words: 'brass band | folk band | live band | blasmusik | fanfare | banda de musica | buskers',
  },
  {
    who: 'group',
    role: 'musician',
    count: 4,
    words:
      'string quartet | quartet | jazz quartet | quatuor | quatuor a cordes | quartetto | quartetto d archi | cuarteto | cuarteto de cuerda | streichquartett | quartett',
  },
  {
    who: 'group',
    role: 'musician',
    count: 2,
    words: 'duo of musicians | jazz duo | duo de musiciens | duo jazz | duo musicale | musikduo',
  },
  {
    who: 'person',
    count: 1,
    words:
      'cyclist | cycliste | ciclista | radfahrer | radler | dancer | danseur | ballerino | bailarin | bailaor | tanzer',
  },
  {
    who: 'woman',
    count: 1,
    words:
      'danseuse | bailarina | bailaora | tanzerin | radfahrerin | flamenco dancer | bailarina de flamenco | bailaora de flamenco',
  },
  {
    who: 'person',
    count: 2,
    words: 'twins | the twins | jumeaux | gemelli | gemelos | zwillinge',
  },
  { who: 'woman', count: 2, words: 'twin sisters | jumelles | gemelle | gemelas' },
  {
    who: 'group',
    role: 'guest',
    words:
      'a class | the class | her class | his class | une classe | una classe | una clase | eine klasse | einer klasse | der klasse',
  },
  {
    who: 'person',
    count: 2,
    words: 'dancers | danseurs | ballerini | bailarines | tanzer und tanzerinnen',
  },
  { who: 'woman', role: 'winemaker', words: 'winzerinnen | vigneronnes | women winemakers' },
];

type Action = NonNullable<AskedFigure['action']>;

/** What people do with their hands, beyond drinking and picking. */
export const MORE_ACTION_WORDS: WordTable<Action> = {
  tasting: `
    wine tasting | tasting session | degustation | degustation de vin | degustation de vins | degustazione | degustazione di vini |
    degustazione di vino | cata de vinos | cata de vino | weinprobe | weinverkostung | verkostung`,
  toasting:
    'brindis | brindisi | clinking glasses | clink glasses | clinking their glasses | clinking wine glasses | raising a toast | making a toast | proposing a toast',
  pruning:
    'to prune | how to prune | prune vines | prune the vines | prune a vine | pruning vines | pruning the vines',
  picking: `
    harvesting grapes | harvesting the grapes | harvest grapes | grape harvest | harvest | wine harvest | vendange | vendanges | vendemmia | vendimia | weinlese | traubenlese | handlese | grape picking |
    cutting grapes | cuts grapes | cutting a bunch of grapes | cuts a bunch | cutting bunches | coupe une grappe | coupe des grappes | coupe les grappes | coupant une grappe | taglia un grappolo |
    tagliando un grappolo | taglia i grappoli | taglia l uva | corta un racimo | cortando un racimo | corta racimos | corta uvas | schneidet trauben |
    schneiden trauben | schneidet eine traube | schneidet die trauben`,
  sabering:
    'sabrage | sabering | sabring | sabers a | sabers the | sabre une | sabre la | sabre un | sabre le | sciabolata | sciabolatura | sablazo | sabrieren | sabriert',
  opening: `
    cork being pulled | cork being drawn | cork being removed | cork is pulled | cork pulled | cork coming out | bottle being opened | bottle being uncorked | wine being opened | wine being uncorked | being uncorked |
    bouteille qu on ouvre | flasche wird geoffnet | flasche wird entkorkt | bouchon qui sort | tappo che esce |
    pulling a cork | pulls a cork | pulling the cork | pulls the cork | pulling out the cork | pulling out a cork | drawing a cork |
    drawing the cork | removing the cork | removing a cork | popping the cork | tire le bouchon | tirant le bouchon | retire le bouchon |
    retirant le bouchon | enleve le bouchon | estrae il tappo | estraendo il tappo | toglie il tappo | tira il tappo | saca el corcho |
    sacando el corcho | quita el corcho | quitando el corcho | zieht den korken | zieht einen korken | den korken ziehen | korken ziehen`,
  cutting: `
    cutting | slicing | slices bread | carving | coupe le raisin | coupe les raisins | coupe du raisin | coupent | coupant | qui coupe | qui coupent | tranche le |
    taglia | tagliano | tagliando | affetta | corta | cortan | cortando | schneiden | aufschneidet`,
  reading: 'reading | qui lit | lisant | legge | leggendo | leyendo | que lee | liest | lesend',
  writing: `
    writing | writes | taking notes | takes notes | making notes | ecrit | ecrivant | prend des notes | scrive | scrivendo |
    prende appunti | escribe | escribiendo | toma notas | schreibt | notiert | macht notizen`,
  wrapping: `
    wrapping | wraps | wrapping up | gift wrapping | packing | emballe | emballant | empaquette | incarta | incartando |
    impacchetta | confeziona | envolviendo | envuelve | empaqueta | packt ein | einpackt | verpackt | verpacken`,
  swirling: `
    swirling | swirls | fait tourner | faisant tourner | fa roteare | facendo roteare | rotea | agita la copa | agitando la copa |
    gira la copa | girando la copa | schwenkt | schwenkend | schwenken`,
  plating: `
    plating | plates a dish | plating up | plating a dish | dressing a plate | garnishing | garnishes | dresse une assiette | dressant une assiette |
    impiatta | impiattando | emplata | emplatando | emplatar | richtet an | richtet teller an | beim anrichten`,
  photographing: `
    takes a photo | takes a photo of | takes a picture | takes a picture of | takes photos | takes photos of | takes pictures | takes pictures of | takes a selfie | taking a photo | taking a photo of | taking a picture | taking pictures | taking photos | taking a selfie | selfie |
    photographing | prend une photo | prenant une photo | prend en photo | scatta una foto | fa una foto | fotografa |
    haciendo una foto | sacando una foto | fotografiert | macht ein foto | macht ein selfie`,
  kneeling: `
    kneeling | kneels | crouching | squatting | kneeling down | a genoux | agenouille | agenouillee | accroupi | accroupie |
    in ginocchio | inginocchiato | inginocchiata | accovacciato | arrodillado | arrodillada | de rodillas | agachado |
    kniet | kniend | hockt | kniender`,
  planting:
    'planting | planting a vine | plantant | plante une vigne | plante un cep | piantando | pianta una vite | plantando | pflanzt | pflanzen ein',
  dancing: `
    dancer | dancers | danseur | danseuse | danseurs | ballerino | ballerini | bailarin | bailarina | bailarines | bailaor | bailaora | tanzer | tanzerin
    | flamenco dancer | bailarina de flamenco | bailaora de flamenco | dancing | dance | dances | dansant | danse | dansent | ballando | balla | ballano | danzano | bailando | bailan | baila |
    tanzt | tanzen | tanzend | tanzendes`,
  hugging: `
    hugging | hug | hugs | embracing | embrace | cuddling | arm in arm | arms around each other | enlaces | enlace | bras dessus bras dessous |
    abbracciati | si abbracciano | abbraccio | a braccetto | abrazados | abrazandose | se abrazan | abrazo | umarmt |
    umarmen | umarmen sich | umarmung`,
  kissing:
    'kissing | kiss | kisses | s embrassent | s embrassant | baiser | si baciano | bacio | baciandosi | besandose | se besan | beso | kussen | kussen sich | kusst | kuss',
  rolling: `
    moving barrels | moving a barrel | rolling a barrel | rolling barrels | rolling an oak barrel | rolling a wine barrel | rolling the barrel | rolls a barrel |
    roule un tonneau | roulant un tonneau | fa rotolare una botte | rotola una botte | rodando una barrica |
    rollt ein fass | rollt ein weinfass`,
  eating:
    'eating | eats | casse la croute | cassent la croute | cassant la croute | casse croute | having dinner | having lunch | dining | mange | mangent | mangeant | qui mange | dinent | mangia | mangiano | mangiando | cenano | comiendo | comen | cenando | isst | essend | speisen',
  explaining: `
    showing them | showing them the | showing us | showing guests | showing visitors | pointing | pointing at | pointing to | explaining | explains | teaching | teaches | giving a lesson | lecturing | presenting |
    explique | expliquant | enseigne | spiega | spiegando | insegna | indica | explica | explicando | ensena | erklart |
    erklaren | unterrichtet | prasentiert`,
  playing:
    'playing | plays | jouent | gioca | giocano | giocando | juega | juegan | jugando | joue | jouant | joue de la | suona | suonando | suonano | toca la | tocando | spielt | spielen',
  choosing: `
    choosing | chooses | choosing a wine | choosing a bottle | selecting | reaching for | reaching up | reaches for | reaching |
    choisit | choisissant | sceglie | scegliendo | prende una bottiglia | elige | eligiendo |
    wahlt | sucht aus | greift nach | aussuchen`,
  greeting:
    'shaking hands | shake hands | handshake | shaking his hand | se serrent la main | se serrant la main | stretta di mano | si stringono la mano | se dan la mano | apreton de manos | handschlag | geben sich die hand | schutteln sich die hande',
  hammering:
    'repairing a barrel | repairs a barrel | mending a barrel | making a barrel | makes a barrel | building a barrel | making barrels | repare un tonneau | ripara una botte | repara una barrica | repariert ein fass | hammering | hammers | martelle | martelant | martella | martellando | martillea | martillando | hammert',
  serving:
    'serving | serves | serving wine | bringing | brings | bringt | apporte | apportant | serve a tavola | trae | trayendo | serviert | servieren | servono | serve il vino | sirviendo vino',
  cleaning: `
    polishing | polishes | cleaning | cleans | wiping | drying | washing | washes | scrubbing | scrubs | rinsing | rinses | hosing down | hoses down | hosing | hoses the | nettoie | lave un | lave une | lave le | lave la | lave les | lavant | frotte | frottant | rince | rincant | lava un | lava una | lava il | lava la | lava le | lavano | lavando | sfrega | sfregando | risciacqua | lavan | fregando | friega | enjuaga | enjuagando | wascht | waschen | waschend | schrubbt | schrubben | spult | spulen | essuie | pulisce | asciuga | lucida |
    limpia | limpiando | secando | poliert | putzt | reinigt`,
  stirring:
    'stirring | stirs | punching down | punches down | pigeage | remue | remuant | mescola | rimescola | removiendo | ruhrt | ruhrt um | tunkt',
  digging:
    'digging | digs | hoeing | raking | beche | bechant | pioche | zappa | zappando | cavando | grabt | hackt | umgraben',
  talking: `
    talking | talks | chatting | discussing | in conversation | talking to each other | parlent | discutent | bavardent | discutant |
    chiacchierano | parlano | chiacchierando | parlando | charlando | hablando | conversando | hablan | reden | sprechen |
    plaudern | unterhalten sich`,
  filling: `
    filling crates | filling the crates | filling a crate | fill crates | filling boxes | filling baskets | filling a basket | filling bins |
    remplissent des caisses | remplissant des caisses | remplissent les caisses | remplit des caisses | riempiono le cassette |
    riempiendo le cassette | riempie le cassette | riempiono casse | llenando cajas | llenan cajas | llenan las cajas | llenando las cajas |
    fullen kisten | fullen die kisten | fullt kisten | kisten fullen`,
  riding: `
    cyclist | cycliste | ciclista | radfahrer | radfahrerin | radler | riding a bicycle | riding a bike | rides a bicycle | rides a bike | riding her bicycle | riding her bike | riding his bike |
    riding bicycles | riding bikes | cycling | on a bicycle | on a bike | on her bicycle | on her bike | on his bike | on his bicycle |
    on bicycles | a velo | sur un velo | sur son velo | fait du velo | in bicicletta | su una bicicletta | sulla bicicletta |
    en bicicleta | en bici | auf dem fahrrad | auf einem fahrrad | auf dem rad | fahrt fahrrad | fahren fahrrad | radelt`,
  folding: `
    arms crossed | crossed arms | arms folded | folded arms | with his arms crossed | with her arms crossed | bras croises | les bras croises |
    braccia incrociate | braccia conserte | a braccia conserte | brazos cruzados | con los brazos cruzados | verschrankte arme |
    verschrankten armen | mit verschrankten armen`,
  sorting:
    'sorting | sorting grapes | sorts | trient | trie le raisin | triant | selezionano | cernita | seleccionando | sortieren | sortiert',
  sleeping:
    'sleeping | sleeps | asleep | napping | dort | endormi | endormie | dorme | addormentato | addormentata | duerme | durmiendo | dormido | schlaft | schlafend | schlafende | schlafender',
};

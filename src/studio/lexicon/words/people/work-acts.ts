import type { WordTable } from '#studio/lexicon/effects.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';

/** Exercises, climbs and more work of cellar, shop, kitchen and dining room. Folded, five languages. */
export const WORK_ACTS: WordTable<NonNullable<AskedFigure['action']>> = {
  climbing: `
    climbing | climbing a ladder | climbing up a ladder | climbing the ladder | climbs a ladder | standing on a ladder | stands on a ladder | up a ladder | on a ladder | on the ladder |
    grimpe | grimpant | monte sur une echelle | sur une echelle | sale su una scala | sulla scala | su una scala | sube una escalera | subiendo una escalera |
    en una escalera | klettert | klettert auf eine leiter | steigt auf eine leiter | auf einer leiter | auf der leiter`,
  yoga: `
    yoga | doing yoga | practising yoga | practicing yoga | yoga class | yoga pose | yoga session | fait du yoga | font du yoga | seance de yoga | fa yoga | fanno yoga |
    haciendo yoga | hace yoga | hacen yoga | macht yoga | machen yoga`,
  meditating: `
    meditating | meditates | meditation | in the lotus position | lotus position | cross legged | medite | meditant | meditando | medita | meditiert | im schneidersitz | im lotussitz`,
  stretching: `
    stretching | stretches his arms | stretches her arms | s etire | s etirant | si stiracchia | se estira | estirandose | streckt sich`,
  spitting: `
    spitting | spits | spitting into | spitting out | spitting wine | spits wine | crache | crachant | sputa | sputando | escupe | escupiendo | spuckt | spuckend`,
  riddling: `
    riddling | riddles | riddling bottles | riddling the bottles | riddling champagne | riddling by hand | turning bottles | turning the bottles | turning champagne bottles | turning the champagne bottles | turns the bottles | turns bottles |
    riddler | remuage | remueur | remueuse | remue les bouteilles | tourne les bouteilles | tournant les bouteilles | gira le bottiglie | girando le bottiglie | gira las botellas | girando las botellas |
    removido de botellas | ruttelt | rutteln | ruttler | dreht die flaschen | dreht flaschen`,
  pumping: `
    pumping over | pumps over | pump over | pumping over red wine | pumping wine | pumping the wine | pumping must | remontage | remontages | remonte le mout | rimontaggio | rimontaggi | remontado | remontados |
    bombeando vino | uberpumpen | umpumpen | pumpt um | pumpt den wein`,
  spraying: `
    spraying vines | spraying the vines | spraying his vines | spraying her vines | sprays the vines | sprays vines | treating the vines | traite la vigne | traitant la vigne | pulverise |
    irrora | irrora le viti | trattando le viti | fumiga | fumigando | sulfatando | spritzt die reben | spritzt reben | beim spritzen`,
  paying: `
    paying | pays | paying by card | pays by card | paying at the till | paying at the counter | paying the bill | paying with a card | paie | payant | paie par carte | paga | pagando | paga con la tarjeta |
    bezahlt | bezahlen | zahlt | bezahlt mit karte`,
  loading: `
    stacking wine boxes | stacking wine cases | stacking wooden cases | stacking boxes of wine | stacking cases of wine | loading wine boxes | carrying wine boxes | carrying boxes of wine | carrying cases | loading boxes | loading cases | loading cartons | loading wine | unloading boxes | unloading cases | unloading cartons | stacking boxes | stacking cases | stacking cartons | stacks boxes | carrying boxes | carrying a box | carrying cartons | carrying cases of wine | moving boxes | charge des cartons | chargeant des cartons | empile des cartons | decharge des cartons | porte des cartons | carica scatole | caricando scatole | carica i cartoni | scarica cartoni | impila scatole | carga cajas | cargando cajas | descarga cajas | apila cajas | apilando cajas | verladt kartons | stapelt kartons | ladt kartons | tragt kartons`,
  clearing: `
    clearing | clears | clearing the plates | clearing plates | clearing the table | clearing a table | clears the table | clears the plates | carrying three plates | carrying plates |
    debarrasse | debarrassant | debarrasse la table | debarrasse les assiettes | sparecchia | sparecchiando | porta i piatti | retira los platos | recoge la mesa | recogiendo la mesa |
    raumt ab | raumt den tisch ab | tragt teller`,
  topping: `
    topping up a barrel | topping up the barrel | topping up barrels | topping up the barrels | tops up the barrels | topping barrels | filling a barrel | filling the barrel | filling barrels | ouille |
    ouillant | remplit un tonneau | remplissant un tonneau | colma la botte | riempie una botte | rellena la barrica | rellenando barricas | fullt ein fass | fullt das fass auf`,
  blending: `
    blending | blends | blending wines | blending samples | making a blend | assemble des vins | assemblant | assemblage de vins | assembla | assemblando | mezcla vinos | mezclando vinos | verschneidet |
    mischt weine`,
  sweeping: `
    sweeping the | sweeping up | sweeping a | sweeping his | sweeping her | sweeping leaves | sweeping between | sweeping floors | sweeps the | sweeps up | sweeps his | sweeps her | with a broom | balaie | balayant | passe le balai |
    spazza | spazzando | scopa il | barre el | barriendo | barre la | fegt | fegend | kehrt den | kehrt die`,
  skiing: `
    skiing | skis down | skiing down | ski down | fait du ski | font du ski | skient | sciano | sciando | scia | esquiando | esquian | fahrt ski | fahren ski | beim skifahren | ski fahrend`,
  phoning: `
    on the phone | talking on the phone | speaking on the phone | talking on his phone | talking on her phone | on his phone | on her phone | phoning | making a phone call | taking a call | telephoning |
    au telephone | telephonant | al telefono | telefona | telefonando | por telefono | hablando por telefono | am telefon | telefoniert | telefonierend`,
  fishing:
    'fishing | fishes in | angling | peche a la ligne | pechant | pescando | angelt | angelnd',
  cutting: `
    chopping | chops | chopping up | hacken | hackt | coupe des | picando | affetta | trita | tritando | peeling | peels | grating | grates | shucking | shucks | epluche | epluchant |
    hache | rape du | sbuccia | sbucciando | grattugia | grattugiando | pela | pelando | pica cebolla | ralla | rallando |
    schalt | reibt`,
  kneading:
    'rolling pasta | rolling out pasta | rolling fresh pasta | rolling the pasta | rolling dough | rolling the dough | rolls out dough | etale la pate | stende la pasta | estira la masa | rollt teig aus',
  photographing: `
    filming | filming with | films with | recording a video | makes a video | filme | filmant | filma | filmando | filmt | nimmt ein video auf`,
  cleaning:
    'dusting | dusting off | dusts | sweeping dust from | depoussiere | epoussette | spolvera | spolverando | quita el polvo | staubt ab | entstaubt',
  hammering:
    'tapping a barrel | tapping the barrel | tapping a cask | tapping the cask | taps a barrel | taps the barrel | tapping barrels | frappe le tonneau | sticht ein fass an | making a barrel | making barrels | makes a barrel | makes barrels | building a barrel | assembling a barrel | fabrique un tonneau | fabriquant un tonneau | costruisce una botte | fabrica una barrica | baut ein fass | bauen fasser',
  explaining:
    'making a speech | makes a speech | holding a speech | fait un discours | fa un discorso | da un discurso | halt eine rede',
  digging:
    'shovelling | shoveling | shovels | pelletant | pellete | spala | spalando | paleando | schaufelt | schaufelnd',
  choosing: `
    arranging bottles | arranging the bottles | stocking shelves | stocking the shelves | stocking a shelf | restocking |
    buying | buys | range des bouteilles | rangeant des bouteilles | achete du vin | sistema le bottiglie | compra vino | comprando vino | coloca botellas | colocando botellas | raumt flaschen ein | kauft wein`,
  kneeling: `
    crouching down | crouches | bending down | bends down | bending over | bent over | squats | accroupis | penche | se penche | chinato | chinata | si china | agachada | agachandose | buckt sich | gebuckt`,
  tasting:
    'tasting sauce | tasting the sauce | tasting a sauce | tastes the sauce | tasting soup | tasting the soup | goute la sauce | goutant la sauce | assaggia il sugo | assaggia la salsa | prueba la salsa | probando la salsa | probiert die sosse | probiert die sauce | testing wine | testing the wine | tests the wine | testing a wine | analysing wine | analyzing wine | analysing the wine | comparing | compares | compare des vins | confronta i vini | compara vinos | vergleicht weine',
  lifting: `
    receiving a trophy | receives a trophy | receiving an award | winning a trophy | winning an award | with a trophy | recoit un trophee | riceve un trofeo | recibe un trofeo | erhalt einen pokal`,
  smoking:
    'with a pipe | smoking a pipe | smokes a pipe | his pipe | pipe a la bouche | con la pipa | con una pipa | mit pfeife | pfeife',
  picking: 'to pick grapes | to pick the grapes | picking a bunch | picks a bunch',
  wrapping:
    'unboxing | unpacking a box | unpacking a parcel | unpacking a package | unpacking a wine parcel | unpacks a box | unpacks a parcel | deballe un | deballant un | spacchetta | desempaqueta | packt aus',
  talking:
    'arguing | argues | argue | gossiping | gossip | gossips | debating | debate | se disputent | litigano | litigando | discuten | discutiendo | streiten | streitend | tratschen | ordering | orders a | placing an order | commande un verre | ordina | ordinando | pidiendo | bestellt',
};

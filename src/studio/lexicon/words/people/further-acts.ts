import type { WordTable } from '#studio/lexicon/effects.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';

/** What people do with their whole body, at work and with animals. Folded, five languages; a verb that is also a noun only with what follows it. */
export const FURTHER_ACTS: WordTable<NonNullable<AskedFigure['action']>> = {
  bowling: `
    playing petanque | plays petanque | play petanque | playing boules | playing bocce | playing bowls | petanque | petanque game | game of petanque | boules | game of boules | petanque players | boules players |
    bocce | jouent a la petanque | joue a la petanque | jouant a la petanque | jouent aux boules | joue aux boules | jouer a la petanque | partie de petanque | partie de boules | joueurs de petanque | joueurs de boules |
    giocano a bocce | gioca a bocce | giocando a bocce | giocatori di bocce | partita a bocce | juegan a la petanca | jugando a la petanca | petanca | spielen boule | spielt boule | beim boule | boulespieler`,
  running: `
    runner | runners | jogger | joggers | marathon | marathon runner | marathon runners | coureur | coureurs | coureuse | coureuses | joggeur | joggeurs | maratona | corridore | corridori | corredor | corredores | maraton | laufer | lauferin | jogger und joggerinnen |
    galloping | gallops | galope | galopant | galoppa | galopando | galoppiert | galoppierend | running through | running in | running between | running along | running across | running | jogging | runs through | runs between | courant | qui court |
    qui courent | court dans | courent | correndo | che corre | corrono | corriendo | que corre | corren | rennt | rennen | rennend | rennende | joggt`,
  jumping: `
    jumping | jumps | leaping | leaps | jumping for joy | saute | sautent | sautant | salta | saltano | saltando | saltan | springt | springen | springend | springende | hupft | hupfen`,
  waving: `
    waving | waves at | waves to | waving goodbye | waving hello | saluant | salue | fait signe | saluta | salutano | salutando | saludando | saludan | winkt | winken | winkend`,
  cheering: `
    arms raised | raised arms | hands in the air | arms in the air | hands up | jubilant | les bras leves | bras leves | braccia alzate | brazos en alto | arme hoch | jubelnd | jubelt | jubeln`,
  clapping: `
    clapping | claps | clap their hands | clapping their hands | applauding | applauds | applaud | applaudit | applaudissent | applaudissant | battent des mains | applaude | applaudono | applaudendo |
    battono le mani | aplaude | aplauden | aplaudiendo | klatscht | klatschen | klatschend | klatschende | applaudiert | applaudieren`,
  throwing: `
    throwing | throws | tossing | tosses | lancant | lance des | lancent | lance un | lance une | jettent | lanciano | lancia un | lancia una | lanciando | lanzando | lanzan | lanza un | lanza una | wirft | werfen | werfend`,
  smoking: `
    smoking a | smoking his | smoking her | smoking the | smoking cigars | smoking pipes | smoke pipes | smoking their pipes | fument la pipe | fumano la pipa | fuman en pipa | rauchen pfeife | smokes | puffing on | fume un | fument | fumant | fuma un | fumando | fumano | fuman | raucht | rauchen | rauchend`,
  singing: `
    singing | sings | singer | singers | jazz singer | opera singer | chante | chantent | chantant | chanteur | chanteuse | chanteurs | cantando | cantano | cantante | cantanti | cantan |
    cantantes | singt | singen | singend | singende | sanger | sangerin`,
  shaking: `
    shaking | shakes | mixing a | mixing the | mixing drinks | mixing | mixes a | agite un | agitant | prepare un cocktail | agita un | agitando | mixt | mixen | schuttelt`,
  kneading: `
    kneading | kneads | kneading dough | making pasta | makes pasta | making fresh pasta | rolling pasta | rolling out dough | rolling out pasta | making bread | making pizza | makes pizza |
    making dough | making gnocchi | making ravioli | petrit | petrissant | petrir | fait du pain | faisant du pain | impasta | impastando | fa la pasta | facendo la pasta | fa la pizza |
    amasa | amasando | haciendo pasta | haciendo pan | haciendo pizza | knetet | knetend | kneten | macht pasta | macht pizza`,
  seasoning: `
    seasoning | seasons the | salting | sprinkling salt | sprinkling | assaisonne | assaisonnant | saupoudre | condisce | condendo | sazona | sazonando | wurzt | wurzen | salzt`,
  corking: `
    corking | putting a cork into | putting the cork into | putting the cork in | putting a cork in | inserting a | inserting the | bouchant | met le bouchon | tappando | mette il tappo | mettendo il tappo | poniendo el corcho | pone el corcho | encorcha | verkorkt | verkorken`,
  labelling: `
    labelling | labeling | sticking | applying | etiquetant | etichettando | etiquetando | etikettiert | etikettieren`,
  petting: `
    petting | pets a | pets the | pets her | pets his | stroking | strokes | patting | pats a | cuddling a dog | cuddling a cat | caresse | caressant | caressent | accarezza | accarezzando | accarezzano |
    acaricia | acariciando | acarician | streichelt | streicheln | streichelnd | krault`,
  pushing: `
    pushing | pushes | pousse | poussant | poussent | spinge | spingendo | spingono | empuja | empujando | empujan | schiebt | schieben | schiebend`,
  painting: `
    painting a picture | painting a landscape | painting the | painting a still life | painting a bottle | painting at an easel | painting on a canvas | painting on an easel |
    paints the | paints a | at an easel | at his easel | at her easel | peint le | peint la | peint un | peint une | dipinge | dipingendo | pinta un | pinta una | pinta el | pinta la | pintando | malt ein |
    malt einen | malt eine | malt den | malt die | an der staffelei`,
  proposing: `
    proposing | proposes | kneels and proposes | kneeling and proposing | proposing in | proposing under | proposing at | knees proposing | knee proposing | proposing on one knee | proposing to | proposes to | proposing marriage | marriage proposal | demande en mariage | fait sa demande | proposta di matrimonio | chiede la mano | propuesta de matrimonio | pide la mano |
    heiratsantrag | macht ihr einen antrag`,
  typing: `
    typing | types on | working on a laptop | working on her laptop | working on his laptop | works on a laptop | works on her laptop | works on his laptop | on her laptop | on his laptop | on a laptop | at a laptop |
    at her laptop | at his laptop | tape sur | travaille sur son ordinateur | sur son ordinateur | al computer | al portatile | con el portatil | en su portatil | am laptop | tippt`,
  pouring:
    'decanting | decants | decante | decantant | decanta | decantando | dekantiert | dekantieren | refilling | topping up a glass | topping up the glass | topping up glasses',
  explaining: `
    presente une | presente un | presente la | presente le | presente sa | presentant | presentent | presenta una | presenta la | presenta il | presenta el | presentan | presentando | mostrando | prasentieren |
    recommending | recommends | advising | advises | suggesting | showing her | showing him |
    conseille | conseillant | recommande | recommandant | consiglia | consigliando | raccomanda | recomienda | recomendando | aconseja | empfiehlt | empfehlen | berat`,
  writing: `
    writing notes | writes notes | writing tasting notes | writes tasting notes | making tasting notes | noting | taking an order | takes an order | taking the order | takes the order | taking orders | scoring | prend la commande | prenant la commande | prende l ordine | prende l ordinazione | toma nota |
    tomando nota | toma el pedido | nimmt die bestellung auf | nimmt eine bestellung auf | bestellung aufnehmen`,
  eating:
    'pranza | pranzano | pranzando | cena con | dejeune | dejeunent | dejeunant | almorzando | almuerza | almuerzan | biting into | bites into | biting | mord dans | croque | addenta | morde | mordiendo | muerde | beisst in',
  tasting:
    'taking a sip | takes a sip | having a sip | having a drink | sent son verre | sent le vin | sent le bouchon | sentant | hume son | huele | huelen | oliendo | annusano | riechen | schnuppert | nippt an',
  sleeping:
    'dozing | dozes | dozing off | snoozing | taking a nap | fait la sieste | sieste | fa un pisolino | pisolino | echando la siesta | siesta | nickerchen | dost | macht ein nickerchen',
};

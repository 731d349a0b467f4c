import type { Fill, Relation } from '#studio/things/asked-thing.ts';
import type { WordTable } from '#studio/lexicon/effects.ts';

// What is said about things: how many, how full, in which state and where. Folded, five languages.

/** Exact numbers; 'several' and 'a few' leave the number to the picture. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  'one | 1 | single | a single | lone | solitary | einsames | einsamer | einsame | une seule | un seul | uno solo | ein einziges': 1,
  'two | 2 | pair of | a pair of | couple of | a couple of | both | deux | une paire de | due | un paio di | dos | un par de | zwei | ein paar schone': 2,
  'three | 3 | trio of | a trio of | trois | tre | tres | drei': 3,
  'four | 4 | quatre | quattro | cuatro | vier': 4,
  'five | 5 | cinq | cinque | cinco | funf': 5,
  'six | 6 | half a dozen | half dozen | une demi douzaine de | une demi douzaine d | mezza dozzina di | media docena de | ein halbes dutzend | sei | seis | sechs': 6,
  'seven | 7 | sept | sette | siete | sieben': 7,
  'eight | 8 | huit | otto | ocho | acht': 8,
  'nine | 9 | neuf | nove | nueve | neun': 9,
  'ten | 10 | dix | dieci | diez | zehn | une dizaine de | une dizaine d | dizaine de | una decina di | una decena de': 10,
  'eleven | 11 | onze | undici | once botellas | elf': 11,
  'twelve | 12 | dozen | a dozen | douze | une douzaine de | une douzaine d | douzaine | dodici | una dozzina di | doce | una docena de | zwolf | dutzend | ein dutzend': 12,
};

/** 'a bottle': exactly one. */
export const ARTICLES = new Set('a an une un una uno ein eine einen einem einer'.split(' '));

/** What stands before a noun. */
export const DETERMINERS: ReadonlySet<string> = new Set([
  ...ARTICLES,
  ...`the his her their its some le la les l du des il lo gli i el los las der die das den dem
    seine ihre son sa ses suo sua su`.split(/\s+/),
]);

export const FILL_WORDS: WordTable<Fill> = {
  empty: `
    empty | vide | vides | vuoto | vuota | vuoti | vuote | vacio | vacia | vacios | vacias | leer |
    leere | leeres | leeren | vide le long | vides le long`,
  low: `
    almost empty | nearly empty | almost finished | nearly finished | presque vide | presque vides | quasi vuoto | quasi vuota |
    quasi vuoti | quasi vuote | casi vacio | casi vacia | casi vacios | casi vacias | fast leer | fast leere | fast leeres | fast leeren | fast leerer | fast leerem`,
  half: `
    half full | half finished | half emptied | half empty | half filled | half drunk | a moitie plein | a moitie pleine |
    a moitie vide | a demi plein | mezzo pieno | mezza piena | mezzo vuoto | mezza vuota |
    medio lleno | medio llena | media llena | media vacia | medio vacio | medio vacia | medio vacias | medio vacios | medio llenas | medio llenos |
    a moitie vides | a moitie pleins | a moitie pleines | remplis a moitie | rempli a moitie | mezzi pieni | mezze piene |
    mezzi vuoti | mezze vuote | halb leere | halb volle | halbvolle | halbleere | halbleeres | halb voll | halbvoll | halbvolles | halb leer | halbleer`,
  full: `
    full | filled | filled to the brim | full to the brim | to the brim | filled to the top | to the top | rempli a ras bord | a ras bord |
    fino all orlo | colmo | hasta el borde | randvoll | bis zum rand gefullt | bis zum rand | untouched | brimming | unopened | plein | pleine | pleins |
    pieno | piena | pieni | piene | pleines | lleno | llena | llenos | llenas | voll | voller | volle | volles | vollen | rempli |
    remplie | remplis | remplies | ricolmo | ricolma | repleto | repleta | gefullt | gefullte |
    gefullter | gefulltes | heaped | loaded | packed | overflowing`,
};

/** Where a thing stands, told against another one. */
export const RELATION_WORDS: WordTable<Relation> = {
  left_of: `
    left of | to the left of | on the left of | a gauche de | a gauche du | a gauche d | a gauche des |
    a sinistra di | a sinistra del | a sinistra della | a la izquierda de | a la izquierda del |
    links von | links neben | links vom`,
  right_of: `
    right of | to the right of | on the right of | a droite de | a droite du | a droite d |
    a droite des | a destra di | a destra del | a destra della | a la derecha de |
    a la derecha del | rechts von | rechts neben | rechts vom`,
  behind: `
    behind | in back of | alle spalle | alle sue spalle | alle loro spalle | a sus espaldas | a su espalda | dans son dos | derriere | dietro | dietro a | dietro al | dietro alla | detras | detras de |
    detras del | hinter | dahinter`,
  in_front_of: `
    in front of | facing | frente a | frente al | frente a la | en frente de | di fronte a | di fronte al | di fronte alla | di fronte all | gegenuber von | gegenuber | gegenuber dem | gegenuber der |
    face a | face au | face aux | face a la | face a l | vis a vis | vis a vis de | vis a vis du | vis a vis de la | before | devant | davanti | davanti a | davanti al | davanti alla | delante | delante de |
    delante del | vor | davor`,
  in: `
    in | inside | within | dedans | drin | darin | peeking out of | peeking from | poking out of | sticking out of | looking out of | chilling in | standing in | resting in | stuck in | stuck into | inserted in | inserted into | screwed in | screwed into | twisted into | plante dans | visse dans | enfonce dans |
    infilato nel | avvitato nel | clavado en el | metido en el | steckt im | steckt in der | dans | dans un | nel | nello |
    nella | nei | negli | nelle | in un | in una | dentro | dentro de | en un | en una | en el | en la | im | in einem |
    in einer | in der`,
  on: `
    at the top of | au sommet de | au sommet d | au sommet du | en haut d | en haut de | in cima a | in cima alla | in cima al | en lo alto de | on | on top of | atop | upon | standing on top of | placed on top of | resting on top of | balanced on top of | lying on top of | left on top of | balancing on | balancing on top of | left on | balanced on | resting on | standing on | lying on | lying across | laid across | placed across | resting across | dessus | la dessus | encima | darauf | drauf | obendrauf | sur | pose sur | posee sur | posees sur | debout sur | sur le dessus de | en equilibre sur | sopra | in equilibrio su | posato su | posata su | en equilibrio sobre | colocado sobre | colocada sobre | oben auf | su | sul |
    sulla | sui | sugli | sulle | sullo | su un | su una | sobre | encima de | encima del | auf`,
  under: `
    at the foot of | au pied de | au pied du | au pied d | au pied de la | ai piedi di | ai piedi del | ai piedi della | ai piedi d | al pie de | al pie del | am fuss | am fusse | under | underneath | beneath | dessous | en dessous | debajo | darunter | below | sous | sous un | sous une | sous la | sous le | sotto | sotto a | sotto un | sotto una |
    sotto il | sotto la | debajo de | debajo del | bajo | bajo un | bajo una | unter | unter einem | unter einer | unter dem`,
  beside: `
    beside | next to | near | alongside | by the side of | a cote | a cote de | a cote du | a cote d |
    pres de | accanto a | accanto al | accanto alla | vicino a | vicino al | vicino alla | accanto | junto a | junto al | junto a la | cerca de | cerca del | pres du | pres d | al lado | al lado de | al lado del |
    neben | nahe | daneben | nebenan | close by | close to`,
  between: `
    between | in between | amid | amidst | surrounded by | encircled by | framed by | entre | au milieu de | au milieu des | entoure de |
    entoure d | entouree de | entouree d | tra | fra | in mezzo a | circondato da | circondata da | rodeado de |
    rodeada de | en medio de | zwischen | inmitten | inmitten von | umgeben von`,
  around: `
    around | all around | autour | tout autour | intorno | tutt intorno | attorno | alrededor | ringsum | rundherum | drumherum | autour de | autour du | autour d | tout autour de | attorno a | attorno al |
    attorno alla | intorno a | intorno al | intorno alla | alrededor de | alrededor del | rund um |
    rings um | um herum`,
  above: `
    above | au dessus | hovering over | over | au dessus de | au dessus du | au dessus d | au dessus des | al di sopra di |
    al di sopra del | al di sopra della | por encima de | por encima del | oberhalb | oberhalb von | uber | uber dem |
    uber der | uber einem | uber einer`,
  through: `
    seen through | viewed through | shot through | vu a travers | vue a travers | a travers | visto attraverso | vista attraverso |
    attraverso | visto a traves de | vista a traves de | a traves de | a traves del | through | durch`,
};

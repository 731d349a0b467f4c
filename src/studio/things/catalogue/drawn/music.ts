import { drawnAndBuilt, drawnOnly } from '#studio/things/catalogue/made-by.ts';

/** Instruments and what makes a party sound. */
export const DRAWN_MUSIC = [
  drawnAndBuilt(
    'saxophone',
    ['saxophone', 'saxophones'],
    'tall',
    'saxophone | sax | saxofono | sassofono | saxofón | Saxophon',
    ['sax'],
  ),
  drawnAndBuilt(
    'trumpet',
    ['trumpet', 'trumpets'],
    'dish',
    'trumpet | trompette | tromba | trompeta | Trompete | cornet',
    ['cornet'],
  ),
  drawnOnly('trombone', ['trombone', 'trombones'], 'dish', 'trombone | Posaune | trombón', [
    'trombone',
  ]),
  drawnAndBuilt(
    'accordion',
    ['accordion', 'accordions'],
    'dish',
    'accordion | accordéon | fisarmonica | acordeón | Akkordeon',
    ['accordion'],
  ),
  drawnAndBuilt(
    'drum',
    ['drum', 'drums'],
    'dish',
    'drum | tambour | tamburo | tambor | Trommel | snare drum | drum kit | drums | batterie | batteria | batería | schlagzeug | trommel',
    ['drum'],
  ),
  drawnOnly('banjo', ['banjo', 'banjos'], 'tall', 'banjo', ['banjo']),
  drawnAndBuilt('harp', ['harp', 'harps'], 'floor', 'harp | harpe | arpa | Harfe', ['harp']),
  drawnOnly(
    'flute_instrument',
    ['flute', 'flutes'],
    'small',
    'flute instrument | wooden flute | flûte traversière | flauto | flauta | Querflöte',
    ['flute'],
  ),
  drawnOnly('maracas', ['pair of maracas', 'maracas'], 'small', 'maracas | maraca', ['maraca']),
  drawnOnly(
    'music_notes',
    ['music note', 'music notes'],
    'small',
    'music notes | musical notes | notes de musique | note musicali | notas musicales | Musiknoten',
    ['musical notation'],
  ),
  drawnAndBuilt(
    'microphone',
    ['microphone', 'microphones'],
    'small',
    'microphone | micro | microfono | micrófono | Mikrofon | mic | vintage microphone | mikrofon',
    ['microphone'],
  ),
  drawnAndBuilt('radio', ['radio', 'radios'], 'dish', 'radio | old radio | vintage radio', [
    'radio receiver',
  ]),
  drawnAndBuilt(
    'headphones',
    ['pair of headphones', 'headphones'],
    'dish',
    'headphones | headphone | casque audio | cuffie | auriculares | Kopfhörer',
    ['earphone'],
  ),
  drawnAndBuilt(
    'mirror_ball',
    ['mirror ball', 'mirror balls'],
    'small',
    'mirror ball | disco ball | boule à facettes | palla da discoteca | bola de discoteca | Discokugel',
  ),
  drawnAndBuilt(
    'theatre_masks',
    ['theatre mask', 'theatre masks'],
    'dish',
    'theatre masks | theater masks | venetian mask | venetian masks | carnival mask | carnival masks | masquerade mask | mask | masks | masque vénitien | masques vénitiens | maschera veneziana | maschere veneziane | maschera | maschere | máscara veneciana | máscara | máscaras | venezianische maske | maske | masken | masques de théâtre | maschere teatrali | máscaras de teatro | Theatermasken',
  ),
] as const;

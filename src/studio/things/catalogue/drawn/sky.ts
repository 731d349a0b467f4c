import { drawnOnly } from '#studio/things/catalogue/made-by.ts';

/** Sky, weather and fire. */
export const DRAWN_SKY = [
  drawnOnly('sun', ['sun', 'suns'], 'scenery', 'sun symbol | sun face'),
  drawnOnly(
    'moon',
    ['moon', 'moons'],
    'scenery',
    'moon | full moon | harvest moon | lune | luna | Mond',
    ['moon'],
  ),
  drawnOnly(
    'crescent_moon',
    ['crescent moon', 'crescent moons'],
    'scenery',
    'crescent | crescent moon | croissant de lune | mezzaluna | luna creciente | Mondsichel',
  ),
  drawnOnly('star', ['star', 'stars'], 'small', 'star | étoile | stella | estrella | Stern', [
    'star',
  ]),
  drawnOnly(
    'shooting_star',
    ['shooting star', 'shooting stars'],
    'scenery',
    'shooting star | étoile filante | stella cadente | estrella fugaz | Sternschnuppe | comet',
    ['meteor'],
  ),
  drawnOnly(
    'rainbow',
    ['rainbow', 'rainbows'],
    'scenery',
    'rainbow | arc-en-ciel | arcobaleno | arcoíris | Regenbogen',
    ['rainbow'],
  ),
  drawnOnly('cloud', ['cloud', 'clouds'], 'scenery', 'cloud | nuage | nuvola | nube | Wolke', [
    'cloud',
  ]),
  drawnOnly(
    'snowflake',
    ['snowflake', 'snowflakes'],
    'small',
    'snowflake | flocon | fiocco di neve | copo de nieve | Schneeflocke',
    ['snowflake'],
  ),
  drawnOnly(
    'lightning',
    ['lightning bolt', 'lightning bolts'],
    'scenery',
    'lightning bolt | lightning | éclair | fulmine | rayo | Blitz',
    ['lightning'],
  ),
  drawnOnly(
    'fire',
    ['fire', 'fires'],
    'dish',
    'fire | flame | campfire | bonfire | fire pit | fire bowl | feu | feu de camp | brasero | fuoco | braciere | fuego | hoguera | Feuer | feuerschale | lagerfeuer',
    ['fire'],
  ),
  drawnOnly(
    'wave',
    ['wave', 'waves'],
    'scenery',
    'ocean wave | big wave | vague | onda | ola | Welle',
    ['wave'],
  ),
  drawnOnly(
    'planet',
    ['planet', 'planets'],
    'scenery',
    'planet | saturn | planète | pianeta | planeta',
    ['planet'],
  ),
  drawnOnly(
    'circle',
    ['circle', 'circles'],
    'scenery',
    'circle | disc shape | cercle | cercles | cerchio | cerchi | círculo | círculos | kreis | kreise',
  ),
  drawnOnly(
    'square_shape',
    ['square', 'squares'],
    'scenery',
    'red square | black square | blue square | yellow square | green square | white square | carré rouge | carré noir | quadrato rosso | quadrato nero | cuadrado rojo | cuadrado negro | rotes quadrat | schwarzes quadrat',
  ),
  drawnOnly(
    'triangle',
    ['triangle', 'triangles'],
    'scenery',
    'triangle | triangolo | triangoli | triángulo | triángulos | dreieck | dreiecke',
  ),
] as const;

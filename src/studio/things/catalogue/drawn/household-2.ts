import { drawnAndBuilt, drawnOnly } from '#studio/things/catalogue/made-by.ts';

/** Rooms, clothes and odds and ends. */
export const DRAWN_HOUSEHOLD_2 = [
  drawnAndBuilt(
    'high_heel',
    ['high heel', 'high heels'],
    'small',
    'high heel | stiletto | talon aiguille | tacco alto | tacón | Stöckelschuh | high heels | heels | pumps | escarpins | talons hauts | tacchi alti | tacones | stöckelschuhe',
    ['shoe'],
  ),
  drawnAndBuilt(
    'boot',
    ['boot', 'boots'],
    'small',
    'boot | botte | stivale | bota | Stiefel | hiking boot | boots | wellington boot | wellington boots | wellingtons | wellies | rubber boots | rubber boot | gumboots | pair of boots | bottes | bottes en caoutchouc | bottes de pluie | stivali | stivali di gomma | botas | botas de goma | botas de agua | gummistiefel | stiefel',
    ['boot'],
  ),
  drawnAndBuilt(
    'ball',
    ['football', 'balls'],
    'small',
    'football | soccer ball | ballon de football | pallone | balón | Fußball',
    ['ball'],
  ),
  drawnAndBuilt('dice', ['die', 'dice'], 'small', 'dice | die | dé | dado | Würfel', ['die']),
  drawnAndBuilt(
    'chess_pawn',
    ['chess pawn', 'chess pawns'],
    'small',
    'chess | chess pawn | échecs | scacchi | ajedrez | Schach | chess set | chess board | chessboard | chess game | game of chess | échiquier | scacchiera | tablero de ajedrez | schachbrett',
    ['chessman'],
  ),
  drawnOnly('kite', ['kite', 'kites'], 'scenery', 'kite | cerf-volant | aquilone | cometa', [
    'kite',
  ]),
  drawnAndBuilt(
    'magnifying_glass',
    ['magnifying glass', 'magnifying glasses'],
    'small',
    'magnifying glass | loupe | lente | lupa | Lupe',
    ['hand glass'],
  ),
  drawnAndBuilt(
    'map_sheet',
    ['map', 'maps'],
    'dish',
    'treasure map | folded map | map | paper map | wine map | road map | map on the table | carte routière | mappa | mapa | landkarte',
  ),
  drawnAndBuilt(
    'flag',
    ['flag', 'flags'],
    'tall',
    'flag | drapeau | bandiera | bandera | Fahne | french flag | italian flag | german flag | spanish flag | drapeau français | bandiera italiana | bandera española | deutsche fahne | deutsche flagge | flagge',
    ['flag'],
  ),
  drawnAndBuilt('basketball', ['basketball', 'basketballs'], 'small', 'basketball'),
] as const;

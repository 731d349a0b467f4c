import { drawnAndBuilt, drawnOnly } from '#studio/things/catalogue/made-by.ts';

/** Buildings and views. */
export const DRAWN_BUILDINGS = [
  drawnOnly(
    'castle',
    ['castle', 'castles'],
    'scenery',
    'castle | château fort | castello | castillo | Burg | Schloss | fortress',
    ['castle'],
  ),
  drawnAndBuilt(
    'hut',
    ['hut', 'huts'],
    'scenery',
    'hut | vineyard hut | wooden hut | shepherd s hut | shed | garden shed | cabin | cabane | cabanon | capanna | capanno | cabaña | caseta | Hütte | Weinberghütte | Winzerhütte | Schuppen',
    ['hut'],
  ),
  drawnOnly('tower_tokyo', ['radio tower', 'towers'], 'scenery', 'radio tower | tokyo tower'),
  drawnOnly(
    'statue_of_liberty',
    ['Statue of Liberty', 'statues of liberty'],
    'scenery',
    'statue of liberty | statue de la liberté | statua della libertà | estatua de la libertad | Freiheitsstatue',
  ),
  drawnOnly(
    'temple',
    ['temple', 'temples'],
    'scenery',
    'temple | classical building | tempio | templo | Tempel | parthenon',
    ['temple'],
  ),
  drawnAndBuilt(
    'fountain',
    ['fountain', 'fountains'],
    'floor',
    'fountain | stone fountain | village fountain | fontaine | fontana | fuente | Brunnen | Springbrunnen | Dorfbrunnen',
    ['fountain'],
  ),
  drawnOnly(
    'ferris_wheel',
    ['ferris wheel', 'ferris wheels'],
    'scenery',
    'ferris wheel | big wheel | grande roue | ruota panoramica | noria | Riesenrad',
    ['ferris wheel'],
  ),
  drawnOnly(
    'carousel_horse',
    ['carousel horse', 'carousel horses'],
    'floor',
    'carousel | carousel horse | merry-go-round | manège | giostra | carrusel | Karussell',
    ['carousel'],
  ),
  drawnOnly(
    'circus_tent',
    ['circus tent', 'circus tents'],
    'scenery',
    'circus | circus tent | chapiteau | tendone | circo | Zirkuszelt',
    ['circus'],
  ),
  drawnOnly(
    'island',
    ['island', 'islands'],
    'scenery',
    'desert island | island | île | isola | isla | Insel',
    ['island'],
  ),
  drawnAndBuilt(
    'city_skyline',
    ['city skyline', 'city skylines'],
    'scenery',
    'skyline | cityscape | horizon urbain | city skyline | skyscraper | skyscrapers | gratte ciel | grattacielo | grattacieli | rascacielos | wolkenkratzer | hochhaus | hochhäuser',
  ),
  drawnOnly(
    'factory',
    ['factory', 'factories'],
    'scenery',
    'factory | usine | fabbrica | fábrica | Fabrik',
    ['factory'],
  ),
  drawnAndBuilt(
    'globe',
    ['globe', 'globes'],
    'dish',
    'globe | earth | world globe | terre | mappamondo | globo terráqueo | Globus | Erde',
    ['globe'],
  ),
] as const;

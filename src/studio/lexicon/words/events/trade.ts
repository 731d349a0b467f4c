import type { AskedFigure } from '#studio/scene/figure.ts';
import { proved } from './occasion.ts';
import type { Occasion } from './occasion.ts';

const at = (
  role: AskedFigure['role'],
  action: AskedFigure['action'],
  who: AskedFigure['who'] = 'person',
): AskedFigure => ({ who, count: 1, action, role, part: 'figure' });

/** What is done with wine in the cellar, the kitchen and at home, said in two or three words. */
export const TRADE = {
  ageing: {
    words: `aging wine | ageing wine | wine aging | wine ageing | oak aging | oak ageing | aging in oak | ageing in oak | ageing in barrels | aging in barrels | vieillissement en fut | vieillissement du vin | elevage en fut | elevage en barrique | affinamento in botte | affinamento in barrique | invecchiamento del vino | crianza en barrica | envejecimiento del vino | fassreife | fassausbau | ausbau im holzfass`,
    proofs: proved('thing:barrel place:barrel_hall place:vault_cellar'),
    decor: ['barrel'],
    place: 'barrel_hall',
  },
  fermenting: {
    words: `fermenting wine | wine fermentation | fermenting must | fermentation tanks | fermentation du vin | fermentazione del vino | fermentacion del vino | weingarung`,
    proofs: proved('place:winery thing:tank'),
    decor: [],
    place: 'winery',
  },
  open_cellars: {
    words: `open cellar day | open cellar days | open cellars | open cellar weekend | open cellars weekend | cellar open day | open winery day | open winery weekend | caves ouvertes | journee caves ouvertes | cantine aperte | cantina aperta | bodegas abiertas | dia de bodegas abiertas | offene keller | offene weinkeller | offener weinkeller | tag der offenen keller | tag der offenen weinkeller | tag der offenen kellertur`,
    proofs: proved(
      'place:barrel_hall place:vault_cellar place:winery place:vineyard thing:barrel thing:vines',
    ),
    decor: [],
    place: 'barrel_hall',
  },
  bottling: {
    words: `bottling wine | bottling day | bottling the wine | mise en bouteille | mise en bouteilles | imbottigliamento | imbottigliare il vino | embotellado | embotellado del vino | weinabfullung | flaschenabfullung`,
    proofs: proved('many:bottle thing:bottle'),
    decor: ['bottle'],
    place: 'winery',
  },
  wine_service: {
    words: `serving wine | wine service | serving the wine | service du vin | servir le vin | servizio del vino | servire il vino | servicio del vino | servir el vino | weinservice | wein servieren`,
    proofs: proved('people:1 trait:action:serving trait:action:pouring thing:hand'),
    decor: [],
    place: 'restaurant',
    company: at('waiter', 'serving'),
  },
  cooking: {
    words: `cooking with wine | cooking with red wine | cooking with white wine | cuisine au vin | cuisiner au vin | cucinare con il vino | cucinare col vino | cocinar con vino | kochen mit wein`,
    proofs: proved('place:kitchen trait:action:cooking'),
    decor: ['pot'],
    place: 'kitchen',
    company: at('chef', 'cooking'),
  },
  with_view: {
    words: `with a view | avec vue | con vista | con vistas | mit aussicht | mit ausblick`,
    proofs: proved(
      'place:terrace trait:outdoors thing:window place:city place:mountains place:sea',
    ),
    decor: [],
    place: 'terrace',
  },
  night_in: {
    words: `night in | cosy night in | cozy night in | quiet night in | evening in | cosy evening in | cozy evening in | relaxing evening at home | cosy evening at home | cozy evening at home | soiree cocooning | soiree a la maison | serata in casa | noche en casa | gemutlicher abend | gemutlicher abend zu hause | abend zu hause`,
    proofs: proved('place:fireplace place:living_room place:library'),
    decor: ['candle'],
    place: 'fireplace',
  },
  breakfast: {
    words: `breakfast | breakfast table | petit dejeuner | colazione | prima colazione | desayuno | fruhstuck`,
    proofs: proved('food thing:croissant thing:egg thing:coffee thing:full_breakfast'),
    decor: ['croissant', 'coffee'],
    isDry: true,
  },
  summer_wine: {
    words: `summer wine | summer wines | wine for summer | wines for summer | vin d ete | vins d ete | vino estivo | vini estivi | sommerwein | sommerweine`,
    proofs: proved('trait:season:summer'),
    decor: ['straw_hat'],
    place: 'terrace',
    brings: { season: 'summer' },
  },
  autumn_wine: {
    words: `autumn wine | autumn wines | fall wine | fall wines | vin d automne | vins d automne | vino autunnale | vini autunnali | vino de otono | herbstwein | herbstweine`,
    proofs: proved('trait:season:autumn thing:autumn_leaves'),
    decor: ['autumn_leaves'],
    place: 'terrace',
    brings: { season: 'autumn' },
  },
  winter_wine: {
    words: `winter wine | winter wines | wine for winter | vin d hiver | vins d hiver | vino invernale | vini invernali | vino de invierno | winterwein | winterweine`,
    proofs: proved('trait:season:winter trait:weather:snow'),
    decor: ['pine'],
    place: 'hut',
    brings: { season: 'winter' },
  },
  spring_wine: {
    words: `spring wine | spring wines | vin de printemps | vini primaverili | vino primaverile | vino de primavera | fruhlingswein | fruhlingsweine`,
    proofs: proved('trait:season:spring thing:flowers place:orchard thing:tulip'),
    decor: ['tulip'],
    brings: { season: 'spring' },
  },
  bud_break: {
    words: `bud break | budbreak | bud burst | budburst | buds on the vine | buds on the vines | buds on a vine | vine buds | vine bud | grapevine buds | opening buds | debourrement | bourgeons de vigne | bourgeons de la vigne | germogliamento | gemme della vite | brotacion | yemas de la vid | knospenaufbruch | rebknospen | austrieb`,
    proofs: proved('trait:season:spring'),
    decor: [],
    place: 'vineyard',
    brings: { season: 'spring' },
  },
} as const satisfies Readonly<Record<string, Occasion>>;

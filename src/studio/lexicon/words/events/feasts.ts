import { company, proved } from './occasion.ts';
import type { Occasion } from './occasion.ts';

/** Days of the calendar. */
export const FEASTS = {
  christmas: {
    words: `christmas | xmas | christmassy | christmas eve | christmas decoration | christmas decorations | christmas mood | christmas party | weihnachtsfeier | noel | ambiance de noel | natale | atmosfera natalizia | natalizio | natalizia | navidad | navideno | navidena | weihnachten | weihnachtlich | weihnachts | weihnachtsstimmung | advent | heiligabend | reveillon de noel | holiday table | holiday table setting | christmas table | christmas table setting | christmas dinner table | table de noel | tavola di natale | tavola natalizia | mesa de navidad | weihnachtstafel`,
    proofs: proved(
      'place:christmas thing:christmas_tree thing:bauble thing:holly thing:pine thing:santa',
    ),
    decor: ['pine', 'holly'],
    brings: { place: 'christmas', season: 'winter' },
  },
  christmas_dinner: {
    words: `christmas dinner | christmas lunch | christmas feast | christmas meal | repas de noel | diner de noel | pranzo di natale | cena di natale | cenone di natale | cena de navidad | comida de navidad | weihnachtsessen`,
    proofs: proved('food thing:roast_goose thing:turkey'),
    decor: ['roast_goose', 'candle'],
    brings: { place: 'christmas', season: 'winter' },
  },
  new_year: {
    words: `new year | new years | new year s | new year s eve | new years eve | nye | silvester | silvesternacht | capodanno | nochevieja | ano nuevo | saint sylvestre | nouvel an | neujahr | confetti party`,
    proofs: proved('thing:firework thing:confetti thing:party_popper thing:balloon'),
    decor: ['firework'],
    indoors: ['confetti'],
    brings: { time: 'night' },
  },
  lunar_new_year: {
    words: `lunar new year | chinese new year | spring festival | nouvel an chinois | nouvel an lunaire | capodanno cinese | capodanno lunare | ano nuevo chino | ano nuevo lunar | chinesisches neujahr | chinesischen neujahr | chinesische neujahrsfest | mondneujahr | mid autumn festival`,
    proofs: proved('thing:lantern thing:dumplings'),
    decor: ['lantern', 'dumplings'],
  },
  valentine: {
    words: `valentine | valentines | valentine s | valentine s day | valentines day | saint valentin | san valentino | san valentin | valentinstag`,
    proofs: proved(
      'thing:rose thing:heart thing:heart_box thing:gift_box thing:flowers thing:tulip thing:ribbon thing:candle',
    ),
    decor: ['rose'],
  },
  galentine: {
    words: `galentine | galentines | galentine s | galentine s day | galentines day`,
    proofs: proved('people:2 thing:rose thing:heart thing:flowers'),
    decor: ['rose'],
    company: company('woman', 3, 'toasting'),
  },
  womens_day: {
    words: `women s day | womens day | international women s day | journee de la femme | journee des femmes | festa della donna | festa delle donne | dia de la mujer | frauentag | weltfrauentag`,
    proofs: proved('thing:flowers thing:tulip thing:rose people:2'),
    decor: ['flowers'],
  },
  mothers_day: {
    words: `mother s day | mothers day | mother day | fete des meres | festa della mamma | dia de la madre | dia de las madres | muttertag`,
    proofs: proved('thing:flowers thing:rose thing:tulip thing:heart thing:gift_box thing:ribbon'),
    decor: ['flowers'],
  },
  fathers_day: {
    words: `father s day | fathers day | father day | fete des peres | festa del papa | dia del padre | vatertag`,
    proofs: proved('thing:gift_box thing:necktie thing:ribbon thing:cigar'),
    decor: ['gift_box'],
  },
  easter: {
    words: `easter | paques | pasqua | pascua | ostern | easter sunday | easter egg hunt | osterfest | vendredi saint | domenica di pasqua | pasquetta`,
    proofs: proved('thing:easter_eggs thing:egg thing:chocolate_bunny'),
    decor: ['easter_eggs'],
  },
  easter_brunch: {
    words: `easter brunch | easter table | easter table setting | easter breakfast | easter lunch table | brunch de paques | table de paques | petit dejeuner de paques | brunch di pasqua | tavola di pasqua | colazione di pasqua | brunch de pascua | mesa de pascua | desayuno de pascua | osterbrunch | osterfruhstuck | ostertafel | ostertisch`,
    proofs: proved('thing:easter_eggs thing:egg thing:chocolate_bunny'),
    decor: ['easter_eggs', 'croissant', 'tulip'],
  },
  halloween: {
    words: `halloween | halloween party`,
    proofs: proved('thing:pumpkin thing:jack_o_lantern thing:skull thing:ghost'),
    decor: ['pumpkin'],
  },
  day_of_the_dead: {
    words: `day of the dead | dia de los muertos | dia de muertos | jour des morts mexicain | giorno dei morti messicano | tag der toten`,
    proofs: proved('thing:skull'),
    decor: ['skull', 'candle', 'flowers'],
  },
  thanksgiving: {
    words: `thanksgiving | thanksgiving table | thanksgiving table setting | thanksgiving dinner | friendsgiving | action de grace`,
    proofs: proved('thing:turkey thing:pumpkin'),
    decor: ['turkey', 'pumpkin'],
  },
  harvest_thanks: {
    words: `grape harvest festival | grape festival | harvest festival | harvest celebration | harvest fest | harvest party | harvest home | fete des vendanges | fete de la vendange | fete des recoltes | festa della vendemmia | festa del raccolto | festa dell uva | festa uva | sagra dell uva | fiesta de la uva | fete du raisin | traubenfest | fiesta de la vendimia | fiesta de la cosecha | erntedank | erntedankfest | erntefest | winzerfest | weinlesefest`,
    proofs: proved('thing:grapes thing:pumpkin thing:wheat place:festival'),
    decor: ['grapes'],
    place: 'festival',
  },
  st_martin: {
    words: `martinmas | st martin s day | saint martin s day | fete de la saint martin | festa di san martino | san martino | fiesta de san martin | martinstag | sankt martin | martinsgans`,
    proofs: proved('thing:roast_goose thing:lantern thing:chestnut'),
    decor: ['roast_goose'],
  },
  st_nicholas: {
    words: `st nicholas day | saint nicholas day | saint nicolas | san nicola | nikolaus | nikolaustag`,
    proofs: proved('thing:gingerbread thing:walnut thing:orange thing:chocolate'),
    decor: ['gingerbread', 'orange'],
  },
  epiphany: {
    words: `epiphany | twelfth night | three kings day | galette des rois | fete des rois | epifania | dia de reyes | dia de los reyes | roscon de reyes | dreikonigstag | heilige drei konige`,
    proofs: proved('thing:pie thing:cake thing:crown'),
    decor: ['pie'],
  },
  carnival: {
    words: `carnival | mardi gras | carnival party | carnaval | carnevale | karneval | fasching | fastnacht | fasnacht`,
    proofs: proved('thing:confetti thing:streamers thing:theatre_masks'),
    decor: ['streamers', 'confetti'],
  },
  st_patrick: {
    words: `st patrick s day | saint patrick s day | st patricks day | st paddy s day | saint patrick | san patrizio | san patricio | st patricks tag`,
    proofs: proved('thing:clover thing:beer'),
    decor: ['beer'],
  },
  cinco_de_mayo: {
    words: `cinco de mayo`,
    proofs: proved('thing:tacos thing:taco thing:guacamole thing:lime thing:pinata'),
    decor: ['tacos', 'guacamole'],
  },
  midsummer: {
    words: `midsummer | midsummer night | midsummer s eve | solstice | summer solstice | saint jean | solstizio | solsticio | noche de san juan | san juan | mittsommer | sonnwend | sonnwendfeier`,
    proofs: proved('thing:wreath thing:flowers trait:season:summer'),
    decor: ['wreath'],
  },
  national_day: {
    words: `bastille day | 14 juillet | quatorze juillet | fete nationale | independence day | fourth of july | 4th of july | july 4th | festa della repubblica | fiesta nacional | nationalfeiertag | bundesfeier | 1 august feier`,
    proofs: proved('thing:firework thing:bunting thing:flag'),
    decor: ['firework'],
    indoors: ['bunting'],
  },
  ferragosto: {
    words: `ferragosto | quinze aout | 15 aout | mitte august fest`,
    proofs: proved('thing:watermelon place:beach place:sea place:pool'),
    decor: ['watermelon'],
  },
  diwali: {
    words: `diwali | deepavali | festival of lights | fete des lumieres | festa delle luci | fiesta de las luces | lichterfest`,
    proofs: proved('thing:candle thing:lantern thing:string_lights'),
    decor: ['candle', 'lantern'],
  },
  hanukkah: {
    words: `hanukkah | chanukah | chanukka | hanoucca | januca`,
    proofs: proved('thing:candlestick thing:candle'),
    decor: ['candlestick'],
  },
  passover: {
    words: `passover | seder | pessach | pesach | pessah`,
    proofs: proved('thing:cracker thing:egg'),
    decor: ['cracker', 'egg'],
  },
  ramadan: {
    words: `ramadan | iftar | eid | eid al fitr | zuckerfest`,
    proofs: proved('thing:lantern thing:fig'),
    decor: ['lantern'],
  },
  oktoberfest: {
    words: `oktoberfest | octoberfest | fete de la biere | festa della birra | fiesta de la cerveza | wiesn`,
    proofs: proved('thing:beer thing:pretzel'),
    decor: ['beer', 'pretzel'],
  },
  beaujolais_nouveau: {
    words: `beaujolais nouveau day | beaujolais day | fete du beaujolais | fete du beaujolais nouveau | festa del novello | festa del vino novello | fiesta del vino nuevo | federweisserfest | jungweinfest`,
    proofs: proved('thing:salami thing:barrel thing:bunting'),
    decor: ['salami', 'bread'],
  },
} as const satisfies Readonly<Record<string, Occasion>>;

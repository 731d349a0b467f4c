import type { WordTable } from '#studio/lexicon/effects.ts';
import type { ThingSize } from '#studio/things/asked-thing.ts';
import type { Material } from '#studio/things/materials.ts';

/** What things are said to be made of, folded, five languages; German compounds ('Zinnkrug') are read by their first half. */
export const MATERIAL_WORDS: WordTable<Material> = {
  pewter:
    'pewter | tin | blechern | blecherne | en fer blanc | di latta | de hojalata | etain | en etain | d etain | peltro | di peltro | in peltro | peltre | de peltre | estano | de estano | zinn | aus zinn | zinnern',
  silver:
    'silver | silvery | silver plated | en argent | d argent | d argento | in argento | de plata | silber | silbern | silberne | silberner | silbernes | silbernen | aus silber',
  gold: 'gold | golden | gilded | gilt | en or | d or | d oro | in oro | de oro | goldene | goldener | goldenes | goldenen | aus gold',
  copper:
    'copper | en cuivre | de cuivre | di rame | in rame | cobre | de cobre | kupfer | kupferner | kupferne | kupfernes | aus kupfer',
  brass:
    'brass | laiton | en laiton | ottone | di ottone | in ottone | laton | de laton | messing | aus messing',
  bronze: 'bronze | en bronze | de bronze | di bronzo | in bronzo | de bronce | aus bronze',
  iron: 'iron | cast iron | wrought iron | en fonte | en fer | en fer forge | di ferro | in ferro | in ghisa | de hierro | gusseisern | gusseiserne | gusseiserner | aus eisen',
  steel:
    'steel | stainless steel | metal | en acier | en inox | d acciaio | in acciaio | de acero | de metal | edelstahl | aus stahl | aus metall | aus edelstahl',
  wood: 'wood | wooden | olive wood | oak | en chene | en bois de chene | in rovere | di rovere | de roble | en roble | aus eiche | aus eichenholz | en bois | de bois | bois | di legno | in legno | legno | de madera | madera | holz | aus holz | holzern | holzerne | holzerner | holzernes | holzernen',
  ceramic:
    'ceramic | porcelain | stoneware | enamel | en ceramique | en porcelaine | en faience | di ceramica | in ceramica | di porcellana | de ceramica | de porcelana | keramik | porzellan | aus keramik | aus porzellan',
  clay: 'clay | terracotta | earthenware | en terre cuite | en argile | di terracotta | in terracotta | di coccio | de barro | de terracota | aus ton | irden | irdener | irdenes',
  glass:
    'en verre | de verre | di vetro | in vetro | de vidrio | de cristal | en cristal | di cristallo | in cristallo | aus glas | aus kristall | crystal',
  stone:
    'stone | travertine | limestone | granite | sandstone | concrete | terrazzo | travertin | en travertin | travertino | di travertino | en pierre | di pietra | in pietra | de piedra | aus stein',
  marble: 'marble | en marbre | di marmo | in marmo | de marmol | aus marmor',
  slate: 'slate | en ardoise | d ardoise | di ardesia | in ardesia | de pizarra | aus schiefer',
  wicker:
    'wicker | woven | rattan | en osier | d osier | di vimini | in vimini | de mimbre | geflochten | geflochtener | aus weide',
};

/** First halves of German compounds. */
export const MATERIAL_STEMS: Readonly<Record<string, Material>> = {
  zinn: 'pewter',
  silber: 'silver',
  gold: 'gold',
  kupfer: 'copper',
  messing: 'brass',
  bronze: 'bronze',
  gusseisen: 'iron',
  eisen: 'iron',
  stahl: 'steel',
  metall: 'steel',
  holz: 'wood',
  keramik: 'ceramic',
  porzellan: 'ceramic',
  ton: 'clay',
  glas: 'glass',
  kristall: 'glass',
  stein: 'stone',
  marmor: 'marble',
  schiefer: 'slate',
  weiden: 'wicker',
};

/** Said of a thing against its like. */
export const SIZE_WORDS: WordTable<ThingSize> = {
  tiny: 'tiny | mini | miniature | minuscule | minuscolo | minuscola | diminuto | diminuta | winzig | winzige | winziger | winziges',
  giant: `
    giant | huge | gigantic | oversized | enormous | geant | geante | geants | gigantesque | enorme | enormes | enormi | gigante | gigantes | gigantesco |
    riesig | riesige | riesiger | riesiges | riesigen`,
  small:
    'small | little | petit | petite | petits | petites | piccolo | piccola | piccoli | piccole | pequeno | pequena | pequenos | pequenas | klein | kleine | kleiner | kleines | kleinen | kleinem',
  large:
    'large | big | grand | grande | grands | grandes | gros | grandi | gran | gross | grosse | grosser | grosses | grossen | grossem',
};

import { builtOnly, drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** Tools of the cellar and the vineyard that nobody else needs. */
export const GOODS_CELLAR = [
  drawnAndBuilt(
    'clipboard',
    ['clipboard', 'clipboards'],
    'dish',
    'clipboard | clip board | score sheet | score sheets | scorecard | scorecards | tasting sheet | tasting sheets | porte-bloc | porte bloc | bloc-notes à pince | cartellina | portablocco | portapapeles | carpeta | tablilla | klemmbrett | schreibbrett',
  ),
  builtOnly(
    'spittoon',
    ['spittoon', 'spittoons'],
    'dish',
    'spittoon | spittoons | spit bucket | spit cup | crachoir | crachoirs | sputacchiera | sputacchiere | escupidera | spucknapf | spuckeimer',
  ),
  builtOnly(
    'hydrometer',
    ['hydrometer', 'hydrometers'],
    'tall',
    'hydrometer | hydrometers | must weight | mustimeter | densimètre | mustimètre | densimetro | mostimetro | densímetro | mostímetro | mostwaage | öchslewaage | aräometer',
  ),
  builtOnly(
    'refractometer',
    ['refractometer', 'refractometers'],
    'small',
    'refractometer | refractometers | réfractomètre | rifrattometro | refractómetro | refraktometer',
  ),
  builtOnly(
    'stave',
    ['barrel stave', 'barrel staves'],
    'dish',
    'barrel stave | barrel staves | stave | staves | oak stave | oak staves | douelle | douelles | merrain | doga | doghe | duela | duelas | fassdaube | fassdauben | daube',
  ),
  builtOnly(
    'hose',
    ['hose', 'hoses'],
    'floor',
    'hose | hoses | wine hose | cellar hose | garden hose | red hose | tuyau | tuyaux | tuyau de cave | tubo da cantina | manguera | mangueras | schlauch | weinpumpenschlauch | gartenschlauch',
  ),
  builtOnly(
    'frost_candle',
    ['frost candle', 'frost candles'],
    'floor',
    'frost candle | frost candles | vineyard candles | smudge pot | smudge pots | anti frost candles | bougie antigel | bougies antigel | bougies dans les vignes | candele antigelo | velas antihelada | frostkerze | frostkerzen',
  ),
  builtOnly(
    'wine_pourer',
    ['wine pourer', 'wine pourers'],
    'small',
    'wine pourer | wine pourers | pourer | pour spout | drip stopper | wine aerator | aerator | bec verseur | stop gouttes | versatore | salvagoccia | vertedor | dosificador de vino | ausgiesser | weinausgiesser | dekantierausgiesser',
  ),
  drawnAndBuilt(
    'thermometer',
    ['thermometer', 'thermometers'],
    'small',
    'thermometer | thermometers | wine thermometer | thermomètre | termometro | termómetro | weinthermometer',
  ),
  builtOnly(
    'vine_post',
    ['vineyard post', 'vineyard posts'],
    'floor',
    'vineyard post | vineyard posts | vine post | vine posts | wooden post | wooden posts | trellis post | trellis | piquet de vigne | piquets de vigne | palo da vigna | poste de viña | rebpfahl | rebpfähle | holzpfosten',
  ),
  builtOnly(
    'wine_fridge',
    ['wine fridge', 'wine fridges'],
    'floor',
    'wine fridge | wine fridges | wine cooler cabinet | wine refrigerator | wine cabinet | cave à vin électrique | armoire à vin | cantinetta | frigo cantina | vinoteca eléctrica | weinkühlschrank | weinklimaschrank',
  ),
  builtOnly(
    'concrete_egg',
    ['concrete egg', 'concrete eggs'],
    'floor',
    'concrete egg | concrete eggs | concrete egg tank | concrete egg tanks | egg tank | egg tanks | egg shaped tanks | concrete egg fermenters | egg fermenters | oeufs béton | oeufs en béton | cuves ovoïdes | concrete egg fermenter | egg fermenter | egg shaped fermenter | egg shaped tank | concrete tank | concrete tanks | concrete vat | concrete vats | concrete fermenter | cuve ovoïde | cuve béton | cuves béton | cuve en béton | cuves en béton | oeuf béton | oeuf en béton | uovo di cemento | uova di cemento | vasca di cemento | huevo de hormigón | huevos de hormigón | depósito de hormigón | betonei | betoneier | betontank | betontanks',
  ),
  builtOnly(
    'copper_still',
    ['copper still', 'copper stills'],
    'floor',
    'copper still | copper stills | pot still | pot stills | copper pot still | copper pot stills | distillery | distilleries | whisky still | cognac still | alembic | alembic still | copper alembic | alambic | alambics | alambic en cuivre | distillerie | alambicco | alambicchi | alambicco di rame | distilleria | alambique | alambiques | alambique de cobre | destilería | brennblase | kupferbrennblase | kupferne brennblase | destillierapparat | brennerei | destillerie',
  ),
  builtOnly(
    'riddling_rack',
    ['riddling rack', 'riddling racks'],
    'floor',
    'riddling rack | riddling racks | riddling desk | champagne rack | champagne racks | pupitre | pupitres | pupitre de champagne | pupitres de champagne | pupitre de remuage | rüttelpult | rüttelpulte | rüttelpulten',
  ),
  builtOnly(
    'toasting_barrel',
    ['barrel over the fire', 'barrels over the fire'],
    'floor',
    'toasted barrel | toasting barrel | toasting barrels | barrel toasting | toasting a barrel | toasting the barrel | charred barrel | charring a barrel | burning barrel | barrel on fire | barrel over a fire | barrel over fire | tonneau en chauffe | chauffe du tonneau | botte tostata | tostatura della botte | barrica tostada | tostado de la barrica | getoastetes fass | fass über feuer',
  ),
] as const;

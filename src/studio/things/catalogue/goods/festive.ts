import { builtOnly, drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** What belongs to a feast day. */
export const GOODS_FESTIVE = [
  drawnAndBuilt(
    'jack_o_lantern',
    ['pumpkin lantern', 'pumpkin lanterns'],
    'dish',
    'pumpkin lantern | pumpkin lanterns | jack o lantern | jack o lanterns | jackolantern | carved pumpkin | carved pumpkins | halloween pumpkin | halloween pumpkins | citrouille d halloween | zucca di halloween | zucca intagliata | calabaza de halloween | halloween kürbis | kürbislaterne',
  ),
  builtOnly(
    'snow_globe',
    ['snow globe', 'snow globes'],
    'small',
    'snow globe | snow globes | snowglobe | boule à neige | palla di neve di vetro | palla di vetro con neve | bola de nieve de cristal | schneekugel',
  ),
  drawnAndBuilt(
    'wreath',
    ['Advent wreath', 'Advent wreaths'],
    'dish',
    'wreath | wreaths | advent wreath | christmas wreath | fir wreath | holiday wreath | couronne de l avent | couronne de noël | ghirlanda | ghirlanda natalizia | corona d avvento | corona de adviento | corona de navidad | adventskranz | kranz | türkranz',
    ['wreath'],
  ),
  builtOnly(
    'easter_eggs',
    ['nest of Easter eggs', 'nests of Easter eggs'],
    'dish',
    'easter eggs | easter egg | chocolate eggs | chocolate egg | chocolate easter eggs | oeufs en chocolat | uova di cioccolato | uovo di cioccolato | huevos de chocolate | schokoladeneier | schokoeier | painted eggs | coloured eggs | colored eggs | dyed eggs | egg nest | easter nest | œufs de pâques | oeufs de pâques | uova di pasqua | uova colorate | huevos de pascua | ostereier | osternest | ostereiernest',
  ),
  drawnAndBuilt(
    'bunting',
    ['string of bunting', 'strings of bunting'],
    'tall',
    'bunting | bunting flags | flag bunting | pennants | pennant flags | party flags | triangle flags | little flags | fanions | guirlande de fanions | festone di bandierine | bandierine | banderines | banderitas | wimpelkette | wimpel | fähnchen',
  ),
  builtOnly(
    'toy',
    ['wooden toy train', 'wooden toy trains'],
    'dish',
    'toy | toys | wooden toy | wooden toys | toy train | wooden train | wooden toy train | jouet | jouets | jouet en bois | giocattolo | giocattoli | trenino di legno | juguete | juguetes | juguete de madera | spielzeug | holzspielzeug | holzeisenbahn',
    ['plaything'],
  ),
  drawnAndBuilt(
    'garland',
    ['garland', 'garlands'],
    'tall',
    'garland | garlands | flower garland | floral garland | leaf garland | ivy garland | guirlande de fleurs | guirlande de feuilles | ghirlanda di fiori | festone | guirnalda | guirnaldas | girlande | girlanden | blumengirlande',
  ),
  builtOnly(
    'dried_flowers',
    ['bunch of dried flowers', 'bunches of dried flowers'],
    'tall',
    'dried flowers | dried flower bouquet | dry flowers | pampas grass | pampas | fleurs séchées | bouquet de fleurs séchées | fiori secchi | flores secas | trockenblumen | pampasgras',
  ),
  drawnAndBuilt(
    'champagne_tower',
    ['champagne tower', 'champagne towers'],
    'tall',
    'champagne tower | champagne towers | coupe tower | tower of coupes | champagne coupe tower | glass tower | pyramid of champagne glasses | pyramid of coupes | champagne pyramid | pyramid of glasses | tower of glasses | tower of champagne glasses | pyramide de champagne | fontaine de champagne | torre di champagne | piramide di calici | torre de champán | pirámide de copas | sektpyramide | champagnerpyramide',
  ),
] as const;
